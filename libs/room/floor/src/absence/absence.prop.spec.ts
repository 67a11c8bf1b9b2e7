import { type Actor, afterSeconds, minor, type PlayerId } from '@cardroom/kernel';
import fc from 'fast-check';
import { type FloorCommand } from '../commands';
import { commandForTimer, everyDeadline } from '../deadlines';
import { floor } from '../decider';
import { type FloorEvent, type OfSeat } from '../events';
import { carriedParts } from '../parts';
import { type Floor, seatUse } from '../state';
import { playedOnce } from '../testing/same-evenings';
import {
  at,
  clock,
  commandId,
  dealer,
  entryId,
  floorAfter,
  guests,
  openRoom,
  person,
  said,
  supervisor,
  t1,
  t2,
  timer,
} from '../testing/testing';
import { seatKey } from './kept';

// Random walks: whole numbers in, an evening of absences, pick-ups, play-overs and guests out.

interface Step {
  readonly what: number;
  readonly who: number;
  readonly seconds: number;
}

interface Played {
  readonly command: FloorCommand;
  readonly events: readonly FloorEvent[];
  readonly before: Floor;
  readonly after: Floor;
}

const waiting = Array.from({ length: 4 }, (_, i) => person(`W${i}`));
const start = [
  ...openRoom({ playersToStart: 3, walkersPerTable: 2, absenceFrequentCount: 3, guestsPerPlayer: 2 }),
  at('18:10:00').open(t1),
  at('18:10:00').open(t2),
  ...guests(t1, 6),
  ...guests(t2, 5),
  ...waiting.map((who) => at('18:40:00').join(who)),
];
const opened = floorAfter(...start);

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];
const taken = (now: Floor): readonly OfSeat[] => [...now.seatOf.values()];
const away = (now: Floor): readonly OfSeat[] =>
  [...now.absences.values()].map(({ tableId, seat }) => ({ tableId, seat }));

interface Wish {
  readonly by: Actor;
  readonly wish: object;
}
type Maker = (now: Floor, step: Step, n: number) => Wish | null;

/** What is the floor's to allow. */
const byFloor: ReadonlySet<string> = new Set(['PickUpChips', 'AllowPlayOver']);

const ofSeat =
  (type: string, seats: (now: Floor) => readonly OfSeat[], extra: object = {}): Maker =>
  (now, { who }) => {
    const seat = pick(seats(now), who);
    return seat
      ? {
          by: byFloor.has(type) ? supervisor : dealer,
          wish: { type, tableId: seat.tableId, seat: seat.seat, ...extra },
        }
      : null;
  };

const listed = (now: Floor, who: number) => {
  const live = [...now.lists.values()].flatMap(({ places }) => places.map((place) => place.entryId));
  return pick(live, who);
};

const makers: readonly Maker[] = [
  ofSeat('MarkAbsent', taken),
  ofSeat('MarkAbsent', taken),
  ofSeat('MarkAbsent', taken),
  ofSeat('MarkPresent', away),
  (now, { who, seconds }) => {
    const absence = pick([...now.absences.values()], who);
    if (!absence) return null;
    const { tableId, seat, dueAt } = absence;
    const until = afterSeconds(dueAt, seconds);
    return { by: supervisor, wish: { type: 'AnnounceAbsence', tableId, seat, until } };
  },
  (now, step, n) => {
    const ids = { custodyId: `k${n}`, entryId: `pu${n}`, receiptCode: `PU${n}` };
    const more = step.seconds % 2 ? { amountMinor: minor(20_000) } : { reason: 'frequent absence' };
    return ofSeat('PickUpChips', away, { ...ids, ...more })(now, step, n);
  },
  (now, step, n) => ofSeat('AllowPlayOver', away, { entryId: listed(now, step.seconds) })(now, step, n),
  (now, step, n) => ofSeat('AllowPlayOver', away, { entryId: listed(now, step.seconds) })(now, step, n),
  ofSeat('EndPlayOver', (now) => [...now.playedOver.values()]),
  ofSeat('AdmitGuest', taken),
  ofSeat('EndGuest', (now) => [...now.guests.values()]),
  ofSeat('ObjectToGuest', taken),
  ofSeat('FlagSeat', taken, { flag: 'leaving' }),
  (now, { who, seconds }) => {
    const custodyId = pick([...now.custody.keys()], who);
    const amountMinor = minor(seconds * 100);
    return custodyId ? { by: supervisor, wish: { type: 'CountCustody', custodyId, amountMinor } } : null;
  },
  (now, { who }) => {
    const custodyId = pick([...now.custody.keys()], who);
    return custodyId ? { by: supervisor, wish: { type: 'ReleaseCustody', custodyId, to: 'player' } } : null;
  },
  ofSeat('LeaveSeat', taken, { amountMinor: minor(5000) }),
  (now, { who, seconds }) => {
    const found = now.entries.get(listed(now, who) ?? entryId(person('nobody')));
    if (!found) return null;
    const { playerId, alias } = found;
    const seat = { tableId: seconds % 2 ? t1 : t2, seat: 1 + (seconds % 9) };
    return { by: supervisor, wish: { type: 'SeatPlayer', ...seat, playerId, alias, reason: 'host' } };
  },
  (now, { who }) => {
    const at4 = [...now.takenAway.values()].filter(({ backSince }) => backSince !== null);
    const owed = pick(at4, who);
    const seat = owed && now.seatOf.get(owed.playerId);
    return seat ? { by: dealer, wish: { type: 'ConfirmStack', ...seat, stackMinor: minor(90_000) } } : null;
  },
  (now, { who }) => {
    const action = pick(
      now.recent.slice(-4).map(({ command }) => command),
      who,
    );
    return action ? { by: supervisor, wish: { type: 'UndoAction', action } } : null;
  },
];

let commands = 0;
const stamped = (wish: object, by: Actor, seconds: number): FloorCommand => {
  commands += 1;
  const at = afterSeconds(clock('19:00:00'), seconds);
  return { ...wish, at, by, command: commandId(`w${commands}`) } as unknown as FloorCommand;
};

/** Timers whose time has come knock first, and some of them twice, as in the worker. */
const knocks = (now: Floor, seconds: number): readonly FloorCommand[] => {
  const time = afterSeconds(clock('19:00:00'), seconds);
  return [...everyDeadline(now).values()].flatMap(({ kind, dueAt, payload }) => {
    const wish = kind === 'absence' && dueAt <= time ? commandForTimer(kind, payload) : null;
    return wish ? [stamped(wish, timer, seconds), stamped(wish, timer, seconds)] : [];
  });
};

const play = (steps: readonly Step[], kinds: readonly Maker[]): readonly Played[] => {
  const played: Played[] = [];
  let now = opened;
  let seconds = 0;
  const run = (command: FloorCommand): void => {
    const decision = floor.decide(command, now);
    if (!decision.accepted) return;
    const after = decision.events.reduce(floor.evolve, now);
    played.push({ command, events: decision.events, before: now, after });
    now = after;
  };
  steps.forEach((step, n) => {
    seconds += step.seconds;
    knocks(now, seconds).forEach(run);
    const made = kinds[step.what % kinds.length]?.(now, step, n);
    if (made) run(stamped(made.wish, made.by, seconds));
  });
  return played;
};

/** An undo may take back what a time was, and then it is over anew. */
const withoutUndo = makers.slice(0, -1);

const steps = fc.array(
  fc.record({ what: fc.nat(200), who: fc.nat(50), seconds: fc.integer({ min: 1, max: 400 }) }),
  { minLength: 30, maxLength: 90 },
);
const walkOf = playedOnce((walk: readonly Step[]) => play(walk, makers));
const holds = (check: (played: readonly Played[]) => void, walks = walkOf): void =>
  fc.assert(
    fc.property(steps, (walk) => check(walks(walk))),
    { numRuns: 20, seed: 20_261_128 },
  );

const seen = new Map<string, number>();
const count = (name: string): void => void seen.set(name, (seen.get(name) ?? 0) + 1);

const partsOf = (now: Floor) =>
  Object.fromEntries(
    Object.entries(carriedParts(now)).map(([name, entries]) => [
      name,
      Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );

describe('RRP-2.3.4 whoever walks, plays over or comes back', () => {
  it('is in one place: nobody has two seats, and nobody plays on two', () => {
    holds((played) => {
      for (const { after, events } of played) {
        events.forEach(({ type }) => count(type));
        const sitting = [...after.tables.values()].flatMap(({ seats }) =>
          seats.flatMap((use) => (use.state === 'seated' ? [use.seated.playerId] : [])),
        );
        const over = [...after.playedOver.values()].map(({ playerId }) => playerId);
        const everybody: readonly PlayerId[] = [...sitting, ...over];
        expect(new Set(everybody).size).toBe(everybody.length);
      }
    });
    const common = ['PlayerWalked', 'AbsenceExtended', 'AbsenceDue', 'PlayerBackInSeat', 'ChipsPickedUp'];
    for (const type of [...common, 'PlayOverAllowed', 'PlayOverEnded', 'GuestAdmitted', 'ActionUndone'])
      expect([type, (seen.get(type) ?? 0) > 5]).toEqual([type, true]);
  });

  it('has his absence, his guests and whoever plays over him at the seat that is his', () => {
    holds((played) => {
      for (const { after } of played) {
        for (const absence of after.absences.values())
          expect(after.seatOf.get(absence.playerId)).toEqual({
            tableId: absence.tableId,
            seat: absence.seat,
          });
        for (const [hostId, behind] of after.guests)
          expect(after.seatOf.get(hostId)).toEqual({ tableId: behind.tableId, seat: behind.seat });
        for (const over of after.playedOver.values()) {
          expect(seatUse(after, over)?.state).toBe('seated');
          const isAway = [...after.absences.values()].some((absence) => seatKey(absence) === seatKey(over));
          expect(isAway || over.isEnding).toBe(true);
        }
      }
    });
  });
});

describe('RRP-2.2.19 every absence past its time', () => {
  it('is due exactly once, however often the timer knocks, and never before', () => {
    holds(
      (played) => {
        const due = new Map<string, number>();
        for (const { events, before } of played) {
          for (const event of events) {
            if (event.type !== 'AbsenceDue') continue;
            const key = `${event.playerId}/${event.since}`;
            expect(event.at).toBeGreaterThanOrEqual(before.absences.get(event.playerId)?.dueAt ?? Infinity);
            due.set(key, (due.get(key) ?? 0) + 1);
          }
        }
        const last = played.at(-1);
        if (!last) return;
        for (const times of due.values()) expect(times).toBe(1);
        for (const absence of last.after.absences.values())
          if (absence.dueSince !== null) expect(absence.dueSince).toBeGreaterThanOrEqual(absence.dueAt);
        const after = knocks(last.after, 20_000).reduce((now, command) => {
          const decision = floor.decide(command, now);
          return decision.accepted ? decision.events.reduce(floor.evolve, now) : now;
        }, last.after);
        expect(after.absences.every(({ dueSince }) => dueSince !== null)).toBe(true);
        expect(knocks(after, 30_000).flatMap((knock) => eventsOf(knock, after))).toEqual([]);
      },
      (walk) => play(walk, withoutUndo),
    );
  });
});

const eventsOf = (command: FloorCommand, now: Floor): readonly FloorEvent[] => {
  const decision = floor.decide(command, now);
  return decision.accepted ? decision.events : [];
};

describe('undo after any walk', () => {
  it('gives back seats, lists and everything that was remembered', () => {
    let undone = 0;
    holds((played) => {
      for (const { command, events, before, after } of played.slice(-20)) {
        if (events.length === 0 || command.type === 'UndoAction' || command.by.kind === 'timer') continue;
        const undo = { type: 'UndoAction', action: command.command };
        const wish = { ...undo, at: command.at, by: supervisor, command: commandId('undo') };
        const decision = floor.decide(wish as unknown as FloorCommand, after);
        if (!decision.accepted) continue;
        const again = decision.events.reduce(floor.evolve, after);
        expect(partsOf(again)).toEqual(partsOf(before));
        expect(said(again).tables).toEqual(said(before).tables);
        expect(said(again).seatOf).toEqual(said(before).seatOf);
        expect(said(again).places).toEqual(said(before).places);
        undone += 1;
      }
    });
    expect(undone).toBeGreaterThan(100);
  });
});

describe('RRP-2.2.19 over midnight', () => {
  it('absences, custody, guests and play-overs go on in the next gaming day as they were', () => {
    let carriedOver = 0;
    holds((played) => {
      const last = played.at(-1);
      if (!last) return;
      const [closed] = eventsOf(stamped({ type: 'CloseDay' }, supervisor, 40_000), last.after).slice(-1);
      if (closed?.type !== 'DayClosed') return;
      const open = { ...at('22:00:00').openDay(), day: '2026-11-29', carried: closed.carried };
      const next = eventsOf({ ...open, at: last.command.at } as FloorCommand, floor.initialState);
      const now = next.reduce(floor.evolve, floor.initialState);
      for (const part of ['absences', 'walks', 'custody', 'playedOver', 'guests', 'seatFlags'] as const)
        expect(now[part].toJS()).toEqual(last.after[part].toJS());
      const absences = (day: Floor) =>
        [...everyDeadline(day).values()].filter(({ kind }) => kind === 'absence');
      expect(absences(now)).toEqual(absences(last.after));
      carriedOver += last.after.absences.size;
    });
    expect(carriedOver).toBeGreaterThan(10);
  });
});
