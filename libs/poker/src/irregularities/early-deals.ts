import { accept, type Decision, judge, type Policy, type Refusal, refuse } from '@cardroom/kernel';
import { raiseBarred } from '../betting/out-of-turn';
import { type SeenCard, unknownCard } from '../cards/card';
import { isServed } from '../games/still-served';
import { cardsAreNew } from '../hand/entering';
import { type CardsMoved, type HandEvent } from '../hand/events';
import { playerAt } from '../hand/players';
import { cardsAreDealt, wrongCards } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { gameOfHand, nextDeal } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type DealEarly } from './commands';
import { type Repair } from './dealing-errors';
import { misdealt } from './misdeal-table';
import { burns, cardsMoved, inHand, setAside, stubTop } from './moving-cards';
import { noted, withRepair } from './noting';
import { noEarlyDeal } from './refusals';

type Rule = Policy<DealEarly, Hand>;

/** Somebody has still to act, and there is a street to come that is no draw (RRP-3.4.15). */
const bettingIsOpen: Rule = (_, hand) => {
  const next = hand.phase === 'betting' && hand.runs === 1 ? nextDeal(hand) : null;
  const street = next && gameOfHand(hand).streets[next.street];
  return street && !street.draw && !hand.bettingOver ? null : noEarlyDeal({ phase: hand.phase });
};

const cardsOut = (command: DealEarly, hand: Hand): number => {
  const street = gameOfHand(hand).streets[hand.street + 1];
  if (street && street.toBoard > 0) return street.toBoard;
  return command.count ?? seatsServed(hand);
};

const seatsServed = (hand: Hand): number => hand.players.filter((player) => isServed(hand, player)).length;

const cardsFit: Rule = (command, hand) => {
  const { cards = [], burn, kept = [], count } = command;
  const seats = seatsServed(hand);
  const due = cardsOut(command, hand);
  if (count !== undefined && (!Number.isSafeInteger(count) || count < 1 || count > seats))
    return wrongCards({ due: seats });
  if (hand.deck.stub.length < due + 1) return noEarlyDeal({ stub: hand.deck.stub.length });
  if (cards.length > 0 && cards.length !== due - kept.length) return wrongCards({ due });
  const named = [...(burn ? [burn] : []), ...cards];
  if (hand.setup.running === 'recorded') return cardsAreNew([...named, ...keptCards(command)], hand);
  const out = hand.deck.stub.slice(1, due + 1);
  return named.length > 0 || keptCards(command).some((card) => !out.includes(card)) ? cardsAreDealt() : null;
};

/** Only a last down card of stud can be kept, by a player who is still in (RRP-8.14.c). */
const keptAreLastCards: Rule = ({ kept = [] }, hand): Refusal | null => {
  if (kept.length === 0) return null;
  const last = gameOfHand(hand).family === 'stud' && hand.street === 3;
  const wrong = kept.find(({ seat, cards }) => cards.length !== 1 || playerAt(hand, seat)?.gone !== null);
  return last && !wrong ? null : wrongCards({ seat: kept[0]!.seat });
};

export const dealEarlyRules = [handIsUnderWay, bettingIsOpen, keptAreLastCards, cardsFit];

/** Cards dealt before a betting round was over do not play, whatever those still to act then do (RRP-3.4.15). */
export const dealEarly = (command: DealEarly, hand: Hand): Decision<HandEvent> =>
  judge(dealEarlyRules, [command, hand], () => {
    const { family, streets } = gameOfHand(hand);
    if (family === 'stud') return earlyStudStreet(command, hand);
    switch (streets[hand.street + 1]?.name) {
      case 'flop':
        return earlyFlop(command, hand);
      case 'turn':
        return earlyTurn(command, hand);
      case 'river':
        return earlyRiver(command, hand);
      default:
        return refuse(noEarlyDeal());
    }
  });

const noRepair: Omit<Repair, 'street' | 'rule'> = {
  reshuffle: false,
  fromBottom: null,
  eliminated: null,
  burns: true,
};

const keptCards = ({ kept = [] }: DealEarly): readonly SeenCard[] => kept.flatMap((held) => held.cards);

/** The burn and the cards that go aside, as they were seen or as they lie on the deck; those kept are not among them. */
const dealtCards = (command: DealEarly, hand: Hand): readonly SeenCard[] => {
  const { burn, cards = [] } = command;
  const [top = unknownCard, ...next] = hand.deck.stub.slice(0, cardsOut(command, hand) + 1);
  const kept = keptCards(command);
  const out = next.filter((card) => card === unknownCard || !kept.includes(card));
  const due = cardsOut(command, hand) - kept.length;
  return [burn ?? top, ...Array.from({ length: due }, (_, i) => cards[i] ?? out[i] ?? unknownCard)];
};

const putAside = (command: DealEarly, hand: Hand, rule: Repair['rule']): CardsMoved => {
  const [burn = unknownCard, ...cards] = dealtCards(command, hand);
  return cardsMoved(command.at, rule, [
    { card: burn, from: stubTop, to: burns },
    ...cards.map((card) => ({ card, from: stubTop, to: setAside })),
  ]);
};

const asideFor = (command: DealEarly, hand: Hand, repair: Repair): Decision<HandEvent> =>
  accept<HandEvent>(
    putAside(command, hand, repair.rule),
    noted(hand, command.at, { repairs: withRepair(hand, repair) }),
  );

/** Redealt board cards come without a new burn (RRP-12.2), unless the house burns after the cut (RRP-12.2.a). */
const redealt = (hand: Hand, street: number, rule: Repair['rule']): Repair => ({
  ...noRepair,
  street,
  rule,
  reshuffle: true,
  burns: hand.setup.rules.burnOnRedeal,
});

/**
 * An early flop goes back into the stub when the betting is over, and a new one comes from the shuffled stub; the burn stays
 * out (RRP-5.3). The French casinos call a misdeal while fewer than two have acted (RTC-32.b).
 */
const earlyFlop = (command: DealEarly, hand: Hand): Decision<HandEvent> => {
  const { prematureFlop, prematureFlopActions } = hand.setup.rules;
  if (prematureFlop === 'reshuffleBoardIntoStub') return asideFor(command, hand, redealt(hand, 1, 'RRP-5.3'));
  return hand.actions.length < prematureFlopActions
    ? accept<HandEvent>(misdealt(command.at, 'RTC-32.b'))
    : asideFor(command, hand, redealt(hand, 1, 'RTC-32.b'));
};

/** The burn goes back on top of the stub and the card opened too early is burned (RTC-32.e, RTC-32.f). */
const burnTheOpened = (command: DealEarly, hand: Hand, rule: Repair['rule']): CardsMoved => {
  const [burn = unknownCard, opened = unknownCard] = dealtCards(command, hand);
  return cardsMoved(command.at, rule, [
    { card: opened, from: stubTop, to: burns },
    { card: burn, from: stubTop, to: stubTop },
  ]);
};

/**
 * An early turn is set aside; the card that would have been the river becomes the turn (RRP-5.4, RRP-5.4.a) and the river
 * comes from the stub shuffled with the one set aside (RRP-5.4.b). Or the third card from the bottom is the turn (RTC-32.e).
 */
const earlyTurn = (command: DealEarly, hand: Hand): Decision<HandEvent> => {
  if (hand.setup.rules.prematureTurn === 'setAsideAndUseRiverCard')
    return asideFor(command, hand, redealt(hand, 3, 'RRP-5.4.b'));
  const repair: Repair = { ...noRepair, street: 2, rule: 'RTC-32.e', fromBottom: 3, burns: false };
  return accept<HandEvent>(
    burnTheOpened(command, hand, 'RTC-32.e'),
    noted(hand, command.at, { repairs: withRepair(hand, repair) }),
  );
};

/** An early river goes back into the stub, which is shuffled (RRP-5.4.c); or it is burned (RTC-32.f). */
const earlyRiver = (command: DealEarly, hand: Hand): Decision<HandEvent> =>
  hand.setup.rules.prematureRiver === 'reshuffleIntoStub'
    ? asideFor(command, hand, redealt(hand, 3, 'RRP-5.4.c'))
    : accept<HandEvent>(burnTheOpened(command, hand, 'RTC-32.f'));

/**
 * Stud cards dealt too early are out of play (RRP-8.14), and kept aside in case the deck runs short (RRP-8.14.b). When the
 * round is over, one card per player must be (RRP-8.14.a). A last card that was looked at is kept, and its player may
 * not bet or raise for the rest of sixth street (RRP-8.14.c).
 */
const earlyStudStreet = (command: DealEarly, hand: Hand): Decision<HandEvent> => {
  const { at, kept = [] } = command;
  const repair: Repair = {
    ...noRepair,
    street: hand.street + 1,
    rule: 'RRP-8.14.a',
    eliminated: cardsOut(command, hand) - kept.length,
  };
  const aside = putAside(command, hand, 'RRP-8.14');
  const holding = kept.map(({ seat, cards: [card = unknownCard] }) => ({
    card,
    from: stubTop,
    to: inHand(seat),
  }));
  return accept<HandEvent>(
    { ...aside, moves: [...aside.moves, ...holding] },
    noted(hand, at, { repairs: withRepair(hand, repair) }),
    ...kept.map(({ seat }) => raiseBarred(seat, 'RRP-8.14.c', at)),
  );
};
