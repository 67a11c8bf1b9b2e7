import { accept, judge } from '@cardroom/kernel';
import { type FloorEvent } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { endReservation } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor } from '../state';
import { keptByBreak } from './kept-seats';
import { listedByBreak } from './listing';
import { breakSeatStillKept, notKeptByBreak } from './refusals';
import { startOn, then } from './stepping';

type Rule = RulesFor<'GiveUpBreakSeat'>[number];

const aBreakKeepsIt: Rule = (command, floor) =>
  keptByBreak(floor, command) ? null : notKeptByBreak(seatFacts(command));

const studs: ReadonlySet<string> = new Set(['seven-card-stud', 'seven-card-stud-hi-lo']);

/** In stud he is passed over for the house's number of hands; in button games the big blind says when. */
const itsHandsAreOver: Rule = (command, floor) => {
  const { gameId } = theTable(floor, command.tableId).game;
  if (!studs.has(floor.games.get(gameId)?.variant ?? '')) return null;
  const skipped = command.handsSkipped ?? 0;
  const hands = floor.settings.breakAbsentStudHands;
  return skipped < hands ? breakSeatStillKept({ ...seatFacts(command), skipped, hands }) : null;
};

export const giveUpBreakSeatRules: RulesFor<'GiveUpBreakSeat'> = [
  tableIsOpen,
  seatExists,
  aBreakKeepsIt,
  itsHandsAreOver,
];

const givingUp = (command: CommandNamed<'GiveUpBreakSeat'>, floor: Floor): readonly FloorEvent[] => {
  const { tableId, seat, slip, handsSkipped = null } = command;
  const stamp = stampOf(command);
  const kept = keptByBreak(floor, command);
  if (!kept) return [];
  const { playerId, alias, broken } = kept;
  const { gameId } = theTable(floor, tableId).game;
  const facts = { tableId, seat, gameId, playerId, alias, entryId: slip.entryId, handsSkipped };
  const ended = endReservation(floor, { stamp, at: { tableId, seat }, cause: 'released' });
  const free = then(startOn(floor), ended);
  const listing = { stamp, slip, player: { playerId, alias }, gameId, broken, isAway: true };
  return [{ type: 'BreakSeatGivenUp', ...stamp, ...facts }, ...ended, ...listedByBreak(free.floor, listing)];
};

export const givingUpDecisions: DecisionsOf<'GiveUpBreakSeat'> = {
  GiveUpBreakSeat: (command, floor) =>
    judge(giveUpBreakSeatRules, [command, floor], () => accept(...givingUp(command, floor))),
};

export const givingUpEvolutions: EvolutionsOf<'BreakSeatGivenUp'> = {
  BreakSeatGivenUp: (floor, { playerId, entryId }) => {
    const broken = floor.brokenUp.get(playerId);
    return broken
      ? { ...floor, brokenUp: floor.brokenUp.set(playerId, { ...broken, kept: null, entryId }) }
      : floor;
  },
};
