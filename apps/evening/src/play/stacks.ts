import { type FactShape, type ListRow, type PlayTableRow, type TableRow } from '@cardroom/contracts';
import { type Stage } from '../stage';

// What players have in front of them: at recorded and dealt tables the table says so, at counted ones they know.

export interface AtPlay {
  readonly row: PlayTableRow;
  readonly stack: number;
}

/** Where somebody plays, and for how much. */
export const playsAt = ({ boards, depth, purses }: Stage, playerId: string): AtPlay | null => {
  for (const row of boards.rows<PlayTableRow>('play-tables').values()) {
    const seat = row.state === 'closed' ? undefined : row.seats.find((one) => one.playerId === playerId);
    if (!seat) continue;
    const known = seat.stackMinor + seat.behindMinor;
    return { row, stack: depth === 'counted' ? (purses.get(playerId) ?? 0) : known };
  }
  return null;
};

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** The amount that every stack of a table's game is a multiple of: what its smallest bets have in common. */
export const unitAt = ({ boards, cage }: Pick<Stage, 'boards' | 'cage'>, tableId: string): number => {
  const gameId = boards.rows<TableRow>('tables').get(tableId)?.game?.gameId ?? '';
  const game = boards.rows<ListRow>('lists').get(gameId)?.game;
  const [small = 100, big = 100] = game?.stakes.map((stake) => cage.money.minor(stake)) ?? [];
  return game?.structure === 'fixed-limit' ? small / 2 : common(small, big);
};

/** Who has chips at a table and is not away from it. */
export const readyAt = (stage: Stage, row: PlayTableRow): readonly string[] => {
  const { boards, depth, purses, through } = stage;
  const seats = boards.rows<TableRow>('tables').get(row.tableId)?.seats ?? [];
  const absent = new Set(seats.filter(({ state }) => state === 'absent').map(({ playerId }) => playerId));
  return row.seats
    .filter(({ playerId, sitsOut }) => !sitsOut && !absent.has(playerId) && !through.has(playerId))
    .filter(
      ({ playerId, stackMinor }) => (depth === 'counted' ? (purses.get(playerId) ?? 0) : stackMinor) > 0,
    )
    .map(({ playerId }) => playerId);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

type Watched = Pick<Stage, 'cage' | 'news' | 'pockets' | 'pickedUp' | 'purses' | 'through' | 'depth'>;

/** What the table lets somebody go with is what he had before him, also where hands are only counted. */
const comparePurse = ({ cage, purses, depth }: Watched, playerId: string, amount: number): void => {
  const had = purses.get(playerId);
  if (depth !== 'counted' || had === undefined || had === amount) return;
  cage.faults.push(
    `${playerId} had ${cage.money.text(had)} before him and left with ${cage.money.text(amount)}`,
  );
};

/**
 * Whoever gets up has what his table says in his pockets, or the floor has picked it up. A mover's chips follow him by
 * themselves; what he really owns at counted tables stays in his purse meanwhile.
 */
const hasLeft = (watched: Watched, { data }: FactShape): void => {
  const { pockets, pickedUp, purses, through, depth } = watched;
  const [playerId, amount] = [textOf(data['playerId']), amountOf(data['stackMinor'])];
  if (data['cause'] === 'table-broken') through.delete(playerId);
  if (data['to'] === 'next-table') return;
  comparePurse(watched, playerId, amount);
  purses.delete(playerId);
  through.delete(playerId);
  if (data['to'] === 'custody') pickedUp.set(playerId, amount);
  else pockets.set(playerId, (depth === 'counted' ? 0 : (pockets.get(playerId) ?? 0)) + amount);
};

/** Somebody has his chips, or they were picked up: not where they follow him to the next table. */
export const leavesWithChips = ({ type, data }: FactShape): boolean =>
  (type === 'PlayerLeft' && data['to'] !== 'next-table') ||
  (type === 'ChipsHandedOver' && data['to'] === null);

/** Chips on their way went with him: he has no seat to which they could come. */
const haveGoneAlong = ({ pockets, purses }: Watched, { data }: FactShape): void => {
  const playerId = textOf(data['playerId']);
  pockets.set(playerId, (pockets.get(playerId) ?? 0) + amountOf(data['amountMinor']));
  purses.delete(playerId);
};

/** Keeps in mind who carries chips, by what the tables say. */
export const watchPockets = (stage: Watched): (() => void) =>
  stage.news.onFact((fact) => {
    if (!fact.stream.startsWith('table-')) return;
    if (fact.type === 'PlayerLeft') hasLeft(stage, fact);
    else if (leavesWithChips(fact)) haveGoneAlong(stage, fact);
  });

type Counting = Pick<Stage, 'client' | 'cage' | 'purses' | 'staff' | 'depth'>;
type Seats = PlayTableRow['seats'];

const count = async (
  stage: Counting,
  tableId: string,
  of: { seats: Seats; reason: string },
): Promise<void> => {
  const { client, cage, purses, staff, depth } = stage;
  const { seats, reason } = of;
  if (depth !== 'counted' || seats.length === 0) return;
  const stacks = seats.map(({ seat, playerId }) => ({
    seat,
    stack: cage.money.text(purses.get(playerId) ?? 0),
  }));
  await client.command(staff, 'play/count-stacks', { tableId, stacks, reason });
};

/** Stacks of a counted table as they lie there, counted by the floor. */
export const countStacks = (
  stage: Counting,
  { tableId, seats }: PlayTableRow,
  reason: string,
): Promise<void> => count(stage, tableId, { seats, reason });

/** What one player has before him, counted before the floor takes him off. */
export const countStack = (stage: Counting, { row }: AtPlay, playerId: string): Promise<void> => {
  const seats = row.seats.filter((one) => one.playerId === playerId);
  return count(stage, row.tableId, { seats, reason: 'before he is taken off' });
};
