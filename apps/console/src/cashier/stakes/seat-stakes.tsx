import { type SeatShape, type TableRow } from '@cardroom/contracts';
import { useState } from 'react';
import { useBoard } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useSession } from '../../session/session';
import '../../table/chips.css';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { useCage } from '../use-cage';
import { StakeForm } from './stake-form';
import { type StakeWay, stakeWays } from './stake-ways';

interface SeatStakesProps {
  readonly table: TableRow;
  readonly seat: SeatShape;
}

/** What he owes the table or another player, as far as one's role reads it. */
const Owed = ({ playerId }: { readonly playerId: string }) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const rows = useBoard('cage-players');
  const money = rows?.get(playerId);
  const lender = money?.loan && (rows?.get(money.loan.lender)?.alias ?? money.loan.lender);
  return (
    <>
      {money?.safety && (
        <p className="panel__reason">{t('cage.stake.isOut', { amount: say(money.safety) })}</p>
      )}
      {money?.loan && (
        <p className="panel__reason">
          {t('cage.stake.owes', { amount: say(money.loan.amount), alias: lender })}
        </p>
      )}
      {money?.due.map(({ gameId, amount }) => (
        <p key={gameId} className="panel__reason">
          {t('cage.stake.due', { amount: say(amount) })}
        </p>
      ))}
    </>
  );
};

/** *Chips and cash* of a seat: loans, chips passed or taken off for safety, refreshments, and cash on the table. */
export const SeatStakes = ({ table, seat: { playerId, alias, state } }: SeatStakesProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { may: mine } = useSession();
  const cage = useCage();
  const money = useBoard('cage-players')?.get(playerId ?? '');
  const hand = useBoard('play-tables')?.get(table.tableId)?.hands ?? 0;
  const [opened, setOpened] = useState<StakeWay | null>(null);
  if (!cage || cage.isClosed || playerId === null) return null;
  const readsMoney = mine.boards.includes('cage-players');
  const standing = { settings: cage.settings, state, money, readsMoney };
  const offered = stakeWays.filter((way) => may(way.name) && way.isOffered(standing));
  if (offered.length === 0) return null;
  return (
    <section className="chips" aria-label={t('cage.stake.title')}>
      <h3>{t('cage.stake.title')}</h3>
      <Owed playerId={playerId} />
      <div className="chips__row">
        {offered.map((way) => (
          <button
            key={way.name}
            type="button"
            className="chip"
            data-stake={way.name}
            onClick={() => setOpened(way)}
          >
            {t(`cage.stake.${way.name}`)}
          </button>
        ))}
      </div>
      {opened && (
        <StakeForm
          {...{ table, hand, way: opened, player: { playerId, alias: alias ?? playerId } }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
};
