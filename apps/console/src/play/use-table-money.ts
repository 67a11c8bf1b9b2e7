import { type TableInView } from '@cardroom/design';
import { minorText } from '../house/settings/minor-units';
import { useSession } from '../session/session';

/** Amounts of a table as the server reads them, decimal strings. */
export const useTableMoney = ({ isTournament }: Pick<TableInView, 'isTournament'>) => {
  const { currency } = useSession().room;
  return {
    currency: isTournament ? null : currency,
    decimal: (minor: number): string => (isTournament ? String(minor) : minorText(minor, currency)),
  };
};
