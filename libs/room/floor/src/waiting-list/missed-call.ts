import { afterMinutes } from '@cardroom/kernel';
import { type MissedCallChoice } from '../commands';
import { type FloorEvent, type Overtaken } from '../events';
import { dutyAt } from '../must-move/duty';
import { ofEntry } from '../ground-rules';
import { type Stamp } from '../seats/releasing';
import { isOfTheOtherKind } from '../seats/smoking';
import { type FloorFacts, type LiveEntry, liveEntry, placesOf } from '../state';
import { isCallable } from './turn';

interface MissedCall {
  readonly entry: LiveEntry;
  readonly how: 'no-answer' | 'declined';
  /** What staff chose; without it the house's own choice counts. */
  readonly then: MissedCallChoice | undefined;
  readonly stamp: Stamp;
}

/** What he owes the table he is called to (RRP-2.3.10). */
const dutyOf = (floor: FloorFacts, { standing, playerId }: LiveEntry) =>
  standing.state === 'called' ? dutyAt(floor, { playerId, tableId: standing.call.tableId }) : null;

const isBound = (floor: FloorFacts, { entry, how, then }: MissedCall): boolean =>
  how === 'declined' && then === undefined && dutyOf(floor, entry) === 'must-play';

/**
 * The house's choice: a few calls may be passed to the next name; then the bottom of the list once, then off; or off
 * at once; or nothing (product, section 5). A seat of the other kind than he asked for costs nothing (RRP-1.3.1).
 */
export const missedCallPrice = (
  floor: FloorFacts,
  { entry, how }: Pick<MissedCall, 'entry' | 'how'>,
): Exclude<MissedCallChoice, 'hold'> => {
  const { afterNoAnswer, afterDecline, callPassesAllowed } = floor.settings;
  if (how === 'declined' && isOfTheOtherKind(floor, entry)) return 'keepPlace';
  const duty = how === 'declined' ? dutyOf(floor, entry) : null;
  if (duty) return duty === 'must-play' ? 'off' : 'keepPlace';
  if (how === 'declined' && (entry.timesPassed ?? 0) < callPassesAllowed) return 'pass';
  const choice = how === 'no-answer' ? afterNoAnswer : afterDecline;
  if (choice !== 'bottomOnceThenOff') return choice;
  return entry.timesToBottom === 0 ? 'bottom' : 'off';
};

const isLast = (floor: FloorFacts, { gameId, entryId }: LiveEntry): boolean =>
  placesOf(floor, gameId).at(-1)?.entryId === entryId;

/** Behind the next name that can be called, who is the only one to gain by it. */
const turnPassed = (floor: FloorFacts, { entry, how, stamp }: MissedCall): FloorEvent => {
  const order = placesOf(floor, entry.gameId).map(({ entryId }) => entryId);
  const own = order.indexOf(entry.entryId);
  const next = order.findIndex((entryId, i) => {
    const other = i > own ? liveEntry(floor, entryId) : null;
    return other !== null && isCallable(floor, other);
  });
  const before = order[(next < 0 ? own : next) + 1] ?? null;
  const overtaken: Overtaken[] = next < 0 ? [] : [{ entryId: entry.entryId, kind: how }];
  return { type: 'TurnPassed', ...stamp, ...ofEntry(entry), before, cause: how, overtaken };
};

/** What a missed call costs, after the fact that it was missed. */
export const costOfMissing = (floor: FloorFacts, missed: MissedCall): FloorEvent[] => {
  const { entry, how, stamp } = missed;
  const of = { ...stamp, ...ofEntry(entry) };
  const overtaken: Overtaken[] = isLast(floor, entry) ? [] : [{ entryId: entry.entryId, kind: how }];
  switch (missed.then ?? missedCallPrice(floor, missed)) {
    case 'bottom':
      return [{ type: 'EntrySentToBottom', ...of, cause: how, overtaken }];
    case 'off':
      return [
        { type: 'EntryRemoved', ...of, cause: isBound(floor, missed) ? 'place-lost' : how, reason: null },
      ];
    case 'hold': {
      const until = afterMinutes(stamp.at, floor.settings.placeHoldMinutes);
      return [{ type: 'PlaceHeld', ...of, hold: entry.holds + 1, until }];
    }
    case 'pass':
      return [turnPassed(floor, missed)];
    case 'keepPlace':
      return [];
  }
};
