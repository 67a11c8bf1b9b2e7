import { type tableLifeBodies } from '@cardroom/contracts';
import { type EntryId, id, type PlayerId, type Seed, type StaffId, type TableId } from '@cardroom/kernel';
import { randomBytes } from 'node:crypto';
import { drawId, drawLetters } from '../people/credentials';
import { given, stamp } from '../commands/translating';
import { type Edge } from '../commands/edge';
import { ofSeat, ofTable, type Translation } from './translating';

const receiptLetters = 8;

/** A table never has more players: as many entries are drawn, and only those needed are used. */
const mostPlayers = 11;

/** 256 bits from the operating system, recorded with the draw that they decide. */
const drawSeed = (): Seed => randomBytes(32).toString('hex') as Seed;

const drawSlip = () => ({ entryId: id<never>(drawId('e')), receiptCode: drawLetters(receiptLetters) });

const ofDealer =
  <T extends string>(type: T) =>
  ({ dealerId }: { dealerId: string }, edge: Edge) => ({
    type,
    ...stamp(edge),
    dealerId: id<StaffId>(dealerId),
  });

const players = (ids: readonly string[] | undefined): readonly PlayerId[] | undefined =>
  ids?.map((each) => id<PlayerId>(each));

/** Commands about openings, breaks, changes of stakes and decks, and about dealers. */
export const tableLifeCommands: Translation<keyof typeof tableLifeBodies> = {
  'draw-seats': (body, edge) => ({
    ...ofTable('DrawSeats')(body, edge),
    seed: drawSeed(),
    ...given({ players: body.players }),
  }),
  'draw-button': (body, edge) => ({ ...ofTable('DrawButton')(body, edge), seed: drawSeed() }),
  'impose-tables': ({ gameId, tables }, edge) => ({
    type: 'ImposeTables',
    ...stamp(edge),
    gameId: id(gameId),
    tables: tables.map(({ entryId, tableId }) => ({
      entryId: id<EntryId>(entryId),
      tableId: id<TableId>(tableId),
    })),
  }),
  'reveal-tables': ({ gameId }, edge) => ({ type: 'RevealTables', ...stamp(edge), gameId: id(gameId) }),
  'add-extra-seat': (body, edge) => ({
    ...ofTable('AddExtraSeat')(body, edge),
    ...given({ confirmed: body.confirmed }),
  }),
  'announce-break': ofTable('AnnounceBreak'),
  'call-off-break': ofTable('CallOffBreak'),
  'draw-for-break': (body, edge) => ({
    ...ofTable('DrawForBreak')(body, edge),
    seed: drawSeed(),
    ...given({ absent: players(body.absent), declining: players(body.declining) }),
  }),
  'break-table': (body, edge) => ({
    ...ofTable('BreakTable')(body, edge),
    slips: Array.from({ length: mostPlayers }, drawSlip),
    ...given({
      choices: body.choices?.map(({ playerId, tableId, seat }) => ({
        playerId: id<PlayerId>(playerId),
        tableId: id<never>(tableId),
        seat,
      })),
    }),
  }),
  'give-up-break-seat': (body, edge) => ({
    ...ofSeat('GiveUpBreakSeat')(body, edge),
    slip: drawSlip(),
    ...given({ handsSkipped: body.handsSkipped }),
  }),
  'propose-stakes': (body, edge) => ({ ...ofTable('ProposeStakes')(body, edge), gameId: id(body.gameId) }),
  'object-to-stakes': (body, edge) => ({
    ...ofTable('ObjectToStakes')(body, edge),
    playerId: id(body.playerId),
  }),
  'confirm-stakes': (body, edge) => ({
    ...ofTable('ConfirmStakes')(body, edge),
    ...given({ confirmed: body.confirmed }),
  }),
  'withdraw-stakes': ofTable('WithdrawStakes'),
  'change-deck': (body, edge) => {
    const { what, cause, button, roundsPlayed, defect, card, bagged } = body;
    return {
      ...ofTable('ChangeDeck')(body, edge),
      what,
      cause,
      ...given({ button, roundsPlayed, defect, card, bagged }),
    };
  },
  'sign-in-dealer': (body, edge) => ({
    ...ofDealer('SignInDealer')(body, edge),
    name: body.name,
    tableId: body.tableId === null ? null : id(body.tableId),
    section: body.section ?? null,
  }),
  'sign-out-dealer': ofDealer('SignOutDealer'),
  'start-dealer-break': ofDealer('StartDealerBreak'),
  'end-dealer-break': ofDealer('EndDealerBreak'),
  'push-dealers': ({ section }, edge) => ({ type: 'PushDealers', ...stamp(edge), section }),
};
