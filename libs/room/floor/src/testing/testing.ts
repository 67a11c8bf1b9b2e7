import {
  type Actor,
  type CommandId,
  type DeviceId,
  type EntryId,
  type GameId,
  gamingDay,
  id,
  type Instant,
  instantFromIso,
  invariant,
  minor,
  type PlayerId,
  type Role,
  type RoomId,
  scenarioOf,
  type StaffId,
  type TableId,
} from '@cardroom/kernel';
import {
  type CallPlayer,
  type CheckIn,
  type FloorCommand,
  type JoinList,
  type ReserveSeat,
  type SeatPlayer,
} from '../commands';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import { type GameOffer } from '../games/games';
import { type FloorSettings, startingSettings } from '../day/settings';
import { carriedParts } from '../parts';
import { type Floor, type FloorFacts } from '../state';

// Builders for specs: people, tables and commands that read like an evening.

export * from './play-evening';
export * from './random-evening';

/** Given what happened, when somebody asks, then exactly this follows. */
export const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(floor);

/** A moment of the evening of 28 November 2026, as `19:04:59`. */
export const clock = (time: string): Instant => instantFromIso(`2026-11-28T${time}Z`);

export const staff = (role: Role): Actor => ({ kind: 'staff', id: id<StaffId>(role), role });
export const supervisor = staff('floorSupervisor');
export const listKeeper = staff('listKeeper');
export const dealer = staff('dealer');
export const shiftManager = staff('shiftManager');
export const kiosk: Actor = { kind: 'device', id: id<DeviceId>('kiosk-1') };
export const timer: Actor = { kind: 'timer' };

export interface Person {
  readonly playerId: PlayerId;
  readonly alias: string;
}

export const person = (alias: string): Person => ({
  playerId: id<PlayerId>(`p-${alias.toLowerCase()}`),
  alias,
});
export const [ana, ben, cleo, dan, eva, finn, gus] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus'].map(
  person,
) as [Person, Person, Person, Person, Person, Person, Person];

export const asPlayer = ({ playerId }: Person): Actor => ({ kind: 'player', id: playerId });

export const t1 = id<TableId>('t1');
export const t2 = id<TableId>('t2');
export const t3 = id<TableId>('t3');

const offer = (
  gameId: string,
  variant: GameOffer['variant'],
  stakes: readonly [number, number],
): GameOffer => ({
  gameId: id<GameId>(gameId),
  variant,
  structure: 'no-limit',
  stakes: [minor(stakes[0]), minor(stakes[1])],
  minBuyIn: minor(stakes[1] * 50),
  maxBuyIn: minor(stakes[1] * 250),
});

export const holdem = offer('holdem-1-2', 'holdem', [100, 200]);
export const omaha = offer('omaha-2-5', 'omaha', [200, 500]);

/** The entry that a person has when listed with the default id. */
export const entryId = ({ alias }: Person, game: GameOffer = holdem): EntryId =>
  id<EntryId>(`e-${alias.toLowerCase()}-${game.variant}`);

let commandsMade = 0;

export const commandId = (name: string): CommandId => id<CommandId>(name);

interface Stamp {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

const stamp = (time: string, by: Actor): Stamp => {
  commandsMade += 1;
  return { at: clock(time), by, command: commandId(`c${commandsMade}`) };
};

/** The fields every event takes over from its command. */
export const stampOf = ({ at, by, command }: FloorCommand): Stamp => ({ at, by, command });

export const ofEntry = (who: Person, game: GameOffer = holdem) => ({
  entryId: entryId(who, game),
  playerId: who.playerId,
  alias: who.alias,
  gameId: game.gameId,
});

type Extra<C> = Partial<Omit<C, 'type'>>;

/** What is asked at a time of the evening, by somebody (the list keeper unless said). */
export const at = (time: string, by: Actor = listKeeper) => {
  const s = () => stamp(time, by);
  const ofEntryCommand =
    <T extends FloorCommand['type']>(type: T) =>
    (who: Person, game: GameOffer = holdem) =>
      ({ type, ...s(), entryId: entryId(who, game) }) as unknown as Extract<FloorCommand, { type: T }>;
  return {
    openDay: (settings: Partial<FloorSettings> = {}): FloorCommand => ({
      type: 'OpenDay',
      ...s(),
      by: shiftManager,
      room: id<RoomId>('main'),
      roomName: 'Main room',
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      day: gamingDay('2026-11-28'),
      settings: { ...startingSettings, ...settings },
      carried: null,
    }),
    offer: (game: GameOffer): FloorCommand => ({ type: 'OfferGame', ...s(), game }),
    place: (tableId: TableId, seats = 9): FloorCommand => ({
      type: 'PlaceTable',
      ...s(),
      tableId,
      number: Number(tableId.slice(1)),
      section: 'A',
      seats,
    }),
    open: (tableId: TableId, game: GameOffer = holdem): FloorCommand => ({
      type: 'OpenTable',
      ...s(),
      by: by === listKeeper ? supervisor : by,
      tableId,
      gameId: game.gameId,
    }),
    join: (who: Person, game: GameOffer = holdem, extra: Extra<JoinList> = {}): JoinList => ({
      type: 'JoinList',
      ...s(),
      entryId: entryId(who, game),
      receiptCode: `R-${who.alias}-${game.variant}`,
      ...who,
      gameId: game.gameId,
      source: 'walk-in',
      ...extra,
    }),
    call: (
      who: Person,
      [tableId, seat]: readonly [TableId, number],
      extra: Extra<CallPlayer> = {},
    ): CallPlayer => ({
      type: 'CallPlayer',
      ...s(),
      entryId: entryId(who),
      tableId,
      seat,
      ...extra,
    }),
    seat: (
      who: Person,
      [tableId, seat]: readonly [TableId, number],
      extra: Extra<SeatPlayer> = {},
    ): SeatPlayer => ({
      type: 'SeatPlayer',
      ...s(),
      tableId,
      seat,
      ...who,
      ...extra,
    }),
    reserve: (
      holder: Person | null,
      [tableId, seat]: readonly [TableId, number],
      extra: Extra<ReserveSeat> = {},
    ): ReserveSeat => ({ type: 'ReserveSeat', ...s(), tableId, seat, holder, ...extra }),
    checkIn: (who: Person, [tableId, seat]: readonly [TableId, number]): CheckIn => ({
      type: 'CheckIn',
      ...s(),
      tableId,
      seat,
      playerId: who.playerId,
    }),
    leaveSeat: ([tableId, seat]: readonly [TableId, number]): FloorCommand => ({
      type: 'LeaveSeat',
      ...s(),
      tableId,
      seat,
    }),
    answer: ofEntryCommand('AnswerCall'),
    decline: ofEntryCommand('DeclineCall'),
    callAgain: ofEntryCommand('CallAgain'),
    seatCalled: ofEntryCommand('SeatCalled'),
    leaveList: ofEntryCommand('LeaveList'),
    hold: ofEntryCommand('HoldPlace'),
    endHold: ofEntryCommand('EndHold'),
    out: ofEntryCommand('MarkOut'),
    back: ofEntryCommand('MarkBack'),
    arrived: ofEntryCommand('ConfirmArrival'),
    callInOver: ofEntryCommand('ExpireCallIn'),
    /** Any other command. */
    ask: <C extends object>(command: C) => ({ ...s(), ...command }) as unknown as FloorCommand,
  };
};

/** Lets commands happen one after the other and gives the facts; each must be accepted. */
export const happened = (...commands: readonly FloorCommand[]): FloorEvent[] => {
  let now: Floor = floor.initialState;
  return commands.flatMap((command) => {
    const decision = floor.decide(command, now);
    invariant(
      decision.accepted,
      `${command.type} is accepted, not ${decision.accepted ? '' : JSON.stringify(decision.refusal)}`,
    );
    now = decision.events.reduce(floor.evolve, now);
    return [...decision.events];
  });
};

export const floorAfter = (...commands: readonly FloorCommand[]): Floor =>
  happened(...commands).reduce(floor.evolve, floor.initialState);

/** An open day with hold'em and omaha offered and three tables of nine, all closed. */
export const openRoom = (settings: Partial<FloorSettings> = {}): FloorCommand[] => [
  at('18:00:00').openDay(settings),
  at('18:00:00').offer(holdem),
  at('18:00:00').offer(omaha),
  ...[t1, t2, t3].map((tableId) => at('18:00:00').place(tableId)),
];

/** Guests who fill a table from seat 1 on, so that its game is under way. */
export const guests = (tableId: TableId, count: number): FloorCommand[] =>
  Array.from({ length: count }, (_, i) =>
    at('18:30:00').seat(person(`Guest${tableId.slice(1)}${i + 1}`), [tableId, i + 1], {
      reason: 'first game',
    }),
  );

/**
 * What a floor says, without its memory and the numbers that are never given twice. What two floors share, what they
 * say shares too.
 */
export const said = ({
  day,
  settings,
  games,
  tables,
  entries,
  overtakings,
  seatOf,
  reservedFor,
  totals,
  ...rest
}: FloorFacts) => ({
  day,
  settings,
  games: games.toObject(),
  tables: tables.toObject(),
  entries: entries.toObject(),
  overtakings: overtakings.toObject(),
  seatOf: seatOf.toObject(),
  reservedFor: reservedFor.toObject(),
  totals,
  places: rest.lists
    .map(({ places }) => places)
    .filter((places) => places.length > 0)
    .toObject(),
  listedIn: rest.listedIn.map((entered) => entered.toObject()).toObject(),
  receipts: rest.receipts.toObject(),
  parts: Object.fromEntries(
    Object.entries(carriedParts(rest)).map(([name, entries]) => [name, Object.fromEntries(entries)]),
  ),
});
