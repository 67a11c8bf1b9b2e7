import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type Card, compareCards, compareCardsAceLow } from '../cards/card';
import { type SeatNumber } from '../hand/state';
import { deckDefective, nobodyDrew } from './refusals';
import { type Occupant, type TableBetweenHands } from './table';

export interface CardDrawn {
  readonly seat: SeatNumber;
  readonly card: Card;
}

/** Who drew what for the first button. */
export interface ButtonDraw {
  readonly draws: readonly CardDrawn[];
  /** The lowest card wins in a lowball game, the highest in every other. */
  readonly lowball: boolean;
}

type Rule = Policy<ButtonDraw, TableBetweenHands>;

const someoneDrew: Rule = ({ draws }) => (draws.length > 0 ? null : nobodyDrew());

/** Rank and suit never tie: two equal cards mean a defective deck. */
const cardsDiffer: Rule = ({ draws }) => {
  const twice = draws.find(({ card }, i) => draws.findIndex((draw) => draw.card === card) < i);
  return twice ? deckDefective({ card: twice.card }) : null;
};

export const buttonDrawRules = [someoneDrew, cardsDiffer];

/**
 * The first button goes to the highest card drawn, or dealt, by suit if ranks are equal (RRP-2.3.6, RRP-3.7.1,
 * RRP-3.7.2, RRP-11.22); to the lowest in lowball.
 */
export const buttonWinner = ({ draws, lowball }: ButtonDraw): SeatNumber => {
  const order = lowball ? compareCardsAceLow : (a: Card, b: Card) => compareCards(b, a);
  return draws.toSorted((a, b) => order(a.card, b.card))[0]!.seat;
};

/**
 * Starts the table with the button at the winner's seat. Everybody who drew is active and owes the blinds he misses
 * (RRP-4.1.15); a player without a card, seated or not, is new (RRP-4.1.16).
 */
export const drawForButton = (draw: ButtonDraw, table: TableBetweenHands): Decision<TableBetweenHands> =>
  judge(buttonDrawRules, [draw, table], () => accept(startedAt(buttonWinner(draw), draw, table)));

const startedAt = (
  button: SeatNumber,
  { draws }: ButtonDraw,
  table: TableBetweenHands,
): TableBetweenHands => ({
  ...table,
  last: null,
  deferred: [],
  firstRound: { firstButton: button, passedUpTo: null },
  occupants: table.occupants.map((occupant): Occupant =>
    draws.some(({ seat }) => seat === occupant.seat)
      ? { ...occupant, standing: { kind: 'active' } }
      : occupant,
  ),
});
