import { type RentPeriod, type RentShape, type RentTotals } from '@cardroom/contracts';
import { type Floor, type RentOfSeat, seatUse, type SheetAmounts, type SheetPeriod } from '@cardroom/floor';
import { type Actor, isoOf, type PlayerId, type TableId } from '@cardroom/kernel';
import { amountIn } from './shapes';

export const nameOf = (by: Actor): string => (by.kind === 'timer' ? by.kind : by.id);

export interface OfTable {
  readonly floor: Floor;
  readonly tableId: TableId;
}

export const sitsHere = (
  { floor, tableId }: OfTable,
  { seat, playerId }: { readonly seat: number; readonly playerId: PlayerId },
): boolean => {
  const use = seatUse(floor, { tableId, seat });
  return use?.state === 'seated' && use.seated.playerId === playerId;
};

type RentItself = Omit<RentShape, 'seatedHere'>;

const shapedRents = new WeakMap<RentOfSeat, RentItself>();

/** What a rent says by itself, worked out once for each state of it. */
export const rentItself = (floor: Floor, rent: RentOfSeat): RentItself => {
  const known = shapedRents.get(rent);
  if (known) return known;
  const { seat, playerId, alias, why, isHalf, amountMinor, state, missed, handsLeft, reason, by } = rent;
  const itself = {
    seat,
    playerId,
    alias,
    why,
    half: isHalf,
    amount: amountIn(floor, amountMinor),
    state,
    missed,
    handsLeft,
    reason,
    by: by && nameOf(by),
  };
  shapedRents.set(rent, itself);
  return itself;
};

export const totalsOf = (floor: Floor, amounts: SheetAmounts): RentTotals => ({
  due: amountIn(floor, amounts.dueMinor),
  paid: amountIn(floor, amounts.paidMinor),
  waived: amountIn(floor, amounts.waivedMinor),
  refunded: amountIn(floor, amounts.refundedMinor),
  declined: amountIn(floor, amounts.declinedMinor),
  missed: amountIn(floor, amounts.missedMinor),
  open: amountIn(floor, amounts.openMinor),
});

/** A period's own part of a sheet, without its seats. */
export const periodItself = (floor: Floor, sheet: SheetPeriod): Omit<RentPeriod, 'seats'> => ({
  ...totalsOf(floor, sheet),
  period: sheet.period,
  dueAt: isoOf(sheet.dueAt),
  rateVersion: sheet.rateVersion,
  waiting: sheet.waiting,
});
