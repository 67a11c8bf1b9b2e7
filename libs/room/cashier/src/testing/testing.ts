import {
  type Actor,
  type CommandId,
  type GameId,
  gamingDay,
  id,
  type Instant,
  instantFromIso,
  invariant,
  minor,
  type PlayerId,
  type Role,
  type RoomId,
  scenarioOf,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type CashierCommand, type CashOut, type OpenCage, type SellChips } from '../commands';
import { cashier } from '../decider';
import { type CashierEvent } from '../events';
import { type GameFacts } from '../facts';
import { type PurchaseId, type WindowId } from '../ids';
import { type Chips, type Holding } from '../ledger/holding';
import { type CageSettings, startingCageSettings } from '../settings';
import { type Cage } from '../state';

// Builders for specs: people, windows and commands that read like an evening at the cage.

/** Given what happened, when somebody asks, then exactly this follows. */
export const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(cashier);

/** A moment of the evening of 28 November 2026, as `19:04:59`. */
export const clock = (time: string): Instant => instantFromIso(`2026-11-28T${time}Z`);

export const staff = (role: Role, name: string = role): Actor => ({
  kind: 'staff',
  id: id<StaffId>(name),
  role,
});
export const cora = staff('cashier', 'cora');
export const carl = staff('cashier', 'carl');
export const manager = staff('shiftManager', 'manager');
export const supervisor = staff('floorSupervisor', 'supervisor');
export const dealer = staff('dealer', 'dealer');
export const witness = id<StaffId>('witness');

export const w1 = id<WindowId>('w1');
export const w2 = id<WindowId>('w2');
export const t1 = id<TableId>('t1');
export const t2 = id<TableId>('t2');
export const ana = id<PlayerId>('p-ana');
export const ben = id<PlayerId>('p-ben');
export const cleo = id<PlayerId>('p-cleo');
export const holdem = id<GameId>('holdem-3-6');
export const omaha = id<GameId>('omaha-5-10');

/** Chips of one euro, five, twenty-five and a hundred. */
export const denominations = [100, 500, 2_500, 10_000].map(minor);

/** An amount in whole euros, as chips: the largest first. */
export const chipsOf = (euros: number): Chips => {
  const chips: Record<string, number> = {};
  let left = euros * 100;
  for (const denomination of [...denominations].reverse()) {
    const count = Math.floor(left / denomination);
    left -= count * denomination;
    if (count > 0) chips[String(denomination)] = count;
  }
  return chips;
};

export const euros = (amount: number) => minor(amount * 100);

/** Money and chips of one euro that a drawer holds. */
export const holding = (cashEuros: number, chips: Chips = {}): Holding => ({
  cashMinor: euros(cashEuros),
  chips,
});

export const rack: Chips = { '100': 400, '500': 200, '2500': 80, '10000': 60 };

let commandsMade = 0;

export const stamp = (time: string, by: Actor) => {
  commandsMade += 1;
  return { at: clock(time), by, command: id<CommandId>(`c${commandsMade}`) };
};

/** A 3-6 limit game in which the player has just sat down with nothing. */
export const game = (extra: Partial<GameFacts> = {}): GameFacts => ({
  tableId: t1,
  gameId: holdem,
  structure: 'fixed-limit',
  largestBetMinor: euros(6),
  minBuyInMinor: null,
  maxBuyInMinor: null,
  stackMinor: minor(0),
  broughtMinor: minor(0),
  left: null,
  isForcedMover: false,
  hand: 'none',
  ...extra,
});

let purchases = 0;

export const purchaseId = (name: string): PurchaseId => id<PurchaseId>(name);

type Extra<C> = Partial<Omit<C, 'type'>>;

export const at = (time: string, by: Actor = cora) => ({
  openCage: (settings: Partial<CageSettings> = {}): OpenCage => ({
    type: 'OpenCage',
    ...stamp(time, manager),
    room: id<RoomId>('main'),
    day: gamingDay('2026-11-28'),
    currency: 'EUR',
    currencyDecimals: 2,
    denominations,
    settings: { ...startingCageSettings, ...settings },
    carried: null,
  }),
  stock: (what: Holding): CashierCommand => ({
    type: 'ChangeStock',
    ...stamp(time, manager),
    holding: what,
    reason: 'opening stock',
    witness,
  }),
  open: (windowId: WindowId, issued: Holding, counted: Holding = issued): CashierCommand => ({
    type: 'OpenWindow',
    ...stamp(time, by),
    windowId,
    issued,
    counted,
    witness,
  }),
  sell: (euroAmount: number, extra: Extra<SellChips> = {}): SellChips => {
    purchases += 1;
    return {
      type: 'SellChips',
      ...stamp(time, by),
      windowId: by === carl ? w2 : w1,
      purchaseId: purchaseId(`buy-${purchases}`),
      playerId: ana,
      chips: chipsOf(euroAmount),
      pay: 'cash',
      game: game(),
      isShort: false,
      carriedBy: 'player',
      ...extra,
    };
  },
  cashOut: (euroAmount: number, extra: Extra<CashOut> = {}): CashOut => ({
    type: 'CashOut',
    ...stamp(time, by),
    windowId: by === carl ? w2 : w1,
    playerId: ana,
    chips: chipsOf(euroAmount),
    pay: 'cash',
    seat: null,
    ...extra,
  }),
  /** Any other command. */
  ask: <T extends CashierCommand['type']>(
    type: T,
    command: Omit<Extract<CashierCommand, { type: T }>, 'type' | 'at' | 'by' | 'command'>,
  ) => ({ ...stamp(time, by), ...command, type }) as unknown as Extract<CashierCommand, { type: T }>,
});

/** Lets commands happen one after the other and gives the facts; each must be accepted. */
export const happened = (...commands: readonly CashierCommand[]): CashierEvent[] => {
  let now: Cage = cashier.initialState;
  return commands.flatMap((command) => {
    const decision = cashier.decide(command, now);
    const why = decision.accepted ? '' : JSON.stringify(decision.refusal);
    invariant(decision.accepted, `${command.type} is accepted, not ${why}`);
    now = decision.events.reduce(cashier.evolve, now);
    return [...decision.events];
  });
};

export const cageAfter = (...commands: readonly CashierCommand[]): Cage =>
  happened(...commands).reduce(cashier.evolve, cashier.initialState);

/** An open cage with two windows, each with 5,000 in cash and a rack. */
export const openCage = (settings: Partial<CageSettings> = {}): CashierCommand[] => [
  at('12:00:00').openCage(settings),
  at('12:01:00').stock(holding(50_000, { '100': 4_000, '500': 2_000, '2500': 800, '10000': 600 })),
  at('12:10:00', cora).open(w1, holding(5_000, rack)),
  at('12:11:00', carl).open(w2, holding(5_000, rack)),
];
