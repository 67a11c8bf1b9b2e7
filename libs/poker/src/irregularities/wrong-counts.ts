import {
  accept,
  type Decision,
  judge,
  type Policy,
  type Refusal,
  refuse,
  type RuleId,
} from '@cardroom/kernel';
import { unknownCard } from '../cards/card';
import { cardsAreNew } from '../hand/entering';
import { type HandEvent } from '../hand/events';
import { killing } from '../hand/killing';
import { playerAt } from '../hand/players';
import { handNotLive, noDealDue, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type DealExtraCard, type MissCard, type ReportWrongCount } from './commands';
import { misdealIsBarred, misdealSource, misdealt, nobodyHasActed } from './misdeal-table';
import { cardsMoved, inHand, stubTop } from './moving-cards';
import { cardCountRight, citing, floorDecides, handStaysLive } from './refusals';

interface AboutHand {
  readonly seat: number;
}

const handIsLive: Policy<AboutHand, Hand> = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

const cardsAreOut: Policy<AboutHand, Hand> = (_, { street, deck }) =>
  street >= 0 && deck.stub.length > 0 ? null : noDealDue();

const cardIsNew: Policy<DealExtraCard, Hand> = ({ card }, hand) => (card ? cardsAreNew([card], hand) : null);

/** The dealer gave a seat a card too many: it comes off the top of the deck (RRP-3.4.11, RRP-5.5). */
export const dealExtraCard = (command: DealExtraCard, hand: Hand): Decision<HandEvent> =>
  judge([handIsUnderWay, handIsLive, cardsAreOut, cardIsNew], [command, hand], () => {
    const { at, seat } = command;
    const card = command.card ?? hand.deck.stub[0] ?? unknownCard;
    return accept<HandEvent>(cardsMoved(at, 'RRP-3.4.11', [{ card, from: stubTop, to: inHand(seat) }]));
  });

const holdsCards: Policy<AboutHand, Hand> = ({ seat }, hand) =>
  (playerAt(hand, seat)?.cards.length ?? 0) > 0 ? null : cardCountRight({ seat, cards: 0 });

/** A seat never received its last card: it is still in the stub, on top or further down (RRP-3.2.1.e). */
export const missCard = (command: MissCard, hand: Hand): Decision<HandEvent> =>
  judge([handIsUnderWay, handIsLive, cardsAreOut, holdsCards], [command, hand], () => {
    const { at, seat, next } = command;
    const last = (playerAt(hand, seat) as PlayerInHand).cards.at(-1)!;
    const to = next ? stubTop : ({ kind: 'stubBottom' } as const);
    return accept<HandEvent>(
      cardsMoved(at, 'RRP-3.2.1.e', [{ card: last.card, from: inHand(seat, last.up), to }]),
    );
  });

/** How many cards a hand has at this point: of its own, a community card of stud counted (RRP-8.18). */
export const cardsDue = (hand: Hand): number => {
  const { family, streets } = gameOfHand(hand);
  const dealt = streets.slice(0, hand.street + 1).reduce((sum, street) => sum + street.toPlayers.length, 0);
  return family === 'stud' ? dealt - (hand.boards[0]?.length ?? 0) : dealt;
};

const countOf = (hand: Hand, seat: number): number => playerAt(hand, seat)?.cards.length ?? 0;

const countIsWrong: Policy<ReportWrongCount, Hand> = ({ seat }, hand) =>
  countOf(hand, seat) === cardsDue(hand) ? cardCountRight({ seat, cards: cardsDue(hand) }) : null;

export const wrongCountRules = [handIsUnderWay, handIsLive, countIsWrong];

/** A hand with too many or too few cards: repaired, a misdeal, dead, live, or for the floor, by the rules in force. */
export const reportWrongCount = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> =>
  judge(wrongCountRules, [command, hand], () =>
    countOf(hand, command.seat) > cardsDue(hand) ? tooMany(command, hand) : tooFew(command, hand),
  );

const dead = (hand: Hand, { at, seat }: ReportWrongCount, rule: RuleId): Decision<HandEvent> =>
  accept(...killing(hand, { type: 'HandKilled', at, seat, rule, refund: 0 }));

const extraCards = (hand: Hand): number =>
  hand.players.reduce((sum, { cards }) => sum + Math.max(0, cards.length - cardsDue(hand)), 0);

const misdealForExtras = ({ setup }: Hand): RuleId =>
  misdealSource(setup.rules) === 'THR' ? 'THR-1.9.f' : 'RRP-3.2.1.d';

/**
 * One extra card noticed before anybody acted goes back on the deck as the burn (RRP-3.4.11, RRP-5.5); two are a misdeal
 * (RRP-3.2.1.d, RRP-5.5.a, THR-1.9.f); later the hand is dead (RRP-3.3.5, RRP-8.18), as it is at any stage for the French
 * casinos (RTC-32.j.4).
 */
const tooMany = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const { extraCardRepair, misdealExtraCards, majorAnomalies, tooManyCards } = hand.setup.rules;
  const atOnce = extraCardRepair === 'none' && majorAnomalies.includes('extraHoleCard');
  if (atOnce && tooManyCards === 'dead') return dead(hand, command, 'RTC-32.j.4');
  if (misdealIsBarred(hand) || hand.street > 0) return dead(hand, command, deadByCount(hand));
  if (extraCards(hand) >= misdealExtraCards)
    return accept<HandEvent>(misdealt(command.at, misdealForExtras(hand)));
  if (!nobodyHasActed(hand) || extraCardRepair === 'none')
    return accept<HandEvent>(misdealt(command.at, 'RRP-3.2.1.e'));
  if (command.looked) return refuse(citing(floorDecides({ seat: command.seat, seen: true }), 'RRP-3.4.11'));
  return returned(command, hand);
};

const returned = ({ at, seat }: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const last = (playerAt(hand, seat) as PlayerInHand).cards.at(-1)!;
  return accept<HandEvent>(
    cardsMoved(at, 'RRP-3.4.11', [{ card: last.card, from: inHand(seat, last.up), to: stubTop }]),
  );
};

/** Which rule kills a hand for its count: of stud, of draw after the draw, or of every game. */
const deadByCount = (hand: Hand): RuleId => {
  const { family } = gameOfHand(hand);
  if (family === 'stud') return 'RRP-8.18';
  if (family === 'draw' && hand.street > 0) return 'RRP-9.1.4.c';
  return misdealSource(hand.setup.rules) === 'THR' ? 'THR-1.9.2' : 'RRP-3.3.5';
};

const tooFew = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const { family } = gameOfHand(hand);
  if (family === 'draw') return shortInDraw(command, hand);
  if (family === 'stud' && hand.street > 0) return shortInStud(command, hand);
  return shortOfHoleCards(command, hand);
};

/** His card is the next off the deck: nothing has been dealt, and nobody else lacks one. */
const topCardIsHis = (hand: Hand, seat: number): boolean =>
  countOf(hand, seat) === cardsDue(hand) - 1 && hand.players.at(-1)?.seat === seat && hand.street === 0;

/**
 * A missing card that is the top of the deck is given to its player (RRP-3.2.1.e, THR-1.9.e), later only by THR-1.9.2;
 * else it is a misdeal in time (RTC-32.i.3), and afterwards the hand is dead, or live with what it has (RTC-18.b).
 */
const shortOfHoleCards = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const { at, seat } = command;
  const { tooFewTopCardRepair, tooFewCardsAfterDeadline } = hand.setup.rules;
  const source = misdealSource(hand.setup.rules);
  const late = misdealIsBarred(hand) || hand.street > 0;
  const repairs = tooFewTopCardRepair && topCardIsHis(hand, seat) && (!late || source === 'THR');
  if (repairs) return topCardGiven(hand, seat, { at, rule: late ? 'THR-1.9.2' : 'RRP-3.2.1.e' });
  if (!late) return accept<HandEvent>(misdealt(at, shortRules[source]));
  return tooFewCardsAfterDeadline === 'live'
    ? refuse(handStaysLive({ seat, cards: countOf(hand, seat) }))
    : dead(hand, command, deadByCount(hand));
};

const shortRules = { RRP: 'RRP-3.2.1.e', THR: 'THR-1.9.e', RTC: 'RTC-32.i.3' } as const;

const topCardGiven = (
  { deck }: Hand,
  seat: number,
  { at, rule }: { readonly at: ReportWrongCount['at']; readonly rule: RuleId },
): Decision<HandEvent> => {
  const card = deck.stub[0] ?? unknownCard;
  return accept<HandEvent>(cardsMoved(at, rule, [{ card, from: stubTop, to: inHand(seat) }]));
};

/**
 * Draw: nobody having acted a short hand is a misdeal, the button's is not (RRP-9.1.4): he gets his fifth card even later
 * (RRP-9.1.4.b). After action a short hand draws up to five (RRP-9.1.4.a); after the draw it is dead (RRP-9.1.4.c).
 */
const shortInDraw = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const { at, seat } = command;
  if (hand.street > 0) return dead(hand, command, 'RRP-9.1.4.c');
  if (hand.setup.button === seat) return topCardGiven(hand, seat, { at, rule: 'RRP-9.1.4.b' });
  if (nobodyHasActed(hand)) return accept<HandEvent>(misdealt(at, 'RRP-9.1.4'));
  return refuse(drawsUp(seat, hand));
};

const drawsUp = (seat: number, hand: Hand): Refusal =>
  citing(handStaysLive({ seat, cards: countOf(hand, seat) }), 'RRP-9.1.4.a');

/** A hand that lacks only its seventh card may be ruled live by the floor (RRP-8.18.a); any other short one is dead. */
const shortInStud = (command: ReportWrongCount, hand: Hand): Decision<HandEvent> => {
  const lacksOnlyLast = countOf(hand, command.seat) === cardsDue(hand) - 1 && hand.street === 4;
  return lacksOnlyLast && hand.setup.rules.studSixCardHandMayBeRuledLive
    ? refuse(citing(floorDecides({ seat: command.seat, cards: countOf(hand, command.seat) }), 'RRP-8.18.a'))
    : dead(hand, command, 'RRP-8.18');
};
