import { type GamingDay, instantFromIso } from '@cardroom/kernel';
import { nothingToMove, registerStillKept } from '../refusals';
import { happened, at, manager, openCage, scenario } from '../testing/testing';
import { yearsAfter } from './years';

const taken = instantFromIso('2026-11-28T23:15:00.000Z');
const until = instantFromIso('2031-11-28T23:15:00.000Z');
const house = { kind: 'timer' } as const;
const destroy = (now: number, papers = 2) => ({
  ...at('20:00:00', house).ask('DestroyPapers', {
    ...{ registerDay: '2026-11-28' as GamingDay, papers, lastTakenAt: taken },
  }),
  at: now as typeof taken,
});
const given = happened(...openCage());

describe('papers are kept five years, and then destroyed', () => {
  it('not a moment before the day, and from it on', () => {
    scenario
      .given(...given)
      .when(destroy(until - 1))
      .thenRefused(registerStillKept({ registerDay: '2026-11-28', until }));
    const { decision } = scenario.given(...given).when(destroy(until));
    expect(decision).toMatchObject({
      accepted: true,
      events: [{ type: 'PapersDestroyed', registerDay: '2026-11-28', papers: 2, keptYears: 5 }],
    });
  });

  it('by the house itself or a manager, and only where there are any', () => {
    scenario
      .given(...given)
      .when(destroy(until, 0))
      .thenRefused(nothingToMove());
    expect(scenario.given(...given).when({ ...destroy(until), by: manager }).decision.accepted).toBe(true);
  });

  it('a leap day keeps its papers a day longer, never one less', () => {
    const leap = instantFromIso('2028-02-29T22:00:00.000Z');
    expect(yearsAfter(leap, 5)).toBe(instantFromIso('2033-03-01T22:00:00.000Z'));
    expect(yearsAfter(leap, 4)).toBe(instantFromIso('2032-02-29T22:00:00.000Z'));
  });
});
