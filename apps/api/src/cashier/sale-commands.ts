import { type Chips, heldAt, type PurchaseId } from '@cardroom/cashier';
import { type CashierCommandBody, type saleBodies } from '@cardroom/contracts';
import { id, type Minor, minor } from '@cardroom/kernel';
import { amount, playerOf } from '../commands/translating';
import {
  type CageEdge,
  type CageTranslation,
  chipsOf,
  holdingOf,
  madeUp,
  named,
  playerId,
  stampOf,
  tableId,
  witnessOf,
} from './cage-edge';
import { gameFacts, seatFacts } from './game-facts';

type Sale = CashierCommandBody<'cashier/sell-chips'>;

const soldChips = ({ windowId, amount: sum, chips }: Sale, edge: CageEdge): Chips => {
  if (chips) return chipsOf(chips, 'chips', edge);
  const drawer = heldAt(edge.cage.balances, `window:${windowId}`).chips;
  return madeUp(amount(sum ?? '0', 'amount', edge), drawer, edge);
};

const amountOf = (body: Sale, field: 'stack' | 'brought', edge: CageEdge): Minor | null => {
  const text = body[field];
  return text === undefined ? null : amount(text, field, edge);
};

const gameOf = (body: Sale, edge: CageEdge) =>
  body.for === 'chips'
    ? null
    : gameFacts(
        {
          playerId: playerOf(edge).playerId,
          tableId: body.tableId === undefined ? null : tableId(body.tableId),
          stackMinor: amountOf(body, 'stack', edge),
          broughtMinor: amountOf(body, 'brought', edge) ?? minor(0),
          isTopUp: body.for === 'top-up',
        },
        edge,
      );

const buyerOf = (purchaseId: string, { cage }: CageEdge): string =>
  cage.purchases.get(id<PurchaseId>(purchaseId))?.playerId ?? '';

/** Commands about chips over the counter and players' money. */
export const saleCommands: CageTranslation<keyof typeof saleBodies> = {
  'cashier/sell-chips': (body, edge) => ({
    type: 'SellChips',
    ...stampOf(edge),
    windowId: id(body.windowId),
    purchaseId: named(body.purchaseId, 'purchase', edge),
    playerId: playerOf(edge).playerId,
    chips: soldChips(body, edge),
    pay: body.pay,
    game: gameOf(body, edge),
    isShort: body.short,
    carriedBy: body.carriedBy,
  }),
  'cashier/announce-behind': ({ purchaseId }, edge) => ({
    type: 'AnnounceBehind',
    ...stampOf(edge),
    purchaseId: id(purchaseId),
  }),
  'cashier/deliver-chips': ({ purchaseId, to }, edge) => ({
    type: 'DeliverChips',
    ...stampOf(edge),
    purchaseId: id(purchaseId),
    to: playerId(to ?? buyerOf(purchaseId, edge)),
  }),
  'cashier/cash-out': (body, edge) => ({
    type: 'CashOut',
    ...stampOf(edge),
    windowId: id(body.windowId),
    playerId: playerOf(edge).playerId,
    chips: chipsOf(body.chips, 'chips', edge),
    pay: body.pay,
    seat: seatFacts(playerOf(edge).playerId, body.leaving, edge),
  }),
  'cashier/change-colour': ({ windowId, takes, gives }, edge) => ({
    type: 'ChangeColour',
    ...stampOf(edge),
    windowId: id(windowId),
    takes: holdingOf({ chips: takes }, 'takes', edge),
    gives: holdingOf({ chips: gives }, 'gives', edge),
  }),
  'cashier/pay-in': ({ windowId, holding }, edge) => ({
    type: 'PayIn',
    ...stampOf(edge),
    windowId: id(windowId),
    playerId: playerOf(edge).playerId,
    holding: holdingOf(holding, 'holding', edge),
  }),
  'cashier/pay-out': ({ windowId, holding }, edge) => ({
    type: 'PayOut',
    ...stampOf(edge),
    windowId: id(windowId),
    playerId: playerOf(edge).playerId,
    holding: holdingOf(holding, 'holding', edge),
  }),
  'cashier/hold-deposit': ({ windowId, depositId, holding }, edge) => ({
    type: 'TakeDeposit',
    ...stampOf(edge),
    windowId: id(windowId),
    depositId: named(depositId, 'deposit', edge),
    playerId: playerOf(edge).playerId,
    holding: holdingOf(holding, 'holding', edge),
  }),
  'cashier/return-deposit': ({ windowId, depositId, holding }, edge) => ({
    type: 'ReturnDeposit',
    ...stampOf(edge),
    windowId: id(windowId),
    depositId: id(depositId),
    holding: holdingOf(holding, 'holding', edge),
  }),
  'cashier/forfeit-deposit': ({ depositId, reason }, edge) => ({
    type: 'ForfeitDeposit',
    ...stampOf(edge),
    depositId: id(depositId),
    reason,
    witness: witnessOf(edge),
  }),
  'cashier/take-into-custody': ({ chips, custodyId }, edge) => ({
    type: 'TakeIntoCustody',
    ...stampOf(edge),
    playerId: playerOf(edge).playerId,
    chips: chipsOf(chips, 'chips', edge),
    witness: witnessOf(edge),
    ...(custodyId === undefined ? {} : { custodyId }),
  }),
  'cashier/return-from-custody': (_, edge) => ({
    type: 'ReturnFromCustody',
    ...stampOf(edge),
    playerId: playerOf(edge).playerId,
    witness: witnessOf(edge),
  }),
  'cashier/take-identity': (_, edge) => ({
    type: 'TakeIdentity',
    ...stampOf(edge),
    playerId: playerOf(edge).playerId,
    reference: edge.reference ?? '',
  }),
};
