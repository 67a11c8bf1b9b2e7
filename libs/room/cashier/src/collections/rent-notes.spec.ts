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
    const shuffled = { lines: owed.lines.map((one) => ({ state: one.state, ...one })), ...owed };
    const { decision } = scenario.given(...happened(...openCage(), note(owed))).when(note(shuffled));
    expect(decision).toMatchObject({ accepted: true, events: [] });
  });

  it('and what its players are called', () => {
    const { record } = cageAfter(...openCage(), note(paid));
    expect(record.aliases.get(ben)).toBe('Ben');
    expect(record.sheets.get('t1 1')).toEqual(paid);
  });
});
