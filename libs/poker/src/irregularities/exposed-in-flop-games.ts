import { accept, type Decision, refuse, type RuleId } from '@cardroom/kernel';
import { type HandEvent } from '../hand/events';
import { indexOfSeat } from '../hand/players';
import { type Hand } from '../hand/state';
import { type Exposed } from './exposed-cards';
import { misdealIsBarred, misdealSource, misdealt, nobodyHasActed, tooLateForMisdeal } from './misdeal-table';
import { cardsMoved, inHand, stubTop } from './moving-cards';
import { errorsOf } from './noting';
import { type ReportExposed } from './commands';
import { unknownCard } from '../cards/card';

/** Which card of the deal it is, counted from the first off the deck; the button's cards come last of each round. */
const cardOfDeal = (hand: Hand, { seat, place }: ReportExposed): number =>
  place * hand.players.length + indexOfSeat(hand, seat) + 1;

const isButton = (hand: Hand, { seat }: ReportExposed): boolean => hand.setup.button === seat;

/**
 * The exposed card that is a misdeal by itself: the first of the deal (RRP-5.1), the first or second (RRP-3.2.1.a), the
 * first if it is said before everybody has two (THR-1.9.g), or the button's first before any bid (RTC-32.i.1).
 */
const firstCardRule = (hand: Hand, command: ReportExposed): RuleId | null => {
  const nth = cardOfDeal(hand, command);
  switch (hand.setup.rules.misdealFirstExposedCard) {
    case 'firstCardOfDeal':
      return nth === 1 ? 'RRP-5.1' : null;
    case 'firstOrSecondCardOfDeal':
      return nth <= 2 ? 'RRP-3.2.1.a' : null;
    case 'firstCardOfDealBeforeSecondRoundEnds':
      return nth === 1 && command.whileDealing ? 'THR-1.9.g' : null;
    default:
      return isButton(hand, command) && command.place === 0 && nobodyHasActed(hand) ? 'RTC-32.i.1' : null;
  }
};

const exposedByDealer = (hand: Hand): number =>
  errorsOf(hand).exposed.filter(({ by, how }) => by === 'dealer' && counts(hand, how)).length;

/** Where cards on the floor have a limit of their own they are not counted with the others. */
const counts = ({ setup }: Hand, how: ReportExposed['how']): boolean =>
  setup.rules.offTableCardIsExposed && !(how === 'offTable' && setup.rules.misdealFloorCards !== null);

/** More than one exposed card is a misdeal (RRP-3.2.1.b, RRP-5.1.b, THR-1.8.5); on the floor, before any bid (RTC-32.i.2). */
const countRule = (hand: Hand): RuleId | null => {
  const { misdealExposedCards, misdealFloorCards } = hand.setup.rules;
  const onFloor = errorsOf(hand).exposed.filter(
    ({ by, how }) => by === 'dealer' && how === 'offTable',
  ).length;
  if (misdealFloorCards !== null && onFloor >= misdealFloorCards && nobodyHasActed(hand)) return 'RTC-32.i.2';
  if (exposedByDealer(hand) < misdealExposedCards) return null;
  return misdealSource(hand.setup.rules) === 'THR' ? 'THR-1.8.5' : 'RRP-3.2.1.b';
};

/**
 * Any other hole card exposed by the dealer is replaced when the deal is done: the top card goes to the player, the exposed
 * one on top of the deck, where it is the burn before the flop (RRP-5.1.a, RRP-6.1, RRP-7.1, THR-1.8.4, THR-1.8.b). Every
 * other card falls as it would have.
 */
export const exposedInFlopGame = (hand: Hand, { command, card }: Exposed): Decision<HandEvent> => {
  const { at, seat } = command;
  if (misdealIsBarred(hand) || hand.street !== 0) return refuse(tooLateForMisdeal(hand));
  const misdeal = firstCardRule(hand, command) ?? countRule(hand);
  if (misdeal) return accept<HandEvent>(misdealt(at, misdeal));
  const top = hand.deck.stub[0] ?? unknownCard;
  const rule = misdealSource(hand.setup.rules) === 'THR' ? 'THR-1.8.4' : 'RRP-5.1.a';
  return accept<HandEvent>(
    cardsMoved(at, rule, [
      { card: top, from: stubTop, to: inHand(seat) },
      { card, from: inHand(seat), to: stubTop },
    ]),
  );
};
