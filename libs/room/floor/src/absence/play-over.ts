import { accept, invariant, judge, type PlayerId } from '@cardroom/kernel';
import { type FloorEvent, type OfSeat, type PlayOverAllowed, type PlayOverEnded } from '../events';
import {
  entryIsLive,
  mayAllow,
  seatExists,
  seatFacts,
  stampOf,
  tableIsOpen,
  theEntry,
  theTable,
} from '../ground-rules';
import { alreadySeated, otherGame } from '../refusals';
import { type Stamp } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { playerCanCome } from '../waiting-list/calls';
import { absentRules, theAbsence } from './absence';
import { leftToTheFloor } from './in-charge';
import { type PlayOver, seatKey } from './kept';
import { alreadyPlayedOver, notPlayedOver } from './refusals';

type AllowRule = RulesFor<'AllowPlayOver'>[number];

/** It needs the floor's permission, not the absent player's (RRP-2.2.11). */
const floorAllowsIt: AllowRule = ({ by }, floor) =>
  mayAllow(by, floor.settings.playOverApproverRole) ? null : leftToTheFloor(by, 'RRP-2.2.11');

const nobodyPlaysOver: AllowRule = (command, floor) =>
  floor.playedOver.has(seatKey(command)) ? alreadyPlayedOver(seatFacts(command)) : null;

/** Where a player plays over a seat. */
export const playsOverAt = (floor: FloorFacts, playerId: PlayerId): PlayOver | null =>
  floor.playedOver.find((over) => over.playerId === playerId) ?? null;

const heWaitsForThisGame: AllowRule = ({ entryId, tableId }, floor) => {
  const { gameId } = theEntry(floor, entryId);
  return gameId === theTable(floor, tableId).game.gameId ? null : otherGame({ tableId, gameId });
};

/** One place a player: nobody plays on two seats, nor has one kept meanwhile (RRP-2.3.4). */
const heHoldsNoSeat: AllowRule = ({ entryId }, floor) => {
  const { playerId } = theEntry(floor, entryId);
  const held = floor.seatOf.get(playerId) ?? playsOverAt(floor, playerId);
  if (held) return alreadySeated(seatFacts(held));
  const kept = floor.reservedFor.get(playerId);
  return kept ? alreadySeated({ ...seatFacts(kept), reserved: true }) : null;
};

export const allowPlayOverRules: RulesFor<'AllowPlayOver'> = [
  ...absentRules,
  floorAllowsIt,
  nobodyPlaysOver,
  entryIsLive,
  playerCanCome,
  heWaitsForThisGame,
  heHoldsNoSeat,
];

const somebodyPlaysOver: RulesFor<'EndPlayOver'>[number] = (command, floor) =>
  floor.playedOver.has(seatKey(command)) ? null : notPlayedOver(seatFacts(command));

export const endPlayOverRules: RulesFor<'EndPlayOver'> = [tableIsOpen, seatExists, somebodyPlaysOver];

const allowing = (command: CommandNamed<'AllowPlayOver'>, floor: Floor): PlayOverAllowed => {
  const { tableId, seat, entryId } = command;
  const { playerId, alias, gameId } = theEntry(floor, entryId);
  const absence = theAbsence(floor, command);
  const absent = { absentPlayerId: absence.playerId, absentAlias: absence.alias };
  const of = { tableId, seat, playerId, alias, gameId, entryId };
  return { type: 'PlayOverAllowed', ...stampOf(command), ...of, ...absent };
};

const ended = (over: PlayOver, stamp: Stamp, cause: PlayOverEnded['cause']): PlayOverEnded => {
  const { tableId, seat, playerId, alias, gameId } = over;
  return { type: 'PlayOverEnded', ...stamp, tableId, seat, playerId, alias, gameId, cause };
};

/** Whoever plays over a seat gives it up because of what happens to it. */
export const playOverEnds = (
  floor: FloorFacts,
  {
    stamp,
    at,
    cause,
  }: { readonly stamp: Stamp; readonly at: OfSeat; readonly cause: PlayOverEnded['cause'] },
): FloorEvent[] => {
  const over = floor.playedOver.get(seatKey(at));
  return over ? [ended(over, stamp, cause)] : [];
};

/** Whoever gets a seat of his own plays over another's no longer. */
export const ownSeatInstead = (floor: FloorFacts, playerId: PlayerId, stamp: Stamp): FloorEvent[] => {
  const over = playsOverAt(floor, playerId);
  return over ? [ended(over, stamp, 'seated')] : [];
};

export const playOverDecisions: DecisionsOf<'AllowPlayOver' | 'EndPlayOver'> = {
  AllowPlayOver: (command, floor) =>
    judge(allowPlayOverRules, [command, floor], () => accept(allowing(command, floor))),
  EndPlayOver: (command, floor) =>
    judge(endPlayOverRules, [command, floor], () => {
      const over = floor.playedOver.get(seatKey(command));
      invariant(over, `seat ${command.seat} of table ${command.tableId} is played over`);
      return accept(ended(over, stampOf(command), over.isEnding ? 'returned' : 'ended'));
    }),
};

export const playOverEvolutions: EvolutionsOf<'PlayOverAllowed' | 'PlayOverEnded'> = {
  PlayOverAllowed: (floor, { at, by, tableId, seat, playerId, alias, gameId, entryId }) => {
    const of = { tableId, seat, playerId, alias, gameId, entryId };
    const over: PlayOver = { ...of, since: at, allowedBy: by, isEnding: false };
    return { ...floor, playedOver: floor.playedOver.set(seatKey(over), over) };
  },
  PlayOverEnded: (floor, event) => ({ ...floor, playedOver: floor.playedOver.delete(seatKey(event)) }),
};
