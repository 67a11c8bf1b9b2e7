import { cashier } from '@cardroom/cashier';
import { noRulings, type RulingsDay } from '@cardroom/conduct';
import { id, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import { emptyTable, playStreamId, type Table } from '@cardroom/play';
import { Map as PersistentMap } from 'immutable';
import { whenAwardedInCustodyCageCounts } from './held-chips-to-cage';
import {
  whenHeldPotReleasedAwardIt,
  whenPlayReleasedHoldPot,
  whenRuledPlayGoesOn,
  whenRulingAppealedDealWaits,
  whenRulingAskedDealWaits,
  whenTableOrderedDoIt,
} from './rulings-at-table';
import { after, day, room } from './testing/testing';

const t1 = id<TableId>('t1');
const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((name) => id<PlayerId>(name));
const by = { kind: 'staff', id: id<StaffId>('s1'), role: 'floorSupervisor' } as const;
const rulingsStream = `rulings-${room}-${day}`;
const tableStream = playStreamId(room, t1, day);

const ruling = (rulingId: string, more: object = {}) => ({
  asked: {
    ...{ rulingId, tableId: t1, dealWaits: true },
    table: { hand: 7, seats: [ana, ben, cleo].map((playerId, i) => ({ seat: i + 1, playerId })) },
  },
  ...{ state: 'open', dealWaits: true, heldMinor: null, effects: [], ...more },
});

const rulingsOf = (...all: readonly ReturnType<typeof ruling>[]): RulingsDay =>
  ({ ...noRulings, rulings: new Map(all.map((one) => [one.asked.rulingId, one])) }) as never;

const played = (more: object = {}): Table =>
  ({ ...emptyTable, opened: { isClosed: false }, depth: 'recorded', ...more }) as unknown as Table;

const seen = (rulings: RulingsDay, table: Table = played()) => [
  { module: 'rulings' as const, streamId: rulingsStream, state: rulings },
  { module: 'table' as const, streamId: tableStream, state: table },
];

const told = (type: string, fields: object) => ({
  event: { type, by, rulingId: 'r1', tableId: t1, ...fields },
  streamId: rulingsStream,
});

const wish = (asked: object) => ({ module: 'table', streamId: tableStream, wish: asked });
const goesOn = wish({ type: 'ReleaseTable', decided: true });
const stopped = { stopped: { ruling: 'r1', reason: '', since: 0 } };
const decided = { state: 'decided', dealWaits: false };

describe('RRP-2.1.5 the deal waits for the ruling', () => {
  it('when it is asked for, and again when it is appealed', () => {
    const stop = { type: 'StopTable', ruling: 'r1' };
    const asked = after(
      whenRulingAskedDealWaits,
      told('RulingAskedFor', { dealWaits: true }),
      seen(noRulings),
    );
    expect(asked).toMatchObject([wish(stop)]);
    const event = told('RulingAskedFor', { dealWaits: true });
    expect(after(whenRulingAskedDealWaits, event, seen(noRulings, played(stopped)))).toEqual([]);
    const appealed = told('RulingAppealed', { dealWaits: true });
    expect(after(whenRulingAppealedDealWaits, appealed, seen(rulingsOf(ruling('r1'))))).toMatchObject([
      wish({ ...stop, reason: 'appeal' }),
    ]);
  });

  it('until it is given, and no other is awaited', () => {
    const event = told('RulingDecided', {});
    const alone = seen(rulingsOf(ruling('r1', decided)), played(stopped));
    expect(after(whenRuledPlayGoesOn, event, alone)).toEqual([goesOn]);
    const another = seen(rulingsOf(ruling('r1', decided), ruling('r2')), played(stopped));
    expect(after(whenRuledPlayGoesOn, event, another)).toEqual([]);
    const waits = seen(rulingsOf(ruling('r1', { state: 'awaiting-confirmation' })), played(stopped));
    expect(after(whenRuledPlayGoesOn, event, waits)).toEqual([]);
  });

  it('and until what it orders is done', () => {
    const effects = [{ kind: 'kill-hand', seat: 2 }];
    const rulings = rulingsOf(ruling('r1', { ...decided, effects }));
    expect(after(whenRuledPlayGoesOn, told('RulingDecided', {}), seen(rulings))).toEqual([]);
    const upheld = told('AppealDecided', { isUpheld: true });
    expect(after(whenRuledPlayGoesOn, upheld, seen(rulings))).toEqual([goesOn]);
    const ordered = told('TableOrdered', { hand: 7, rule: 'RRP-1.1.3', effects, undoes: null });
    const ask = { type: 'KillHand', seat: 2, rule: 'RRP-1.1.3' };
    expect(after(whenTableOrderedDoIt, ordered, seen(rulings, played(stopped)))).toEqual([
      { ...wish({ type: 'PlayHand', hand: 7, ask }), by },
      goesOn,
    ]);
  });
});

describe('RRP-2.1.6 what a ruling orders', () => {
  const about = { reason: 'ruling r2', approvedBy: 's1' };
  const undo = (effects: readonly object[]) =>
    told('TableOrdered', { rulingId: 'r2', hand: 7, rule: null, effects, undoes: 'r1' });

  it('restores the hand in the deal it died in', () => {
    const event = undo([{ kind: 'restore-hand', seat: 2 }]);
    expect(after(whenTableOrderedDoIt, event, seen(rulingsOf(ruling('r1'))))).toEqual([
      { ...wish({ type: 'RestoreHand', hand: 7, seat: 2, ...about }), by },
    ]);
    const counted = seen(rulingsOf(ruling('r1')), played({ depth: 'counted' }));
    expect(after(whenTableOrderedDoIt, event, counted)).toEqual([]);
  });

  it('moves chips between those who sat there then, whoever sits there now', () => {
    const event = undo([{ kind: 'move-chips', fromSeat: 2, toSeat: 3, amountMinor: 500 }]);
    const now = played({ seats: [{ seat: 2, playerId: 'somebody-new' }] });
    const shares = {
      from: [{ playerId: ben, amountMinor: 500 }],
      to: [{ playerId: cleo, amountMinor: 500 }],
    };
    expect(after(whenTableOrderedDoIt, event, seen(rulingsOf(ruling('r1')), now))).toEqual([
      { ...wish({ type: 'MovePot', hand: 7, ...shares, ...about }), by },
    ]);
  });
});

describe('RRP-2.1.7 a pot that the house holds', () => {
  const released = told('PlayReleased', { reason: 'shiftManager', heldMinor: 300 });
  const hold = { type: 'HoldPot', hand: 7, amountMinor: 300, why: 'shift-manager', ruling: 'r1' };

  it('is held for its ruling, and play goes on where no other is awaited', () => {
    const held = { heldMinor: 300, dealWaits: false };
    expect(after(whenPlayReleasedHoldPot, released, seen(rulingsOf(ruling('r1', held))))).toMatchObject([
      { ...wish(hold), by },
      wish({ type: 'ReleaseTable', decided: false }),
    ]);
    const two = seen(rulingsOf(ruling('r1', held), ruling('r2')));
    expect(after(whenPlayReleasedHoldPot, released, two)).toMatchObject([wish(hold)]);
  });

  const given = (to: object) =>
    after(
      whenHeldPotReleasedAwardIt,
      told('HeldPotReleased', { to }),
      seen(rulingsOf(ruling('r1'), ruling('r2'))),
    );

  it('is awarded out of what is held for that ruling, at the seat or at the cashier', () => {
    const award = { type: 'AwardHold', ruling: 'r1', playerId: cleo };
    expect(given({ kind: 'seat', seat: 3 })).toMatchObject([wish(award)]);
    expect(given({ kind: 'cashier', playerId: cleo })).toMatchObject([wish({ ...award, goesTo: 'custody' })]);
  });

  it('waits at the cage for who has left the table', () => {
    const shares = [
      { playerId: ana, amountMinor: 100, goesTo: 'stack' },
      { playerId: cleo, amountMinor: 200, goesTo: 'custody' },
    ];
    const cage = `cashier-${room}-${day}`;
    const states = (custody: number) => [
      {
        module: 'cashier' as const,
        streamId: cage,
        state: { ...cashier.initialState, day: { isClosed: false } },
      },
      {
        module: 'table' as const,
        streamId: tableStream,
        state: played({ custody: PersistentMap([[cleo, custody]]) }),
      },
    ];
    const event = { event: { type: 'AsideAwarded', shares }, streamId: tableStream };
    const awaited = {
      type: 'AwaitCustody',
      custodyId: 'k-r-77-0',
      playerId: cleo,
      tableId: t1,
      amountMinor: 200,
    };
    expect(after(whenAwardedInCustodyCageCounts, event, states(200))).toEqual([
      { module: 'cashier', streamId: cage, wish: awaited },
      wish({ type: 'ReleaseCustody', playerId: cleo, to: 'player' }),
    ]);
    expect(after(whenAwardedInCustodyCageCounts, event, states(900))).toHaveLength(1);
  });
});
