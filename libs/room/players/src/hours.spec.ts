import { gamingDay, id, type GameId, type Instant, instantFromIso } from '@cardroom/kernel';
import fc from 'fast-check';
import { type HoursAsked, hoursPlayed, type SeatFact } from './hours';

const minute = 60_000;
const hold = id<GameId>('nlhe');
const omaha = id<GameId>('plo');
const at = (time: string): Instant => instantFromIso(`2026-11-${time}:00Z`);

let drawn = 0;
const fact = (type: SeatFact['type'], time: string, more: Partial<SeatFact> = {}): SeatFact => ({
  type,
  at: at(time),
  playerId: 'p1',
  gameId: hold,
  tableId: 't1',
  seat: 3,
  command: `c${(drawn += 1)}`,
  ...more,
});

const days = [
  { day: gamingDay('2026-11-28'), openedAt: at('28T16:00') },
  { day: gamingDay('2026-11-29'), openedAt: at('29T16:00') },
];
const asked = (facts: readonly SeatFact[], more: Partial<HoursAsked> = {}): HoursAsked => ({
  facts,
  undone: new Set(),
  days,
  now: at('29T18:00'),
  ...more,
});

describe('hours played are read off the seat facts', () => {
  it('goes on after midnight on the day on which he sat down', () => {
    expect(hoursPlayed(asked([fact('PlayerSeated', '28T22:30'), fact('SeatLeft', '29T02:10')]))).toEqual([
      { day: '2026-11-28', gameId: hold, seatedMs: 220 * minute, awayMs: 0, sittings: 1 },
    ]);
  });

  it('is cut where the next gaming day opens', () => {
    expect(hoursPlayed(asked([fact('PlayerSeated', '29T15:00'), fact('SeatLeft', '29T17:00')]))).toEqual([
      { day: '2026-11-29', gameId: hold, seatedMs: 60 * minute, awayMs: 0, sittings: 0 },
      { day: '2026-11-28', gameId: hold, seatedMs: 60 * minute, awayMs: 0, sittings: 1 },
    ]);
  });

  it('adds up by game and day, over moves and over two numbers of one person', () => {
    const facts = [
      fact('PlayerSeated', '28T18:00'),
      fact('PlayerSeated', '28T19:00', { tableId: 't2', seat: 1 }),
      fact('SeatLeft', '28T19:00'),
      fact('SeatLeft', '28T19:30', { tableId: 't2', seat: 1 }),
      fact('PlayerSeated', '28T20:00', { gameId: omaha, tableId: 't3' }),
      fact('SeatLeft', '28T20:10', { gameId: omaha, tableId: 't3' }),
      fact('PlayerSeated', '28T21:00', { playerId: 'p2' }),
      fact('SeatLeft', '28T21:30', { playerId: 'p2' }),
    ];
    expect(hoursPlayed(asked(facts))).toEqual([
      { day: '2026-11-28', gameId: hold, seatedMs: 120 * minute, awayMs: 0, sittings: 3 },
      { day: '2026-11-28', gameId: omaha, seatedMs: 10 * minute, awayMs: 0, sittings: 1 },
    ]);
  });

  it('says how much of it he was away', () => {
    const facts = [
      fact('PlayerSeated', '28T18:00'),
      fact('PlayerWalked', '28T18:10'),
      fact('PlayerBackInSeat', '28T18:25'),
      fact('PlayerWalked', '28T18:50'),
      fact('SeatLeft', '28T19:00'),
    ];
    expect(hoursPlayed(asked(facts))[0]).toMatchObject({ seatedMs: 60 * minute, awayMs: 25 * minute });
  });

  it('goes on until now for somebody who still sits', () => {
    expect(hoursPlayed(asked([fact('PlayerSeated', '29T17:15')]))[0]?.seatedMs).toBe(45 * minute);
  });

  it('leaves out what was undone', () => {
    const seated = fact('PlayerSeated', '28T18:00');
    const left = fact('SeatLeft', '28T18:20');
    const wrong = fact('PlayerSeated', '28T20:00');
    const undone = new Set([wrong.command]);
    expect(hoursPlayed(asked([seated, left, wrong], { undone }))).toEqual([
      { day: '2026-11-28', gameId: hold, seatedMs: 20 * minute, awayMs: 0, sittings: 1 },
    ]);
    const leftByMistake = new Set([left.command]);
    const again = fact('SeatLeft', '28T19:00');
    expect(hoursPlayed(asked([seated, left, again], { undone: leftByMistake }))[0]?.seatedMs).toBe(
      60 * minute,
    );
  });

  it('knows no day before the first', () => {
    const facts = [fact('PlayerSeated', '28T15:30'), fact('SeatLeft', '28T16:30')];
    expect(hoursPlayed(asked(facts)).map(({ day, seatedMs }) => [day, seatedMs / minute])).toEqual([
      ['2026-11-28', 30],
      [null, 30],
    ]);
  });

  it('comes to the same minutes however the days are cut', () => {
    const length = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(length, length), { maxLength: 8 }),
        fc.array(length, { maxLength: 4 }),
        (sat, cuts) => {
          let now = at('28T16:00') as number;
          const facts = sat.flatMap(([pause, played]) => {
            const from = (now += pause * minute) as Instant;
            const to = (now += played * minute) as Instant;
            return [fact('PlayerSeated', '28T16:00', { at: from }), fact('SeatLeft', '28T16:00', { at: to })];
          });
          const openings = cuts.reduce<number[]>(
            (all, cut) => [...all, (all.at(-1) ?? at('28T16:00')) + cut * minute],
            [],
          );
          const cutDays = openings.map((openedAt, i) => ({
            day: gamingDay(`2026-12-0${i + 1}`),
            openedAt: openedAt as Instant,
          }));
          const played = hoursPlayed(asked(facts, { days: cutDays }));
          const total = played.reduce((sum, { seatedMs }) => sum + seatedMs, 0);
          expect(total).toBe(sat.reduce((sum, [, minutes]) => sum + minutes * minute, 0));
          expect(played.reduce((sum, { sittings }) => sum + sittings, 0)).toBe(sat.length);
        },
      ),
    );
  });
});
