import { type Actor, minor } from '@cardroom/kernel';
import { carriedFrom, partsOf } from '../day/carried';
import { custodyNotAwaited } from '../refusals';
import {
  ana,
  at,
  ben,
  cageAfter,
  chipsOf,
  euros,
  happened,
  openCage,
  scenario,
  supervisor,
  t1,
  witness,
} from '../testing/testing';

const house: Actor = { kind: 'timer' };
const awaits = (amountEuros: number | null, custodyId = 'k1') =>
  at('20:00:00', house).ask('AwaitCustody', {
    ...{ custodyId, playerId: ana, tableId: t1 },
    amountMinor: amountEuros === null ? null : euros(amountEuros),
  });
const ends = at('20:05:00', house).ask('EndCustodyAwait', { custodyId: 'k1' });
const takes = (custodyId: string, playerId = ana) =>
  at('20:10:00', supervisor).ask('TakeIntoCustody', { playerId, chips: chipsOf(80), witness, custodyId });
const sold = at('19:00:00').sell(100);
const waiting = [...openCage(), sold, awaits(null)];

describe('chips that the floor picked up wait to be counted into custody', () => {
  it('are told by the house, once, and again when somebody counted them', () => {
    expect(happened(...waiting).at(-1)).toMatchObject({ type: 'CustodyAwaited', amountMinor: null });
    const again = scenario.given(...happened(...waiting)).when(awaits(null));
    expect(again.decision).toMatchObject({ accepted: true, events: [] });
    expect(happened(...waiting, awaits(80)).at(-1)).toMatchObject({ amountMinor: minor(8_000) });
  });

  it('are counted in once, and only for their player', () => {
    expect(happened(...waiting, takes('k1')).at(-1)).toMatchObject({ type: 'CustodyTaken', custodyId: 'k1' });
    for (const [given, command] of [
      [[...waiting, takes('k1')], takes('k1')],
      [waiting, takes('k1', ben)],
      [waiting, takes('k2')],
      [[...waiting, ends], takes('k1')],
    ] as const)
      scenario
        .given(...happened(...given))
        .when(command)
        .thenRefused(custodyNotAwaited({ custodyId: command.custodyId ?? '' }));
  });

  it('and late news of chips that are accounted for change nothing', () => {
    const { decision } = scenario.given(...happened(...waiting, takes('k1'))).when(awaits(80));
    expect(decision).toMatchObject({ accepted: true, events: [] });
  });

  it('those still waiting go on to the next day', () => {
    const carried = carriedFrom(cageAfter(...waiting));
    expect(partsOf(carried).awaited.get('k1')).toMatchObject({ playerId: ana, isOver: false });
    expect(carriedFrom(cageAfter(...waiting, ends)).awaited).toEqual([]);
  });
});
