import {
  type GamingDay,
  type Instant,
  type Minor,
  minor,
  type PlayerId,
  type RuleId,
  type TableId,
} from '@cardroom/kernel';
import { type GameName, type SeatNumber } from '@cardroom/poker';
import { comingDeal } from '../hands/plan';
import { nextHandDue } from '../hands/starting';
import { type Aside } from '../seated';
import { type LastHand, type Pace, type Pause, type Stopped, type Table } from '../state';
import { type LastHandWhy } from '../table/commands';
import { type ClockSettings, type Depth, type Stakes } from '../terms';
import { clockView, type ClockView } from './clock-view';
import { handView, type HandView } from './hand-view';
import { seatViews, type SeatView } from './seat-view';
import { type Viewer } from './viewer';

export { type ClockView } from './clock-view';
export { type DealDue, type HandView, type PotView, type StepView } from './hand-view';
export { type SeatStatus, type SeatView } from './seat-view';
export { type Viewer } from './viewer';

/** The deal to come, as things stand between two hands. */
export interface ComingDealView {
  readonly button: SeatNumber;
  readonly bigBlind: SeatNumber | null;
  readonly dealtIn: readonly SeatNumber[];
  readonly posts: readonly {
    readonly seat: SeatNumber;
    readonly amountMinor: Minor;
    readonly kind: string;
  }[];
  readonly notDealtIn: readonly {
    readonly seat: SeatNumber;
    readonly code: string;
    readonly rule: RuleId | null;
  }[];
}

/** A table as one person may see it: nobody sees unseen cards of a live hand but their own player. */
export interface TableView {
  readonly tableId: TableId;
  readonly day: GamingDay;
  readonly isClosed: boolean;
  readonly depth: Depth;
  readonly nextDepth: Depth | null;
  readonly game: GameName;
  readonly stakes: Stakes;
  readonly clocks: ClockSettings;
  /** A straddle in big blinds; null where the house takes none. */
  readonly straddleBlinds: number | null;
  readonly hands: number;
  readonly pace: Pace;
  readonly seats: readonly SeatView[];
  /** Absent owners of seats that somebody else plays (RRP-2.2.11). */
  readonly playedOver: readonly SeatView[];
  readonly hand: HandView | null;
  /** What came of the hand before: who won, with what, and the seed that dealt it. */
  readonly lastHand: LastHand | null;
  readonly clock: ClockView | null;
  readonly nextHandAt: Instant | null;
  readonly pause: Pause | null;
  readonly stopped: Stopped | null;
  /** The hand in progress, or the one before, is the last. */
  readonly lastHandWhy: LastHandWhy | null;
  readonly isAtRest: boolean;
  readonly deck: { readonly number: number; readonly isDue: boolean } | null;
  /** Between hands. */
  readonly coming: ComingDealView | null;
  /** The hash of the seed that the next deal is bound to. */
  readonly nextCommitment: string | null;
  readonly asides: readonly Aside[];
  /** Staff only. */
  readonly custody: readonly { readonly playerId: PlayerId; readonly amountMinor: Minor }[] | null;
}

const comingView = (table: Table): ComingDealView | null => {
  if (table.hand || !table.terms) return null;
  const coming = comingDeal(table);
  const plan = coming.accepted ? coming.events[0] : undefined;
  if (!plan) return null;
  return {
    button: plan.positions.button,
    bigBlind: plan.positions.blinds.at(-1) ?? null,
    dealtIn: plan.dealtIn,
    posts: plan.forcedBets.map(({ seat, amount, kind }) => ({ seat, amountMinor: minor(amount), kind })),
    notDealtIn: plan.notDealtIn.map(({ seat, refusal: { code, rule = null } }) => ({ seat, code, rule })),
  };
};

const isStaff = ({ kind }: Viewer): boolean => kind === 'dealer' || kind === 'supervisor';

const custodyView = ({ custody }: Table): TableView['custody'] =>
  [...custody].map(([playerId, amountMinor]) => ({ playerId, amountMinor }));

const stakesOf = ({ terms }: Table): Stakes | null =>
  terms && {
    gameId: terms.gameId,
    game: terms.game,
    structure: terms.structure,
    blinds: terms.blinds,
    antePlays: terms.antePlays,
    unitMinor: terms.unitMinor,
    tournament: terms.tournament,
    minBuyInMinor: terms.minBuyInMinor,
    maxBuyInMinor: terms.maxBuyInMinor,
  };

/** Big-bet cash games take one, others only where the house has designated them (RRP-10.1.12, RRP-4.1.20). */
const straddleOf = ({ terms }: Table): number | null => {
  if (!terms || terms.tournament || terms.blinds.length === 0) return null;
  const { straddleAllowed, straddleAllowedLimit, straddleMultiple } = terms.rules;
  const isTaken = terms.structure.limit === 'fixedLimit' ? straddleAllowedLimit : straddleAllowed;
  return isTaken ? straddleMultiple : null;
};

const standing = (table: Table): Pick<TableView, 'pause' | 'stopped' | 'lastHandWhy' | 'isAtRest'> => ({
  pause: table.pause,
  stopped: table.stopped,
  lastHandWhy: table.lastHand,
  isAtRest: table.isAtRest,
});

/** Told at the seats where its players sit now; who has left is at none. */
const lastHandView = ({ last, seats }: Table): LastHand | null => {
  if (!last) return null;
  const playerAt = new Map(last.stacks.map(({ seat, playerId }) => [seat, playerId]));
  const now = <T extends { readonly seat: SeatNumber }>(told: T): readonly T[] => {
    const playerId = playerAt.get(told.seat) ?? null;
    if (playerId === null) return [told];
    return seats.flatMap((one) => (one.playerId === playerId ? [{ ...told, seat: one.seat }] : []));
  };
  return { ...last, won: last.won.flatMap(now), shown: last.shown.flatMap(now) };
};

/** What a viewer may see of a table; null for one that was never opened. */
export const viewFor = (viewer: Viewer, table: Table): TableView | null => {
  const { opened, deck, terms } = table;
  const stakes = stakesOf(table);
  if (!opened || !terms || !stakes) return null;
  return {
    tableId: opened.tableId,
    day: opened.day,
    isClosed: opened.isClosed,
    depth: table.depth,
    nextDepth: table.nextDepth,
    game: stakes.game,
    stakes,
    clocks: terms.clocks,
    straddleBlinds: straddleOf(table),
    hands: table.hands,
    pace: table.pace,
    ...seatViews(viewer, table),
    hand: handView(viewer, table),
    lastHand: lastHandView(table),
    clock: clockView(table),
    nextHandAt: nextHandDue(table),
    ...standing(table),
    deck: deck && { number: deck.number, isDue: deck.isDue },
    coming: comingView(table),
    nextCommitment: table.committed?.commitment ?? null,
    asides: table.asides,
    custody: isStaff(viewer) ? custodyView(table) : null,
  };
};
