import { type BoardName, type ListEntryShape, type ListRow, type PublicListRow } from '@cardroom/contracts';
import { type BoardRow, type BoardView, partsOfRow } from '@cardroom/event-store';
import { waitsOfFirst } from '@cardroom/floor';
import { type ListPart } from './list-entries';
import { type ListHead, listHeads } from './list-heads';

const inOrder = (parts: readonly ListPart[]): readonly ListPart[] =>
  parts.toSorted((a, b) => a.rank - b.rank);

/** Every name with its place on the list, and its place in the order of calls where it has one. */
const entriesOf = ({ waits }: ListHead, parts: readonly ListPart[]): ListEntryShape[] => {
  const expected = waitsOfFirst(waits, parts.filter(({ callable }) => callable).length);
  let turns = 0;
  return inOrder(parts).map(({ callable, entry }, i) => {
    const turn = callable ? ++turns : null;
    return { ...entry, position: i + 1, turn, expected: (turn && expected[turn - 1]) || null };
  });
};

const listOf = (head: ListHead, parts: readonly ListPart[]): ListRow => ({
  ...head.list,
  entries: entriesOf(head, parts),
});

type Entry = ListPart['entry'];

/** On the list but not to be called now: out of the room, not arrived yet, or keeping the place. */
const isAway = ({ state }: Entry): boolean => state === 'out' || state === 'called-in' || state === 'held';

const calledTo = ({ call }: Entry): PublicListRow['names'][number]['called'] =>
  call && { tableNumber: call.tableNumber, seat: call.seat, answerBy: call.answerBy };

const publicListOf = ({ list }: ListHead, parts: readonly ListPart[]): PublicListRow => ({
  game: list.game,
  kind: list.kind,
  expected: list.expected ?? null,
  names: inOrder(parts).map(({ entry }, i) => ({
    position: i + 1,
    alias: entry.alias,
    called: calledTo(entry),
    out: isAway(entry),
  })),
});

const viewOf = (body: (head: ListHead, parts: readonly ListPart[]) => unknown): BoardView => ({
  of: listHeads,
  body: (head, parts) => body(head as ListHead, parts as readonly ListPart[]),
});

/** Boards that are read off the rows of another one and their parts. */
export const boardViews = {
  /** One list per game and limit, for staff. */
  lists: viewOf(listOf),
  /** What everybody in the room may see of the lists: aliases only. */
  'public-lists': viewOf(publicListOf),
} satisfies Partial<Record<BoardName, BoardView>>;

const partsByBoard = (rows: readonly BoardRow[]): ReadonlyMap<string, readonly unknown[]> => {
  const parts = new Map<string, unknown[]>();
  for (const { board, body } of rows) {
    const known = parts.get(board);
    if (known) known.push(body);
    else parts.set(board, [body]);
  }
  return parts;
};

/** What stored rows show: those that are read off others in the place of those. */
export const shownRows = (rows: readonly BoardRow[]): readonly BoardRow[] => {
  const parts = partsByBoard(rows);
  const isStoredOnly = ({ board }: BoardRow): boolean =>
    board === listHeads || board.startsWith(`${listHeads}:`);
  const viewed = rows
    .filter(({ board }) => board === listHeads)
    .flatMap(({ key, body }) =>
      Object.entries(boardViews).map(([board, view]) => ({
        board,
        key,
        body: body === null ? null : view.body(body, parts.get(partsOfRow(listHeads, key)) ?? []),
      })),
    );
  return [...viewed, ...rows.filter((row) => !isStoredOnly(row))];
};
