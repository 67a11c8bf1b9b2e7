import { type TableRow } from '@cardroom/contracts';
import { useTables } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { PrintWay } from './print-way';

/** The sheets of the open tables, opened at this one's page: each has a page of its own, by number. */
export const PrintTable = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const open = (useTables() ?? []).filter(({ game }) => game !== null);
  const index = open.findIndex(({ tableId }) => tableId === table.tableId);
  if (index < 0) return null;
  return <PrintWay paper="table-sheets" label={t('paper.printTable')} page={index + 1} iconOnly />;
};
