import { fold, type Instant, minor } from '@cardroom/kernel';
import { play } from '../decider';
import { type HandStarted, type PlayEvent } from '../events';
import { type UntimedEvent } from '../hands/untimed';
import { type Seated } from '../seated';
import { emptyTable, type Table } from '../state';
import { type Terms } from '../terms';
import { handView, type HandView } from '../views/hand-view';
import { seatViews, type SeatView } from '../views/seat-view';
import { type Viewer } from '../views/viewer';
import { startOf, stepsOfHand } from './facts';

/** The table after one step of a finished hand, as a viewer may see it; step 0 is before the blinds. */
export interface Frame {
  readonly step: number;
  readonly at: Instant;
  readonly events: readonly UntimedEvent[];
  readonly corrected: boolean;
  readonly seats: readonly SeatView[];
  readonly hand: HandView;
}

const seatedIn = ({ players }: HandStarted): readonly Seated[] =>
  players
    .flatMap(({ seat, playerId }): Seated[] =>
      playerId
        ? [
            {
              seat,
              playerId,
              alias: playerId,
              away: false,
              sitsOutSince: null,
              leaving: null,
              movingTo: null,
              dealtOut: [],
              holds: [],
              mustHoldMinimum: false,
              isForcedMover: false,
              queuedMinor: minor(0),
              timeouts: 0,
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.seat - b.seat);

/** As it was when the cards came: what its players had, and nothing else of the evening. */
const tableAtStart = (started: HandStarted, terms: Terms): Table =>
  play.evolve({ ...emptyTable, terms, depth: started.depth, seats: seatedIn(started) }, started);

/** A finished hand hides less: staff see what was dealt, and players what was shown and their own cards. */
const frameOf = (viewer: Viewer, table: Table, step: Omit<Frame, 'seats' | 'hand'>): Frame[] => {
  const now = table.hand && { ...table, hand: { ...table.hand, depth: 'recorded' as const } };
  const hand = now && handView(viewer, now);
  return now && hand ? [{ ...step, seats: seatViews(viewer, now).seats, hand }] : [];
};

/**
 * A finished hand step by step, corrections made, for a replayer with a slider. Aliases are the players' ids: names are
 * the caller's business.
 */
export const framesOf = (facts: readonly PlayEvent[], terms: Terms, viewer: Viewer): readonly Frame[] => {
  const started = startOf(facts);
  if (!started) return [];
  let table = tableAtStart(started, terms);
  const first = { step: 0, at: started.at, events: [], corrected: false };
  const frames = frameOf(viewer, table, first);
  stepsOfHand(facts).forEach(({ at, by, ask, events, corrected }, i) => {
    const { command, hand } = started;
    const fact: PlayEvent = {
      type: 'HandAdvanced',
      at,
      by,
      command,
      hand,
      step: i + 1,
      ask,
      events,
      clock: null,
    };
    table = fold(play.evolve, table, [fact]);
    frames.push(...frameOf(viewer, table, { step: i + 1, at, events, corrected }));
  });
  return frames;
};
