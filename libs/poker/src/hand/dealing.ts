import { accept, type Decision, judge, type Policy, refuse } from '@cardroom/kernel';
import { fullDeck, fullDeckWithJoker, type SeenCard, unknownCard } from '../cards/card';
import { commitmentTo, isSeed, shuffle } from '../cards/shuffle';
import { openRound } from '../betting/opening-round';
import { evolveRepair, repairsBefore } from '../irregularities/repairs';
import { reshuffled } from './reshuffling';
import { type Deal } from './commands';
import { dealOrder, type Target } from './deal-order';
import { type DealtTo, type HandEvent, type StreetDealt } from './events';
import { evolveDealt, evolveReshuffled, evolveShuffled } from './deck';
import { entered, enteredCardsFit } from './entering';
import {
  bettingOpen,
  blindNotPosted,
  bottomCardNotDealt,
  cardsAreDealt,
  deckTooShort,
  noDealDue,
  seedDoesNotMatch,
  seedMissing,
  tableHandsFirst,
  tableHandsFirstRrp,
} from './refusals';
import { handsToTable } from '../showdown/all-in-hands';
import { handIsUnderWay } from './under-way';
import { type NextDeal, nextDeal, stillToDraw } from './streets';
import { type Hand, type HeldCard } from './state';

type Rule = Policy<Deal, Hand>;

const somethingIsToBeDealt: Rule = (_, hand) => {
  const closed = handIsUnderWay(_, hand);
  if (closed) return closed;
  if (hand.phase === 'posting') return blindNotPosted({ seats: hand.owed.map(({ seat }) => seat) });
  if (hand.phase === 'betting') return bettingOpen({ seat: hand.players[hand.round.toAct]?.seat ?? null });
  if (hand.phase === 'drawing' && stillToDraw(hand).length > 0)
    return noDealDue({ draws: stillToDraw(hand) });
  return nextDeal(hand) ? null : noDealDue();
};

/** With nobody left to bet, hands are tabled before the rest is dealt (RTC-23, RRP-11.28). */
const allInHandsAreTabled: Rule = (_, hand) => {
  const seats = handsToTable(hand);
  if (seats.length === 0) return null;
  return hand.setup.rules.minRaiseRule === 'doubleHighestBet'
    ? tableHandsFirst({ seats })
    : tableHandsFirstRrp({ seats });
};

const seedIsTheOneCommittedTo: Rule = ({ seed }, { setup, street }) => {
  if (setup.running === 'recorded' || street >= 0) return null;
  if (seed === undefined) return seedMissing();
  return isSeed(seed) && commitmentTo(seed) === setup.commitment?.toLowerCase() ? null : seedDoesNotMatch();
};

const cardsComeFromTheDeck: Rule = ({ hands, board, burn }, { setup }) =>
  setup.running === 'dealt' && (hands ?? board ?? burn) !== undefined ? cardsAreDealt() : null;

export const dealRules = [
  somethingIsToBeDealt,
  allInHandsAreTabled,
  seedIsTheOneCommittedTo,
  cardsComeFromTheDeck,
  enteredCardsFit,
];

export const deal = (command: Deal, hand: Hand): Decision<HandEvent> =>
  judge(dealRules, [command, hand], () => {
    const before: HandEvent[] = [];
    let ready = hand;
    if (hand.setup.running === 'dealt' && hand.street < 0 && command.seed) {
      const order = shuffle(command.seed, hand.deck.size > fullDeck.length ? fullDeckWithJoker : fullDeck);
      before.push({ type: 'DeckShuffled', at: command.at, seed: command.seed, order });
      ready = evolveShuffled(ready, { order, seed: command.seed });
    }
    return dealFrom(command, ready, before);
  });

const dealFrom = (command: Deal, hand: Hand, before: readonly HandEvent[]): Decision<HandEvent> => {
  const next = nextDeal(hand) as NextDeal;
  const repairs = repairsBefore(hand, next, command.at);
  const mended = repairs.reduce(evolveRepair, hand);
  const mixed = reshuffled(mended, next, command.at);
  const ready = mixed ? evolveReshuffled(mended, mixed) : mended;
  const order = dealOrder(mended, next);
  const short = shortage(ready, order);
  if (short) return refuse(short);
  const street = distribute(ready, order, { command, next });
  const after = openRound(evolveDealt(ready, street), command);
  return accept<HandEvent>(...before, ...repairs, ...(mixed ? [mixed] : []), street, ...after);
};

const shortage = ({ deck, setup }: Hand, order: readonly Target[]): ReturnType<Rule> => {
  if (order.length > deck.stub.length) return deckTooShort({ stub: deck.stub.length, due: order.length });
  const last = order.length === deck.stub.length && order.length > 0;
  return last && setup.rules.dealLastCard === 'never' ? bottomCardNotDealt({ due: order.length }) : null;
};

interface Dealt extends DealtTo {
  readonly cards: HeldCard[];
}

interface Dealing {
  readonly command: Deal;
  readonly next: NextDeal;
}

/** A card put on the deck face up is known though nobody entered it again (RRP-5.1.a). */
const seenOr = (card: SeenCard, top: SeenCard): SeenCard => (card === unknownCard ? top : card);

/** Takes the cards off the stub in order; where the stub is unknown, the cards entered take their places. */
export const distribute = (hand: Hand, order: readonly Target[], { command, next }: Dealing): StreetDealt => {
  const given = hand.setup.running === 'recorded' ? entered(command) : null;
  const hands: Dealt[] = [];
  const burns: SeenCard[] = [];
  const board: SeenCard[] = [];
  order.forEach((target, i) => {
    const top = hand.deck.stub[i] ?? unknownCard;
    if (target.to === 'burn') burns.push(given ? seenOr(given.burn(), top) : top);
    else if (target.to === 'board') board.push(given ? given.board() : top);
    else {
      const { seat, up } = target;
      const held = { card: given ? given.hand(seat) : top, up };
      const dealt = hands.find((other) => other.seat === seat);
      if (dealt) dealt.cards.push(held);
      else hands.push({ seat, cards: [held] });
    }
  });
  return {
    type: 'StreetDealt',
    at: command.at,
    street: next.street,
    run: next.run,
    burns,
    hands,
    board,
  };
};
