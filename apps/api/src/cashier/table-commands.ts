import { type RentLine } from '@cardroom/cashier';
import { type CashierCommandBody, type cageTableBodies } from '@cardroom/contracts';
import { sheetOfTable } from '@cardroom/floor';
import { id, type Minor, minor, type TableId } from '@cardroom/kernel';
import { amount, playerOf } from '../commands/translating';
import { refusedBy } from '../problems/refused';
import {
  type CageEdge,
  type CageTranslation,
  chipsOf,
  holdingOf,
  named,
  playerId,
  stampOf,
  tableId,
  witnessOf,
} from './cage-edge';
import { gameFacts, seatedAt, stackKnown } from './game-facts';
import { nothingDue } from './refusals';

const owing = ['owed', 'paid', 'declined'];

/** The floor's sheet of one period: who owes and who has paid. Refused where the floor knows of no such period. */
const sheetFor = (table: TableId, period: number, { floor }: CageEdge): readonly RentLine[] => {
  const sheet = floor && sheetOfTable(floor, table);
  const found = sheet?.periods.find((one) => one.period === period);
  if (!found) throw refusedBy(nothingDue({ tableId: table, period }));
  return found.seats
    .filter(({ state }) => owing.includes(state))
    .map(({ seat, playerId: of, amountMinor, state }) => ({
      ...{ seat, playerId: of, amountMinor },
      isPaid: state === 'paid',
    }));
};

const paidBy = (sheet: readonly RentLine[]): Minor =>
  minor(sheet.reduce((sum, line) => sum + (line.isPaid ? line.amountMinor : 0), 0));

const rentOf = (body: CashierCommandBody<'cashier/collect-rent'>, edge: CageEdge) => {
  const table = tableId(body.tableId);
  const sheet = sheetFor(table, body.period, edge);
  const received = body.received
    ? holdingOf(body.received, 'received', edge)
    : { cashMinor: paidBy(sheet), chips: {} };
  return { tableId: table, period: body.period, sheet, received };
};

interface StakeBody {
  readonly tableId: string;
  readonly amount: string;
  readonly stack?: string | undefined;
}

const stakeOf = (body: StakeBody, edge: CageEdge) => {
  const table = tableId(body.tableId);
  const stated = body.stack === undefined ? null : amount(body.stack, 'stack', edge);
  return {
    tableId: table,
    playerId: playerOf(edge).playerId,
    amountMinor: amount(body.amount, 'amount', edge),
    stackMinor: stackKnown(stated, edge, table),
  };
};

const isAbsent = ({ floor, player }: CageEdge): boolean =>
  player !== null && floor?.absences.get(player.playerId) !== undefined;

const atTable = (body: { readonly tableId: string }, edge: CageEdge) => ({
  ...stampOf(edge),
  tableId: tableId(body.tableId),
  playerId: playerOf(edge).playerId,
});

/** Commands about fees, boxes and funds. */
const collectionCommands = {
  'cashier/collect-rent': (body, edge) => ({
    type: 'CollectRent',
    ...stampOf(edge),
    windowId: id(body.windowId),
    ...rentOf(body, edge),
  }),
  'cashier/set-table-fee': (body, edge) => ({
    type: 'SetTableFee',
    ...stampOf(edge),
    tableId: tableId(body.tableId),
    fee: body.fee,
  }),
  'cashier/place-box': (body, edge) => ({
    type: 'PlaceBox',
    ...stampOf(edge),
    boxId: named(body.boxId, 'box', edge),
    tableId: tableId(body.tableId),
    kind: body.kind,
  }),
  'cashier/remove-box': ({ boxId }, edge) => ({
    type: 'RemoveBox',
    ...stampOf(edge),
    boxId: id(boxId),
    witness: witnessOf(edge),
  }),
  'cashier/count-box': ({ boxId, chips, expected }, edge) => ({
    type: 'CountBox',
    ...stampOf(edge),
    boxId: id(boxId),
    chips: chipsOf(chips, 'chips', edge),
    expectedMinor: expected === undefined ? edge.rakedMinor : amount(expected, 'expected', edge),
    witness: witnessOf(edge),
  }),
  'cashier/add-to-fund': (body, edge) => ({
    type: 'AddToFund',
    ...stampOf(edge),
    fund: body.fund,
    amountMinor: amount(body.amount, 'amount', edge),
    reason: body.reason,
    witness: witnessOf(edge),
  }),
  'cashier/pay-from-fund': ({ windowId, fund, holding, reason }, edge) => ({
    type: 'PayFromFund',
    ...stampOf(edge),
    windowId: id(windowId),
    fund,
    playerId: playerOf(edge).playerId,
    holding: holdingOf(holding, 'holding', edge),
    reason,
    witness: witnessOf(edge),
  }),
} satisfies Partial<CageTranslation<keyof typeof cageTableBodies>>;

/** Commands about fees, boxes, funds and stakes at a table. */
export const cageTableCommands: CageTranslation<keyof typeof cageTableBodies> = {
  ...collectionCommands,
  'cashier/take-for-safety': (body, edge) => ({
    type: 'TakeForSafety',
    ...stampOf(edge),
    ...stakeOf(body, edge),
    isAbsent: isAbsent(edge),
  }),
  'cashier/bring-back': (body, edge) => ({
    type: 'BringBack',
    ...atTable(body, edge),
    amountMinor: amount(body.amount, 'amount', edge),
  }),
  'cashier/pass-chips': (body, edge) => ({
    type: 'PassChips',
    ...stampOf(edge),
    ...stakeOf(body, edge),
    to: playerId(body.to),
    seated: seatedAt(edge.floor, tableId(body.tableId)),
    consents: body.consents,
  }),
  'cashier/lend-chips': (body, edge) => ({
    type: 'LendChips',
    ...stampOf(edge),
    ...stakeOf(body, edge),
    borrower: playerId(body.borrower),
  }),
  'cashier/repay-loan': ({ borrower }, edge) => ({
    type: 'RepayLoan',
    ...stampOf(edge),
    borrower: playerId(borrower),
  }),
  'cashier/pay-refreshments': (body, edge) => ({
    type: 'PayRefreshments',
    ...atTable(body, edge),
    chips: chipsOf(body.chips, 'chips', edge),
    stackMinor: stackKnown(
      body.stack === undefined ? null : amount(body.stack, 'stack', edge),
      edge,
      tableId(body.tableId),
    ),
    hand: edge.atTable.hand,
  }),
  'cashier/mark-looked-at-cards': (body, edge) => ({
    type: 'MarkLookedAtCards',
    ...stampOf(edge),
    playerId: playerOf(edge).playerId,
    game: gameFacts(
      {
        ...{ playerId: playerOf(edge).playerId, tableId: tableId(body.tableId), stackMinor: null },
        ...{ broughtMinor: minor(0), isTopUp: false },
      },
      edge,
    ),
  }),
  'cashier/count-notes': (body, edge) => ({
    type: 'CountNotes',
    ...atTable(body, edge),
    notes: body.notes,
  }),
  'cashier/let-cash-play': (body, edge) => ({
    type: 'LetCashPlay',
    ...atTable(body, edge),
    handNumber: body.handNumber,
    objections: body.objections,
  }),
  'cashier/mark-cash-changed': (body, edge) => ({ type: 'MarkCashChanged', ...atTable(body, edge) }),
};
