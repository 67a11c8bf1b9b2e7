import { type Actor } from '@cardroom/kernel';
import { type SheetLine } from './commands';
import { ana, at, ben, cageAfter, clock, euros, happened, openCage, scenario, t1 } from '../testing/testing';

const house: Actor = { kind: 'timer' };
const line = (seat: number, playerId: typeof ana, state: string): SheetLine => ({
  ...{ seat, playerId, alias: playerId === ana ? 'Ana' : 'Ben', amountMinor: euros(5), state },
});
const sheet = (period: number, lines: readonly SheetLine[]) => ({ period, dueAt: clock('20:00:00'), lines });
const note = (...periods: readonly ReturnType<typeof sheet>[]) =>
  at('20:01:00', house).ask('NoteRent', { tableId: t1, tableNumber: 1, periods });
const owed = sheet(1, [line(1, ana, 'owed'), line(2, ben, 'owed')]);
const paid = sheet(1, [line(1, ana, 'paid'), line(2, ben, 'owed')]);
const next = sheet(2, [line(1, ana, 'owed')]);

/** The same value with its fields the other way round. */
const turned = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(turned) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([name, each]) => [name, turned(each)])) as T;
};

describe('the cage knows the floor’s sheet of owed and paid rent', () => {
  it('by period, and writes down only what changed', () => {
    const before = happened(...openCage(), note(owed));
    const { decision } = scenario.given(...before).when(note(paid, next));
    expect(decision).toMatchObject({ events: [{ type: 'RentNoted', periods: [paid, next] }] });
    const again = scenario.given(...before).when(note(owed, next));
    expect(again.decision).toMatchObject({ events: [{ periods: [next] }] });
    expect(scenario.given(...before).when(note(owed)).decision).toMatchObject({ accepted: true, events: [] });
  });

  it('whatever the order in which the log gives its fields back', () => {
    const { decision } = scenario.given(...happened(...openCage(), note(owed))).when(note(turned(owed)));
    expect(decision).toMatchObject({ accepted: true, events: [] });
  });

  it('and what its players are called', () => {
    const { record } = cageAfter(...openCage(), note(paid));
    expect(record.aliases.get(ben)).toBe('Ben');
    expect(record.sheets.get('t1 1')).toEqual(paid);
  });
});
