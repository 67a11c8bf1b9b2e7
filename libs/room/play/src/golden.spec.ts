import { play } from './decider';
import { type PlayEvent } from './events';
import golden from './events.golden.json';
import { playEventVersions, rulesCited } from './history';
import { chipsMissing } from './keeping';
import { emptyTable, type Table } from './state';
import { goldenEvening } from './testing/golden-evening';

const produced = goldenEvening();
/** Without the commands, which are numbered anew in every run. */
const shapeOf = (event: object): string[] => Object.keys(event).sort();

describe('golden events: what was once stored can always be read', () => {
  it('has an example of every version of every event ever shipped', () => {
    for (const [type, current] of Object.entries(playEventVersions)) {
      const versions = new Set(golden.filter((event) => event.type === type).map(({ version }) => version));
      expect([type, [...versions].sort()]).toEqual([type, Array.from({ length: current }, (_, i) => i + 1)]);
    }
  });

  it('is what the decider still records today', () => {
    expect(produced.map(({ type }) => type)).toEqual(golden.map(({ type }) => type));
    expect(produced.map(shapeOf)).toEqual(golden.map(({ type, data }) => shapeOf({ type, ...data })));
  });

  it('folds to the evening it tells of', () => {
    const stored = golden.map(({ type, data }) => ({ type, ...data }) as unknown as PlayEvent);
    const now = stored.reduce<Table>(play.evolve, emptyTable);
    expect(now.opened).toMatchObject({ day: '2026-11-28', isClosed: true });
    expect([now.hands, now.depth, chipsMissing(now)]).toEqual([5, 'dealt', 0]);
    expect(now.seats.map(({ playerId, seat }) => [playerId, seat])).toEqual([
      ['ana', 1],
      ['cleo', 3],
      ['eve', 5],
    ]);
  });

  it('ignores facts it does not know', () => {
    const unknown = { type: 'FeltBrushed', at: 0 } as unknown as PlayEvent;
    expect(play.evolve(emptyTable, unknown)).toBe(emptyTable);
  });

  it('keeps the rules that a fact rests on beside it', () => {
    const ofType = (type: PlayEvent['type']) => {
      const event = produced.find((one) => one.type === type);
      return event && rulesCited(event);
    };
    expect(ofType('PotMoved')).toEqual(['RRP-2.1.6']);
    expect(ofType('DealtOut')).toEqual(['RTC-25']);
    expect(ofType('HandFinished')).toEqual(['RRP-3.2.1']);
    expect(ofType('SeatTaken')).toEqual([]);
  });

  it('is small: no fact of a hand is a thousand bytes, but the deal itself', () => {
    const ofHands = produced.filter(({ type }) => type.startsWith('Hand'));
    const sizes = ofHands.map((event) => JSON.stringify(event).length);
    expect(Math.max(...sizes)).toBeLessThan(1_600);
  });
});
