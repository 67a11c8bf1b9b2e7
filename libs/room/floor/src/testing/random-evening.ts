import {
  gamingDay,
  id,
  type Instant,
  instant,
  instantFromIso,
  minor,
  type RoomId,
  type StaffId,
} from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { startingSettings } from '../day/settings';
import { type GameOffer } from '../games/games';
import {
  type Ask,
  gameId,
  type Maker,
  type RandomRoom,
  type RandomStep,
  stamp,
  supervisor,
  tableId,
} from './random-asks';
import { listMakers } from './random-lists';
import { tableMakers } from './random-tables';

export { type RandomRoom, type RandomStep } from './random-asks';

// Random evenings for property tests and measures: whole numbers in, commands out, many of them sensible.

export const randomStart = instantFromIso('2026-11-28T18:00:00Z');

const offer = (n: number): GameOffer => ({
  gameId: gameId(n),
  variant: 'holdem',
  structure: 'no-limit',
  stakes: [minor(100 * (n + 1)), minor(200 * (n + 1))],
  minBuyIn: minor(10_000 * (n + 1)),
  maxBuyIn: null,
});

/** Rent in every game, the first game at all other tables too, a chain of two feeders under its first table. */
const everythingBegins = ({ tables, games }: RandomRoom): FloorCommand[] => {
  const at = randomStart;
  const manager = { kind: 'staff', id: id<StaffId>('m1'), role: 'shiftManager' } as const;
  const begins: object[] = [];
  for (let n = 0; n < games; n++) {
    const rent = { kind: 'rent', amountMinor: 600, periodMinutes: 30, half: null, free: null, packages: [] };
    const when = n % 2 ? 'house-clock' : 'from-opening';
    begins.push({ type: 'SetRate', ...rent, gameId: gameId(n), when, by: manager });
    begins.push({ type: 'ApplyRate', tableId: tableId(n) });
  }
  for (let n = games; n < tables; n++)
    begins.push({ type: 'OpenTable', tableId: tableId(n), gameId: gameId(0) });
  for (let n = games; n < Math.min(tables, games + 2); n++)
    begins.push({ type: 'LinkFeeder', tableId: tableId(n), mainTableId: tableId(n === games ? 0 : n - 1) });
  const seated = [0, 0, 0, 0, 0, 0, 0, games, games, games, games + 1, games + 1, 1, 1];
  seated.slice(0, tables > games + 1 ? seated.length : 0).forEach((table, n) =>
    begins.push({
      ...{ type: 'SeatPlayer', tableId: tableId(table), seat: 1 + (n % 9), reason: 'first game' },
      ...{ playerId: `p${n}`, alias: `Player ${n}` },
    }),
  );
  return begins.map((command, n) => ({ ...stamp(-9000 - n, at, supervisor), ...command }) as FloorCommand);
};

const everyMaker: readonly Maker[] = [...listMakers, ...tableMakers];

const makersOf = ({ everything }: RandomRoom): readonly Maker[] => (everything ? everyMaker : listMakers);

/** Opens the day, offers the games and places the tables; the first table of each game is open. */
export const randomRoom = (room: RandomRoom): FloorCommand[] => {
  const { tables, games } = room;
  const at = randomStart;
  const setUp: FloorCommand[] = [
    {
      type: 'OpenDay',
      ...stamp(-1, at, { kind: 'staff', id: id<StaffId>('m1'), role: 'shiftManager' }),
      room: id<RoomId>('main'),
      roomName: 'Main room',
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      day: gamingDay('2026-11-28'),
      settings: { ...startingSettings, callInAllowed: true, callPassesAllowed: 1, lockUpDepositMinor: 5_000 },
      carried: null,
    },
  ];
  for (let n = 0; n < games; n++) setUp.push({ type: 'OfferGame', ...stamp(-10 - n, at), game: offer(n) });
  for (let n = 0; n < tables; n++) {
    const section = n % 2 ? 'A' : 'B';
    setUp.push({
      type: 'PlaceTable',
      ...stamp(-1000 - n, at),
      tableId: tableId(n),
      number: n + 1,
      section,
      seats: 9,
    });
    if (n < games)
      setUp.push({ type: 'OpenTable', ...stamp(-5000 - n, at), tableId: tableId(n), gameId: gameId(n) });
  }
  return room.everything ? [...setUp, ...everythingBegins(room)] : setUp;
};

/** The command that a step stands for on this floor; null when there is nobody to do it with. */
export const commandFor = (ask: Ask): FloorCommand | null =>
  makersOf(ask.room)[ask.step.what % makersOf(ask.room).length]?.(ask) ?? null;

/** When a step happens: its seconds after the one before. */
export const after = (at: Instant, { seconds }: RandomStep): Instant => instant(at + seconds * 1000);
