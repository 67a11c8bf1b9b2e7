import { accept, type Decision, judge, type Policy, refuse } from '@cardroom/kernel';
import { unknownCard } from '../cards/card';
import { cardsAreNew } from '../hand/entering';
import { type HandEvent } from '../hand/events';
import { cardsAreDealt, noDealDue, wrongCards } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type DropStubCards } from './commands';
import { misdealIsBarred, misdealSource, misdealt } from './misdeal-table';
import { burns, cardsMoved, stubTop } from './moving-cards';
import { citing, floorDecides } from './refusals';

type Rule = Policy<DropStubCards, Hand>;

const cardsAreOut: Rule = (_, { street }) => (street >= 0 ? null : noDealDue());

const countFits: Rule = ({ count, cards = [] }, { deck }) => {
  const whole = Number.isSafeInteger(count) && count >= 1 && count <= deck.stub.length;
  return whole && cards.length <= count ? null : wrongCards({ due: deck.stub.length });
};

const cardsFit: Rule = ({ cards = [] }, hand) =>
  hand.setup.running === 'dealt' && cards.length > 0 ? cardsAreDealt() : cardsAreNew(cards, hand);

export const dropStubCardsRules = [handIsUnderWay, cardsAreOut, countFits, cardsFit];

/**
 * Cards of the stub dropped or turned over by the dealer are burned (RTC-32.j.5); two or more of them are a misdeal while
 * no action is covered twice (RTC-32.i.4). Robert's Rules leave it to the rule of the game: the floor is asked.
 */
export const dropStubCards = (command: DropStubCards, hand: Hand): Decision<HandEvent> =>
  judge(dropStubCardsRules, [command, hand], () => {
    const { at, count, cards = [] } = command;
    const { misdealStubCards } = hand.setup.rules;
    if (misdealSource(hand.setup.rules) !== 'RTC')
      return refuse(citing(floorDecides({ cards: count }), 'RRP-3.4.12'));
    if (misdealStubCards !== null && count >= misdealStubCards && !misdealIsBarred(hand))
      return accept<HandEvent>(misdealt(at, 'RTC-32.i.4'));
    const moves = Array.from({ length: count }, (_, i) => ({
      card: cards[i] ?? hand.deck.stub[i] ?? unknownCard,
      from: stubTop,
      to: burns,
    }));
    return accept<HandEvent>(cardsMoved(at, 'RTC-32.j.5', moves));
  });
