import { afterMinutes } from '@cardroom/kernel';
import { type MissedCallChoice } from '../commands';
import { type FloorEvent, type Overtaken } from '../events';
import { ofEntry } from '../ground-rules';
import { type Stamp } from '../seats/releasing';
import { type FloorFacts, type LiveEntry, placesOf } from '../state';

interface MissedCall {
  readonly entry: LiveEntry;
  readonly how: 'no-answer' | 'declined';
  /** What staff chose; without it the house's own choice counts. */
  readonly then: MissedCallChoice | undefined;
  readonly stamp: Stamp;
}

/** The house's choice: the bottom of the list once, then off; or off at once; or nothing (product, section 5). */
const housesChoice = (floor: FloorFacts, { entry, how }: MissedCall): MissedCallChoice => {
  const { afterNoAnswer, afterDecline } = floor.settings;
  const choice = how === 'no-answer' ? afterNoAnswer : afterDecline;
  if (choice !== 'bottomOnceThenOff') return choice;
  return entry.timesToBottom === 0 ? 'bottom' : 'off';
};

const isLast = (floor: FloorFacts, { gameId, entryId }: LiveEntry): boolean =>
  placesOf(floor, gameId).at(-1)?.entryId === entryId;

/** What a missed call costs, after the fact that it was missed. */
export const costOfMissing = (floor: FloorFacts, missed: MissedCall): FloorEvent[] => {
  const { entry, how, stamp } = missed;
  const of = { ...stamp, ...ofEntry(entry) };
  const overtaken: Overtaken[] = isLast(floor, entry) ? [] : [{ entryId: entry.entryId, kind: how }];
  switch (missed.then ?? housesChoice(floor, missed)) {
    case 'bottom':
      return [{ type: 'EntrySentToBottom', ...of, cause: how, overtaken }];
    case 'off':
      return [{ type: 'EntryRemoved', ...of, cause: how, reason: null }];
    case 'hold': {
      const until = afterMinutes(stamp.at, floor.settings.placeHoldMinutes);
      return [{ type: 'PlaceHeld', ...of, hold: entry.holds + 1, until }];
    }
    case 'keepPlace':
      return [];
  }
};
