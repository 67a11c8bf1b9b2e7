import { type PlayCommandBody, type PlayView } from '@cardroom/contracts';
import { type PatientDoor } from './patient-door';

/** A dealt table with somebody in each of its seats. */
export interface DealtTable {
  readonly tableId: string;
  /** By seat, from 1 on. */
  readonly tokens: readonly string[];
}

type Clocks = PlayCommandBody<'play/change-clocks'>['clocks'];

export interface Opening {
  readonly door: PatientDoor;
  readonly manager: string;
  readonly gameId: string;
  readonly tables: number;
  readonly seats: number;
  readonly buyIn: string;
  readonly clocks: Clocks;
  /** The first table's number; the others follow. */
  readonly from: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const must = async (what: string, asked: Promise<{ status: number; body: object }>) => {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
  return answer.body as Record<string, unknown>;
};

/** The play of a table follows its floor a moment later: asked for until it is so. */
const viewWhen = async (
  { door, manager }: Opening,
  tableId: string,
  isSo: (view: PlayView) => boolean,
): Promise<PlayView> => {
  const end = Date.now() + 30_000;
  for (;;) {
    const { status, body } = await door.get(manager, `play/tables/${tableId}/view`);
    const view = body as unknown as PlayView;
    if (status === 200 && isSo(view)) return view;
    if (Date.now() > end) throw new Error(`${tableId} is not played as it should: ${JSON.stringify(body)}`);
    await pause(50);
  }
};

const playAt =
  ({ door, manager }: Opening, tableId: string) =>
  (name: string, body: object) =>
    must(name, door.post(manager, `play/${name}`, { tableId, ...body }));

/** Opens a table and seats players with chips; nothing is dealt at it yet. */
const setUp = async (opening: Opening, index: number): Promise<string> => {
  const { door, manager, gameId, seats, buyIn } = opening;
  const number = opening.from + index;
  const tableId = `dealt-${number}`;
  const floor = (name: string, body: object) => must(name, door.post(manager, `floor/${name}`, body));
  await floor('place-table', { tableId, number, section: 'D', seats: 9 });
  await floor('open-table', { tableId, gameId });
  for (let seat = 1; seat <= seats; seat += 1)
    await floor('seat-player', { tableId, seat, alias: `D${number}-${seat}`, reason: 'dealt table' });
  const view = await viewWhen(opening, tableId, (each) => each.seats.length === seats);
  const play = playAt(opening, tableId);
  for (const { playerId } of view.seats) await play('add-chips', { playerId, amount: buyIn });
  await play('change-clocks', { clocks: opening.clocks });
  await play('draw-for-button', {});
  return tableId;
};

const deal = async (opening: Opening, tableId: string): Promise<DealtTable> => {
  const { door, manager, seats } = opening;
  await playAt(opening, tableId)('change-depth', { depth: 'dealt' });
  const tokens: string[] = [];
  for (let seat = 1; seat <= seats; seat += 1) {
    const issued = await must('seat-tokens', door.post(manager, 'play/seat-tokens', { tableId, seat }));
    tokens.push(String(issued['token']));
  }
  return { tableId, tokens };
};

const fewAtOnce = async <A, B>(all: readonly A[], each: (one: A) => Promise<B>): Promise<B[]> => {
  const done: B[] = [];
  for (let first = 0; first < all.length; first += 4)
    done.push(...(await Promise.all(all.slice(first, first + 4).map(each))));
  return done;
};

/**
 * Opens tables on the floor, seats players with chips, and has the engine deal. It begins to at none before all are set
 * up: hands that nobody plays, with their clocks, would cost the room more than the opening of the rest.
 */
export const openDealtTables = async (opening: Opening): Promise<DealtTable[]> => {
  const indexes = Array.from({ length: opening.tables }, (_, index) => index);
  const tableIds = await fewAtOnce(indexes, (index) => setUp(opening, index));
  return fewAtOnce(tableIds, (tableId) => deal(opening, tableId));
};
