import { type GameId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type Floor } from '../state';
import { inGolden, itIsStillRecorded } from '../testing/golden';
import {
  ana,
  at,
  ben,
  cleo,
  commandId,
  dan,
  guests,
  happened,
  holdem,
  openRoom,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import golden from './moves.golden.json';

const ask = (time: string, command: object) => at(time, supervisor).ask(command);
const ofAna = { playerId: ana.playerId };

/** A short evening of moves, in which every kind of their facts happens. */
const evening: readonly FloorCommand[] = [
  ...openRoom({ playersToStart: 3, seatChangeAfterDecline: 'toEnd' }),
  at('18:10:00').open(t1),
  ...guests(t1, 7),
  at('18:20:00').open(t2),
  ask('18:21:00', { type: 'LinkFeeder', tableId: t2, mainTableId: t1 }),
  ...[ana, ben, cleo].map((who, i) => at('18:30:00').seat(who, [t2, i + 1], { reason: 'first game' })),
  ask('18:40:00', { type: 'RequestSeatChange', ...ofAna, seats: null }),
  ask('18:41:00', { type: 'DeclineOffer', ...ofAna, tableId: t2, seat: 9 }),
  ask('18:42:00', { type: 'MovePlayer', ...ofAna, tableId: t2, seat: 8 }),
  ask('18:43:00', { type: 'RequestTableChange', ...ofAna, tables: null }),
  ask('18:44:00', { type: 'CancelRequest', ...ofAna, kind: 'table-change' }),
  ask('18:45:00', { type: 'AnnounceMove', ...ofAna, tableId: t1, seat: 8 }),
  ask('18:46:00', { type: 'HandPassed', tableId: t2 }),
  ask('18:47:00', { type: 'BigBlindPassed', ...ofAna }),
  ask('18:48:00', { type: 'CancelMove', ...ofAna, reason: 'his chair broke' }),
  at('18:48:30').join(dan),
  at('18:49:00', supervisor).call(dan, [t1, 9], { reason: 'wheelchair' }),
  ask('18:50:00', { type: 'RefuseMustMove', ...ofAna }),
  ask('18:51:00', {
    type: 'LiftCooldown',
    ...ofAna,
    gameId: holdem.gameId as GameId,
    reason: 'was not told',
  }),
  ask('18:52:00', { type: 'KeepApart', ...ofAna, otherPlayerId: ben.playerId, reason: 'spouses' }),
  ask('18:53:00', { type: 'EndKeepApart', ...ofAna, otherPlayerId: ben.playerId, reason: 'their own wish' }),
  at('18:54:00').open(t3),
  ask('18:55:00', { type: 'UnlinkFeeder', tableId: t2 }),
  ask('18:56:00', { type: 'CarryPot', tableId: t1 }),
  ask('18:57:00', { type: 'CarriedPotWon', tableId: t1 }),
];

/** Commands are numbered anew so that the examples do not hang on how many were made before. */
const numbered = evening.map((command, i) => ({ ...command, command: commandId(`m${i + 1}`) }));

describe('golden events: what was once stored of moves can always be read', () => {
  itIsStillRecorded(golden, happened(...numbered).filter(inGolden(golden)));

  it('folds to a floor without a move left open', () => {
    const now = happened(...numbered).reduce<Floor>(floor.evolve, floor.initialState);
    expect([now.announcedMoves.size, now.seatRequests.size, now.feeders.size, now.keptApart.size]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(now.seatOf.has(ana.playerId)).toBe(false);
  });
});
