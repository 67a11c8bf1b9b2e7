import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { openRound } from '../betting/opening-round';
import { cardsAreNew } from '../hand/entering';
import { distribute } from '../hand/dealing';
import { board, burn, dealOrder, type Target } from '../hand/deal-order';
import { evolveDealt } from '../hand/deck';
import { type HandEvent } from '../hand/events';
import { cardsAreDealt, tableHandsFirst } from '../hand/refusals';
import { handsToTable } from '../showdown/all-in-hands';
import { type Hand } from '../hand/state';
import { gameOfHand, type NextDeal, nextDeal } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type DealWrong } from './commands';
import { evolveErrorNoted, noted } from './noting';
import { noWrongDeal } from './refusals';
import { evolveRepair, repairsBefore } from './repairs';

type Rule = Policy<DealWrong, Hand>;

const dealIsDue: Rule = ({ mistake }, hand) => {
  const next = hand.phase === 'dealing' && hand.street >= 0 && hand.runs === 1 ? nextDeal(hand) : null;
  const street = next && gameOfHand(hand).streets[next.street];
  if (!street || street.draw || (mistake === 'extraBoardCard' && street.toBoard === 0))
    return noWrongDeal({ mistake, phase: hand.phase });
  return wrongOrder(hand, next, mistake).length > hand.deck.stub.length
    ? noWrongDeal({ mistake, stub: hand.deck.stub.length })
    : null;
};

const allInHandsAreTabled: Rule = (_, hand) => {
  const seats = handsToTable(hand);
  return seats.length > 0 ? tableHandsFirst({ seats }) : null;
};

const cardsFit: Rule = ({ hands = [], board: opened = [], burn: burned }, hand) => {
  const named = [...hands.flatMap(({ cards }) => cards), ...opened, ...(burned ? [burned] : [])];
  return hand.setup.running === 'dealt' && named.length > 0 ? cardsAreDealt() : cardsAreNew(named, hand);
};

export const dealWrongRules = [handIsUnderWay, dealIsDue, allInHandsAreTabled, cardsFit];

const wrongOrder = (hand: Hand, next: NextDeal, mistake: DealWrong['mistake']): readonly Target[] => {
  const order = dealOrder(hand, next);
  if (mistake === 'extraBoardCard') return [...order, board];
  const cards = order.filter(({ to }) => to !== 'burn');
  return mistake === 'twoBurns' ? [burn, burn, ...cards] : cards;
};

/**
 * A street as the dealer really dealt it: without a burn, with two, or with a board card too many. Play goes on until it
 * is noticed; `CorrectDeal` puts it right.
 */
export const dealWrong = (command: DealWrong, hand: Hand): Decision<HandEvent> =>
  judge(dealWrongRules, [command, hand], () => {
    const { at, mistake, burn: burned, board: opened, hands } = command;
    const next = nextDeal(hand) as NextDeal;
    const repairs = repairsBefore(hand, next, at);
    const ready = repairs.reduce(evolveRepair, hand);
    const note = noted(ready, at, { wrongDeal: { kind: mistake, street: next.street } });
    const told = {
      type: 'Deal',
      at,
      ...(burned ? { burn: burned } : {}),
      ...(opened ? { board: opened } : {}),
      ...(hands ? { hands } : {}),
    } as const;
    const aware = evolveErrorNoted(ready, note);
    const street = distribute(aware, wrongOrder(aware, next, mistake), { command: told, next });
    const after = openRound(evolveDealt(aware, street), { at });
    return accept<HandEvent>(...repairs, note, street, ...after);
  });
