import { type PlayTableRow } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import { isoOf } from '@cardroom/kernel';
import { behindOf, type PlayEvent, type Seated, stackOf, type Table } from '@cardroom/play';

export const playTablesBoard = 'play-tables';

const stateOf = ({ opened, stopped, pause, hand }: Table): PlayTableRow['state'] => {
  if (!opened || opened.isClosed) return 'closed';
  if (stopped) return 'stopped';
  if (pause) return 'paused';
  return hand ? 'hand' : 'between-hands';
};

const seatOf = (table: Table, seated: Seated): PlayTableRow['seats'][number] => ({
  seat: seated.seat,
  playerId: seated.playerId,
  alias: seated.alias,
  stackMinor: stackOf(table, seated.playerId),
  behindMinor: behindOf(table, seated.playerId),
  sitsOut: seated.sitsOutSince !== null || seated.away,
  leaving: seated.leaving?.when ?? null,
});

const heldAt = ({ asides }: Table): PlayTableRow['held'] =>
  asides.map(({ aside, hand, amountMinor }) => ({ aside, hand, amountMinor }));

/** One line of the board: the play of a table as it stands between hands. */
export const playTableRowOf = (table: Table): PlayTableRow | null => {
  const { opened, hand, stopped } = table;
  if (!opened) return null;
  return {
    tableId: opened.tableId,
    day: opened.day,
    depth: table.depth,
    nextDepth: table.nextDepth,
    state: stateOf(table),
    hands: table.hands,
    handId: hand?.handId ?? null,
    secondsPerHand: table.pace.secondsPerHand,
    button: hand ? (hand.hand.setup.button ?? null) : (table.last?.button ?? null),
    lastHand: table.lastHand,
    stopped: stopped && { reason: stopped.reason, since: isoOf(stopped.since) },
    held: heldAt(table),
    seats: table.seats.map((seated) => seatOf(table, seated)),
    chipsMinor: table.inMinor - table.outMinor,
  };
};

/** What happens inside a hand changes nothing on the board. */
const insideHand: ReadonlySet<PlayEvent['type']> = new Set([
  'HandAdvanced',
  'CardsDealt',
  'HandCorrected',
  'TimeGivenBack',
  'SeedCommitted',
]);

interface Change {
  readonly after: Table;
  readonly events: readonly PlayEvent[];
}

/** A closed table leaves the board once no chips are its to answer for: a mover's, in custody, or with nobody known. */
const isOver = ({ opened, departing, inMinor, outMinor }: Table): boolean =>
  opened?.isClosed === true && departing.length === 0 && inMinor === outMinor;

/** The table's row, when a decision changed more than the hand in progress. */
export const playRows = ({ after, events }: Change): readonly BoardRow[] => {
  if (!after.opened || events.every(({ type }) => insideHand.has(type))) return [];
  const body = isOver(after) ? null : playTableRowOf(after);
  return [{ board: playTablesBoard, key: after.opened.tableId, body }];
};

/** The rows of a table's stream, from its state alone. */
export const allPlayRows = (table: Table): readonly BoardRow[] => {
  const row = playTableRowOf(table);
  return row && !isOver(table) ? [{ board: playTablesBoard, key: row.tableId, body: row }] : [];
};
