import { type MovesRow } from '@cardroom/contracts';
import { Countdown } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Check, CircleDot, Hand } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { MoveCard } from './move-card';
import { RefusesMustMove } from './refuses';

type Move = MovesRow['announced'][number];

/** What he still plays for; where hands are not tracked, the floor taps what has passed. */
const Passing = ({ move: { playerId, from, waitsFor, isDue } }: { readonly move: Move }) => {
  const { t } = useTexts();
  const about = `move-${playerId}`;
  if (isDue) return null;
  return waitsFor === 'hands' ? (
    <OrderButton
      order={{ name: 'hand-passed', body: { tableId: from.tableId }, about }}
      label={t('moves.handPassed')}
      icon={<Hand size={20} aria-hidden="true" />}
      variant="default"
    />
  ) : (
    <OrderButton
      order={{ name: 'big-blind-passed', body: { playerId }, about }}
      label={t(`moves.passed_${waitsFor}`)}
      icon={<CircleDot size={20} aria-hidden="true" />}
      variant="default"
    />
  );
};

const AnnouncedRow = ({ move }: { readonly move: Move }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const { playerId, alias, from, to, kind, rule, isDue, keptUntil, handsLeft } = move;
  const about = `move-${playerId}`;
  const cancel = async () => {
    const reason = await reasonFor(t('moves.cancelTitle', { alias }), t('moves.cancelWhy'));
    if (reason) await give({ name: 'cancel-move', body: { playerId, reason }, about });
  };
  return (
    <li className="move" data-due={isDue}>
      <p className="move__who">
        <strong>{alias}</strong>
        <span>
          {t('due.place', { table: from.tableNumber, seat: from.seat })} →{' '}
          {t('due.place', { table: to.tableNumber, seat: to.seat })}
        </span>
      </p>
      <p className="move__why">
        {t(`moves.kind.${kind}`)} <RuleLink rule={rule} quiet />{' '}
        {isDue ? t('moves.isDue') : handsLeft !== null && t('moves.handsLeft', { count: handsLeft })}{' '}
        {keptUntil && <Countdown until={keptUntil} />}
      </p>
      <div className="move__ways">
        <OrderButton
          order={{ name: 'complete-move', body: { playerId }, about }}
          label={t('moves.complete')}
          about={alias}
          icon={<Check size={20} aria-hidden="true" />}
        />
        <Passing move={move} />
        {kind === 'must-move' && <RefusesMustMove playerId={playerId} alias={alias} />}
        {may('cancel-move') && (
          <Button variant="default" onClick={() => void cancel()}>
            {t('moves.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Players for whom a seat is kept while they play on until they must go. */
export const Announced = ({ row }: { readonly row: MovesRow }) => {
  const { t } = useTexts();
  return (
    <MoveCard title={t('moves.announced')} count={row.announced.length}>
      {row.announced.map((move) => (
        <AnnouncedRow key={move.playerId} move={move} />
      ))}
    </MoveCard>
  );
};
