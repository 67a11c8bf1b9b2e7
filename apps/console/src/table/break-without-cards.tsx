import { type TableRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { useRoom, useTables } from '../boards/use-board';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

/** Whether a table breaks without cards: a feeder, and every table of a house that fills the empty seats elsewhere. */
export const useGoesWithoutCards = (): ((tableId: string) => boolean) => {
  const tables = useTables();
  const fillsEmptySeats = useRoom()?.settings['tableBreakSeatMethod'] === 'emptySeats';
  return (tableId) =>
    fillsEmptySeats || tables?.find((table) => table.tableId === tableId)?.feeds !== undefined;
};

type Breaking = Pick<TableRow, 'tableId' | 'number' | 'feeds'>;

/**
 * A break in one tap and a question: the players of a feeder go to the list in must-move order (RRP-2.3.9), those of
 * another table to the empty seats elsewhere as they sit (RRP-2.3.14).
 */
export const BreakWithoutCards = ({ table: { tableId, number, feeds } }: { readonly table: Breaking }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const about = `table-${tableId}`;
  if (!may('break-table')) return null;
  const breakIt = async () => {
    const why = t(feeds ? 'break.feederWhy' : 'break.emptyWhy');
    const labels = { confirm: t('tables.break', { number }), why };
    if (await sureTo(t('break.sure', { number }), labels))
      await give({ name: 'break-table', body: { tableId }, about });
  };
  return (
    <div className="panel__ruled">
      <Button
        variant="default"
        data-order="break-table"
        loading={underWay(about) === 'break-table'}
        leftSection={<Shuffle size={20} aria-hidden="true" />}
        onClick={() => void breakIt()}
      >
        {t('tables.break', { number })}
      </Button>
      <RuleLink rule={feeds ? 'RRP-2.3.9' : 'RRP-2.3.14'} quiet />
    </div>
  );
};
