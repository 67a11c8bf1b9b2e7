import { type Holding, type Money, minus, nothing, plus } from '../holding';
import { type People, type Person } from '../people';
import { type RoomClient } from '../room-client';
import { type Tally } from '../tally';

/** A window and who sits at it; it serves one after the other. */
export interface Window {
  readonly windowId: string;
  readonly cashier: Person;
  /** Settles when everybody who stands there now has been served. */
  served: Promise<unknown>;
  waiting: number;
}

/**
 * What really lies where, kept beside the room's own books: what the evening counts at its end is this, so a
 * difference would be a fault of the room.
 */
export interface Cage {
  readonly client: RoomClient;
  readonly money: Money;
  readonly tally: Tally;
  readonly people: People;
  /** By the place's name in the API: `vault`, `window:…`, `tray:…`, `in-play`, `custody:…`, and `street`. */
  readonly places: Map<string, Holding>;
  /** What the street had when the evening began: less than nothing, since all cash comes from there. */
  readonly streetBefore: Holding;
  readonly windows: readonly Window[];
  /** What did not go as it must. */
  readonly faults: string[];
}

export const lies = ({ places }: Cage, place: string): Holding => places.get(place) ?? nothing;

export const carry = (cage: Cage, [from, to]: readonly [string, string], holding: Holding): void => {
  cage.places.set(from, minus(lies(cage, from), holding));
  cage.places.set(to, plus(lies(cage, to), holding));
};

/** Goes to the window with the shortest queue, and is served when it is his turn. */
export const atWindow = async <T>({ windows }: Cage, serve: (window: Window) => Promise<T>): Promise<T> => {
  const [first, ...others] = windows;
  if (!first) throw new Error('no window is open');
  const shortest = others.reduce((best, window) => (window.waiting < best.waiting ? window : best), first);
  shortest.waiting += 1;
  const turn = shortest.served.then(() => serve(shortest));
  shortest.served = turn.catch(() => undefined).then(() => void (shortest.waiting -= 1));
  return turn;
};
