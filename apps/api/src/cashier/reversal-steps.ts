import { type CashierCommand, type Purchase } from '@cardroom/cashier';
import { step, type Step } from '@cardroom/event-store';
import { type Minor, type PlayerId } from '@cardroom/kernel';
import { type Table } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type AroundTable, AtTables } from './at-tables';

type OfTable =
  | {
      readonly type: 'TakeChipsOff';
      readonly playerId: PlayerId;
      readonly amountMinor: Minor;
      readonly judged: true;
    }
  | {
      readonly type: 'PutBehind';
      readonly playerId: PlayerId;
      readonly amountMinor: Minor;
      readonly purchase: string;
      readonly announced: boolean;
    }
  | { readonly type: 'CallOffBehind'; readonly purchase: string };

/** A sale that is taken back: behind, its chips are called off; in the stack, they come off it. */
const saleBack = (purchase: Purchase, { behind }: Table): readonly OfTable[] => {
  const { purchaseId, playerId, amountMinor, state } = purchase;
  if (state !== 'on-the-way') return [{ type: 'TakeChipsOff', playerId, amountMinor, judged: true }];
  const isBehind = behind.some((one) => one.purchase === purchaseId);
  return isBehind ? [{ type: 'CallOffBehind', purchase: purchaseId }] : [];
};

/** A delivery that is taken back: they lie with the runner again, and behind. */
const deliveryBack = ({ purchaseId, playerId, amountMinor, announcedAt }: Purchase): readonly OfTable[] => [
  { type: 'TakeChipsOff', playerId, amountMinor, judged: true },
  { type: 'PutBehind', playerId, amountMinor, purchase: purchaseId, announced: announcedAt !== null },
];

/**
 * What a reversal at the cage does at the player's table, in the same append: his stack goes with the sale, or the
 * table refuses (they play in a hand, or are lost) and nothing is reversed. Nothing where nobody follows his chips.
 */
@Injectable()
export class ReversalSteps {
  constructor(@Inject(AtTables) private readonly tables: AtTables) {}

  async of(command: CashierCommand, around: AroundTable): Promise<readonly Step[]> {
    if (command.type !== 'ReverseEntry') return [];
    const { cage } = around;
    const entry = cage.entries.get(command.entry);
    const { purchaseId, gameId, isDelivery = false } = entry?.memo ?? {};
    const purchase = purchaseId && cage.purchases.get(purchaseId);
    if (!purchase || entry?.reversedBy !== null || (!isDelivery && gameId === undefined)) return [];
    const found = await this.tables.followed(purchase.playerId, around);
    if (!found) return [];
    const { at, by, command: commandId } = command;
    const wishes = isDelivery ? deliveryBack(purchase) : saleBack(purchase, found.table);
    return wishes.map((wish) => step(tableCategory, found.streamId, { at, by, command: commandId, ...wish }));
  }
}
