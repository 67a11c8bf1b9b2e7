import { cashier, type Cage as CageOfDay, type CashierEvent, heldAt, type Place } from '@cardroom/cashier';
import { type FactShape } from '@cardroom/contracts';
import { fold } from '@cardroom/kernel';
import { type Holding, type Money } from '../holding';

/** The cage's stream of a day, folded as the room folds it. */
export const cageOf = (facts: readonly FactShape[], day: string): CageOfDay =>
  fold(
    cashier.evolve,
    cashier.initialState,
    facts
      .filter(({ stream }) => stream.startsWith('cashier-') && stream.endsWith(day))
      .map(({ type, data }) => ({ type, ...data }) as unknown as CashierEvent),
  );

/** What lies at a place by that fold, with face values as the API writes them. */
export const heldIn = ({ balances }: CageOfDay, place: string, money: Money): Holding => {
  const { cashMinor, chips } = heldAt(balances, place as Place);
  const faces = Object.entries(chips).map(([face, count]) => [money.text(Number(face)), count]);
  return { cash: cashMinor, chips: Object.fromEntries(faces) as Holding['chips'] };
};
