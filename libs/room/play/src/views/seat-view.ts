import { type Minor, minor, type PlayerId, type RuleId } from '@cardroom/kernel';
import { occupantOf, type PlayerInHand, playerAt, type SeatNumber, type SeenCard } from '@cardroom/poker';
import { keptOut } from '../hands/plan';
import { behindOf, stackOf } from '../keeping';
import { type DealtOutFor, type Hold, type Leaving, type Seated } from '../seated';
import { type Table } from '../state';
import { cardsSeenBy } from './cards';
import { type Viewer } from './viewer';

/** Where a player stands: in the hand, out of it, or kept from the cards and why. */
export type SeatStatus =
  'in' | 'all-in' | 'folded' | 'waiting' | 'sitting-out' | 'away' | 'dealt-out' | 'held-out';

export interface SeatView {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly status: SeatStatus;
  readonly away: boolean;
  /** In front of him, that can still be bet. */
  readonly stackMinor: Minor;
  /** On its way, and marked at his seat until it comes (THR-1.4.b.2). */
  readonly behindMinor: Minor;
  /** Bought during the hand, for the next. */
  readonly queuedMinor: Minor;
  /** His bet of this betting round. */
  readonly betMinor: Minor;
  /** Null: he has none in this hand. */
  readonly cards: readonly SeenCard[] | null;
  readonly leaving: Leaving | null;
  readonly movingTo: SeatNumber | null;
  readonly dealtOut: readonly DealtOutFor[];
  readonly holds: readonly Hold[];
  /** Why he gets no cards, besides blinds and chips. */
  readonly keptOut: { readonly code: string; readonly rule: RuleId | null } | null;
  /** How often each blind was missed, the smallest first (RRP-4.1.11). */
  readonly missed: readonly number[];
  readonly posts: boolean;
  readonly isNew: boolean;
}

const inHandStatus = (player: PlayerInHand): SeatStatus => {
  if (player.gone !== null) return 'folded';
  return player.stack === 0 ? 'all-in' : 'in';
};

const outStatus = (seated: Seated): SeatStatus => {
  if (seated.dealtOut.length > 0) return 'dealt-out';
  if (seated.holds.length > 0) return 'held-out';
  if (seated.away) return 'away';
  return seated.sitsOutSince === null ? 'waiting' : 'sitting-out';
};

const playing = (viewer: Viewer, table: Table, player: PlayerInHand | undefined) => {
  if (!player || !table.hand) return null;
  return {
    status: inHandStatus(player),
    stackMinor: minor(player.stack + player.behind),
    betMinor: minor(player.streetBet),
    cards: player.cards.length > 0 ? cardsSeenBy(viewer, table.hand, player) : null,
  };
};

const debtsOf = (table: Table, seat: SeatNumber): Pick<SeatView, 'missed' | 'posts' | 'isNew'> => {
  const occupant = occupantOf(table.between, seat);
  return {
    missed: occupant?.missed ?? [],
    posts: occupant?.posts ?? false,
    isNew: occupant?.standing.kind === 'new',
  };
};

const seatView = (viewer: Viewer, table: Table, seated: Seated): SeatView => {
  const { seat, playerId, alias, away, queuedMinor, leaving, movingTo, dealtOut, holds } = seated;
  const isOwner = table.playedOver.includes(seated);
  const player = table.hand && !isOwner ? playerAt(table.hand.hand, seat) : undefined;
  const no = table.terms ? keptOut(seated, table) : null;
  const atRest = {
    status: outStatus(seated),
    stackMinor: stackOf(table, playerId),
    betMinor: minor(0),
    cards: null,
  };
  return {
    seat,
    playerId,
    alias,
    away,
    ...(playing(viewer, table, player) ?? atRest),
    behindMinor: behindOf(table, playerId),
    queuedMinor,
    leaving,
    movingTo: movingTo?.seat ?? null,
    dealtOut,
    holds,
    keptOut: no && { code: no.code, rule: no.rule ?? null },
    ...debtsOf(table, seat),
  };
};

export const seatViews = (viewer: Viewer, table: Table) => ({
  seats: table.seats.map((seated) => seatView(viewer, table, seated)),
  playedOver: table.playedOver.map((seated) => seatView(viewer, table, seated)),
});
