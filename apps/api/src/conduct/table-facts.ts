import { type AfterTheHand, type SeatAsItStood, type TableAsItStood } from '@cardroom/conduct';
import { type Floor } from '@cardroom/floor';
import { type Instant, minor, type TableId } from '@cardroom/kernel';
import { type Table, type TableView, viewFor } from '@cardroom/play';

/** What the edge looks up of a table, for a ruling or an incident at it. */
export interface TableFound {
  readonly tableId: TableId;
  readonly floor: Floor;
  readonly play: Table;
}

type Steps = NonNullable<TableView['hand']>['steps'];

interface Spoken {
  readonly type: string;
  readonly seat?: number;
  readonly action?: { readonly kind: string; readonly to?: number };
}

const actionsOf = (steps: Steps): TableAsItStood['actions'] =>
  steps.flatMap(({ ask }) => {
    const { type, seat, action } = ask as Spoken;
    if (seat === undefined) return [];
    const to = action?.to;
    return [{ seat, kind: action?.kind ?? type, amountMinor: to === undefined ? null : minor(to) }];
  });

const seatsOnFloor = (floor: Floor, tableId: TableId): readonly SeatAsItStood[] => {
  const seats = floor.tables.get(tableId)?.seats ?? [];
  return seats.flatMap((use, i) =>
    use.state === 'seated'
      ? [
          {
            seat: i + 1,
            playerId: use.seated.playerId,
            alias: use.seated.alias,
            stackMinor: null,
            isInHand: false,
          },
        ]
      : [],
  );
};

const seatsInPlay = (view: TableView | null): readonly SeatAsItStood[] =>
  (view?.seats ?? []).map(({ seat, playerId, alias, stackMinor, status }) => ({
    seat,
    playerId,
    alias,
    stackMinor,
    isInHand: view?.hand !== null && (status === 'in' || status === 'all-in'),
  }));

const ofPlay = (play: Table, view: TableView | null) => {
  const hand = view?.hand ?? null;
  const { last } = play;
  return {
    handId: hand?.handId ?? last?.handId ?? null,
    hand: hand?.number ?? last?.number ?? null,
    street: hand?.streetName ?? null,
    board: [...(hand?.boards[0] ?? last?.boards[0] ?? [])],
    pots: hand
      ? (hand.pots ?? []).map(({ amountMinor, eligible }) => ({ amountMinor, seats: [...eligible] }))
      : last
        ? [{ amountMinor: last.potMinor, seats: last.stacks.map(({ seat }) => seat) }]
        : [],
    actions: hand ? actionsOf(hand.steps) : [],
  };
};

/**
 * The table at this instant, as far as it is followed: seats from the floor, hand and pots from its play. Nobody's
 * unseen cards are in it.
 */
export const tableAsItStood = ({ tableId, floor, play }: TableFound): TableAsItStood | null => {
  const table = floor.tables.get(tableId);
  if (!table) return null;
  const view = viewFor({ kind: 'dealer' }, play);
  const seats = seatsInPlay(view);
  return {
    tableId,
    tableNumber: table.plan.number,
    gameId: table.game?.gameId ?? null,
    seats: seats.length > 0 ? seats : seatsOnFloor(floor, tableId),
    ...ofPlay(play, view),
  };
};

const nextDealAfter = ({ hand, last }: Table, about: number | undefined): Instant | null => {
  if (about === undefined) return null;
  if (hand && hand.number > about) return hand.startedAt;
  return last && last.number > about ? last.endedAt : null;
};

/** Whether the deal after the one in question has begun, and whether the table was closed meanwhile. */
export const afterTheHand = (
  { tableId, floor, play }: TableFound,
  about: number | undefined,
  now: Instant,
): AfterTheHand => {
  const startedAt = nextDealAfter(play, about);
  const isOpen = (floor.tables.get(tableId)?.game ?? null) !== null;
  return {
    nextDeal: startedAt === null ? {} : { firstCard: startedAt },
    tableClosedAt: isOpen ? null : now,
  };
};
