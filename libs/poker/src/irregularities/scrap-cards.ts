import { accept, type Decision, judge, type Policy, type RuleId } from '@cardroom/kernel';
import { type SeenCard, unknownCard } from '../cards/card';
import { type CardPlace, type HandEvent } from '../hand/events';
import { killing } from '../hand/killing';
import { playerAt } from '../hand/players';
import { handNotLive, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type ReportScrap } from './commands';
import { misdealIsBarred, misdealt } from './misdeal-table';
import { burns, cardsMoved, inHand, scrap, stubTop, theBoard } from './moving-cards';
import { errorsOf, noted } from './noting';
import { jokerPlays, noSuchCard } from './refusals';

type Rule = Policy<ReportScrap, Hand>;

const handIsLive: Rule = ({ where }, hand) => {
  if (typeof where !== 'number') return null;
  const player = playerAt(hand, where);
  if (!player) return unknownSeat({ seat: where });
  return player.gone ? handNotLive({ seat: where, gone: player.gone }) : null;
};

const jokerIsStray: Rule = ({ what }, { setup }) =>
  what === 'joker' && setup.rules.jokers > 0 ? jokerPlays() : null;

const cardsAt = ({ where }: ReportScrap, hand: Hand): readonly SeenCard[] => {
  if (typeof where === 'number') return (playerAt(hand, where)?.cards ?? []).map(({ card }) => card);
  if (where === 'board') return hand.boards[0] ?? [];
  return where === 'burns' ? hand.deck.burns : hand.deck.stub;
};

/** The card lies where it is said to lie; without a name it is the last one dealt there. */
const cardLiesThere: Rule = (command, hand) => {
  const lying = cardsAt(command, hand);
  const { card } = command;
  const there = card === undefined || lying.includes(card) || lying.includes(unknownCard);
  return hand.street >= 0 && lying.length > 0 && there && hand.deck.stub.length > 0
    ? null
    : noSuchCard({ card: card ?? null });
};

export const reportScrapRules = [handIsUnderWay, handIsLive, jokerIsStray, cardLiesThere];

/**
 * A card of no use is scrap, and the next off the deck takes its place, in every game (RRP-3.4.7, RRP-3.4.8, RRP-5.0.c). Two boxed cards
 * (RRP-3.2.1.c) or two misprinted ones (THR-1.9.j) are a misdeal in time.
 */
export const reportScrap = (command: ReportScrap, hand: Hand): Decision<HandEvent> =>
  judge(reportScrapRules, [command, hand], () => {
    const { at, what, where } = command;
    if (what === 'joker' && typeof where === 'number') return jokerInHand(command, hand, where);
    const errors = errorsOf(hand);
    const boxed = errors.boxed + (what === 'boxed' ? 1 : 0);
    const unplayable = errors.unplayable + (what === 'unplayable' ? 1 : 0);
    const note = noted(hand, at, { boxed, unplayable });
    const misdeal = misdealIsBarred(hand) ? null : misdealBy(hand, boxed, unplayable);
    return misdeal
      ? accept<HandEvent>(note, misdealt(at, misdeal))
      : accept<HandEvent>(note, replaced(command, hand, what === 'joker' ? 'RRP-3.4.8' : 'RRP-3.4.7'));
  });

const misdealBy = ({ setup }: Hand, boxed: number, unplayable: number): RuleId | null => {
  const { misdealBoxedCards, misdealUnplayableCards } = setup.rules;
  if (boxed >= misdealBoxedCards) return 'RRP-3.2.1.c';
  return misdealUnplayableCards !== null && unplayable >= misdealUnplayableCards ? 'THR-1.9.j' : null;
};

/** An unseen card goes by no name; else it is the one named, or the last dealt to the place. */
const cardMeant = (command: ReportScrap, hand: Hand): SeenCard => {
  const lying = cardsAt(command, hand);
  const named = command.card !== undefined && lying.includes(command.card) ? command.card : null;
  return named ?? (command.where === 'stub' ? lying[0] : lying.at(-1)) ?? unknownCard;
};

const placeOf = ({ where }: ReportScrap, hand: Hand, card: SeenCard): CardPlace => {
  if (typeof where === 'number') {
    const held = (playerAt(hand, where) as PlayerInHand).cards.findLast((each) => each.card === card);
    return inHand(where, held?.up ?? false);
  }
  if (where === 'board') return theBoard;
  return where === 'burns' ? burns : stubTop;
};

const replaced = (command: ReportScrap, hand: Hand, rule: RuleId): HandEvent => {
  const card = cardMeant(command, hand);
  const place = placeOf(command, hand, card);
  const next = { card: hand.deck.stub[0] ?? unknownCard, from: stubTop, to: place };
  const away = { card, from: place, to: scrap };
  return cardsMoved(command.at, rule, command.where === 'stub' ? [away] : [away, next]);
};

/**
 * A stray joker found before its player acts is replaced (RRP-3.4.8), or is a misdeal unless the next card is the one due
 * (THR-1.9.k). Once he has acted, looked or not, the hand is dead (RRP-3.3.6, RRP-3.4.9).
 */
const jokerInHand = (command: ReportScrap, hand: Hand, seat: number): Decision<HandEvent> => {
  const { at, nextIsDue = false } = command;
  if (hand.actions.some((action) => action.seat === seat))
    return accept(...killing(hand, { type: 'HandKilled', at, seat, rule: 'RRP-3.3.6', refund: 0 }));
  const misdeals = hand.setup.rules.strayJoker === 'misdealUnlessNextCard';
  if (misdeals && !nextIsDue && !misdealIsBarred(hand)) return accept<HandEvent>(misdealt(at, 'THR-1.9.k'));
  return accept(replaced(command, hand, misdeals ? 'THR-1.9.k' : 'RRP-3.4.8'));
};
