import { type SeatShape } from '@cardroom/contracts';
import {
  type Floor,
  flagsOf,
  mayOneSmokeAt,
  type OfSeat,
  owedInSeat,
  seatKey,
  type Table,
  seatUse,
} from '@cardroom/floor';
import { type GameId, isoOf, type PlayerId } from '@cardroom/kernel';
import { amountIn } from './shapes';

type Marks = Partial<SeatShape>;

const absentMark = (floor: Floor, playerId: PlayerId): Marks => {
  const absence = floor.absences.get(playerId);
  if (!absence) return {};
  const { since, dueAt, dueSince, isFrequent, isExtraWalker } = absence;
  const isDue = dueSince !== null;
  return {
    state: 'absent',
    until: isoOf(dueAt),
    absent: { since: isoOf(since), dueAt: isoOf(dueAt), isDue, isFrequent, isExtraWalker },
  };
};

const guestsMark = (floor: Floor, playerId: PlayerId): Marks => {
  const behind = floor.guests.get(playerId);
  if (!behind) return {};
  const guests = behind.guests.map(({ name, since }) => ({ name, since: isoOf(since) }));
  return {
    ...(guests.length > 0 ? { guests } : {}),
    ...(behind.isObjected ? { guestObjected: true } : {}),
  };
};

const owedMark = (floor: Floor, playerId: PlayerId, gameId: GameId | undefined): Marks => {
  const owed = gameId ? owedInSeat(floor, playerId, gameId) : null;
  if (!owed) return {};
  const { amountMinor } = owed;
  return { mustBringBack: { amount: amountMinor === null ? null : amountIn(floor, amountMinor) } };
};

const flagsMark = (floor: Floor, at: OfSeat): Marks => {
  const flags = flagsOf(floor, at);
  if (flags.length === 0) return {};
  return { ...(flags.includes('leaving') ? { state: 'leaving' as const } : {}), flags: [...flags] };
};

const playedOverMark = (floor: Floor, at: OfSeat): Marks => {
  const over = floor.playedOver.get(seatKey(at));
  if (!over) return {};
  const { playerId, alias, entryId, isEnding } = over;
  return { playedOver: { playerId, alias, entryId, isEnding } };
};

const smokingMark = ({ settings }: Floor, table: Table, seat: number): Marks => {
  if (!settings.smokingAtTableAllowed) return {};
  return { smoking: mayOneSmokeAt(settings, table, seat) };
};

/** What a seat says beside who sits in it. */
export const seatMarks = (floor: Floor, table: Table, seat: number): Marks => {
  const at = { tableId: table.plan.tableId, seat };
  const use = seatUse(floor, at);
  const playerId = use?.state === 'seated' ? use.seated.playerId : null;
  const ofPlayer = playerId
    ? [
        guestsMark(floor, playerId),
        owedMark(floor, playerId, table.game?.gameId),
        flagsMark(floor, at),
        absentMark(floor, playerId),
      ]
    : [flagsMark(floor, at)];
  const marks = [smokingMark(floor, table, seat), playedOverMark(floor, at), ...ofPlayer];
  return marks.reduce((all, mark) => ({ ...all, ...mark }));
};
