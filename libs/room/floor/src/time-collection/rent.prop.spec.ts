import {
  type Actor,
  afterMinutes,
  type CommandId,
  id,
  type Instant,
  minor,
  type PlayerId,
} from '@cardroom/kernel';
import fc from 'fast-check';
import { type FloorCommand } from '../commands';
import { commandForTimer, deadlines } from '../deadlines';
import { floor as decider } from '../decider';
import { type FloorEvent, type TimeCollectionDue } from '../events';
import { type Floor, seatUse, waitingCount } from '../state';
import { rate } from '../testing/rent';
import { playedOnce, seedOfThisRun } from '../testing/same-evenings';
import { at, holdem, openRoom, person, randomStart, said, supervisor, t1, t2 } from '../testing/testing';
import { amountsOf, collectionSheet } from './sheet';

/** One step of a random evening: who does what, how long after the one before. */
interface Step {
  readonly what: number;
  readonly who: number;
  readonly seconds: number;
  /** Whether the timer knocks in time, knocks late and twice, or never. */
  readonly knock: 'in-time' | 'late-and-twice' | 'never';
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.nat(1000),
  who: fc.nat(1000),
  seconds: fc.oneof(fc.nat(60), fc.nat(900), fc.constantFrom(1800, 3600)),
  knock: fc.constantFrom('in-time' as const, 'late-and-twice' as const, 'never' as const),
});

const players = Array.from({ length: 12 }, (_, n) => person(`P${n}`));
const tables = [t1, t2];

interface Made {
  readonly n: number;
  readonly at: Instant;
  readonly by?: Actor;
}

const stamped = (command: object, { n, at: when, by = supervisor }: Made): FloorCommand =>
  ({ ...command, at: when, by, command: id<CommandId>(`r${n}`) }) as FloorCommand;

const seatCommand = (floor: Floor, { who }: Step): object => {
  const player = players[who % players.length] ?? players[0];
  const held = player && floor.seatOf.get(player.playerId);
  if (held) return { type: 'LeaveSeat', ...held };
  const tableId = tables[who % 2] ?? t1;
  return { type: 'SeatPlayer', tableId, seat: 1 + (who % 9), ...player, reason: 'as agreed' };
};

const listCommand = (floor: Floor, { who }: Step, n: number): object => {
  const listed = [...floor.entries.values()].find(({ standing }) => standing.state === 'waiting');
  if (listed && who % 2) return { type: 'LeaveList', entryId: listed.entryId };
  const player = person(`W${n}`);
  const entry = { entryId: `w${n}`, receiptCode: `W${n}`, gameId: holdem.gameId, source: 'walk-in' };
  return { type: 'JoinList', ...player, ...entry };
};

const rentTypes = [
  'CollectTime',
  'PayTime',
  'WaiveTime',
  'RefundTime',
  'DeclineTime',
  'PauseCollection',
  'ResumeCollection',
  'CollectTime',
] as const;

const rentCommand = (floor: Floor, { what, who }: Step): object => {
  const tableId = tables[who % 2] ?? t1;
  const collection = floor.collections.get(tableId);
  const period = (collection?.lastPeriod ?? 1) - (who % 5 === 0 ? 1 : 0);
  const rents = collection?.moments.find((moment) => moment.period === period)?.seats ?? [];
  const seat = rents[who % Math.max(1, rents.length)]?.seat ?? 1;
  const type = rentTypes[Math.floor(what / 8) % rentTypes.length];
  const then = who % 3 ? 'courtesy' : 'leave';
  return { type, tableId, period, seat, reason: 'as agreed', unpaid: who % 4 ? [] : [seat], then };
};

const commandOf = (floor: Floor, one: Step, n: number): object => {
  const undone = floor.recent.at(-1)?.command;
  switch (one.what % 8) {
    case 0:
    case 1:
    case 2:
      return seatCommand(floor, one);
    case 3:
    case 4:
      return listCommand(floor, one, n);
    case 5:
      return undone ? { type: 'UndoAction', action: undone } : seatCommand(floor, one);
    default:
      return rentCommand(floor, one);
  }
};

interface Played {
  readonly command: FloorCommand;
  readonly before: Floor;
  readonly after: Floor;
  readonly events: readonly FloorEvent[];
}

/** The floor, as it stands, with the moment of its next due collection. */
const nextDue = (floor: Floor): Instant | null =>
  floor.collections.reduce<Instant | null>(
    (least, { nextDueAt }) =>
      nextDueAt !== null && (least === null || nextDueAt < least) ? nextDueAt : least,
    null,
  );

const play = (steps: readonly Step[]): readonly Played[] => {
  const played: Played[] = [];
  let now = decider.initialState;
  let n = 0;
  const give = (command: FloorCommand): void => {
    const decision = decider.decide(command, now);
    const events = decision.accepted ? decision.events : [];
    const after = events.reduce(decider.evolve, now);
    played.push({ command, before: now, after, events });
    now = after;
  };
  const knock = (when: Instant): void => {
    n += 1;
    give(stamped({ type: 'FallDue', tableId: t1, period: 0 }, { n, at: when, by: { kind: 'timer' } }));
  };
  const opening = at('18:00:00');
  [
    ...openRoom(),
    rate(),
    rate(holdem, { amountMinor: minor(500), when: 'from-opening', periodMinutes: 20 }),
    opening.open(t1),
    opening.open(t2),
  ].forEach(give);
  let when = randomStart;
  for (const one of steps) {
    when = afterMinutes(when, one.seconds / 60);
    for (let due = nextDue(now); one.knock === 'in-time' && due !== null && due <= when; due = nextDue(now))
      knock(due);
    if (one.knock === 'late-and-twice') [when, when].forEach(knock);
    n += 1;
    give(stamped(commandOf(now, one, n), { n, at: when }));
  }
  return played;
};

const evening = fc.array(step, { minLength: 40, maxLength: 120, size: 'max' });
const eveningOf = playedOnce(play);
const holds = (property: (played: readonly Played[]) => void, numRuns = 25) =>
  fc.assert(
    fc.property(evening, (steps) => property(eveningOf(steps))),
    { numRuns, seed: seedOfThisRun },
  );

const dueFacts = (events: readonly FloorEvent[]): readonly TimeCollectionDue[] =>
  events.filter((event): event is TimeCollectionDue => event.type === 'TimeCollectionDue');

const sitting = (floor: Floor, tableId: typeof t1): readonly PlayerId[] =>
  Array.from({ length: 9 }, (_, i) => seatUse(floor, { tableId, seat: i + 1 })).flatMap((use) =>
    use?.state === 'seated' ? [use.seated.playerId] : [],
  );

const chargedRight = (before: Floor, fact: TimeCollectionDue): void => {
  expect(fact.seats.map(({ playerId }) => playerId)).toEqual(sitting(before, fact.tableId));
  expect(fact.waiting).toBe(waitingCount(before, fact.gameId));
  expect(fact.amountMinor).toBe(fact.seats.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  const never = fact.waiting > 1 ? 'new-player' : 'all-pay';
  expect(fact.seats.map(({ why }) => why)).not.toContain(never);
};

describe('RRP-2.2.2 after any evening rent was charged exactly once for each period', () => {
  it('at every due moment of the schedule at which somebody sat, whenever the timer knocked', () =>
    holds((played) => {
      for (const tableId of tables) {
        const due = dueFacts(played.flatMap(({ events }) => events)).filter(
          (fact) => fact.tableId === tableId,
        );
        const [first] = due;
        expect(new Set(due.map(({ period }) => period)).size).toBe(due.length);
        for (const { period, dueAt, periodMinutes } of due)
          if (first) expect(dueAt - first.dueAt).toBe((period - first.period) * periodMinutes * 60_000);
        const periods = due.map(({ period }) => period);
        const passed = due.flatMap(({ period }, i) => {
          const before = periods[i - 1] ?? 0;
          return period - before > 1 ? [period] : [];
        });
        for (const period of passed) expect(due.find((fact) => fact.period === period)?.seats).toEqual([]);
      }
    }));

  it('of exactly those who sat there at that moment, by the list as it was then', () =>
    holds((played) => {
      for (const { events, before } of played) dueFacts(events).forEach((fact) => chargedRight(before, fact));
    }));

  it('the facts are recorded before anything that happened later is', () =>
    holds((played) => {
      for (const { command, before, after } of played) {
        if (after === before) continue;
        for (const { nextDueAt } of after.collections.values())
          expect(nextDueAt === null || nextDueAt > command.at).toBe(true);
      }
    }));

  it('and a timer is armed for the next moment of every table, and for no other', () =>
    holds((played) => {
      const armed = new Map<string, Instant>();
      for (const { before, after, events } of played)
        for (const change of deadlines({ before, after, events })) {
          if ('disarm' in change) armed.delete(change.timerId);
          else if (change.kind === 'time-collection') {
            armed.set(change.timerId, change.dueAt);
            expect(commandForTimer(change.kind, change.payload)?.type).toBe('FallDue');
          }
        }
      const last = played.at(-1)?.after;
      const wanted = [...(last?.collections.values() ?? [])].flatMap(({ nextDueAt }) => nextDueAt ?? []);
      expect([...armed.values()].sort()).toEqual(wanted.sort());
    }));
});

describe('F11 the sheets of any evening add up', () => {
  it('in every period, at every table and in the room', () =>
    holds((played) => {
      const { after } = played.at(-1) ?? { after: decider.initialState };
      const sheet = collectionSheet(after);
      const parts = [sheet, ...sheet.tables, ...sheet.tables.flatMap(({ periods }) => periods)];
      for (const {
        dueMinor,
        paidMinor,
        waivedMinor,
        refundedMinor,
        declinedMinor,
        missedMinor,
        openMinor,
      } of parts)
        expect(paidMinor + waivedMinor + refundedMinor + declinedMinor + missedMinor + openMinor).toBe(
          dueMinor,
        );
      const charged = dueFacts(played.flatMap(({ events }) => events)).reduce(
        (sum, { amountMinor }) => sum + amountMinor,
        0,
      );
      expect(sheet.dueMinor).toBe(charged);
      expect(amountsOf([]).dueMinor).toBe(0);
    }));

  it('undo gives back what an action did to the rent', () => {
    let undone = 0;
    holds((played) => {
      for (const { command, before, after, events } of played.slice(-30)) {
        const isOwn = events.some(({ by }) => by.kind !== 'timer') && dueFacts(events).length === 0;
        if (!isOwn || command.type === 'UndoAction') continue;
        const undo = {
          ...command,
          type: 'UndoAction' as const,
          action: command.command,
          command: 'u' as never,
        };
        const reversal = decider.decide(undo, after);
        if (!reversal.accepted) continue;
        const again = reversal.events.reduce(decider.evolve, after);
        expect(again.collections.toJS()).toEqual(before.collections.toJS());
        expect(again.rentMarks.toJS()).toEqual(before.rentMarks.toJS());
        expect(said(again)).toEqual(said(before));
        undone += 1;
      }
    }, 15);
    expect(undone).toBeGreaterThan(60);
  });

  it('the evenings are evenings: every kind of fact about rent happens in them', () => {
    const types = new Set<string>();
    const whys = new Set<string>();
    holds((played) => {
      const events = played.flatMap((one) => one.events);
      events.forEach(({ type }) => types.add(type));
      dueFacts(events).forEach(({ seats }) => seats.forEach(({ why }) => whys.add(why)));
    }, 40);
    for (const type of [
      'CollectionMissed',
      'TimeCollected',
      'TimePaid',
      'TimeWaived',
      'TimeDeclined',
      'LeftOwing',
    ])
      expect(types).toContain(type);
    for (const why of ['seated', 'all-pay', 'new-player', 'paused']) expect(whys).toContain(why);
  });
});
