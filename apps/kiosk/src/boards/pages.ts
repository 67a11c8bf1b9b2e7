import { type PublicListRow } from '@cardroom/contracts';
import { inGameOrder } from '@cardroom/design';

type Name = PublicListRow['names'][number];

/** Part of a list that fits into one column of a page. */
export interface Column {
  readonly list: PublicListRow;
  readonly names: readonly Name[];
  /** Whether it goes on from another column. */
  readonly continues: boolean;
}

export interface Room {
  /** Columns beside each other on a page. */
  readonly columns: number;
  /** Names below each other in a column. */
  readonly rows: number;
}

const inSlices = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** The waiting lists cut into pages: a list is never cut where it would fit, and goes on in the next column. */
export const pagesOf = (
  lists: readonly PublicListRow[],
  { columns, rows }: Room,
): readonly (readonly Column[])[] => {
  const all = [...lists]
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => inGameOrder(a.game, b.game))
    .flatMap((list) =>
      inSlices(list.names, Math.max(1, rows)).map((names, i) => ({ list, names, continues: i > 0 })),
    );
  return inSlices(all, Math.max(1, columns));
};

/** Everybody who is called now, the newest first. */
export interface CalledName {
  readonly key: string;
  readonly alias: string;
  readonly tableNumber: number;
  readonly seat: number;
  readonly answerBy: string;
}

export const calledIn = (lists: readonly PublicListRow[]): readonly CalledName[] =>
  lists
    .flatMap(({ game, names }) =>
      names.flatMap(({ alias, called }) =>
        called
          ? [{ key: `${game.gameId}-${called.tableNumber}-${called.seat}-${alias}`, alias, ...called }]
          : [],
      ),
    )
    .sort((a, b) => Date.parse(b.answerBy) - Date.parse(a.answerBy));
