import {
  clock,
  at,
  chips,
  dealer,
  floorSupervisor,
  happened,
  houseOf,
  refusedWith,
  rulingsAfter,
  scenario,
  shiftManager,
  t5,
  ana,
} from '../testing/testing';
import { windowClosed } from '../refusals';
import { heldPotsAt, openRulingsAt } from './state';

const riffledAt = (time: string) => ({ nextDeal: { firstRiffle: clock(time) }, tableClosedAt: null });

describe('RRP-2.1.5 a ruling on a pot is asked for before the next deal', () => {
  it('is accepted while no riffle was recorded, and the next hand waits', () => {
    const asked = happened(at('21:04:09', dealer).ask());
    expect(asked.at(-1)).toMatchObject({ type: 'RulingAskedFor', dealWaits: true, table: { hand: 41 } });
  });

  it('is accepted a second before the first riffle and refused from its instant on', () => {
    expect(refusedWith([], at('21:04:09').ask({ after: riffledAt('21:04:10') }))).toBeNull();
    scenario
      .given()
      .when(at('21:04:10').ask({ after: riffledAt('21:04:10') }))
      .thenRefused(windowClosed({ startedAt: clock('21:04:10'), dealStartsAt: 'firstRiffle' }));
  });

  it('ends when the table closes; before, the open ruling is known to who wants to close it', () => {
    const after = { nextDeal: {}, tableClosedAt: clock('22:00:00') };
    scenario
      .given()
      .when(at('22:00:00').ask({ after }))
      .thenRefused(windowClosed({ tableClosedAt: clock('22:00:00') }));
    const state = rulingsAfter(at('21:59:59').ask({ after }));
    expect(openRulingsAt(state, t5)).toHaveLength(1);
    expect(openRulingsAt(state, 't6')).toHaveLength(0);
    const asking = at('21:59:59').ask({ after });
    const closing = (tableId: string) => at('21:59:59').other('LetTableClose', { tableId });
    expect(refusedWith(happened(asking), closing(t5))).toBe('floor.open-ruling');
    expect(refusedWith(happened(asking), closing('t6'))).toBeNull();
    expect(refusedWith(happened(asking, at('21:59:59').decide()), closing(t5))).toBeNull();
  });

  it('lets what was asked in time be decided later', () => {
    const asked = happened(at('21:04:09').ask());
    expect(refusedWith(asked, at('21:20:00').decide())).toBeNull();
  });

  it('goes by the mark that the house names; one that was not seen is as late as the next', () => {
    const nextDeal = { cardsGathered: clock('21:04:00'), firstCard: clock('21:04:30') };
    const ask = (time: string, mark: 'cardsGathered' | 'cut') =>
      refusedWith(
        [],
        at(time).ask({
          house: houseOf('rrp-cash', { dealStartsAt: mark }),
          after: { nextDeal, tableClosedAt: null },
        }),
      );
    expect(ask('21:04:00', 'cardsGathered')).toBe('conduct.ruling-window-closed');
    expect(ask('21:04:29', 'cut')).toBeNull();
    expect(ask('21:04:30', 'cut')).toBe('conduct.ruling-window-closed');
  });

  it('bounds pots only: what else happened may be ruled on afterwards', () =>
    expect(refusedWith([], at('21:05:00').ask({ about: 'other', after: riffledAt('21:04:10') }))).toBeNull());
});

describe('RRP-2.1.3 mistakes are raised at once', () => {
  it('stores when it was noticed and how long it took to say so', () => {
    const [, asked] = happened(at('21:04:09').ask({ noticedAt: clock('21:03:49'), actionsSince: 2 }));
    expect(asked).toMatchObject({ delaySeconds: 20, actionsSince: 2 });
  });
});

describe('RRP-2.1.7 play goes on while the pot is held', () => {
  const asked = happened(at('21:04:09').ask());
  const hold = (amount: number) =>
    at('21:05:00').other('PlayOn', { reason: 'cameras', heldMinor: chips(amount) });

  it('holds between one chip and the whole pot', () => {
    expect(refusedWith(asked, hold(0))).toBe('conduct.amount-out-of-range');
    expect(refusedWith(asked, hold(1))).toBeNull();
    expect(refusedWith(asked, hold(600))).toBeNull();
    expect(refusedWith(asked, hold(601))).toBe('conduct.amount-out-of-range');
  });

  it('awards at once what is not in dispute, and the next hand no longer waits', () => {
    const released = happened(at('21:04:09').ask(), hold(250));
    expect(released.at(-1)).toMatchObject({
      type: 'PlayReleased',
      heldMinor: 250,
      freeMinor: 350,
      reason: 'cameras',
    });
    const state = rulingsAfter(at('21:04:09').ask(), hold(250));
    expect(heldPotsAt(state, t5).map(({ dealWaits, heldMinor }) => [dealWaits, heldMinor])).toEqual([
      [false, 250],
    ]);
  });

  it('pays the held pot to a seat once it was decided, or at the cashier', () => {
    const held = [at('21:04:09').ask(), hold(600)];
    const toSeat = at('21:30:00').other('ReleaseHeldPot', { to: { kind: 'seat', seat: 5 } });
    expect(refusedWith(happened(...held), toSeat)).toBe('conduct.nothing-held');
    const decided = happened(...held, at('21:20:00').decide());
    const { decision } = scenario.given(...decided).when(toSeat);
    expect(decision).toMatchObject({ events: [{ to: { seat: 5 }, amountMinor: 600 }] });
    const toCashier = at('21:30:00').other('ReleaseHeldPot', { to: { kind: 'cashier', playerId: ana } });
    const paid = happened(...held, at('21:20:00').decide(), toCashier);
    expect(paid.at(-1)).toMatchObject({ to: { playerId: ana }, amountMinor: 600 });
    expect(refusedWith(paid, toSeat)).toBe('conduct.nothing-held');
    const closing = at('22:00:00').other('LetTableClose', { tableId: t5 });
    expect(refusedWith(decided, closing)).toBe('floor.impounded-pot-open');
    expect(refusedWith(paid, closing)).toBeNull();
  });
});

describe('RTC-4.a the deal waits for the director', () => {
  const rtc = houseOf('rtc');
  const asked = happened(at('21:04:09', dealer).ask({ house: rtc, words: 'beyond my competence' }));

  it('marks the table as waiting, and play is not released', () => {
    expect(asked.at(-1)).toMatchObject({ dealWaits: true, tableNumber: 5, table: { hand: 41 } });
    const director = { kind: 'staff', id: 'td', role: 'tournamentDirector' } as never;
    const playOn = at('21:05:00', director).other('PlayOn', { reason: 'cameras', heldMinor: 1 });
    expect(refusedWith(asked, playOn)).toBe('conduct.deal-waits');
  });

  it('only the director or his assistant gives the ruling', () => {
    const decide = (by: Parameters<typeof at>[1]) =>
      refusedWith(asked, at('21:06:00', by).decide({ rules: ['RTC-22'] }));
    expect(decide(floorSupervisor)).toBe('conduct.call-the-director');
    expect(decide(shiftManager)).toBe('conduct.call-the-director');
    expect(decide({ kind: 'staff', id: 'td', role: 'tournamentDirector' } as never)).toBeNull();
  });
});
