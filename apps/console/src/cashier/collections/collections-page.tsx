import { type CageCollectionRow } from '@cardroom/contracts';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useTexts } from '../../texts/texts';
import { CageLine } from '../parts/line';
import { useMoney } from '../parts/use-money';
import { usePlaceWords } from '../use-cage';
import { Boxes } from './boxes';
import { Fees } from './fees';
import { Funds } from './funds';
import './collections-page.css';
import { Sheet } from './sheet';
import { openPeriods } from './open-periods';

const Line = ({ row, isOpen, onOpen }: { row: CageCollectionRow; isOpen: boolean; onOpen: () => void }) => {
  const { t } = useTexts();
  const { say, minorOf } = useMoney();
  const placeOf = usePlaceWords();
  const waiting = openPeriods(row).length;
  return (
    <CageLine
      isLit
      kind="table"
      id={row.tableId}
      name={
        row.tableNumber === null
          ? placeOf(`tray:${row.tableId}`)
          : t('cage.place.tray', { table: row.tableNumber })
      }
      figure={say(row.totals.paid)}
      notes={[
        waiting > 0 && t('cage.rent.waiting', { count: waiting }),
        minorOf(row.totals.owed) > 0 && t('cage.rent.owed', { amount: say(row.totals.owed) }),
      ]}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  );
};

/** *Collections*: each table's sheet of owed and paid, taken in with one tap; and the drop boxes. */
export const CollectionsPage = () => {
  const { t } = useTexts();
  const rows = useBoard('cage-collections');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const sorted = [...(rows?.values() ?? [])].sort(
    (a, b) =>
      Number(openPeriods(b).length > 0) - Number(openPeriods(a).length > 0) ||
      (a.tableNumber ?? 0) - (b.tableNumber ?? 0),
  );
  const opened = rows?.get(openedId ?? '');
  return (
    <div className="cage__page collections">
      <h1 className="visually-hidden">{t('cage.page.collections')}</h1>
      <section aria-label={t('cage.rent.tables')}>
        <h2>{t('cage.rent.tables')}</h2>
        {sorted.length === 0 && <p>{t('cage.rent.none')}</p>}
        <ul className="cage-lines">
          {sorted.map((row) => (
            <Line
              key={row.tableId}
              row={row}
              isOpen={row.tableId === openedId}
              onOpen={() => setOpenedId(row.tableId)}
            />
          ))}
        </ul>
      </section>
      {opened && <Sheet key={opened.tableId} row={opened} />}
      <div className="collections__beside">
        <Boxes />
        <Fees />
        <Funds />
      </div>
    </div>
  );
};
