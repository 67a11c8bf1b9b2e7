import { type HousePlace, type TransferId } from '@cardroom/cashier';
import { type transferBodies } from '@cardroom/contracts';
import { id } from '@cardroom/kernel';
import {
  type CageEdge,
  type CageTranslation,
  holdingOf,
  named,
  stampOf,
  tableId,
  witnessOf,
} from './cage-edge';

/** At a window he acts whose code was given; on his own screen whoever is signed in. */
const byTheSecond = (edge: CageEdge) => ({ ...stampOf(edge), by: edge.second?.actor ?? edge.by });

const sentHolding = ({ cage }: CageEdge, transferId: string) =>
  cage.transfers.get(id<TransferId>(transferId))?.holding ?? { cashMinor: 0 as never, chips: {} };

/** Commands about fills, credits, floats and trays. */
export const transferCommands: CageTranslation<keyof typeof transferBodies> = {
  'cashier/ask-transfer': ({ transferId, kind, from, to, holding }, edge) => ({
    type: 'AskTransfer',
    ...stampOf(edge),
    transferId: named(transferId, 'transfer', edge),
    kind,
    from: from as HousePlace,
    to: to as HousePlace,
    holding: holdingOf(holding, 'holding', edge),
  }),
  'cashier/approve-transfer': ({ transferId }, edge) => ({
    type: 'ApproveTransfer',
    ...byTheSecond(edge),
    transferId: id(transferId),
  }),
  'cashier/send-transfer': ({ transferId }, edge) => ({
    type: 'SendTransfer',
    ...stampOf(edge),
    transferId: id(transferId),
  }),
  'cashier/receive-transfer': ({ transferId, counted }, edge) => ({
    type: 'ReceiveTransfer',
    ...byTheSecond(edge),
    transferId: id(transferId),
    counted: counted ? holdingOf(counted, 'counted', edge) : sentHolding(edge, transferId),
  }),
  'cashier/cancel-transfer': ({ transferId, reason }, edge) => ({
    type: 'CancelTransfer',
    ...stampOf(edge),
    transferId: id(transferId),
    reason,
  }),
  'cashier/count-tray': (body, edge) => ({
    type: 'CountTray',
    ...stampOf(edge),
    tableId: tableId(body.tableId),
    counted: holdingOf(body.counted, 'counted', edge),
    witness: witnessOf(edge),
  }),
};
