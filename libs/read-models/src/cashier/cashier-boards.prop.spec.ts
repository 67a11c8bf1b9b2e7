import { type Cage, cashier, type CashierEvent, heldAt, owedTo, worth } from '@cardroom/cashier';
import { goldenNight, type NightPlayed, type NightStep, playNight } from '@cardroom/cashier/testing';
import { boardRows, type CashierBoardName } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import fc from 'fast-check';
import { allCashierRows, cashierRows } from './cashier-boards';
import { cageReports, type ReportFrom } from './reports';

const step: fc.Arbitrary<NightStep> = fc.record({
  what: fc.nat(10_000),
  who: fc.nat(10_000),
  amount: fc.nat(10_000),
  which: fc.nat(10_000),
});
const night = fc.array(step, { minLength: 40, maxLength: 120, size: 'max' });

const holds = (property: (played: readonly NightPlayed[]) => void) =>
  fc.assert(
    fc.property(night, (steps) => property(playNight(steps))),
    { numRuns: 15, endOnFailure: true },
  );

const eventsOf = ({ decision }: NightPlayed): readonly CashierEvent[] =>
  decision.accepted ? decision.events : [];

const asMap = (rows: readonly BoardRow[]) =>
  new Map(rows.map(({ board, key, body }) => [`${board}/${key}`, body]));

/** The boards as the store keeps them. */
const write = (into: Map<string, unknown>, rows: readonly BoardRow[]): void => {
  for (const { board, key, body } of rows)
    if (body === null) into.delete(`${board}/${key}`);
    else into.set(`${board}/${key}`, body);
};

describe('the cage’s boards equal a fold of the log', () => {
  it('after every command of any night, row by row', () => {
    holds((played) => {
      const [first] = played;
      const rows = asMap(first ? allCashierRows(first.before) : []);
      for (const { before, after, ...one } of played) {
        const events = eventsOf({ before, after, ...one });
        if (events.length > 0) write(rows, cashierRows({ before, after, events }));
        expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(asMap(allCashierRows(after))));
      }
    });
  });

  it('through every kind of fact, the closing and the opening among them', () => {
    let cage: Cage = cashier.initialState;
    const rows = new Map<string, unknown>();
    for (const event of goldenNight()) {
      const after = cashier.evolve(cage, event);
      write(rows, cashierRows({ before: cage, after, events: [event] }));
      cage = after;
      expect([event.type, Object.fromEntries(rows)]).toEqual([
        event.type,
        Object.fromEntries(asMap(allCashierRows(after))),
      ]);
    }
  });

  it('and each row keeps to its contract', () => {
    holds((played) => {
      const last = played.at(-1)?.after ?? cashier.initialState;
      for (const { board, body } of allCashierRows(last)) {
        const shape = boardRows[board as CashierBoardName] as { parse(row: unknown): unknown };
        expect(shape.parse(body)).toEqual(body);
      }
    });
  });
});

interface Night {
  readonly events: readonly CashierEvent[];
  readonly cage: Cage;
  readonly before: Cage;
  readonly from: ReportFrom;
}

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

describe('the reports add up to the log after any night', () => {
  it('over and short, funds, stock and the statement of a window', () => {
    holds((played) => {
      const cage = played.at(-1)?.after ?? cashier.initialState;
      const opening = played[0]?.before ?? cashier.initialState;
      const events = played.flatMap(eventsOf);
      const from = { events, cage, floor: null, sessions: new Map(), isBlind: false };
      const border = owedTo(opening.balances, 'income:over-short');
      const { difference } = cageReports['over-short'](from).totals;
      expect(cents(difference)).toBe(owedTo(cage.balances, 'income:over-short') - border);
      expect(cents(cageReports.funds(from).totals['closing'])).toBe(owedTo(cage.balances, 'fund:jackpot'));
      const { rows, totals } = cageReports.stock(from);
      expect(rows.reduce((sum, row) => sum + cents(row['total']), 0)).toBe(cents(totals['total']));
      const reversed = events.filter(({ type }) => type === 'EntryReversed').length;
      expect(cageReports.reversals(from).rows).toHaveLength(reversed);
    });
  });

  const nights = (check: (night: Night) => void): void =>
    holds((played) => {
      const cage = played.at(-1)?.after ?? cashier.initialState;
      const before = played[0]?.before ?? cashier.initialState;
      const events = played.flatMap(eventsOf);
      check({
        events,
        cage,
        before,
        from: { events, cage, floor: null, sessions: new Map(), isBlind: false },
      });
    });
  const ofType = <T extends CashierEvent['type']>(events: readonly CashierEvent[], type: T) =>
    events.filter((event): event is Extract<CashierEvent, { type: T }> => event.type === type);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  it('what is on its way, to the unit', () => {
    nights(({ events, before, from }) => {
      const open = new Map([...before.transfers].map(([id, { holding }]) => [id, holding] as const));
      for (const event of events) {
        if (event.type === 'TransferAsked') open.set(event.transferId, event.holding);
        if (event.type === 'TransferReceived' || event.type === 'TransferCancelled')
          open.delete(event.transferId);
      }
      const { rows, totals } = cageReports['open-transfers'](from);
      expect(rows).toHaveLength(open.size);
      expect(cents(totals['amount'])).toBe(sum([...open.values()].map(worth)));
    });
  });

  it('the registers, a line for each fact; what was taken back is said to be, and adds nothing', () => {
    nights(({ events, from }) => {
      const undone = new Set(ofType(events, 'EntryReversed').map(({ entry }) => entry));
      const exchanged = ofType(events, 'ExchangeRegistered');
      const standing = exchanged.filter(({ command }) => !undone.has(command));
      const { rows, totals } = cageReports['exchange-register'](from);
      expect(rows).toHaveLength(exchanged.length);
      expect(rows.filter(({ state }) => state === 'standing')).toHaveLength(standing.length);
      expect(cents(totals['amount'])).toBe(sum(standing.map(({ amountMinor }) => amountMinor)));
      expect(cageReports['identity-register'](from).rows).toHaveLength(
        ofType(events, 'IdentityTaken').length,
      );
      const paid = ofType(events, 'FundPaid').filter(({ command }) => !undone.has(command));
      const jackpots = cageReports['jackpot-register'](from);
      expect(jackpots.rows.filter(({ state }) => state === 'standing')).toHaveLength(paid.length);
      expect(cents(jackpots.totals['amount'])).toBe(sum(paid.map(({ amountMinor }) => amountMinor)));
    });
  });

  it('the day book, what was taken back left out', () => {
    nights(({ events, from }) => {
      const undone = new Set(ofType(events, 'EntryReversed').map(({ entry }) => entry));
      const standing = events.filter(({ command }) => !undone.has(command));
      const { totals } = cageReports['day-book'](from);
      const taken = sum(ofType(standing, 'RentCollected').map(({ amountMinor }) => amountMinor));
      expect(cents(totals['rentTaken'] ?? '0')).toBe(taken);
      for (const [kind, column] of [
        ['rake', 'rake'],
        ['per-hand', 'perHand'],
        ['jackpot', 'jackpot'],
      ]) {
        const drops = ofType(standing, 'BoxCounted').filter((box) => box.kind === kind);
        const dropped = totals[column ?? ''];
        if (drops.length === 0) expect(dropped ?? null).toBeNull();
        else expect(cents(dropped)).toBe(sum(drops.map(({ amountMinor }) => amountMinor)));
      }
    });
  });

  it('a window’s statement ends with what lies in its drawer', () => {
    nights(({ events, cage, before, from }) => {
      // Of the generator's windows, those that opened within the night.
      const opened = new Set(ofType(events, 'WindowOpened').map(({ windowId }) => windowId));
      for (const windowId of opened) {
        const account = `window:${windowId}` as const;
        const { rows, totals } = cageReports['window-statement']({ ...from, windowId });
        const moved = sum(rows.map((row) => cents(row['cash']) + cents(row['chips'])));
        expect(cents(totals['opening']) + moved).toBe(cents(totals['balance']));
        const unseen = worth(heldAt(before.balances, account));
        expect(cents(totals['balance']) + unseen).toBe(worth(heldAt(cage.balances, account)));
      }
    });
  });
});
