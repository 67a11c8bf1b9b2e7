import fc from 'fast-check';
import { instant } from '@cardroom/kernel';
import { everyDeadline } from './deadlines';
import { play } from './decider';
import { type PlayEvent } from './events';
import { keptOut } from './hands/plan';
import { chipsMissing } from './keeping';
import { emptyTable, seatedAt } from './state';
import { playStreamId } from './stream';
import { type Depth } from './terms';
import { openings } from './testing/games';
import { type Evening, knockOf, playEvening } from './testing/random-evening';
import { day, room, t1 } from './testing/testing';

const nightly = process.env['CARDROOM_PROFILE'] === 'nightly';
const numRuns = nightly ? 400 : 6;
const depths: readonly Depth[] = ['counted', 'recorded', 'dealt'];

const anEvening = fc
  .tuple(
    fc.constantFrom(...depths),
    fc.constantFrom(...Object.keys(openings)),
    fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
  )
  .map(([depth, game, choices]) => playEvening(depth, choices, [220, openings[game] ?? {}]));

/** Printed with every title below, so that a failure can be played again: `CARDROOM_SEED=… npx jest play.prop`. */
const seed = Number(process.env['CARDROOM_SEED'] ?? fc.sample(fc.nat(), 1)[0]);

const evenings: readonly Evening[] = fc.sample(anEvening, { seed, numRuns: numRuns * depths.length });

const holds = (property: (evening: Evening) => void): void => evenings.forEach(property);

const ofType = <T extends PlayEvent['type']>(events: readonly PlayEvent[], type: T) =>
  events.filter((event): event is Extract<PlayEvent, { type: T }> => event.type === type);

describe(`after any evening of any depth the chips are all there (seed ${seed})`, () => {
  it('stacks, pots, custody and what is on its way are what was bought less what left', () =>
    holds(({ steps }) => {
      for (const { after, command } of steps)
        expect([command.type, chipsMissing(after)]).toEqual([command.type, 0]);
    }));

  it('and no stack is ever below nothing', () =>
    holds(({ steps }) => {
      const stacks = steps.flatMap(({ after }) => after.between.occupants.map(({ stack }) => stack));
      expect(Math.min(0, ...stacks)).toBe(0);
    }));
});

describe('after any evening the log alone gives the table back', () => {
  it('as it is in memory, once stored and read', () =>
    holds(({ events, table }) => {
      const stored = JSON.parse(JSON.stringify(events)) as PlayEvent[];
      const again = stored.reduce(play.evolve, emptyTable);
      expect(JSON.stringify(again)).toBe(JSON.stringify(table));
    }));

  it('and a refused command has changed nothing', () =>
    holds(({ steps }) => {
      for (const { before, after, events } of steps) if (events.length === 0) expect(after).toBe(before);
    }));
});

describe('knocks are answered once', () => {
  it('and one that comes again, whenever it does, changes nothing', () =>
    holds(({ table, knocked, armed }) => {
      const still = new Set([...armed.values()].map((timed) => JSON.stringify([timed.kind, timed.payload])));
      const late = instant((table.lastAt ?? 0) + 3_600_000);
      for (const timed of knocked) {
        const isArmed = still.has(JSON.stringify([timed.kind, timed.payload]));
        if (isArmed || timed.kind === 'play.sit-out') continue;
        expect(play.decide(knockOf(timed, late, 5), table)).toEqual({ accepted: true, events: [] });
      }
    }));

  it('and one that comes too early changes nothing', () =>
    holds(({ table, armed }) => {
      for (const timed of armed.values()) {
        if (timed.kind !== 'play.clock' && timed.kind !== 'play.next-hand') continue;
        const early = knockOf(timed, instant(timed.dueAt - 1), 5);
        expect(play.decide(early, table)).toEqual({ accepted: true, events: [] });
      }
    }));

  it('and every open deadline is armed', () =>
    holds(({ table, armed, knocked }) => {
      const stream = playStreamId(room, t1, day);
      const answered = new Set(knocked.map(({ payload }) => JSON.stringify(payload)));
      for (const [key, timed] of everyDeadline(table))
        if (!answered.has(JSON.stringify(timed.payload)))
          expect(armed.get(`${stream}-${key}`)).toMatchObject(timed);
    }));

  it('and every clock runs out at most once, or its time is given back', () =>
    holds(({ events }) => {
      const expired = [...ofType(events, 'HandAdvanced'), ...ofType(events, 'CardsDealt')].flatMap(
        ({ expired: clock }) => (clock === undefined ? [] : [clock]),
      );
      const ended = [...expired, ...ofType(events, 'TimeGivenBack').map(({ was }) => was)];
      expect(new Set(ended).size).toBe(ended.length);
    }));
});

describe('hands are counted right', () => {
  it('each gets the next number, and only one is in progress', () =>
    holds(({ events, table }) => {
      const begun = events.filter(({ type }) => type === 'HandStarted' || type === 'HandReckoned');
      const counted = (begun as readonly { readonly hand: number }[]).map(({ hand }) => hand);
      expect(counted).toEqual(counted.map((_, i) => i + 1));
      expect(table.hands).toBe(counted.length);
      const again = ofType(events, 'HandReopened').length;
      const open = ofType(events, 'HandStarted').length + again - ofType(events, 'HandFinished').length;
      expect(open).toBe(table.hand ? 1 : 0);
    }));

  it('and one that could be begun is begun', () =>
    holds(({ steps }) => {
      for (const { command, before, events } of steps) {
        if (command.type !== 'StartHand' || events.length > 0) continue;
        const decision = play.decide(command, before);
        const code = decision.accepted ? null : decision.refusal.code;
        expect([null, 'poker.too-few-players']).toContain(code?.startsWith('play.') ? null : code);
      }
    }));

  it('and nobody is both dealt out and in', () =>
    holds(({ steps }) => {
      for (const { before, events } of steps)
        for (const { plan } of ofType(events, 'HandStarted'))
          for (const seat of plan.dealtIn) {
            const seated = seatedAt(before, seat);
            expect(seated && keptOut(seated, before)).toBeNull();
          }
    }));

  it('and an evening is worth playing: most kinds of fact happen', () => {
    const seen = new Set<string>();
    holds(({ events }) => events.forEach(({ type }) => seen.add(type)));
    expect(seen.size).toBeGreaterThan(35);
  });
});
