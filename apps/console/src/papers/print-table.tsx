import { type TableRow } from '@cardroom/contracts';
import { useTexts } from '../texts/texts';
import { PrintWay } from './print-way';

/** The sheet of one open table. */
export const PrintTable = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  if (table.game === null) return null;
  return <PrintWay paper="table-sheets" label={t('paper.printTable')} tableId={table.tableId} iconOnly />;
};
