import { gamingDay, id, type Instant, instantFromIso, type RoomId } from '@cardroom/kernel';
import { type Consequence, type Reaction, type Seen, type StreamOf } from '../reaction';
import { type ModuleName, type StateOf } from '../room-modules';

export const room = id<RoomId>('r1');
export const day = gamingDay('2026-11-28');
export const floorStream = `floor-${room}-${day}`;

export const on = (time: string): Instant => instantFromIso(`${day}T${time}:00.000Z`);

interface SeenState {
  readonly module: ModuleName;
  readonly streamId: string;
  readonly state: unknown;
}

/** What a reaction may look at: the states given, and nothing it did not ask for. */
const seenOf = (given: readonly SeenState[], asked: readonly StreamOf[]): Seen => ({
  state<M extends ModuleName>(module: M, streamId: string): StateOf<M> {
    const isAsked = asked.some((stream) => stream.module === module && stream.streamId === streamId);
    const found = given.find((one) => one.module === module && one.streamId === streamId);
    if (!isAsked || !found) throw new Error(`${streamId} was not ${isAsked ? 'given' : 'asked for'}`);
    return found.state as StateOf<M>;
  },
});

/** What follows from a fact by one reaction: nothing when it is not about such facts. */
export const after = (
  reaction: Reaction,
  {
    event,
    streamId = floorStream,
  }: {
    readonly event: { readonly type: string; readonly [field: string]: unknown };
    readonly streamId?: string;
  },
  given: readonly SeenState[] = [],
): readonly Consequence[] => {
  if (!reaction.on.includes(event.type)) return [];
  const told = { event, streamId, room, position: '77', day, dayBefore: gamingDay('2026-11-27') } as never;
  const first = reaction.sees(told);
  const further = reaction.seesThen(told, seenOf(given, first));
  return reaction.then(told, seenOf(given, [...first, ...further]));
};
