import { type BoardRowOf } from '@cardroom/contracts';
import { type FloorCommand } from '@cardroom/floor';
import {
  ana,
  at,
  ben,
  clock,
  dealer,
  entryId,
  floorAfter,
  guests,
  holdem,
  openRoom,
  supervisor,
  t1,
  timer,
} from '@cardroom/floor/testing';
import { minor } from '@cardroom/kernel';
import { allRows } from './floor-boards';
import { expectBoardsToEqualFold, rowAfter as row, writtenBy } from './testing/boards';

const ask = (time: string, command: object, by = dealer) => at(time, by).ask(command);
const of5 = { tableId: t1, seat: 5 };
const ofGuest = (type: string, extra: object = {}) => ({ type, tableId: t1, seat: 3, ...extra });
const flag = (type: string, name: string, seat = 2) => ({ type, tableId: t1, seat, flag: name });
const settings = {
  ...{ playersToStart: 4, smokingAtTableAllowed: true, absenceFrequentCount: 2, walkersPerTable: 2 },
  ...{ guestsPerPlayer: 1 },
};
const evenings = (more = {}) => [
  ...openRoom({ ...settings, ...more }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('18:40:00').seat(ana, [t1, 5], { reason: 'first game' }),
  at('18:42:00').join(ben, holdem, { smokingWish: 'smoking' }),
];
const opening = evenings();

const pickUp = ask(
  '20:01:00',
  { type: 'PickUpChips', ...of5, custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
  supervisor,
);
const evening: readonly FloorCommand[] = [
  ...opening,
  ask('19:00:00', { type: 'MarkAbsent', ...of5 }),
  ask('19:05:00', { type: 'AllowPlayOver', ...of5, entryId: entryId(ben) }, supervisor),
  ask('19:10:00', { type: 'AnnounceAbsence', ...of5, until: clock('20:00:00') }, supervisor),
  ask('19:20:00', { type: 'MarkPresent', ...of5 }),
  ask('19:21:00', { type: 'EndPlayOver', ...of5 }),
  ask('19:25:00', ofGuest('AdmitGuest', { guestName: 'Zoe' })),
  ask('19:26:00', ofGuest('EndGuest')),
  ask('19:27:00', ofGuest('ObjectToGuest')),
  ask('19:28:00', flag('FlagSeat', 'leaving')),
  ask('19:28:10', flag('FlagSeat', 'no-chips')),
  ask('19:28:20', flag('ClearSeatFlag', 'leaving')),
  ask('19:28:30', flag('FlagSeat', 'non-player', 9)),
  ask('19:30:00', { type: 'MarkAbsent', ...of5 }),
  ask('19:31:00', { type: 'AllowPlayOver', ...of5, entryId: entryId(ben) }, supervisor),
  ask('20:00:01', { type: 'AbsenceFallsDue', playerId: ana.playerId, since: clock('19:30:00') }, timer),
  pickUp,
  ask('20:02:00', { type: 'UndoAction', action: pickUp.command }, supervisor),
  { ...pickUp, at: clock('20:03:00'), command: `${pickUp.command}-again` } as FloorCommand,
  ask('20:04:00', { type: 'CountCustody', custodyId: 'k1', amountMinor: minor(18_400) }, supervisor),
  at('20:10:00').back(ana),
  at('20:11:00').call(ana, [t1, 5]),
  at('20:12:00').seatCalled(ana),
  ask('20:13:00', { type: 'ConfirmStack', ...of5, stackMinor: minor(18_400) }),
  ask('20:14:00', { type: 'ReleaseCustody', custodyId: 'k1', to: 'table' }, supervisor),
  at('20:15:00').call(ben, [t1, 6]),
  at('20:20:00').leaveSeat([t1, 5]),
];

const until = (type: string, nth = 1): readonly FloorCommand[] => {
  const places = evening.flatMap((command, i) => (command.type === type ? [i] : []));
  return evening.slice(0, (places[nth - 1] ?? -1) + 1);
};
const seat = (number: number, ...commands: readonly FloorCommand[]) =>
  row('tables', t1, ...commands).seats[number - 1];

const written = (type: string, nth = 1) => writtenBy(until(type, nth));

describe('the boards of absences equal a fold of the log', () => {
  it('after every command of an evening, and keep to their contract', () => expectBoardsToEqualFold(evening));

  it('and a command writes the few rows that it changes', () => {
    expect(written('FlagSeat')).toEqual([`tables/${t1}`]);
    expect(written('AdmitGuest')).toEqual([`tables/${t1}`]);
    expect(written('CountCustody')).toEqual(['custody/k1', 'receipts/PICKED']);
    expect(written('AllowPlayOver')).toEqual(
      expect.arrayContaining([`absences/${ana.playerId}`, `tables/${t1}`]),
    );
    const ofGame = ['list-heads', 'public-games'].map((board) => `${board}/${holdem.gameId}`);
    const ofSeat = [`absences/${ana.playerId}`, `due/absences-${ana.playerId}`, `tables/${t1}`];
    expect(written('MarkAbsent')).toEqual([...ofGame, ...ofSeat].sort());
    expect(written('AnnounceAbsence')).toEqual(ofSeat);
  });
});

describe('F09 who is away is on one board', () => {
  it('with the time he has, which absence it is and who plays over', () => {
    expect(row('absences', ana.playerId, ...until('AnnounceAbsence'))).toMatchObject({
      ...{ alias: 'Ana', tableNumber: 1, seat: 5, count: 1, isDue: false, isFrequent: false },
      ...{ announcedUntil: '2026-11-28T20:00:00.000Z', dueAt: '2026-11-28T20:00:01.000Z' },
      playedOverBy: 'Ben',
    });
    expect(row('absences', ana.playerId, ...until('AbsenceFallsDue'))).toMatchObject({
      ...{ count: 2, awaySeconds: 1200, isDue: true, isFrequent: true },
    });
    expect(row('absences', ana.playerId, ...until('MarkPresent'))).toBeUndefined();
  });

  it('at all tables, by when the time is over', () => {
    const others = [3, 4].map((number) => ask('19:40:00', { type: 'MarkAbsent', tableId: t1, seat: number }));
    const away = floorAfter(...until('MarkAbsent', 2), ...others);
    const rows = allRows(away).flatMap(({ board, body }) =>
      board === 'absences' ? [body as BoardRowOf<'absences'>] : [],
    );
    const dueAt = rows.map((absence) => absence.dueAt);
    expect(dueAt).toEqual([...dueAt].sort());
    expect(rows.filter(({ isExtraWalker }) => isExtraWalker)).toHaveLength(1);
  });
});

describe('RRP-2.2.19 chips in custody', () => {
  it('show who owns them, how much it is once counted, and his receipt', () => {
    expect(row('custody', 'k1', ...until('PickUpChips'))).toMatchObject({
      ...{ alias: 'Ana', seat: 5, amount: null, countedBy: [], receiptCode: 'PICKED' },
      bringBackUntil: '2026-11-28T21:01:00.000Z',
    });
    expect(row('custody', 'k1', ...until('UndoAction'))).toBeUndefined();
    const counted = row('custody', 'k1', ...until('CountCustody'));
    expect(counted).toMatchObject({ amount: '184.00', countedBy: ['floorSupervisor'] });
    expect(row('receipts', 'PICKED', ...until('CountCustody'))).toMatchObject({
      ...{ state: 'out', custody: { amount: '184.00' } },
    });
    expect(row('custody', 'k1', ...until('ReleaseCustody'))).toBeUndefined();
    expect(row('receipts', 'PICKED', ...until('ReleaseCustody'))).not.toHaveProperty('custody');
  });
});

describe('the seats of a table say', () => {
  it('who is absent and who plays over him', () => {
    expect(seat(5, ...until('AllowPlayOver'))).toMatchObject({
      ...{ state: 'absent', until: '2026-11-28T19:30:01.000Z', alias: 'Ana' },
      playedOver: { alias: 'Ben', isEnding: false },
    });
    expect(seat(5, ...until('MarkPresent'))).toMatchObject({
      ...{ state: 'seated', playedOver: { isEnding: true } },
    });
    expect(seat(5, ...until('EndPlayOver'))).not.toHaveProperty('playedOver');
  });

  it('who has guests, what is noted, and what is to be brought back', () => {
    expect(seat(3, ...until('AdmitGuest'))).toMatchObject({ guests: [{ name: 'Zoe' }] });
    expect(seat(3, ...until('ObjectToGuest'))).toMatchObject({ guestObjected: true });
    expect(seat(2, ...until('FlagSeat'))).toMatchObject({ state: 'leaving', flags: ['leaving'] });
    expect(seat(2, ...until('ClearSeatFlag'))).toMatchObject({ state: 'seated', flags: ['no-chips'] });
    expect(seat(9, ...until('FlagSeat', 3))).toMatchObject({ state: 'free', flags: ['non-player'] });
    expect(seat(5, ...until('SeatCalled'))).toMatchObject({ mustBringBack: { amount: '184.00' } });
    expect(seat(5, ...until('ConfirmStack'))).not.toHaveProperty('mustBringBack');
  });
});

describe('RRP-1.3.1 the offer of a seat', () => {
  it('says whether one may smoke there, beside what the player asked for', () => {
    const offered = (number: number, more = {}) => {
      const commands = [...evenings(more), at('19:00:00').call(ben, [t1, number])];
      return row('lists', holdem.gameId, ...commands).entries[0];
    };
    expect(offered(9)).toMatchObject({
      ...{ smokingWish: 'smoking', ifDeclined: 'keepPlace', call: { smoking: false } },
    });
    expect(offered(6)).toMatchObject({ call: { smoking: true } });
    expect(offered(6)?.ifDeclined).not.toBe('keepPlace');
    expect(offered(6, { smokingAtTableAllowed: false })?.call).not.toHaveProperty('smoking');
  });
});

describe('what the public sees of absent seats', () => {
  it('is that they are taken, by a game that goes on while two play', () => {
    const publicGame = (...commands: readonly FloorCommand[]) =>
      row('public-games', holdem.gameId, ...commands);
    const walk = (number: number) => ask('19:40:00', { type: 'MarkAbsent', tableId: t1, seat: number });
    expect(publicGame(...opening, walk(5))).toMatchObject({
      going: true,
      tables: [{ number: 1, seated: 5 }],
    });
    const fewer = [...opening, ...[5, 4, 3, 2].map(walk)];
    expect(publicGame(...fewer)).toMatchObject({ going: false, tables: [{ seated: 5 }] });
    const over = { type: 'AllowPlayOver', ...of5, entryId: entryId(ben) };
    expect(publicGame(...fewer, ask('19:41:00', over, supervisor)).going).toBe(true);
    const seen = allRows(floorAfter(...fewer)).filter(({ board }) => board === 'public-games');
    expect(JSON.stringify(seen)).not.toMatch(/Ana|absent/);
  });
});
