import { type TableId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { type Obligation } from '../tables/obligations';
import { rentOwedAt } from './sheet';

/** Rent that is unpaid when the table closes: handed over with it, and no reason to keep it open. */
export const ofRent = (floor: FloorFacts, tableId: TableId): readonly Obligation[] =>
  rentOwedAt(floor, tableId).map(({ playerId, alias, seat, amountMinor }) => ({
    kind: 'rent',
    playerId,
    alias,
    seat,
    amountMinor,
    blocks: false,
  }));
