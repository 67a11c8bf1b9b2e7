import { type RulingId, type TableEffect } from '@cardroom/conduct';
import {
  type Actor,
  id,
  minor,
  type Minor,
  type PlayerId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { playStreamId, type Table } from '@cardroom/play';
import { type Consequence, type Seen, type StreamOf, type Told, whenIn } from './reaction';
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

const playedAt = <E extends AtTable>(
  told: ToldOf<E>,
  seen: Seen,
): { stream: string; table: Table } | null => {
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
    return played ? [atTable(played.stream, { type: 'StopTable', reason: 'ruling', ruling: rulingId })] : [];
  },
});

/** Where a ruling's table can be found: the facts that follow on it name the ruling alone. */
const seeRulings = ({ streamId }: ToldOf<unknown>): readonly StreamOf[] => [{ module: 'rulings', streamId }];

const releaseFor = (told: ToldOf<{ readonly rulingId: RulingId }>, seen: Seen): readonly Consequence[] => {
  const asked = seen.state('rulings', told.streamId).rulings.get(told.event.rulingId)?.asked;
  if (!asked || asked.tableId === null || !asked.dealWaits) return [];
  return [atTable(tableStreamOf(told, asked.tableId), { type: 'ReleaseTable', decided: true })];
};

/** It is ruled: play goes on. */
export const whenRuledPlayGoesOn = whenIn('rulings')({
  name: 'ruled-play-goes-on',
  on: ['RulingDecided', 'RulingConfirmed', 'AppealDecided'],
  sees: seeRulings,
  then: (told, seen) => {
    const { event } = told;
    if (event.type === 'RulingDecided' && event.awaitsConfirmation) return [];
    if (event.type === 'RulingConfirmed' && !event.isConfirmed) return [];
    return releaseFor({ ...told, event: { rulingId: event.rulingId } }, seen);
  },
});

const playerAt = (table: Table, seat: number): PlayerId | null =>
  table.seats.find((seated) => seated.seat === seat)?.playerId ?? null;

interface Ordered {
  readonly table: Table;
  readonly stream: string;
  readonly reason: string;
  readonly approvedBy: StaffId;
}

const movedPot = (
  effect: Extract<TableEffect, { readonly kind: 'move-chips' }>,
  { table, stream, reason, approvedBy }: Ordered,
): readonly Consequence[] => {
  const [from, to] = [playerAt(table, effect.fromSeat), playerAt(table, effect.toSeat)];
  const hand = table.last?.number;
  if (from === null || to === null || hand === undefined) return [];
  const { amountMinor } = effect;
  return [
    atTable(stream, {
      type: 'MovePot',
      hand,
      from: [{ playerId: from, amountMinor }],
      to: [{ playerId: to, amountMinor }],
      reason,
      approvedBy,
    }),
  ];
};

/** What a ruling orders is done: a hand is killed in the deal in progress, chips of the last one are moved (RRP-2.1.6). */
export const whenTableOrderedDoIt = whenIn('rulings')({
  name: 'ruling-carried-out',
  on: ['TableOrdered'],
  sees: seeTable,
  then: (told, seen) => {
    const { event } = told;
    const played = playedAt(told, seen);
    if (!played) return [];
    const { table, stream } = played;
    const order = { table, stream, reason: `ruling ${event.rulingId}`, approvedBy: staffIdOf(event.by) };
    return event.effects.flatMap((effect): readonly Consequence[] => {
      if (effect.kind === 'move-chips') return movedPot(effect, order);
      if (effect.kind !== 'kill-hand' || !table.hand) return [];
      const rule = event.rule ?? 'RRP-3.3.1';
      const ask = { type: 'KillHand' as const, seat: effect.seat, rule };
      return [atTable(stream, { type: 'PlayHand', hand: table.hand.number, ask } as never)];
    });
  },
});

/** From the winners of the last hand, each no more than he won. */
const sharesOf = (table: Table, heldMinor: Minor) => {
  let left: number = heldMinor;
  return (table.last?.won ?? []).flatMap(({ playerId, amountMinor }) => {
    const taken = Math.min(left, amountMinor);
    left -= taken;
    return playerId !== null && taken > 0 ? [{ playerId, amountMinor: minor(taken) }] : [];
  });
};

/** The house holds the pot, and the table plays on while the ruling is open (RRP-2.1.7). */
export const whenPlayReleasedHoldPot = whenIn('rulings')({
  name: 'pot-held-play-on',
  on: ['PlayReleased'],
  sees: seeTable,
  then: (told, seen) => {
    const played = playedAt(told, seen);
    const { event } = told;
    const hand = played?.table.last?.number;
    if (!played || hand === undefined) return [];
    const why = event.reason === 'shiftManager' ? ('shift-manager' as const) : event.reason;
    const from = sharesOf(played.table, event.heldMinor);
    const reason = `ruling ${event.rulingId}`;
    return [
      atTable(played.stream, {
        type: 'SetPotAside',
        hand,
        from,
        why,
        reason,
        approvedBy: staffIdOf(event.by),
      }),
      atTable(played.stream, { type: 'ReleaseTable', decided: false }),
    ];
  },
});

/** Whose the held pot is: it goes on his stack, or into custody of who has left. */
export const whenHeldPotReleasedAwardIt = whenIn('rulings')({
  name: 'held-pot-awarded',
  on: ['HeldPotReleased'],
  sees: seeTable,
  then: (told, seen) => {
    const played = playedAt(told, seen);
    const aside = played?.table.asides.at(-1)?.aside;
    if (!played || aside === undefined) return [];
    const { to, amountMinor, rulingId, by } = told.event;
    const playerId = to.kind === 'cashier' ? to.playerId : playerAt(played.table, to.seat);
    if (playerId === null) return [];
    const shares = [{ playerId, amountMinor }];
    const reason = `ruling ${rulingId}`;
    return [atTable(played.stream, { type: 'AwardAside', aside, shares, reason, approvedBy: staffIdOf(by) })];
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
