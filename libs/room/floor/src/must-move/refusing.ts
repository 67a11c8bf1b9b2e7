import {
  accept,
  afterMinutes,
  type GameId,
  type Instant,
  judge,
  type PlayerId,
  type Refusal,
} from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { isInCharge, roleOf, seatFacts, stampOf } from '../ground-rules';
import { isSeparatedAt } from '../moves/apart';
import { notSeated } from '../moves/refusals';
import { endReservation } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { supervisorRequired } from '../refusals';
import { feedersOf, type InOrder, linkOf, mustMoveOrder } from './order';
import { mustMoveCooldown, noCooldown, notFeeder, notHisTurn } from './refusals';
import { type Cooldown } from './remembered';

export const cooldownKey = (playerId: PlayerId, gameId: GameId): string => `${playerId}-in-${gameId}`;

const cooldownOf = (floor: FloorFacts, playerId: PlayerId, gameId: GameId): Cooldown | null =>
  floor.mustMoveCooldowns.get(cooldownKey(playerId, gameId)) ?? null;

interface Coming {
  readonly at: Instant;
  readonly playerId: PlayerId;
  readonly gameId: GameId;
}

/**
 * Who refused to move up stays out of that game, its tables and its list, for the house's time (RRP-2.3.9). The text
 * does not say when the hour starts: it is counted from the refusal, so a long hand does not shorten it.
 */
export const notCoolingDown = (floor: FloorFacts, { at, playerId, gameId }: Coming): Refusal | null => {
  const cooldown = cooldownOf(floor, playerId, gameId);
  if (!cooldown || at >= cooldown.until) return null;
  const { until } = cooldown;
  return mustMoveCooldown({ playerId, gameId, until, minutesLeft: Math.ceil((until - at) / 60_000) });
};

const hasFreeSeat = (floor: FloorFacts, link: { readonly mainTableId: InOrder['tableId'] }): boolean =>
  floor.tables.get(link.mainTableId)?.seats.some(({ state }) => state === 'free') ?? false;

/** His turn has come: he was called up, or a seat is free above and nobody stands before him. */
const isHisTurn = (floor: FloorFacts, playerId: PlayerId): boolean => {
  if (floor.announcedMoves.get(playerId)?.kind === 'must-move') return true;
  const at = floor.seatOf.get(playerId);
  const link = at && linkOf(floor, at.tableId);
  if (!link || !hasFreeSeat(floor, link)) return false;
  const next = mustMoveOrder(floor, feedersOf(floor, link.mainTableId)).find(
    (each) =>
      !floor.announcedMoves.has(each.playerId) && !isSeparatedAt(floor, each.playerId, link.mainTableId),
  );
  return next?.playerId === playerId;
};

type RefuseRule = RulesFor<'RefuseMustMove'>[number];

const heIsSeated: RefuseRule = ({ playerId }, floor) =>
  floor.seatOf.has(playerId) ? null : notSeated({ playerId });

const heSitsAtAFeeder: RefuseRule = ({ playerId }, floor) => {
  const at = floor.seatOf.get(playerId);
  return at && !linkOf(floor, at.tableId) ? notFeeder({ tableId: at.tableId }) : null;
};

const hisTurnHasCome: RefuseRule = ({ playerId }, floor) =>
  isHisTurn(floor, playerId) ? null : notHisTurn({ playerId });

export const refuseMustMoveRules: RulesFor<'RefuseMustMove'> = [heIsSeated, heSitsAtAFeeder, hisTurnHasCome];

/** He leaves his seat at the feeder at once, and the seat kept for him above is given on. */
const refusing = (command: CommandNamed<'RefuseMustMove'>, floor: Floor): FloorEvent[] => {
  const { playerId, at } = command;
  const stamp = stampOf(command);
  const from = floor.seatOf.get(playerId);
  const link = from && linkOf(floor, from.tableId);
  const use = from && floor.tables.get(from.tableId)?.seats[from.seat - 1];
  if (!link || use?.state !== 'seated') return [];
  const { gameId, mainTableId } = link;
  const { alias } = use.seated;
  const until = afterMinutes(at, floor.settings.mustMoveRefusalCooldownMinutes);
  const of = { ...seatFacts(from), playerId, alias, gameId };
  const move = floor.announcedMoves.get(playerId);
  return [
    { type: 'MustMoveRefused', ...stamp, ...of, mainTableId, until },
    ...(move ? endReservation(floor, { stamp, at: move.to, cause: 'released' }) : []),
    { type: 'SeatLeft', ...stamp, ...of, cause: 'left' },
  ];
};

const bySomebodyInCharge: RulesFor<'LiftCooldown'>[number] = ({ by }) =>
  isInCharge(by) ? null : supervisorRequired({ role: roleOf(by) ?? by.kind });

const cooldownRuns: RulesFor<'LiftCooldown'>[number] = ({ playerId, gameId }, floor) =>
  cooldownOf(floor, playerId, gameId) ? null : noCooldown({ playerId, gameId });

export const liftCooldownRules: RulesFor<'LiftCooldown'> = [bySomebodyInCharge, cooldownRuns];

const ended = (
  command: CommandNamed<'LiftCooldown' | 'EndCooldown'>,
  floor: Floor,
): Extract<FloorEvent, { readonly type: 'CooldownEnded' }>[] => {
  const cooldown = cooldownOf(floor, command.playerId, command.gameId);
  if (!cooldown) return [];
  const { playerId, alias, gameId } = cooldown;
  const isLifted = command.type === 'LiftCooldown';
  const how = { cause: isLifted ? 'lifted' : 'over', reason: isLifted ? command.reason : null } as const;
  return [{ type: 'CooldownEnded', ...stampOf(command), playerId, alias, gameId, ...how }];
};

const isOver = ({ at, playerId, gameId }: CommandNamed<'EndCooldown'>, floor: Floor): boolean => {
  const cooldown = cooldownOf(floor, playerId, gameId);
  return cooldown !== null && at >= cooldown.until;
};

export const refusingDecisions: DecisionsOf<'RefuseMustMove' | 'LiftCooldown' | 'EndCooldown'> = {
  RefuseMustMove: (command, floor) =>
    judge(refuseMustMoveRules, [command, floor], () => accept(...refusing(command, floor))),
  LiftCooldown: (command, floor) =>
    judge(liftCooldownRules, [command, floor], () => accept(...ended(command, floor))),
  EndCooldown: (command, floor) => (isOver(command, floor) ? accept(...ended(command, floor)) : accept()),
};

export const refusingEvolutions: EvolutionsOf<'MustMoveRefused' | 'CooldownEnded'> = {
  MustMoveRefused: (floor, { at, playerId, alias, gameId, until }) => {
    const cooldown = { playerId, alias, gameId, since: at, until };
    return {
      ...floor,
      announcedMoves: floor.announcedMoves.delete(playerId),
      mustMoveCooldowns: floor.mustMoveCooldowns.set(cooldownKey(playerId, gameId), cooldown),
    };
  },
  CooldownEnded: (floor, { playerId, gameId }) => ({
    ...floor,
    mustMoveCooldowns: floor.mustMoveCooldowns.delete(cooldownKey(playerId, gameId)),
  }),
};
