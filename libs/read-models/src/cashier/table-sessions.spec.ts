import { emptyFloor, type FloorEvent } from '@cardroom/floor';
import { instantFromIso, type TableId } from '@cardroom/kernel';
import { sessionAt, tableSessions } from './table-sessions';

const at = (time: string) => instantFromIso(`2026-11-28T${time}:00.000Z`);
const fact = (type: 'TableOpened' | 'TableClosed', time: string, of: object = {}) =>
  ({
    ...{ type, at: at(time), by: { kind: 'timer' }, command: 'c', tableId: 't1', gameId: 'nlhe' },
    ...of,
  }) as unknown as FloorEvent;
const t1 = 't1' as TableId;

describe('the sessions of a table on a gaming day', () => {
  it('are the times that it was open, each with its game', () => {
    const events = [
      fact('TableOpened', '15:00'),
      fact('TableOpened', '15:30', { tableId: 't2' }),
      fact('TableClosed', '18:00'),
      fact('TableOpened', '20:00', { gameId: 'plo' }),
    ];
    const sessions = tableSessions(events, null);
    expect(sessions.get(t1)).toEqual([
      { number: 1, gameId: 'nlhe', openedAt: at('15:00'), closedAt: at('18:00') },
      { number: 2, gameId: 'plo', openedAt: at('20:00'), closedAt: null },
    ]);
    expect(sessions.get('t2' as TableId)).toHaveLength(1);
  });

  it('may have begun before the day did', () => {
    expect(tableSessions([fact('TableClosed', '13:00')], null).get(t1)).toEqual([
      { number: 1, gameId: 'nlhe', openedAt: null, closedAt: at('13:00') },
    ]);
    const tables = emptyFloor.tables.set(t1, { game: { gameId: 'nlhe' } } as never);
    expect(tableSessions([], { ...emptyFloor, tables }).get(t1)).toEqual([
      { number: 1, gameId: 'nlhe', openedAt: null, closedAt: null },
    ]);
  });

  it('take what is counted after their end, until the table opens again', () => {
    const events = [fact('TableOpened', '15:00'), fact('TableClosed', '18:00'), fact('TableOpened', '20:00')];
    const sessions = tableSessions(events, null).get(t1) ?? [];
    const of = (time: string) => sessionAt(sessions, at(time));
    expect([of('14:59'), of('15:00'), of('18:30'), of('19:59'), of('20:00')]).toEqual([1, 1, 1, 1, 2]);
  });
});
