import { accept, instant, judge } from '@cardroom/kernel';
import { bringBackUntil } from '../absence/returning';
import { type ChipsPickedUp, type FloorEvent } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theTable } from '../ground-rules';
import { endReservation } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor } from '../state';
import { keptByBreak } from './kept-seats';
import { listedByBreak } from './listing';
import { breakSeatStillKept, notKeptByBreak } from './refusals';
import { startOn, then } from './stepping';

type Rule = RulesFor<'GiveUpBreakSeat'>[number];
type Kept = NonNullable<ReturnType<typeof keptByBreak>>;

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

/** What lies at the kept seat is counted later: until then the house keeps an amount that nobody knows. */
const chipsPickedUp = (command: CommandNamed<'GiveUpBreakSeat'>, floor: Floor, kept: Kept): ChipsPickedUp => {
  const { tableId, seat, slip, at } = command;
  const { playerId, alias, broken } = kept;
  return {
    type: 'ChipsPickedUp',
    ...stampOf(command),
    ...{ tableId, seat, playerId, alias, gameId: theTable(floor, tableId).game.gameId },
    custodyId: `k-${slip.entryId}`,
    entryId: slip.entryId,
    receiptCode: slip.receiptCode,
    amountMinor: null,
    reason: null,
    awaySince: instant(broken.at),
    bringBackUntil: bringBackUntil(floor, at),
  };
};

const givingUp = (command: CommandNamed<'GiveUpBreakSeat'>, floor: Floor): readonly FloorEvent[] => {
  const { tableId, seat, slip, handsSkipped = null } = command;
  const stamp = stampOf(command);
  const kept = keptByBreak(floor, command);
  if (!kept) return [];
  const { playerId, alias, broken } = kept;
  const { gameId } = theTable(floor, tableId).game;
  const facts = { tableId, seat, gameId, playerId, alias, entryId: slip.entryId, handsSkipped };
  const ended = endReservation(floor, { stamp, at: { tableId, seat }, cause: 'released' });
  const left: readonly FloorEvent[] = [chipsPickedUp(command, floor, kept), ...ended];
  const free = then(startOn(floor), left);
  const listing = { stamp, slip, player: { playerId, alias }, gameId, broken, isAway: true };
  return [{ type: 'BreakSeatGivenUp', ...stamp, ...facts }, ...left, ...listedByBreak(free.floor, listing)];
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
