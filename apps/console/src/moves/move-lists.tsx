import { type MovesRow } from '@cardroom/contracts';
import { clockText, Countdown, useLanguage, useNow, waitText } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { MoveCard } from './move-card';

interface OfGame {
  readonly row: MovesRow;
}

const orderRule = 'RRP-2.3.9';

/** The order in which players of the feeders move up, under the table that they move to. */
export const MustMoveOrder = ({ row }: OfGame) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  return (
    <MoveCard title={t('moves.order')} count={row.order.length}>
      <li>
        <RuleLink rule={orderRule} quiet />
      </li>
      {row.order.map((next) => (
        <Fragment key={`${next.mainTableId}-${next.playerId}`}>
          {next.position === 1 && (
            <li className="move-into">{t('moves.into', { table: next.mainTableNumber })}</li>
          )}
          <li className="move-line">
            <span>{next.position}</span>
            <strong>{next.alias}</strong>
            <span>
              {t('due.place', { table: next.tableNumber, seat: next.seat })}
              {next.announced && ` · ${t('moves.seatKept')}`}
            </span>
            <span>{waitText(nowMs - Date.parse(next.joinedAt))}</span>
          </li>
        </Fragment>
      ))}
    </MoveCard>
  );
};

/** Who asked for another seat or table, first to ask first. */
export const Requests = ({ row }: OfGame) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <MoveCard title={t('moves.requests')} count={row.requests.length}>
      {row.requests.map(({ kind, playerId, alias, tableNumber, seat, place, requestedAt }) => (
        <li key={`${kind}-${playerId}`} className="move-line">
          <span>{place}</span>
          <strong>{alias}</strong>
          <span>
            {t(`moves.kind.${kind}`)} · {t('due.place', { table: tableNumber, seat })} ·{' '}
            {clockText(Date.parse(requestedAt), language)}
          </span>
          <OrderButton
            order={{ name: 'cancel-request', body: { playerId, kind }, about: `request-${playerId}` }}
            label={t('moves.strike')}
            about={alias}
            variant="subtle"
            color="gray"
          />
        </li>
      ))}
    </MoveCard>
  );
};

/** Who refused to move up, and how long the game does not take him. */
export const Cooldowns = ({ row }: OfGame) => {
  const { t } = useTexts();
  const may = useMay();
  const { give } = useOrders();
  const { reasonFor } = useQuestions();
  const { gameId } = row;
  const lift = async (playerId: string, alias: string) => {
    const reason = await reasonFor(t('moves.liftTitle', { alias }), t('moves.liftWhy'));
    if (reason)
      await give({ name: 'lift-cooldown', body: { playerId, gameId, reason }, about: `move-${playerId}` });
  };
  return (
    <MoveCard title={t('moves.cooldowns')} count={row.cooldowns.length}>
      {row.cooldowns.map(({ playerId, alias, until }) => (
        <li key={playerId} className="move-line">
          <span />
          <strong>{alias}</strong>
          <Countdown until={until} />
          {may('lift-cooldown') && (
            <Button variant="subtle" color="gray" onClick={() => void lift(playerId, alias)}>
              {t('moves.lift')}
            </Button>
          )}
        </li>
      ))}
    </MoveCard>
  );
};

/** Who had the better right to a seat and was passed, and why. */
export const Passed = ({ row }: OfGame) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <MoveCard title={t('moves.passed')} count={row.passed.length}>
      {[...row.passed].reverse().map(({ playerId, at, alias, tableNumber, seat, reason }) => (
        <li key={`${playerId}-${at}`} className="move-line">
          <span>{clockText(Date.parse(at), language)}</span>
          <strong>{alias}</strong>
          <span>{t('due.place', { table: tableNumber, seat })}</span>
          <span>{reason}</span>
        </li>
      ))}
    </MoveCard>
  );
};
