import {
  type Actor,
  afterSeconds,
  type CommandId,
  type Decision,
  id,
  type Instant,
  minor,
} from '@cardroom/kernel';
import { type CashierCommand } from '../commands';
import { cashier } from '../decider';
import { type CashierEvent } from '../events';
import { type BoxId, type DepositId, type TransferId, type WindowId } from '../ids';
import { type Chips } from '../ledger/holding';
import { heldAt } from '../ledger/postings';
import { type Cage } from '../state';
import {
  ana,
  ben,
  cageAfter,
  carl,
  chipsOf,
  cleo,
  clock,
  cora,
  dealer,
  euros,
  game,
  holdem,
  holding,
  manager,
  openCage,
  purchaseId,
  supervisor,
  t1,
  t2,
  w1,
  w2,
  witness,
} from './testing';

/** What happens next, to whom, how much: large numbers that are cut to what there is. */
export interface NightStep {
  readonly what: number;
  readonly who: number;
  readonly amount: number;
  readonly which: number;
}

export interface NightPlayed {
  readonly command: CashierCommand;
  readonly before: Cage;
  readonly decision: Decision<CashierEvent>;
  readonly after: Cage;
}

interface Turn {
  readonly cage: Cage;
  readonly step: NightStep;
  readonly number: number;
}

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const windows = [w1, w2];
const staffAt = (windowId: WindowId): Actor => (windowId === w1 ? cora : carl);
const off = ({ step }: Turn): number => (step.which % 7 === 0 ? (step.which % 3) - 1 : 0);

const ofTurn = ({ step, number, cage }: Turn) => {
  const windowId = pick(windows, step.which);
  const at: Instant = afterSeconds(clock('12:30:00'), number * 60);
  const amount = (step.amount % 500) + 1;
  const transferId = pick([...cage.transfers.keys(), id<TransferId>('none')], step.which);
  const boxId = pick([...cage.boxes.keys(), id<BoxId>('none')], step.which);
  return {
    ...{ windowId, amount, transferId, boxId },
    by: staffAt(windowId),
    command: id<CommandId>(`n${number}`),
    at,
    playerId: pick([ana, ben, cleo], step.who),
    tableId: pick([t1, t2], step.who),
    chips: chipsOf(amount),
  };
};

/** The chips that lie somewhere, now and then one too many or too few. */
const miscounted = (turn: Turn, chips: Chips): Chips => {
  const count = Math.max(0, (chips['500'] ?? 0) + off(turn));
  return { ...chips, '500': count };
};

type Act = (turn: Turn) => object;

const sale: Act = (turn) => {
  const { tableId, amount } = ofTurn(turn);
  return {
    type: 'SellChips',
    purchaseId: purchaseId(`p${turn.number}`),
    pay: pick(['cash', 'account'], turn.step.what),
    game: pick([null, game({ tableId, gameId: holdem, stackMinor: euros(amount % 2) })], turn.step.which),
    isShort: turn.step.amount % 2 === 0,
    carriedBy: pick(['player', 'runner'], turn.step.who),
  };
};

const delivery: Act = ({ cage, step }) => ({
  type: 'DeliverChips',
  purchaseId: pick([...cage.purchases.keys(), purchaseId('none')], step.which),
  to: pick([ana, ben], step.who),
  by: dealer,
});

const ask: Act = (turn) => {
  const { windowId, tableId, chips } = ofTurn(turn);
  const [kind, from, to] = pick(
    [
      ['fill', `window:${windowId}`, `tray:${tableId}`],
      ['credit', `tray:${tableId}`, 'vault'],
      ['float', 'vault', `window:${windowId}`],
    ],
    turn.step.amount,
  );
  const transferId = id<TransferId>(`t${turn.number}`);
  return { type: 'AskTransfer', transferId, kind, from, to, holding: holding(0, chips), by: dealer };
};

const received: Act = (turn) => {
  const { transferId } = ofTurn(turn);
  const { chips } = heldAt(turn.cage.balances, `transit:${transferId}`);
  return {
    type: 'ReceiveTransfer',
    transferId,
    counted: holding(0, miscounted(turn, chips)),
    by: supervisor,
  };
};

const windowCount: Act = (turn) => {
  const { windowId } = ofTurn(turn);
  const { cashMinor, chips } = heldAt(turn.cage.balances, `window:${windowId}`);
  const counted = { cashMinor: minor(Math.max(0, cashMinor + off(turn))), chips: miscounted(turn, chips) };
  return { type: 'CountWindow', counted };
};

const trayCount: Act = (turn) => {
  const { tableId } = ofTurn(turn);
  const { chips } = heldAt(turn.cage.balances, `tray:${tableId}`);
  return { type: 'CountTray', counted: holding(0, miscounted(turn, chips)), by: dealer };
};

const rent: Act = (turn) => ({
  type: 'CollectRent',
  period: turn.step.which % 5,
  sheet: [{ seat: 1, playerId: ana, amountMinor: euros(5), isPaid: true }],
  received: holding(turn.step.amount % 12, chipsOf(turn.step.who % 9)),
});

const reversal: Act = ({ cage, step }) => ({
  type: 'ReverseEntry',
  entry: pick([...cage.entries.keys(), id<CommandId>('none')], step.which),
  reason: 'wrong',
});

const fundAct: Act = ({ step }) => ({
  fund: 'jackpot',
  reason: 'promotion',
  amountMinor: euros(step.amount % 99),
});

const acts: readonly Act[] = [
  sale,
  sale,
  sale,
  () => ({ type: 'CashOut', pay: 'cash', seat: null }),
  ({ step }) => ({ type: 'CashOut', pay: pick(['cash', 'account'], step.which), seat: null }),
  delivery,
  delivery,
  ask,
  () => ({ type: 'ApproveTransfer', by: supervisor }),
  () => ({ type: 'SendTransfer', by: cora }),
  received,
  windowCount,
  () => ({ type: 'ResumeWindow' }),
  ({ step }) => ({ type: 'CloseWindow', drawer: pick(['kept', 'to-vault'], step.amount) }),
  (turn) => {
    const { cashMinor, chips } = heldAt(turn.cage.balances, `window:${ofTurn(turn).windowId}`);
    const counted = {
      cashMinor: minor(cashMinor + 10_000 + Math.abs(off(turn))),
      chips: miscounted(turn, chips),
    };
    return { type: 'OpenWindow', issued: holding(100), counted };
  },
  trayCount,
  (turn) => ({ type: 'PayIn', holding: holding(ofTurn(turn).amount, chipsOf(turn.step.who % 30)) }),
  (turn) => ({ type: 'PayOut', holding: holding(ofTurn(turn).amount, chipsOf(turn.step.who % 30)) }),
  ({ number }) => ({ type: 'TakeDeposit', depositId: id<DepositId>(`d${number}`), holding: holding(20) }),
  ({ cage, step }) => ({
    type: pick(['ReturnDeposit', 'ForfeitDeposit'], step.amount),
    depositId: pick([...cage.deposits.keys(), id<DepositId>('none')], step.which),
    holding: holding(20),
    reason: 'no show',
    by: pick([cora, carl, manager], step.who),
  }),
  () => ({ type: 'TakeIntoCustody', by: supervisor }),
  () => ({ type: 'ReturnFromCustody', by: supervisor }),
  rent,
  ({ number, step }) => ({
    type: 'PlaceBox',
    boxId: id<BoxId>(`b${number}`),
    kind: pick(['rake', 'jackpot', 'per-hand'], step.amount),
    by: dealer,
  }),
  () => ({ type: 'RemoveBox', by: supervisor }),
  () => ({ type: 'CountBox', expectedMinor: euros(50), by: manager }),
  (turn) => ({ ...fundAct(turn), type: 'AddToFund', by: manager }),
  (turn) => ({ ...fundAct(turn), type: 'PayFromFund', holding: holding(turn.step.amount % 60) }),
  () => ({ type: 'PayRefreshments', stackMinor: euros(500), hand: 'none', by: dealer }),
  (turn) => ({
    type: 'ChangeColour',
    takes: holding(0, ofTurn(turn).chips),
    gives: holding(0, { '500': 1 }),
  }),
  reversal,
  reversal,
];

const commandOf = (turn: Turn): CashierCommand =>
  ({ ...ofTurn(turn), witness, ...pick(acts, turn.step.what)(turn) }) as unknown as CashierCommand;

/** A night at the cage: whatever is asked, some of it refused. */
export const playNight = (steps: readonly NightStep[]): readonly NightPlayed[] => {
  let cage = cageAfter(...openCage({ identityOverMinor: euros(100_000), chipsPayRefreshments: true }));
  return steps.map((step, number) => {
    const before = cage;
    const command = commandOf({ cage, step, number });
    const decision = cashier.decide(command, before);
    cage = decision.accepted ? decision.events.reduce(cashier.evolve, before) : before;
    return { command, before, decision, after: cage };
  });
};
