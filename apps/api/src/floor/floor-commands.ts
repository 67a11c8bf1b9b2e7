import { type FloorCommandName } from '@cardroom/contracts';
import { type FloorSettings } from '@cardroom/floor';
import { gamingDay, id } from '@cardroom/kernel';
import { drawId, drawLetters } from '../people/credentials';
import { amount, given, playerOf, stamp } from '../commands/translating';
import { type Edge } from '../commands/edge';
import { ofEntry, ofSeat, ofTable, type Translation } from './translating';
import { absenceCommands } from './absence-commands';
import { movesCommands } from './moves-commands';
import { tableLifeCommands } from './table-life-commands';
import { timeCollectionCommands } from './time-collection-commands';
import { waitingListCommands } from './waiting-list-commands';

const receiptLetters = 8;

/** What a player sits down with, and takes from the game he leaves, where he says so. */
const stackOf = (
  { stack, taken }: { stack?: string | undefined; taken?: string | undefined },
  edge: Edge,
) => ({
  ...(stack === undefined ? {} : { stackMinor: amount(stack, 'stack', edge) }),
  ...(taken === undefined ? {} : { takenMinor: amount(taken, 'taken', edge) }),
});

/** Each request of the contract as the command that the floor decides on. */
export const floorCommands: Translation<FloorCommandName> = {
  ...waitingListCommands,
  ...absenceCommands,
  ...movesCommands,
  ...tableLifeCommands,
  ...timeCollectionCommands,
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
  'join-list': ({ gameId, source, smokingWish }, edge) => ({
    type: 'JoinList',
    ...stamp(edge),
    ...playerOf(edge),
    entryId: id(drawId('e')),
    receiptCode: drawLetters(receiptLetters),
    gameId: id(gameId),
    source,
    ...given({ smokingWish }),
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
    ...stackOf(body, edge),
  }),
  'seat-together': (body, edge) => ({
    ...ofTable('SeatTogether')(body, edge),
    arrivals: body.arrivals.map((arrival) => ({
      entryId: id(arrival.entryId),
      seat: arrival.seat,
      ...given({ others: arrival.others }),
      ...stackOf(arrival, edge),
    })),
  }),
  'seat-player': (body, edge) => ({
    ...ofSeat('SeatPlayer')(body, edge),
    ...playerOf(edge),
    ...given({ reason: body.reason, others: body.others }),
    ...stackOf(body, edge),
  }),
  'check-in': (body, edge) => ({
    ...ofSeat('CheckIn')(body, edge),
    playerId: id(body.playerId),
    ...given({ others: body.others }),
    ...stackOf(body, edge),
  }),
  'leave-seat': (body, edge) => ({
    ...ofSeat('LeaveSeat')(body, edge),
    ...(body.amount === undefined ? {} : { amountMinor: amount(body.amount, 'amount', edge) }),
  }),
  'reserve-seat': (body, edge) => ({
    ...ofSeat('ReserveSeat')(body, edge),
    holder: body.holder && playerOf(edge),
    ...given({ reason: body.reason }),
  }),
  'release-seat': ofSeat('ReleaseSeat'),
  'undo-action': ({ action }, edge) => ({ type: 'UndoAction', ...stamp(edge), action: id(action) }),
};
