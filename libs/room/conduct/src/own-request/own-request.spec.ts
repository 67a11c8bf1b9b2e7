import { id, type RoomId, scenarioOf, instantFromIso } from '@cardroom/kernel';
import { alreadyExcludedByRequest, notAuthorised, termNotOver, termTooShort } from '../refusals';
import { ana, clock, floorSupervisor, roomManager, shiftManager, stamp } from '../testing/testing';
import { afterMonths, ownRequest } from './own-request';

const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(ownRequest);
const room = id<RoomId>('main');
const exclude = (months: number | null, by = shiftManager, time = '20:00:00') => ({
  type: 'ExcludeAtOwnRequest' as const,
  ...stamp(time, by),
  room,
  playerId: ana,
  months,
});
const excluded = (months: number | null) => {
  const { decision } = scenario.given().when(exclude(months));
  return decision.accepted ? decision.events : [];
};
const endAt = (iso: string, by = roomManager) => ({
  type: 'EndOwnRequest' as const,
  ...stamp('20:00:00', by),
  at: instantFromIso(iso),
});

describe('an exclusion on one’s own request', () => {
  it('lasts three months at least', () => {
    scenario
      .given()
      .when(exclude(2))
      .thenRefused(termTooShort({ leastMonths: 3 }));
    expect(excluded(3)).toMatchObject([{ notBefore: instantFromIso('2027-02-28T20:00:00Z') }]);
  });

  it('is recorded by the shift manager or the room manager only', () =>
    scenario.given().when(exclude(12, floorSupervisor)).thenRefused(notAuthorised()));

  it('is not lifted a second early, by nobody, and not at all where it is for good', () => {
    const given = excluded(3);
    const notBefore = instantFromIso('2027-02-28T20:00:00Z');
    scenario
      .given(...given)
      .when(endAt('2027-02-28T19:59:59Z'))
      .thenRefused(termNotOver({ notBefore }));
    expect(scenario.given(...given).when(endAt('2027-02-28T20:00:00Z')).decision.accepted).toBe(true);
    scenario
      .given(...excluded(null))
      .when(endAt('2099-01-01T00:00:00Z'))
      .thenRefused(termNotOver({ notBefore: null }));
  });

  it('may be asked for longer, not for less', () => {
    scenario
      .given(...excluded(12))
      .when(exclude(6))
      .thenRefused(alreadyExcludedByRequest());
    expect(scenario.given(...excluded(12)).when(exclude(24)).decision.accepted).toBe(true);
    scenario
      .given(...excluded(null))
      .when(exclude(24))
      .thenRefused(alreadyExcludedByRequest());
  });

  it('keeps the day of the month, or the last one of a shorter month', () => {
    expect(afterMonths(instantFromIso('2027-11-30T10:00:00Z'), 3)).toBe(
      instantFromIso('2028-02-29T10:00:00Z'),
    );
    expect(afterMonths(instantFromIso('2026-12-31T10:00:00Z'), 4)).toBe(
      instantFromIso('2027-04-30T10:00:00Z'),
    );
    expect(afterMonths(clock('10:00:00'), 1)).toBe(instantFromIso('2026-12-28T10:00:00Z'));
  });
});
