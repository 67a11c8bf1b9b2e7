import {
  type Actor,
  type CommandId,
  type DeviceId,
  type EntryId,
  type GameId,
  gamingDay,
  id,
  type Instant,
  instant,
  instantFromIso,
  minor,
  type PlayerId,
  type RoomId,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { type GameOffer } from '../games/games';
import { startingSettings } from '../day/settings';
import { type Floor, placesOf } from '../state';
import { sendings } from '../waiting-list/turn';

// Random evenings for property tests and measures: whole numbers in, commands out, many of them sensible.

/** Numbers that stand for one step of an evening. */
export interface RandomStep {
  readonly what: number;
  readonly who: number;
  readonly where: number;
  readonly seconds: number;
}

export interface RandomRoom {
  readonly players: number;
  readonly tables: number;
  readonly games: number;
}

const supervisor: Actor = { kind: 'staff', id: id<StaffId>('s1'), role: 'floorSupervisor' };
const keeper: Actor = { kind: 'staff', id: id<StaffId>('k1'), role: 'listKeeper' };
const kiosk: Actor = { kind: 'device', id: id<DeviceId>('kiosk-1') };

export const randomStart = instantFromIso('2026-11-28T18:00:00Z');

const gameId = (n: number): GameId => id<GameId>(`g${n}`);
const tableId = (n: number): TableId => id<TableId>(`t${n}`);

const stamp = (n: number, at: Instant, by: Actor = supervisor) => ({
  at,
  by,
  command: id<CommandId>(`c${n}`),
});

const offer = (n: number): GameOffer => ({
  gameId: gameId(n),
  variant: 'holdem',
  structure: 'no-limit',
  stakes: [minor(100 * (n + 1)), minor(200 * (n + 1))],
  minBuyIn: minor(10_000 * (n + 1)),
  maxBuyIn: null,
});

/** Opens the day, offers the games and places the tables; the first table of each game is open. */
export const randomRoom = ({ tables, games }: RandomRoom): FloorCommand[] => {
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
      settings: { ...startingSettings, callInAllowed: true },
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
  return setUp;
};

interface Ask {
  readonly floor: Floor;
  readonly room: RandomRoom;
  readonly step: RandomStep;
  readonly n: number;
  readonly at: Instant;
}

type Maker = (ask: Ask) => FloorCommand | null;

const pick = <T>(from: readonly T[], number: number): T | null =>
  from[number % Math.max(1, from.length)] ?? null;

const gameAt = ({ room, step }: Ask): GameId => gameId(step.where % room.games);
const tableAt = ({ room, step }: Ask): TableId => tableId(step.where % room.tables);
const seatAt = ({ step }: Ask): number => 1 + (Math.floor(step.where / 7) % 9);
const playerAt = ({ room, step }: Ask) => {
  const n = step.who % room.players;
  return { playerId: id<PlayerId>(`p${n}`), alias: `Player ${n}` };
};

const someEntry = (ask: Ask): EntryId | null =>
  pick(placesOf(ask.floor, gameAt(ask)), ask.step.who)?.entryId ?? null;

const someRemoved = ({ floor, step }: Ask): EntryId | null =>
  pick([...floor.entries.filter(({ standing }) => standing.state === 'ended').keys()], step.who);

const withEntry =
  (make: (entryId: EntryId, ask: Ask) => FloorCommand): Maker =>
  (ask) => {
    const entryId = someEntry(ask);
    return entryId && make(entryId, ask);
  };

const ofEntry = <T extends FloorCommand['type']>(type: T, by: Actor = keeper): Maker =>
  withEntry((entryId, { n, at }) => ({ type, ...stamp(n, at, by), entryId }) as unknown as FloorCommand);

const reasonAt = ({ step }: Ask) => (step.who % 3 === 0 ? { reason: 'agreed with the floor' } : {});

const join: Maker = (ask) => {
  const { n, at, step } = ask;
  const source = (['walk-in', 'kiosk', 'walk-in', 'call-in'] as const)[step.what % 4] ?? 'walk-in';
  const entry = { entryId: id<EntryId>(`e${n}`), receiptCode: `R${n}` };
  const by = source === 'kiosk' ? kiosk : keeper;
  return { type: 'JoinList', ...stamp(n, at, by), ...entry, ...playerAt(ask), gameId: gameAt(ask), source };
};

const callNext: Maker = (ask) => {
  const [first] = sendings(ask.floor, gameAt(ask));
  if (!first?.next) return null;
  const { tableId: table, seat, next } = first;
  return { type: 'CallPlayer', ...stamp(ask.n, ask.at, keeper), entryId: next, tableId: table, seat };
};

const callAnybody = withEntry((entryId, ask) => ({
  type: 'CallPlayer',
  ...stamp(ask.n, ask.at),
  entryId,
  tableId: tableAt(ask),
  seat: seatAt(ask),
  ...reasonAt(ask),
}));

const called = ({ floor, step }: Ask): EntryId | null =>
  pick(
    [...floor.lists.values()]
      .flatMap(({ places }) => places.map((place) => place.entryId))
      .filter((entryId) => floor.entries.get(entryId)?.standing.state === 'called'),
    step.who,
  );

const ofCalled =
  <T extends FloorCommand['type']>(type: T): Maker =>
  (ask) => {
    const entryId = called(ask);
    return entryId && ({ type, ...stamp(ask.n, ask.at, keeper), entryId } as unknown as FloorCommand);
  };

const atSeat =
  (make: (at: { tableId: TableId; seat: number }, ask: Ask) => FloorCommand): Maker =>
  (ask) =>
    make({ tableId: tableAt(ask), seat: seatAt(ask) }, ask);

const occupied = ({ floor, step }: Ask) =>
  pick(
    [...floor.seatOf.values()].sort((a, b) => a.tableId.localeCompare(b.tableId) || a.seat - b.seat),
    step.who,
  );

const leaveSeat: Maker = (ask) => {
  const seat = occupied(ask);
  return seat && { type: 'LeaveSeat', ...stamp(ask.n, ask.at), ...seat };
};

const undoRecent: Maker = (ask) => {
  const action = ask.floor.recent.at(-1 - (ask.step.who % 3))?.command;
  return action ? { type: 'UndoAction', ...stamp(ask.n, ask.at), action } : null;
};

const makers: readonly Maker[] = [
  join,
  join,
  join,
  join,
  join,
  callNext,
  callNext,
  callNext,
  callNext,
  callAnybody,
  ofCalled('SeatCalled'),
  ofCalled('SeatCalled'),
  ofCalled('SeatCalled'),
  ofCalled('AnswerCall'),
  ofCalled('DeclineCall'),
  ofCalled('CallAgain'),
  (ask) => {
    const entryId = called(ask);
    return (
      entryId && { type: 'ExpireCall', ...stamp(ask.n, ask.at), entryId, call: 1 + (ask.step.where % 3) }
    );
  },
  ofEntry('LeaveList'),
  ofEntry('HoldPlace'),
  ofEntry('EndHold'),
  ofEntry('MarkOut'),
  ofEntry('MarkBack'),
  ofEntry('ConfirmArrival'),
  withEntry((entryId, { n, at }) => ({
    type: 'RemoveEntry',
    ...stamp(n, at),
    entryId,
    reason: 'left the room',
  })),
  withEntry((entryId, ask) => ({
    type: 'ReorderEntry',
    ...stamp(ask.n, ask.at),
    entryId,
    before: pick(placesOf(ask.floor, gameAt(ask)), ask.step.where)?.entryId ?? null,
    reason: 'mistake at the desk',
  })),
  (ask) => {
    const entryId = someRemoved(ask);
    const place = ask.step.where % 2 ? 'former' : 'bottom';
    return entryId && { type: 'RestoreEntry', ...stamp(ask.n, ask.at), entryId, place, reason: 'came back' };
  },
  atSeat((at, ask) => ({
    type: 'SeatPlayer',
    ...stamp(ask.n, ask.at),
    ...at,
    ...playerAt(ask),
    ...reasonAt(ask),
  })),
  atSeat((at, ask) => ({
    type: 'SeatPlayer',
    ...stamp(ask.n, ask.at),
    ...at,
    ...playerAt(ask),
    reason: 'host',
    others: 'drop',
  })),
  atSeat((at, ask) => ({
    type: 'CheckIn',
    ...stamp(ask.n, ask.at),
    ...at,
    playerId: playerAt(ask).playerId,
  })),
  (ask) => {
    const kept = pick([...ask.floor.reservedFor.entries()], ask.step.who);
    if (!kept) return null;
    const seat = ask.step.where % 2 ? kept[1].seat : seatAt(ask);
    return { type: 'CheckIn', ...stamp(ask.n, ask.at), tableId: kept[1].tableId, seat, playerId: kept[0] };
  },
  leaveSeat,
  leaveSeat,
  atSeat((at, ask) => ({
    type: 'ReserveSeat',
    ...stamp(ask.n, ask.at),
    ...at,
    holder: ask.step.who % 5 ? playerAt(ask) : null,
    reason: 'agreed with the floor',
  })),
  (ask) => {
    const kept = pick([...ask.floor.reservedFor.values()], ask.step.who);
    return kept && { type: 'ReleaseSeat', ...stamp(ask.n, ask.at), ...kept };
  },
  (ask) => ({ type: 'OpenTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask), gameId: gameAt(ask) }),
  (ask) => ({ type: 'CloseTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  (ask) => ({ type: 'FreezeTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  (ask) => ({ type: 'ThawTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  undoRecent,
  undoRecent,
];

/** The command that a step stands for on this floor; null when there is nobody to do it with. */
export const commandFor = (ask: Ask): FloorCommand | null =>
  makers[ask.step.what % makers.length]?.(ask) ?? null;

/** When a step happens: its seconds after the one before. */
export const after = (at: Instant, { seconds }: RandomStep): Instant => instant(at + seconds * 1000);
