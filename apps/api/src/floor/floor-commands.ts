import { type FloorCommandBody, type FloorCommandName } from '@cardroom/contracts';
import { type CarriedFloor, type FloorCommand, type FloorSettings } from '@cardroom/floor';
import {
  type Actor,
  type CommandId,
  type Currency,
  type EntryId,
  gamingDay,
  id,
  type Instant,
  type Minor,
  parseMinor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { drawId, drawLetters } from '../people/credentials';
import { type SessionRoom } from '../people/signed-in';
import { malformed } from '../problems/refused';

export interface PlayerAtEdge {
  readonly playerId: PlayerId;
  readonly alias: string;
  /** Not known to the room before this request. */
  readonly isNew: boolean;
}

/** What the edge adds to a request: who, when, where, under which id, and what only the edge can look up. */
export interface Edge {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
  readonly room: SessionRoom;
  readonly currency: Currency;
  /** Of the player whom the request names, or the new one whom it brings. */
  readonly player: PlayerAtEdge | null;
  /** What the day before hands over. */
  readonly carried: CarriedFloor | null;
  /** In force when a room's first day opens. */
  readonly startingSettings: FloorSettings;
}

type Translation = {
  readonly [N in FloorCommandName]: (body: FloorCommandBody<N>, edge: Edge) => FloorCommand;
};

const receiptLetters = 8;

const stamp = ({ at, by, command }: Edge) => ({ at, by, command });

const amount = (text: string, path: string, { currency }: Edge): Minor => {
  const minor = parseMinor(text, currency);
  if (minor === null) throw malformed({}, [{ path, message: `no amount of ${currency.code}` }]);
  return minor;
};

/** Leaves out what was not given, as the commands' optional parts are either there or not. */
const given = <T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;

const playerOf = ({ player }: Edge) => {
  if (!player) throw malformed({}, [{ path: 'playerId', message: 'either playerId or alias' }]);
  return { playerId: player.playerId, alias: player.alias };
};

const ofEntry =
  <T extends string>(type: T) =>
  ({ entryId }: { entryId: string }, edge: Edge) => ({ type, ...stamp(edge), entryId: id<EntryId>(entryId) });

const ofTable =
  <T extends string>(type: T) =>
  ({ tableId }: { tableId: string }, edge: Edge) => ({ type, ...stamp(edge), tableId: id<TableId>(tableId) });

const ofSeat =
  <T extends string>(type: T) =>
  ({ tableId, seat }: { tableId: string; seat: number }, edge: Edge) => ({
    type,
    ...stamp(edge),
    tableId: id<TableId>(tableId),
    seat,
  });

/** Each request of the contract as the command that the floor decides on. */
export const floorCommands: Translation = {
  'open-day': ({ day }, edge) => ({
    type: 'OpenDay',
    ...stamp(edge),
    room: edge.room.roomId,
    roomName: edge.room.name,
    currency: edge.room.currency,
    timeZone: edge.room.timeZone,
    day: gamingDay(day),
    settings: edge.carried?.settings ?? edge.startingSettings,
    carried: edge.carried,
  }),
  'close-day': (_, edge) => ({ type: 'CloseDay', ...stamp(edge) }),
  'change-house-setting': ({ setting, value }, edge) => ({
    type: 'ChangeHouseSetting',
    ...stamp(edge),
    setting: setting as keyof FloorSettings,
    value,
  }),
  'offer-game': (body, edge) => ({
    type: 'OfferGame',
    ...stamp(edge),
    game: {
      gameId: id(body.gameId ?? drawId('g')),
      variant: body.variant,
      structure: body.structure,
      stakes: [amount(body.stakes[0], 'stakes.0', edge), amount(body.stakes[1], 'stakes.1', edge)],
      minBuyIn: amount(body.minBuyIn, 'minBuyIn', edge),
      maxBuyIn: body.maxBuyIn === null ? null : amount(body.maxBuyIn, 'maxBuyIn', edge),
    },
  }),
  'withdraw-game': ({ gameId }, edge) => ({ type: 'WithdrawGame', ...stamp(edge), gameId: id(gameId) }),
  'place-table': ({ tableId, number, section, seats }, edge) => ({
    type: 'PlaceTable',
    ...stamp(edge),
    tableId: id(tableId ?? drawId('tb')),
    number,
    section,
    seats,
  }),
  'open-table': ({ tableId, gameId }, edge) => ({
    type: 'OpenTable',
    ...stamp(edge),
    tableId: id(tableId),
    gameId: id(gameId),
  }),
  'freeze-table': ofTable('FreezeTable'),
  'thaw-table': ofTable('ThawTable'),
  'close-table': ofTable('CloseTable'),
  'join-list': ({ gameId, source }, edge) => ({
    type: 'JoinList',
    ...stamp(edge),
    ...playerOf(edge),
    entryId: id(drawId('e')),
    receiptCode: drawLetters(receiptLetters),
    gameId: id(gameId),
    source,
  }),
  'leave-list': ofEntry('LeaveList'),
  'remove-entry': (body, edge) => ({ ...ofEntry('RemoveEntry')(body, edge), reason: body.reason }),
  'call-player': ({ entryId, tableId, seat, reason }, edge) => ({
    type: 'CallPlayer',
    ...stamp(edge),
    entryId: id(entryId),
    tableId: id(tableId),
    seat,
    ...given({ reason }),
  }),
  'answer-call': ofEntry('AnswerCall'),
  'decline-call': (body, edge) => ({
    ...ofEntry('DeclineCall')(body, edge),
    ...given({ then: body.then }),
  }),
  'call-again': ofEntry('CallAgain'),
  'expire-call': (body, edge) => ({
    ...ofEntry('ExpireCall')(body, edge),
    call: body.call,
    ...given({ then: body.then }),
  }),
  'hold-place': ofEntry('HoldPlace'),
  'end-hold': ofEntry('EndHold'),
  'mark-out': ofEntry('MarkOut'),
  'mark-back': ofEntry('MarkBack'),
  'confirm-arrival': ofEntry('ConfirmArrival'),
  'restore-entry': (body, edge) => ({
    ...ofEntry('RestoreEntry')(body, edge),
    place: body.place,
    reason: body.reason,
  }),
  'reorder-entry': (body, edge) => ({
    ...ofEntry('ReorderEntry')(body, edge),
    before: body.before === null ? null : id(body.before),
    reason: body.reason,
  }),
  'seat-called': (body, edge) => ({
    ...ofEntry('SeatCalled')(body, edge),
    ...given({ seat: body.seat, others: body.others }),
  }),
  'seat-together': (body, edge) => ({
    ...ofTable('SeatTogether')(body, edge),
    arrivals: body.arrivals.map(({ entryId, seat }) => ({ entryId: id(entryId), seat })),
  }),
  'seat-player': (body, edge) => ({
    ...ofSeat('SeatPlayer')(body, edge),
    ...playerOf(edge),
    ...given({ reason: body.reason, others: body.others }),
  }),
  'check-in': (body, edge) => ({ ...ofSeat('CheckIn')(body, edge), playerId: id(body.playerId) }),
  'leave-seat': ofSeat('LeaveSeat'),
  'reserve-seat': (body, edge) => ({
    ...ofSeat('ReserveSeat')(body, edge),
    holder: body.holder && playerOf(edge),
    ...given({ reason: body.reason }),
  }),
  'release-seat': ofSeat('ReleaseSeat'),
  'undo-action': ({ action }, edge) => ({ type: 'UndoAction', ...stamp(edge), action: id(action) }),
};
