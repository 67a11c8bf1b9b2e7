import { type FloorCommandBody, type movesBodies } from '@cardroom/contracts';
import { type GameId, id, type PlayerId, type TableId } from '@cardroom/kernel';
import { given, stamp } from '../commands/translating';
import { type Edge } from '../commands/edge';
import { ofTable, type Translation } from './translating';

const ofPlayer =
  <T extends string>(type: T) =>
  ({ playerId }: { playerId: string }, edge: Edge) => ({
    type,
    ...stamp(edge),
    playerId: id<PlayerId>(playerId),
  });

const ofPair =
  <T extends string>(type: T) =>
  ({ playerId, otherPlayerId, reason }: FloorCommandBody<'keep-apart'>, edge: Edge) => ({
    ...ofPlayer(type)({ playerId }, edge),
    otherPlayerId: id<PlayerId>(otherPlayerId),
    reason,
  });

const moving =
  <T extends string>(type: T) =>
  ({ playerId, tableId, seat, reason, forced }: FloorCommandBody<'move-player'>, edge: Edge) => ({
    ...ofPlayer(type)({ playerId }, edge),
    tableId: id<TableId>(tableId),
    seat,
    ...given({ reason, forced }),
  });

/** Commands about seat and table changes, main and feeder games, and players kept apart. */
export const movesCommands: Translation<keyof typeof movesBodies> = {
  'request-seat-change': ({ playerId, seats = null }, edge) => ({
    ...ofPlayer('RequestSeatChange')({ playerId }, edge),
    seats,
  }),
  'request-table-change': ({ playerId, tables }, edge) => ({
    ...ofPlayer('RequestTableChange')({ playerId }, edge),
    tables: tables ? tables.map((tableId) => id<TableId>(tableId)) : null,
  }),
  'cancel-request': ({ playerId, kind }, edge) => ({
    ...ofPlayer('CancelRequest')({ playerId }, edge),
    kind,
  }),
  'decline-offer': ({ playerId, tableId, seat }, edge) => ({
    ...ofPlayer('DeclineOffer')({ playerId }, edge),
    tableId: id<TableId>(tableId),
    seat,
  }),
  'move-player': moving('MovePlayer'),
  'announce-move': ({ justPosted, ...body }, edge) => ({
    ...moving('AnnounceMove')(body, edge),
    ...given({ justPosted }),
  }),
  'big-blind-passed': ofPlayer('BigBlindPassed'),
  'hand-passed': ofTable('HandPassed'),
  'carry-pot': ofTable('CarryPot'),
  'carried-pot-won': ofTable('CarriedPotWon'),
  'complete-move': ofPlayer('CompleteMove'),
  'cancel-move': ({ playerId, reason }, edge) => ({ ...ofPlayer('CancelMove')({ playerId }, edge), reason }),
  'link-feeder': ({ tableId, mainTableId }, edge) => ({
    ...ofTable('LinkFeeder')({ tableId }, edge),
    mainTableId: id<TableId>(mainTableId),
  }),
  'unlink-feeder': ofTable('UnlinkFeeder'),
  'refuse-must-move': ofPlayer('RefuseMustMove'),
  'lift-cooldown': ({ playerId, gameId, reason }, edge) => ({
    ...ofPlayer('LiftCooldown')({ playerId }, edge),
    gameId: id<GameId>(gameId),
    reason,
  }),
  'keep-apart': ofPair('KeepApart'),
  'end-keep-apart': ofPair('EndKeepApart'),
};
