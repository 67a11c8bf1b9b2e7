import golden from './events.golden.json';
import {
  conductEventVersions,
  houseEventVersions,
  ownRequestEventVersions,
  rulesOfConduct,
  rulesOfRuling,
  rulingEventVersions,
} from './history';
import { house } from './house/house';
import { ownRequest } from './own-request/own-request';
import { rulings } from './rulings/decider';
import { type RulingEvent } from './rulings/events';
import { conduct } from './sanctions/decider';
import { type ConductEvent } from './sanctions/events';
import { goldenConduct, goldenHouse, goldenRequests, goldenRulings } from './testing/golden-night';

type Stored = Readonly<
  Record<keyof typeof golden, readonly { type: string; version: number; data: object }[]>
>;
const stored = golden as unknown as Stored;

const produced = {
  rulings: goldenRulings().flat(),
  conduct: goldenConduct().flat(),
  ownRequests: goldenRequests(),
  house: goldenHouse(),
};
const versions = {
  rulings: rulingEventVersions,
  conduct: conductEventVersions,
  ownRequests: ownRequestEventVersions,
  house: houseEventVersions,
};
const names = Object.keys(produced) as (keyof typeof produced)[];
const shapeOf = (event: object): string[] => Object.keys(event).sort();
const asEvents = <E>(name: keyof typeof produced): E[] =>
  stored[name].map(({ type, data }) => ({ type, ...data }) as unknown as E);

describe('golden events: what was once stored can always be read', () => {
  it.each(names)('has an example of every version of every event of %s', (name) => {
    for (const [type, current] of Object.entries(versions[name])) {
      const seen = new Set(stored[name].filter((event) => event.type === type).map(({ version }) => version));
      expect([type, [...seen].sort()]).toEqual([type, Array.from({ length: current }, (_, i) => i + 1)]);
    }
  });

  it.each(names)('is what the decider of %s still records today', (name) => {
    expect(produced[name].map(({ type }) => type)).toEqual(stored[name].map(({ type }) => type));
    expect(produced[name].map(shapeOf)).toEqual(
      stored[name].map(({ type, data }) => shapeOf({ type, ...data })),
    );
  });

  it('folds to what it tells of', () => {
    const [first = []] = goldenRulings();
    const count = first.length;
    const day = asEvents<RulingEvent>('rulings').slice(0, count).reduce(rulings.evolve, rulings.initialState);
    expect([...day.rulings.values()]).toMatchObject([
      { state: 'final', heldMinor: null, shortfallMinor: 35, goodFaithError: { words: 'misread' } },
    ]);
    const [night = []] = goldenConduct();
    const record = asEvents<ConductEvent>('conduct')
      .slice(0, night.length)
      .reduce(conduct.evolve, conduct.initialState);
    expect([...record.incidents.values()].map(({ state }) => state)).toEqual([
      'upheld',
      'not-upheld',
      'withdrawn',
    ]);
    const request = asEvents<never>('ownRequests').reduce(ownRequest.evolve, ownRequest.initialState);
    expect(request).toMatchObject({ isRunning: false, turnedAway: 1 });
    const rules = asEvents<never>('house').reduce(house.evolve, house.initialState);
    expect(rules).toMatchObject({
      ruleSet: 'rtc',
      settings: { clockAbuseAlertCount: 3, appealsAllowed: false },
    });
  });

  it('ignores facts it does not know', () => {
    const unknown = { type: 'CarpetCleaned', rulingId: 'r1', incidentId: 'i1' } as never;
    expect(rulings.evolve(rulings.initialState, unknown)).toBe(rulings.initialState);
    expect(conduct.evolve(conduct.initialState, unknown)).toBe(conduct.initialState);
    expect(ownRequest.evolve(ownRequest.initialState, unknown)).toBe(ownRequest.initialState);
    expect(house.evolve(house.initialState, unknown)).toBe(house.initialState);
  });

  it('keeps the rules that a fact rests on beside it', () => {
    const decided = produced.rulings.filter(({ type }) => type === 'RulingDecided');
    expect(decided.map(rulesOfRuling)[0]).toEqual(['RRP-2.1.6']);
    const shut = produced.conduct.filter(({ type }) => type === 'PlayerShutOut');
    expect(shut.map(rulesOfConduct)[0]).toEqual(['RRP-1.1.0']);
  });
});
