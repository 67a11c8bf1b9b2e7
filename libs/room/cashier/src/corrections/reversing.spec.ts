import { type CommandId, id, type StaffId } from '@cardroom/kernel';
import { cashier } from '../decider';
import { imbalances } from '../ledger/postings';
import {
  alreadyReversed,
  chipsDelivered,
  entryUnknown,
  moreThanInPlay,
  notThere,
  reasonRequired,
  secondPersonRequired,
  windowNotOpen,
} from '../refusals';
import { totalOf } from '../state';
import {
  ana,
  at,
  cageAfter,
  cora,
  dealer,
  euros,
  happened,
  holding,
  manager,
  openCage,
  purchaseId,
  rack,
  scenario,
  w1,
  witness,
} from '../testing/testing';

const sold = at('19:00:00').sell(100);
const reverse = (entry: CommandId, by = cora) =>
  at('19:10:00', by).ask('ReverseEntry', { entry, reason: 'wrong player', witness });
const undo = reverse(sold.command);

describe('an entry is corrected only by a linked reversal', () => {
  it('leaves everything as if it had not been, and both on record', () => {
    const before = cageAfter(...openCage());
    const after = cageAfter(...openCage(), sold, undo);
    expect(after.balances.toJS()).toEqual(before.balances.toJS());
    expect(totalOf(after, ana).cashInMinor).toBe(0);
    expect(after.entries.get(sold.command)?.reversedBy).toBe(undo.command);
    expect(happened(...openCage(), sold, undo).at(-1)).toMatchObject({
      type: 'EntryReversed',
      entry: sold.command,
      reversedType: 'ChipsSold',
      witness: 'witness',
    });
  });

  it('is taken back once, and a reversal not at all', () => {
    const given = happened(...openCage(), sold, undo);
    scenario
      .given(...given)
      .when(reverse(sold.command))
      .thenRefused(alreadyReversed({ entry: sold.command, by: undo.command }));
    scenario
      .given(...given)
      .when(reverse(undo.command))
      .thenRefused(entryUnknown({ entry: undo.command }));
    scenario
      .given(...given)
      .when(reverse(id('c-no')))
      .thenRefused(entryUnknown({ entry: 'c-no' }));
  });

  it('is taken back once though two windows try in the same second', () => {
    const before = cageAfter(...openCage(), sold);
    const one = cashier.decide(undo, before);
    const after = one.accepted ? one.events.reduce(cashier.evolve, before) : before;
    expect([one.accepted, cashier.decide(reverse(sold.command, manager), after).accepted]).toEqual([
      true,
      false,
    ]);
  });

  it('needs a second person and a reason', () => {
    const given = scenario.given(...happened(...openCage(), sold));
    given
      .when({ ...undo, witness: id<StaffId>('cora') })
      .thenRefused(secondPersonRequired({ witness: 'cora' }));
    given.when({ ...undo, reason: '' }).thenRefused(reasonRequired());
    expect(given.when({ ...undo, by: dealer }).decision.accepted).toBe(false);
  });

  it('leaves a drawer as it was signed for', () => {
    const count = at('19:05:00').ask('CountWindow', {
      windowId: w1,
      counted: holding(5_100, { ...rack, '10000': 59 }),
    });
    const close = at('19:06:00').ask('CloseWindow', { windowId: w1, drawer: 'kept', witness });
    scenario
      .given(...happened(...openCage(), sold, count, close))
      .when({ ...undo, by: manager })
      .thenRefused(windowNotOpen({ windowId: w1 }));
  });

  it('takes delivered chips back step by step', () => {
    const sent = at('19:00:00').sell(100, { carriedBy: 'runner', purchaseId: purchaseId('r') });
    const delivered = at('19:05:00', dealer).ask('DeliverChips', { purchaseId: purchaseId('r'), to: ana });
    const commands = [...openCage(), sent, delivered];
    scenario
      .given(...happened(...commands))
      .when(reverse(sent.command))
      .thenRefused(chipsDelivered({ purchaseId: 'r', delivery: delivered.command }));
    const both = cageAfter(...commands, reverse(delivered.command), reverse(sent.command));
    expect(both.balances.toJS()).toEqual(cageAfter(...openCage()).balances.toJS());
    expect(both.purchases.get(purchaseId('r'))?.state).toBe('reversed');
    expect(imbalances(both.balances)).toEqual({});
  });

  it('takes no chips back that came back already', () => {
    scenario
      .given(...happened(...openCage(), sold, at('19:05:00').cashOut(100)))
      .when(undo)
      .thenRefused(moreThanInPlay({ askedMinor: euros(100), outMinor: 0 }));
  });

  it('gives no more back than lies there', () => {
    const out = at('19:00:00').ask('PayIn', { windowId: w1, playerId: ana, holding: holding(100) });
    const spent = at('19:05:00').ask('PayOut', { windowId: w1, playerId: ana, holding: holding(60) });
    scenario
      .given(...happened(...openCage(), out, spent))
      .when(reverse(out.command))
      .thenRefused(notThere({ account: `account:${ana}`, item: 'claim', missing: euros(60) }));
  });
});
