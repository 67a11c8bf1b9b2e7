import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
import { playAtTable } from './at-the-table';
import { type LaidDown, layDown, settleDeposit } from './cage/deposits';
import { type Visit } from './evening-file';
import { type Reply } from './room-client';
import { type Stage } from './stage';
import { note, noteWait } from './tally';

interface Place {
  readonly game: string;
  readonly gameId: string;
  readonly entryId: string;
  readonly playerId: string;
}

const factOf = (reply: Reply, type: string): Readonly<Record<string, unknown>> | undefined =>
  reply.outcome === 'accepted' ? reply.answer.facts.find((fact) => fact.type === type) : undefined;

const indexed = new WeakMap<ListRow, ReadonlyMap<string, ListEntryShape>>();

/** Thousands look at the same list each time that it changes: its names are sorted in once. */
const entriesOf = (list: ListRow): ReadonlyMap<string, ListEntryShape> => {
  const known = indexed.get(list);
  if (known) return known;
  const entries = new Map(list.entries.map((entry) => [entry.entryId, entry]));
  indexed.set(list, entries);
  return entries;
};

const entryOnList = ({ boards }: Stage, { gameId, entryId }: Place): ListEntryShape | undefined => {
  const list = boards.rows<ListRow>('lists').get(gameId);
  return list && entriesOf(list).get(entryId);
};

/** Joins one list; a player without the house's card gives his alias, and is known by it from then on. */
const join = async (stage: Stage, visit: Visit, game: string): Promise<Place | null> => {
  const { client, gameIds, kiosk, staff, tally } = stage;
  const gameId = gameIds.get(game) ?? '';
  const source = visit.via === 'phone' ? ('call-in' as const) : visit.via;
  const body = { gameId, alias: visit.alias, source };
  const caller = visit.via === 'kiosk' ? kiosk : staff;
  const reply = visit.doubleTaps
    ? await client.doubleTap(caller, 'join-list', body)
    : await client.command(caller, 'join-list', body);
  if (visit.doubleTaps) note(tally, 'double taps');
  const listed = factOf(reply, 'PlayerListed');
  const entryId = listed?.['entryId'];
  note(tally, entryId ? 'joined a list' : 'not let on a list');
  if (typeof entryId !== 'string') return null;
  const place = { game, gameId, entryId, playerId: String(listed?.['playerId']) };
  await whenSeen(stage, place);
  return place;
};

/** A place is news to the boards a moment after the answer; until then its absence means nothing. */
const whenSeen = (stage: Stage, place: Place): Promise<void> =>
  whenLists(stage, () => entryOnList(stage, place) !== undefined, stage.clock.minute() + 5);

/** Resolves when something holds on the lists, or at a minute of the evening, or at its end. */
const whenLists = (stage: Stage, holds: () => boolean, untilMinute: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = stage.boards.onChange(({ board }) => {
      if (board === 'lists' && holds()) end();
    });
    const end = (): void => {
      stop();
      resolve();
    };
    if (holds()) end();
    else void stage.clock.until(untilMinute).then(end);
  });

/** Whoever phones where the house wants people present comes in person half an hour later. */
const joinAll = async (stage: Stage, visit: Visit): Promise<Place[]> => {
  const places: Place[] = [];
  for (const game of visit.games) {
    const place = await join(stage, visit, game);
    if (place) places.push(place);
  }
  if (places.length > 0 || visit.via !== 'phone') return places;
  await stage.clock.until(stage.clock.minute() + 30);
  return joinAll(stage, { ...visit, via: 'walk-in' });
};

/** Resolves when one of the places is called, has gone from its list, or the time is up. */
const nextNews = (stage: Stage, places: readonly Place[], untilMinute: number): Promise<void> =>
  whenLists(stage, () => places.some((place) => hasNews(stage, place)), untilMinute);

const hasNews = (stage: Stage, place: Place): boolean => {
  const entry = entryOnList(stage, place);
  return entry === undefined || entry.call !== null;
};

interface Taken {
  readonly place: Place;
  readonly playerId: string;
}

/** Walks to the seat of a call; answers where he sits, or null when it came to nothing. */
const takeSeat = async (stage: Stage, visit: Visit, place: Place): Promise<Taken | null> => {
  const { client, clock, kiosk, staff, tally } = stage;
  const call = entryOnList(stage, place)?.call;
  if (!call) return null;
  if (!call.answered) await client.command(kiosk, 'answer-call', { entryId: place.entryId });
  await clock.until(clock.minute() + visit.walks);
  const body = { entryId: place.entryId, others: 'drop' } as const;
  const reply = visit.doubleTaps
    ? await client.twoAtOnce(staff, 'seat-called', body)
    : await client.command(staff, 'seat-called', body);
  if (visit.doubleTaps) note(tally, 'seated by two at once');
  const seated = factOf(reply, 'PlayerSeated');
  note(tally, seated ? 'seated from a call' : 'call came to nothing');
  return seated ? { place, playerId: String(seated['playerId']) } : null;
};

/** Minutes after which staff see that nobody comes: the house's answer time and grace. */
const nobodyComesMinutes = 7;

/**
 * A call that is not heard. Most are ended by staff at the evening's own pace, since the house's timer keeps real
 * minutes; every fifth is left to that timer.
 */
const awaitEndOfCall = async (stage: Stage, place: Place): Promise<void> => {
  const { client, clock, staff, tally } = stage;
  const call = entryOnList(stage, place)?.call?.call;
  note(tally, 'calls not heard');
  const isLeftToTimer = (tally.counts.get('calls not heard') ?? 0) % 5 === 1;
  if (!isLeftToTimer) {
    await clock.until(clock.minute() + nobodyComesMinutes);
    if (entryOnList(stage, place)?.call?.call === call)
      await client.command(staff, 'decline-call', { entryId: place.entryId });
  }
  await whenLists(stage, () => entryOnList(stage, place)?.call?.call !== call, Infinity);
  if (isLeftToTimer && !stage.clock.isOver()) note(tally, 'calls ended by the timer');
};

const leaveLists = async (stage: Stage, places: readonly Place[]): Promise<void> => {
  for (const place of places) {
    if (!entryOnList(stage, place)) continue;
    await stage.client.command(stage.kiosk, 'leave-list', { entryId: place.entryId });
  }
};

/** Waits his turn, answering calls as the evening says; null when he goes home without having played. */
const waitForSeat = async (stage: Stage, visit: Visit, places: readonly Place[]): Promise<Taken | null> => {
  const { clock, client, kiosk, tally } = stage;
  const givesUpAt = clock.minute() + visit.patience;
  const manners = [...visit.calls];
  while (!clock.isOver()) {
    await nextNews(stage, places, givesUpAt);
    const called = places.find((place) => entryOnList(stage, place)?.call);
    if (!called) {
      const isListed = places.some((place) => entryOnList(stage, place));
      note(tally, isListed ? 'went home waiting' : 'lost the place');
      await leaveLists(stage, places);
      return null;
    }
    const manner = manners.shift() ?? 'comes';
    note(
      tally,
      manner === 'comes' ? 'calls answered' : manner === 'passes' ? 'calls passed' : 'calls not heard',
    );
    if (manner === 'passes') await client.command(kiosk, 'decline-call', { entryId: called.entryId });
    if (manner === 'silent') await awaitEndOfCall(stage, called);
    const taken = manner === 'comes' ? await takeSeat(stage, visit, called) : null;
    if (taken) return taken;
    await clock.until(clock.minute() + 0.2);
  }
  return null;
};

const goOut = async (stage: Stage, visit: Visit, places: readonly Place[]): Promise<void> => {
  const { client, clock, staff, tally } = stage;
  const first = places[0];
  if (!visit.out || !first) return;
  await clock.until(clock.minute() + visit.out.after);
  const reply = await client.command(staff, 'mark-out', { entryId: first.entryId });
  if (reply.outcome === 'refused') return;
  note(tally, 'left the room on notice');
  await clock.until(clock.minute() + visit.out.minutes);
  await client.command(staff, 'mark-back', { entryId: first.entryId });
};

/** Who called in stands before the list keeper a quarter of an hour later. */
const arrive = async ({ client, clock, staff, tally }: Stage, places: readonly Place[]): Promise<void> => {
  await clock.until(clock.minute() + 15);
  for (const { entryId } of places) {
    const reply = await client.command(staff, 'confirm-arrival', { entryId });
    note(tally, reply.outcome === 'accepted' ? 'came after calling in' : 'call-ins that lapsed');
  }
};

/** The first of his places goes over to another list. */
const changeLists = async (
  stage: Stage,
  visit: Visit,
  places: readonly Place[],
): Promise<readonly Place[]> => {
  const { client, clock, gameIds, staff, tally } = stage;
  const [first, ...others] = places;
  const toGameId = visit.changesTo && gameIds.get(visit.changesTo);
  if (!first || !toGameId || !visit.changesTo) return places;
  await clock.until(clock.minute() + 2);
  const how = { place: 'arrival', reason: 'wants the other game' } as const;
  const reply = await client.command(staff, 'transfer-entry', { entryId: first.entryId, toGameId, ...how });
  note(tally, reply.outcome === 'accepted' ? 'changed lists' : 'could not change lists');
  if (reply.outcome === 'refused') return places;
  const moved = { ...first, game: visit.changesTo, gameId: toGameId };
  await whenSeen(stage, moved);
  return [moved, ...others];
};

const depositMinor = 2_000;

/** Every fifth walk-in lays money down at a window, so that his place is kept for him. */
const layDownDeposit = async (
  { cage, tally }: Stage,
  { via }: Visit,
  [place]: readonly Place[],
): Promise<LaidDown | null> => {
  if (via !== 'walk-in' || !place) return null;
  note(tally, 'walk-ins on a list');
  const isFifth = (tally.counts.get('walk-ins on a list') ?? 0) % 5 === 0;
  return isFifth ? layDown(cage, { playerId: place.playerId, amount: depositMinor }) : null;
};

/** One visit from the door to the door. */
export const liveVisit = async (stage: Stage, visit: Visit): Promise<void> => {
  const { clock, tally } = stage;
  await clock.until(visit.at);
  const joined = await joinAll(stage, visit);
  const since = clock.minute();
  if (joined.length === 0) return;
  if (visit.via === 'phone') await arrive(stage, joined);
  const places = await changeLists(stage, visit, joined);
  void goOut(stage, visit, places).catch(() => undefined);
  const laidDown = await layDownDeposit(stage, visit, places);
  const taken = await waitForSeat(stage, visit, places);
  if (laidDown) await settleDeposit(stage.cage, laidDown, taken !== null);
  if (!taken) return;
  noteWait(tally, taken.place.game, clock.minute() - since);
  await playAtTable(stage, visit, taken.playerId);
};
