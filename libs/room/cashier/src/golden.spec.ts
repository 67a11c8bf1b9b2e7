import { cashier } from './decider';
import { type CashierEvent } from './events';
import golden from './events.golden.json';
import { cashierEventVersions, rulesCited } from './history';
import { imbalances, owedTo } from './ledger/postings';
import { type Cage } from './state';
import { goldenNight } from './testing/golden-night';
import { cageAfter, euros, openCage } from './testing/testing';

const produced = goldenNight();
/** Without the commands, which are numbered anew in every run. */
const shapeOf = (event: object): string[] => Object.keys(event).sort();

describe('golden events: what was once stored can always be read', () => {
  it('has an example of every version of every event ever shipped', () => {
    for (const [type, current] of Object.entries(cashierEventVersions)) {
      const versions = new Set(golden.filter((event) => event.type === type).map(({ version }) => version));
      expect([type, [...versions].sort()]).toEqual([type, Array.from({ length: current }, (_, i) => i + 1)]);
    }
  });

  it('is what the decider still records today', () => {
    expect(produced.map(({ type }) => type)).toEqual(golden.map(({ type }) => type));
    expect(produced.map(shapeOf)).toEqual(golden.map(({ type, data }) => shapeOf({ type, ...data })));
  });

  it('folds to the night it tells of', () => {
    const stored = golden.map(({ type, data }) => ({ type, ...data }) as unknown as CashierEvent);
    const now = stored.reduce<Cage>(cashier.evolve, cashier.initialState);
    expect(now.day).toMatchObject({ day: '2026-11-28', isClosed: true });
    expect(imbalances(now.balances)).toEqual({});
    const incomes = (['rent', 'rake', 'refreshments', 'forfeits'] as const).map((kind) =>
      owedTo(now.balances, `income:${kind}`),
    );
    expect(incomes).toEqual([5, 84, 15, 50].map(euros));
    expect(owedTo(now.balances, 'fund:jackpot')).toBe(euros(50));
    expect(now.totals.get('p-ana' as never)).toMatchObject({ identity: 'register-17', isHinted: true });
  });

  it('ignores facts it does not know', () => {
    const before = cageAfter(...openCage());
    const unknown = { type: 'VaultPainted', postings: [{ account: 'vault', item: 'cash', change: 1 }] };
    expect(cashier.evolve(before, unknown as unknown as CashierEvent)).toBe(before);
  });

  it('keeps the rule that a fact rests on beside it', () => {
    const ofType = (type: CashierEvent['type']) => produced.find((event) => event.type === type);
    const cited = (['PlayingBehindAnnounced', 'BuyInFellDue', 'ChipsSold', 'PaidIn'] as const).map((type) => {
      const event = ofType(type);
      return event && rulesCited(event);
    });
    expect(cited).toEqual([['RRP-2.2.6'], ['THR-1.4.e'], ['RRP-3.1.1'], []]);
  });
});
