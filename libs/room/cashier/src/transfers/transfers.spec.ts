import { id } from '@cardroom/kernel';
import { type CashierCommand } from '../commands';
import { type TransferId } from '../ids';
import { heldAt, imbalances, owedTo } from '../ledger/postings';
import {
  notAuthorised,
  secondPersonRequired,
  transferExists,
  transferPlacesInvalid,
  transferUnknown,
  wrongTransferState,
} from '../refusals';
import {
  at,
  cageAfter,
  cora,
  dealer,
  euros,
  happened,
  holding,
  manager,
  openCage,
  scenario,
  supervisor,
  t1,
  witness,
} from '../testing/testing';

const transferId = id<TransferId>('f1');
const fill = holding(0, { '500': 100 });
const ask = (by = dealer) =>
  at('20:00:00', by).ask('AskTransfer', {
    transferId,
    kind: 'fill',
    from: 'window:w1',
    to: 'tray:t1',
    holding: fill,
  });
const approve = (by = supervisor) => at('20:01:00', by).ask('ApproveTransfer', { transferId });
const send = (by = cora) => at('20:02:00', by).ask('SendTransfer', { transferId });
const receive = (counted = fill, by = dealer) =>
  at('20:03:00', by).ask('ReceiveTransfer', { transferId, counted });
const cancel = at('20:03:00', supervisor).ask('CancelTransfer', { transferId, reason: 'table broke' });

describe('a fill is asked, approved, sent and received', () => {
  it('lies in one place at every step', () => {
    const where = (...steps: readonly CashierCommand[]) => {
      const { balances } = cageAfter(...openCage(), ...steps);
      expect(imbalances(balances)).toEqual({});
      return (['window:w1', 'transit:f1', 'tray:t1'] as const).map(
        (place) => heldAt(balances, place).chips['500'] ?? 0,
      );
    };
    expect(where(ask(), approve())).toEqual([200, 0, 0]);
    expect(where(ask(), approve(), send())).toEqual([100, 100, 0]);
    expect(where(ask(), approve(), send(), receive())).toEqual([100, 0, 100]);
  });

  it('takes one step after the other', () => {
    const state = (name: string) => wrongTransferState({ transferId, state: name });
    const after = (...steps: readonly CashierCommand[]) =>
      scenario.given(...happened(...openCage(), ...steps));
    after().when(send()).thenRefused(transferUnknown({ transferId }));
    after(ask()).when(ask()).thenRefused(transferExists({ transferId }));
    after(ask()).when(send()).thenRefused(state('asked'));
    after(ask(), approve()).when(receive()).thenRefused(state('approved'));
    after(ask(), approve(), send()).when(send()).thenRefused(state('sent'));
    after(ask(), approve(), send()).when(cancel).thenRefused(state('sent'));
    after(ask(), approve(), send(), receive()).when(receive()).thenRefused(state('received'));
    expect(after(ask(), approve()).when(cancel).decision.accepted).toBe(true);
    after(ask(), cancel).when(approve()).thenRefused(state('cancelled'));
  });

  it('needs two people to ask and approve, and two to send and receive', () => {
    const given = scenario.given(...happened(...openCage(), ask(supervisor)));
    given.when(approve(supervisor)).thenRefused(secondPersonRequired());
    expect(given.when(approve(manager)).decision.accepted).toBe(true);
    given.when(approve(cora)).thenRefused(notAuthorised());
    const sent = scenario.given(...happened(...openCage(), ask(), approve(), send()));
    sent.when(receive(fill, cora)).thenRefused(secondPersonRequired());
  });

  it('shows what was lost on the way, to the unit', () => {
    const commands = [...openCage(), ask(), approve(), send(), receive(holding(0, { '500': 99 }))];
    expect(happened(...commands).at(-1)).toMatchObject({ differenceMinor: euros(-5) });
    const { balances } = cageAfter(...commands);
    expect(heldAt(balances, 'tray:t1').chips).toEqual({ '500': 99 });
    expect(heldAt(balances, 'difference').chips).toEqual({ '500': 1 });
    expect(owedTo(balances, 'income:over-short')).toBe(euros(-5));
    expect(imbalances(balances)).toEqual({});
  });

  it('goes from the cage to a tray, a credit the other way, a float within the cage', () => {
    const given = scenario.given(...happened(...openCage()));
    const wrong = { ...ask(), kind: 'credit' as const };
    given
      .when(wrong)
      .thenRefused(transferPlacesInvalid({ kind: 'credit', from: 'window:w1', to: 'tray:t1' }));
    const float = { ...ask(), kind: 'float' as const, from: 'vault' as const, to: 'window:w1' as const };
    expect(given.when(float).decision.accepted).toBe(true);
    const credit = { ...wrong, from: 'tray:t1' as const, to: 'vault' as const };
    expect(given.when(credit).decision.accepted).toBe(true);
  });

  it('stays open over the night', () => {
    const now = cageAfter(...openCage(), ask(), approve(), send());
    expect(now.transfers.get(transferId)?.state).toBe('sent');
  });
});

describe('a tray is counted by two', () => {
  it('posts what is missing', () => {
    const count = at('22:00:00', dealer).ask('CountTray', {
      tableId: t1,
      counted: holding(0, { '500': 98 }),
      witness,
    });
    const events = happened(...openCage(), ask(), approve(), send(), receive(), count);
    expect(events.at(-1)).toMatchObject({
      differenceMinor: euros(-10),
      difference: { chips: { '500': -2 } },
    });
  });
});
