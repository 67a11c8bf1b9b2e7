import fc from 'fast-check';
import { type Instant } from '@cardroom/kernel';
import { backtest, type Coverage } from '../testing/backtest';
import { playSteadyEvening } from '../testing/steady-evening';
import {
  ana,
  at,
  ben,
  clock,
  floorAfter,
  guests,
  holdem,
  openRoom,
  person,
  playEvening,
  t1,
} from '../testing/testing';
import { expectedWaits } from './expected-wait';
import { crowdIs, nameLeft, type Pace, passTime, waitsFrom } from './pace';

const minute = 60_000;
const after = (minutes: number) => (clock('18:00:00') + minutes * minute) as Instant;

const crowd = { waiting: 5, free: 0 };

/** A seat comes free every so many minutes and is filled, with names waiting all the while. */
const seatsEvery = (minutes: number, count: number): Pace => {
  let pace = crowdIs(passTime(undefined, after(0)), crowd);
  for (let n = 1; n <= count; n++) {
    const freed = crowdIs(passTime(pace, after(n * minutes)), { waiting: 4, free: 1 });
    pace = crowdIs(freed, crowd);
  }
  return pace;
};

describe('the expected wait', () => {
  it('is not known before four seats were filled, older ones counting less', () => {
    expect(waitsFrom(undefined, 3)).toEqual([]);
    expect(waitsFrom(seatsEvery(10, 4), 3)).toEqual([]);
    expect(waitsFrom(seatsEvery(10, 5), 3)).toHaveLength(3);
  });

  it('holds the mean wait within its range, and a longer list waits longer', () => {
    const waits = waitsFrom(seatsEvery(10, 30), 8);
    waits.forEach(({ lowMinutes, highMinutes }, i) => {
      expect(lowMinutes).toBeLessThanOrEqual((i + 1) * 10);
      expect(highMinutes).toBeGreaterThanOrEqual((i + 1) * 10);
    });
    const highs = waits.map(({ highMinutes }) => highMinutes);
    expect(highs).toEqual([...highs].sort((a, b) => a - b));
  });

  it('is narrower the more was seen', () => {
    const width = (count: number) => {
      const [, , , third] = waitsFrom(seatsEvery(10, count), 4);
      return third ? third.highMinutes - third.lowMinutes : 0;
    };
    expect(width(40)).toBeLessThan(width(6));
  });

  it('is shorter where names ahead give up', () => {
    const leaving = nameLeft(nameLeft(nameLeft(seatsEvery(10, 12))));
    const [last] = waitsFrom(leaving, 6).slice(-1);
    const [lastOfAll] = waitsFrom(seatsEvery(10, 12), 6).slice(-1);
    expect(last?.highMinutes).toBeLessThan(lastOfAll?.highMinutes ?? 0);
  });

  it('counts no time in which nobody waited', () => {
    const pace = seatsEvery(10, 12);
    const idle = passTime(crowdIs(pace, { waiting: 0, free: 0 }), after(600));
    expect(waitsFrom(idle, 3)).toEqual(waitsFrom(pace, 3));
  });

  it('counts no seat that came free when nobody waited for one', () => {
    const idle = crowdIs(passTime(undefined, after(0)), { waiting: 0, free: 2 });
    const freed = crowdIs(passTime(idle, after(10)), { waiting: 0, free: 3 });
    expect(freed.freed).toBe(0);
  });

  it('is carried into the next day', () => {
    const day = [...openRoom(), at('18:10:00').open(t1), ...guests(t1, 2), at('19:00:00').join(ana)];
    const close = at('23:00:00').ask({ type: 'CloseDay' });
    const open = floorAfter(...day);
    expect(open.paces.size).toBe(1);
    expect(floorAfter(...day, close).paces.toJS()).toEqual(open.paces.toJS());
  });

  it('says the time to answer a call where a seat is free and the pace is known, nothing where it is not', () => {
    const full = [...openRoom(), at('18:10:00').open(t1), ...guests(t1, 9)];
    const waiting = Array.from({ length: 6 }, (_, i) => at('19:00:00').join(person(`W${i}`)));
    const turns = Array.from({ length: 5 }, (_, i) => {
      const [time, who] = [`19:${10 + i * 8}`, person(`W${i}`)];
      return [
        at(`${time}:00`).leaveSeat([t1, i + 1]),
        at(`${time}:30`).call(who, [t1, i + 1]),
        at(`${time}:40`).seatCalled(who),
      ];
    }).flat();
    const crowded = [...full, ...waiting, ...turns];
    const waits = expectedWaits(floorAfter(...crowded), holdem.gameId);
    expect(waits.newcomer?.lowMinutes).toBeGreaterThan(0);
    const free = [at('19:50:00').leaveSeat([t1, 8]), at('19:50:10').leaveSeat([t1, 9])];
    const known = expectedWaits(floorAfter(...crowded, ...free), holdem.gameId);
    expect(known.newcomer).toEqual({ lowMinutes: 0, highMinutes: 5 });
    const early = floorAfter(...full, at('19:50:00').join(ana), at('19:50:10').join(ben));
    expect(expectedWaits(early, holdem.gameId)).toEqual({ ofEntry: new Map(), newcomer: null });
  });
});

const share = ({ within, sooner, later }: Coverage) => within / (within + sooner + later);

const sum = (all: readonly Coverage[]): Coverage => ({
  unknown: all.reduce((n, { unknown }) => n + unknown, 0),
  within: all.reduce((n, { within }) => n + within, 0),
  sooner: all.reduce((n, { sooner }) => n + sooner, 0),
  later: all.reduce((n, { later }) => n + later, 0),
  widthMinutes: all.reduce((n, { widthMinutes }) => n + widthMinutes, 0) / all.length,
});

describe('the range told to newcomers is honest: about eight waits in ten end within it', () => {
  it('in rooms where people come and go', () => {
    const evenings = Array.from({ length: 6 }, (_, seed) =>
      backtest(
        playSteadyEvening({
          seed: seed + 1,
          tables: 3 + (seed % 4),
          hours: 9,
          arrivalMinutes: 3 - 0.3 * (seed % 4),
          stayMinutes: 110,
          patienceMinutes: 90 + 30 * (seed % 3),
        }),
      ),
    );
    const all = sum(evenings);
    expect(all.within + all.sooner + all.later).toBeGreaterThan(500);
    expect(share(all)).toBeGreaterThan(0.7);
    expect(share(all)).toBeLessThan(0.95);
  });

  it('where anything may happen to anybody, it is too hopeful sometimes and hardly ever too gloomy', () => {
    const step = fc.record({
      what: fc.nat(10_000),
      who: fc.nat(10_000),
      where: fc.nat(10_000),
      seconds: fc.oneof(fc.nat(60), fc.nat(400)),
    });
    const steps = fc.sample(fc.array(step, { minLength: 500, maxLength: 500, size: 'max' }), {
      numRuns: 4,
      seed: 7,
    });
    const played = steps.map((evening) => playEvening({ players: 60, tables: 4, games: 2 }, evening));
    const moments = played.map((evening) =>
      evening.flatMap(({ command, decision, after: floor }) =>
        decision.accepted ? [{ at: command.at, events: decision.events, after: floor.facts }] : [],
      ),
    );
    const all = sum(moments.map(backtest));
    expect(all.within + all.later).toBeGreaterThan(20);
    expect(all.sooner).toBeLessThan((all.within + all.later) / 5);
  });
});
