import {
  openRulingsAt,
  type RulingAskedFor,
  type RulingId,
  type RulingsDay,
  type TableEffect,
} from '@cardroom/conduct';
import { type Actor, id, type PlayerId, type RuleId, type StaffId, type TableId } from '@cardroom/kernel';
import { playStreamId, type Table } from '@cardroom/play';
import { type Consequence, type Seen, type StreamOf, type Told, whenIn } from './reaction';
import { type WishOf } from './room-modules';
import { dayOf } from './streams';
import { atTable, isPlayed } from './table-streams';

// What is ruled is done at the table: it waits, plays on, and chips and hands go where the ruling says.

interface AtTable {
  readonly tableId: TableId | null;
}

type ToldOf<E> = Pick<Told<E>, 'event' | 'room' | 'streamId'>;

/** A ruling stands in the stream of its day, and its table plays on that day. */
const tableStreamOf = ({ room, streamId }: ToldOf<unknown>, tableId: TableId): string =>
  playStreamId(room, tableId, dayOf(streamId));

const seeTable = <E extends AtTable>(told: ToldOf<E>): readonly StreamOf[] => {
  const { tableId } = told.event;
  return tableId === null ? [] : [{ module: 'table', streamId: tableStreamOf(told, tableId) }];
};

interface Played {
  readonly stream: string;
  readonly table: Table;
}

const playedAt = <E extends AtTable>(told: ToldOf<E>, seen: Seen): Played | null => {
  const { tableId } = told.event;
  if (tableId === null) return null;
  const stream = tableStreamOf(told, tableId);
  const table = seen.state('table', stream);
  return isPlayed(table) ? { stream, table } : null;
};

const staffIdOf = (by: Actor): StaffId => id<StaffId>(by.kind === 'staff' ? by.id : 'house');

/** The hand stands and no next one starts until it is ruled (RRP-2.1.5, RTC-4.a). */
export const whenRulingAskedDealWaits = whenIn('rulings')({
  name: 'ruling-deal-waits',
  on: ['RulingAskedFor'],
  sees: seeTable,
  then: (told, seen) => {
    const played = told.event.dealWaits ? playedAt(told, seen) : null;
    const { rulingId } = told.event;
    if (!played || played.table.stopped?.ruling) return [];
    return [atTable(played.stream, { type: 'StopTable', reason: 'ruling', ruling: rulingId })];
  },
});

/** Where a ruling's table can be found: the facts that follow on it name the ruling alone. */
const seeRulings = ({ streamId }: ToldOf<unknown>): readonly StreamOf[] => [{ module: 'rulings', streamId }];

/** Another ruling at the table for which the deal has to wait still. */
const isAwaitedElse = (rulings: RulingsDay, tableId: TableId, but: RulingId): boolean =>
  openRulingsAt(rulings, tableId).some(({ asked, dealWaits }) => asked.rulingId !== but && dealWaits);

/** Play goes on at a table that stands still for a ruling, unless it waits for another one too. */
const released = (
  { stream, table }: Played,
  rulings: RulingsDay,
  { tableId, rulingId }: { readonly tableId: TableId; readonly rulingId: RulingId },
): readonly Consequence[] =>
  !table.stopped?.ruling || isAwaitedElse(rulings, tableId, rulingId)
    ? []
    : [atTable(stream, { type: 'ReleaseTable', decided: true })];

/** It is ruled: play goes on. Where something is ordered, that is done first. */
export const whenRuledPlayGoesOn = whenIn('rulings')({
  name: 'ruled-play-goes-on',
  on: ['RulingDecided', 'RulingConfirmed', 'AppealDecided'],
  sees: seeRulings,
  then: (told, seen) => {
    const { event } = told;
    const rulings = seen.state('rulings', told.streamId);
    const ruling = rulings.rulings.get(event.rulingId);
    const { asked } = ruling ?? {};
    if (!ruling || !asked?.dealWaits || asked.tableId === null) return [];
    const isOrdered = ruling.effects.length > 0 && !(event.type === 'AppealDecided' && event.isUpheld);
    const { dealWaits, heldMinor } = ruling;
    if (dealWaits || heldMinor !== null || isOrdered) return [];
    return isAwaitedElse(rulings, asked.tableId, event.rulingId)
      ? []
      : [atTable(tableStreamOf(told, asked.tableId), { type: 'ReleaseTable', decided: true })];
  },
});

/** Whoever has the last word is asked: the table waits again (RRP-2.1.2). */
export const whenRulingAppealedDealWaits = whenIn('rulings')({
  name: 'appeal-deal-waits',
  on: ['RulingAppealed'],
  sees: seeRulings,
  then: (told, seen) => {
    const { rulingId, dealWaits } = told.event;
    const { tableId, table } = seen.state('rulings', told.streamId).rulings.get(rulingId)?.asked ?? {};
    if (!dealWaits || !tableId || !table) return [];
    return [atTable(tableStreamOf(told, tableId), { type: 'StopTable', reason: 'appeal', ruling: rulingId })];
  },
});

const playerAt = (table: Table, seat: number): PlayerId | null =>
  table.seats.find((seated) => seated.seat === seat)?.playerId ?? null;

/** Who sat there when the ruling was asked for; the table may have filled again since. */
const playerThen = (asked: RulingAskedFor | undefined, table: Table, seat: number): PlayerId | null => {
  const then = asked?.table?.seats.find((one) => one.seat === seat);
  return then ? then.playerId : playerAt(table, seat);
};

interface Order {
  readonly table: Table;
  readonly asked: RulingAskedFor | undefined;
  readonly hand: number | null;
  readonly reason: string;
  readonly approvedBy: StaffId;
  readonly rule: RuleId;
}

type TableWish = WishOf<'table'>;

const moved = (
  { fromSeat, toSeat, amountMinor }: Extract<TableEffect, { readonly kind: 'move-chips' }>,
  { table, asked, hand, reason, approvedBy }: Order,
): readonly TableWish[] => {
  const [from, to] = [fromSeat, toSeat].map((seat) => playerThen(asked, table, seat));
  const disputed = hand ?? table.last?.number;
  if (!from || !to || disputed === undefined) return [];
  const shares = { from: [{ playerId: from, amountMinor }], to: [{ playerId: to, amountMinor }] };
  return [{ type: 'MovePot', hand: disputed, ...shares, reason, approvedBy }];
};

/** A hand dies in the deal that the ruling was asked about, never in a later one. */
const done = (effect: TableEffect, order: Order): readonly TableWish[] => {
  const { table, rule, reason, approvedBy } = order;
  const hand = order.hand ?? table.hand?.number;
  if (effect.kind === 'move-chips') return moved(effect, order);
  if (hand === undefined || table.depth === 'counted') return [];
  const { seat } = effect;
  return effect.kind === 'kill-hand'
    ? [{ type: 'PlayHand', hand, ask: { type: 'KillHand', seat, rule } }]
    : [{ type: 'RestoreHand', hand, seat, reason, approvedBy }];
};

/**
 * What a ruling orders is done: a hand is killed in its deal, or lives again, and chips of a pot are moved (RRP-2.1.6);
 * then play goes on.
 */
export const whenTableOrderedDoIt = whenIn('rulings')({
  name: 'ruling-carried-out',
  on: ['TableOrdered'],
  sees: (told) => [...seeTable(told), ...seeRulings(told)],
  then: (told, seen) => {
    const { event } = told;
    const played = playedAt(told, seen);
    if (!played) return [];
    const { table, stream } = played;
    const rulings = seen.state('rulings', told.streamId);
    const rulingId = event.undoes ?? event.rulingId;
    const order: Order = {
      table,
      asked: rulings.rulings.get(rulingId)?.asked,
      hand: event.hand,
      reason: `ruling ${event.rulingId}`,
      approvedBy: staffIdOf(event.by),
      rule: event.rule ?? 'RRP-3.3.1',
    };
    const orders = event.effects.flatMap((effect) => done(effect, order));
    return [
      ...orders.map((wish): Consequence => ({ ...atTable(stream, wish), by: event.by })),
      ...released(played, rulings, { tableId: event.tableId, rulingId }),
    ];
  },
});

/** The house holds the pot, and the table plays on while the ruling is open (RRP-2.1.7). */
export const whenPlayReleasedHoldPot = whenIn('rulings')({
  name: 'pot-held-play-on',
  on: ['PlayReleased'],
  sees: (told) => [...seeTable(told), ...seeRulings(told)],
  then: (told, seen) => {
    const { event } = told;
    const { rulingId, heldMinor: amountMinor, tableId, by } = event;
    const played = playedAt(told, seen);
    if (!played) return [];
    const { stream, table } = played;
    const rulings = seen.state('rulings', told.streamId);
    const hand = rulings.rulings.get(rulingId)?.asked.table?.hand ?? table.last?.number;
    const why = event.reason === 'shiftManager' ? ('shift-manager' as const) : event.reason;
    const about = { why, reason: `ruling ${rulingId}`, approvedBy: staffIdOf(by), ruling: rulingId };
    const held =
      hand === undefined ? [] : [atTable(stream, { type: 'HoldPot', hand, amountMinor, ...about })];
    const goesOn = isAwaitedElse(rulings, tableId, rulingId)
      ? []
      : [atTable(stream, { type: 'ReleaseTable', decided: false })];
    return [...held, ...goesOn].map((wish) => ({ ...wish, by }));
  },
});

/** Whose the held pot is: it goes on his stack, or into custody of who has left; with the hand's end at the earliest. */
export const whenHeldPotReleasedAwardIt = whenIn('rulings')({
  name: 'held-pot-awarded',
  on: ['HeldPotReleased'],
  sees: (told) => [...seeTable(told), ...seeRulings(told)],
  then: (told, seen) => {
    const { to, rulingId, by } = told.event;
    const played = playedAt(told, seen);
    if (!played) return [];
    const asked = seen.state('rulings', told.streamId).rulings.get(rulingId)?.asked;
    const playerId = to.kind === 'cashier' ? to.playerId : playerThen(asked, played.table, to.seat);
    if (playerId === null) return [];
    const goesTo = to.kind === 'cashier' ? { goesTo: 'custody' as const } : {};
    const about = { reason: `ruling ${rulingId}`, approvedBy: staffIdOf(by) };
    const award = { type: 'AwardHold', ruling: rulingId, playerId, ...goesTo, ...about } as const;
    return [{ ...atTable(played.stream, award), by }];
  },
});

/** The floor's day is over, and with it the day of its rulings: what is open stays to be decided. */
export const whenDayClosesCloseRulings = whenIn('floor')({
  name: 'day-closes-rulings',
  on: ['DayClosed'],
  then: ({ room, streamId }) => [
    { module: 'rulings', streamId: `rulings-${room}-${dayOf(streamId)}`, wish: { type: 'CloseRulings' } },
  ],
});
