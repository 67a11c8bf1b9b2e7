import {
  type Actor,
  type CommandId,
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
import { type ReadyRuleSetId, resolveRuleSet } from '@cardroom/rulebook';
import { type House } from '../house/house';
import { type AskForRuling, type RecordRuling, type RulingCommand } from '../rulings/commands';
import { rulings } from '../rulings/decider';
import { type RulingEvent } from '../rulings/events';
import { type RulingsDay } from '../rulings/state';
import { type AfterTheHand, type TableAsItStood } from '../rulings/table-as-it-stood';
import { type ConductSettings, conductSettingsOf } from '../settings';
import { type RulingId } from '../stamp';

// Builders for specs: people, tables and rulings that read like an evening.

const expectEqual = (actual: unknown, expected: unknown) => expect(actual).toStrictEqual(expected);

/** Given what happened, when somebody asks, then exactly this follows. */
export const scenario = scenarioOf(expectEqual)(rulings);

/** A moment of the evening of 28 November 2026, as `21:04:10`. */
export const clock = (time: string): Instant => instantFromIso(`2026-11-28T${time}Z`);

export const staff = (role: Role, name: string = role): Actor => ({
  kind: 'staff',
  id: id<StaffId>(name),
  role,
});
export const dealer = staff('dealer');
export const listKeeper = staff('listKeeper');
export const floorSupervisor = staff('floorSupervisor');
export const shiftManager = staff('shiftManager');
export const director = staff('tournamentDirector');
export const roomManager = staff('roomManager');
export const timer: Actor = { kind: 'timer' };

export const t5 = id<TableId>('t5');
export const r1 = id<RulingId>('r1');
export const r2 = id<RulingId>('r2');
export const ana = id<PlayerId>('p-ana');
export const ben = id<PlayerId>('p-ben');
export const cleo = id<PlayerId>('p-cleo');

export const chips = (amount: number) => minor(amount);

export const houseOf = (
  ruleSet: ReadyRuleSetId = 'rrp-cash',
  more: Partial<ConductSettings> = {},
): House => ({
  ruleSet,
  settings: { ...conductSettingsOf(resolveRuleSet(ruleSet)), ...more },
});

/** Table 5 in hand 41: seats 2, 3 and 5, a pot of 600. */
export const tableFive: TableAsItStood = {
  tableId: t5,
  tableNumber: 5,
  gameId: null,
  handId: null,
  hand: 41,
  street: 'river',
  board: [],
  pots: [{ amountMinor: minor(600), seats: [2, 3, 5] }],
  seats: [ana, ben, cleo].map((playerId, i) => ({
    seat: [2, 3, 5][i] ?? 0,
    playerId,
    alias: playerId,
    stackMinor: minor(1000),
    isInHand: true,
  })),
  actions: [],
};

export const nothingAfter: AfterTheHand = { nextDeal: {}, tableClosedAt: null };

let commandsMade = 0;

export const stamp = (time: string, by: Actor) => {
  commandsMade += 1;
  return { at: clock(time), by, command: id<CommandId>(`c${commandsMade}`) };
};

const asking = {
  room: id<RoomId>('main'),
  day: gamingDay('2026-11-28'),
  currency: 'EUR',
  rulingId: r1,
  about: 'pot' as const,
  tableId: t5,
  tableNumber: 5,
  table: tableFive,
  after: nothingAfter,
  seat: null,
  words: '',
  question: null,
  happenedAt: null,
  noticedAt: null,
  actionsSince: null,
};

const deciding = {
  rules: ['RRP-3.6.1'],
  outcome: 'stands' as const,
  decidedWords: '',
  intent: null,
  witnesses: [],
  departure: null,
  effects: [],
  isTextConfirmed: false,
};

type Extra<C> = Partial<Omit<C, 'type'>>;

/** What is asked at a time of the evening, by somebody. */
export const at = (time: string, by: Actor = floorSupervisor) => ({
  ask: (more: Extra<AskForRuling> = {}): AskForRuling => ({
    type: 'AskForRuling',
    ...stamp(time, by),
    house: houseOf(),
    ...asking,
    ...more,
  }),
  rule: (more: Extra<RecordRuling> = {}): RecordRuling => ({
    type: 'RecordRuling',
    ...stamp(time, by),
    house: houseOf(),
    ...asking,
    ...deciding,
    ...more,
  }),
  decide: (more: object = {}): RulingCommand =>
    ({
      type: 'DecideRuling',
      ...stamp(time, by),
      rulingId: r1,
      seat: null,
      ...deciding,
      ...more,
    }) as RulingCommand,
  appeal: (more: object = {}): RulingCommand =>
    ({
      type: 'AppealRuling',
      ...stamp(time, by),
      rulingId: r1,
      seat: 3,
      after: nothingAfter,
      ...more,
    }) as RulingCommand,
  other: <T extends RulingCommand['type']>(type: T, more: object = {}): RulingCommand =>
    ({ type, ...stamp(time, by), rulingId: r1, ...more }) as unknown as RulingCommand,
});

/** What happens when these are asked one after the other; each must be accepted. */
export const happened = (...commands: readonly RulingCommand[]): RulingEvent[] => {
  const events: RulingEvent[] = [];
  let state: RulingsDay = rulings.initialState;
  for (const command of commands) {
    const decision = rulings.decide(command, state);
    invariant(decision.accepted, `${command.type}: ${JSON.stringify(decision)}`);
    events.push(...decision.events);
    state = decision.events.reduce(rulings.evolve, state);
  }
  return events;
};

export const rulingsAfter = (...commands: readonly RulingCommand[]): RulingsDay =>
  happened(...commands).reduce(rulings.evolve, rulings.initialState);

/** The code of a refusal, or null for what is accepted. */
export const refusedWith = (history: readonly RulingEvent[], command: RulingCommand): string | null => {
  const { decision } = scenario.given(...history).when(command);
  return decision.accepted ? null : decision.refusal.code;
};
