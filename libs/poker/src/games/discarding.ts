import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type SeenCard, unknownCard } from '../cards/card';
import { type Discard } from '../hand/commands';
import { cardsAreNew } from '../hand/entering';
import { type Discarded } from '../hand/events';
import { changePlayer, playerAt } from '../hand/players';
import {
  cardsNotHeld,
  drawAlreadyServed,
  noDrawNow,
  notOpener,
  notYourTurn,
  unknownSeat,
  drawAlreadyAsked,
} from '../hand/refusals';
import { type Hand, type HeldCard } from '../hand/state';
import { stillToDraw } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';

type Rule = Policy<Discard, Hand>;

/** A rap during the betting is no pat hand: its player may still act on a raise he had not seen (RRP-9.1.9.a). */
const drawIsOpen: Rule = (_, { phase, street }) => {
  if (phase === 'drawing') return null;
  return street > 0 ? drawAlreadyServed() : noDrawNow({ phase });
};

/** The last to speak may still change his number, as long as nobody relied on it (RRP-9.1.6, RRP-9.1.6.b). */
const isHisDraw: Rule = ({ seat }, hand) => {
  if (!playerAt(hand, seat)) return unknownSeat({ seat });
  const [next] = stillToDraw(hand);
  const { requests } = hand.drawing;
  if (next === seat || requests[requests.length - 1]?.seat === seat) return null;
  return requests.some((request) => request.seat === seat)
    ? drawAlreadyAsked({ seat })
    : notYourTurn({ seat, toAct: next ?? null });
};

const heldBefore = (hand: Hand, seat: number): readonly SeenCard[] => {
  const held = playerAt(hand, seat)?.cards.map(({ card }) => card) ?? [];
  const asked = hand.drawing.requests.find((request) => request.seat === seat);
  return asked ? [...held, ...asked.discards] : held;
};

const cardsAreHeld: Rule = ({ seat, cards }, hand) => {
  const held = heldBefore(hand, seat);
  const missing = cards.filter((card) => card !== unknownCard && !held.includes(card));
  const unknown = held.filter((card) => card === unknownCard).length;
  const asUnknown = cards.filter((card) => card === unknownCard).length;
  const twice = new Set(cards.filter((card) => card !== unknownCard)).size < cards.length - asUnknown;
  if (
    twice ||
    cards.length > held.length ||
    missing.length + asUnknown > Math.max(unknown, 0) + knownSpare(held, cards)
  )
    return cardsNotHeld({ seat, cards });
  return cardsAreNew(missing, hand);
};

/** An undisclosed discard may be any card he holds and did not name. */
const knownSpare = (held: readonly SeenCard[], named: readonly SeenCard[]): number =>
  named.includes(unknownCard)
    ? held.filter((card) => card !== unknownCard && !named.includes(card)).length
    : 0;

const onlyOpenerSplits: Rule = ({ seat, splitsOpeners }, { drawing }) =>
  splitsOpeners && drawing.opener !== seat ? notOpener({ seat }) : null;

export const discardRules = [handIsUnderWay, drawIsOpen, isHisDraw, cardsAreHeld, onlyOpenerSplits];

/** How many cards a player changes, and which; none is standing pat (RRP-9.0.b, RRP-9.1.9). */
export const discard = (command: Discard, hand: Hand): Decision<Discarded> =>
  judge(discardRules, [command, hand], () => {
    const { at, seat, cards, splitsOpeners = false } = command;
    return accept({ type: 'Discarded', at, seat, cards, underChip: splitsOpeners });
  });

/** Takes the named cards out of a hand, unseen ones for those it does not know. */
const without = (held: readonly HeldCard[], cards: readonly SeenCard[]): readonly HeldCard[] => {
  const left = held.slice();
  for (const card of cards) {
    const named = left.findIndex((each) => each.card === card);
    const unseen = left.findIndex((each) => each.card === unknownCard);
    left.splice(named >= 0 ? named : unseen >= 0 ? unseen : left.length - 1, 1);
  }
  return left;
};

/** A changed request first gives the earlier discards back. */
const takenBack = (hand: Hand, seat: number): Hand => {
  const asked = hand.drawing.requests.find((request) => request.seat === seat);
  const player = playerAt(hand, seat);
  if (!asked || !player) return hand;
  const back = asked.discards.map((card): HeldCard => ({ card, up: false }));
  const muck = hand.deck.muck.slice(0, hand.deck.muck.length - asked.discards.length);
  return {
    ...changePlayer(hand, seat, { cards: [...player.cards, ...back] }),
    deck: { ...hand.deck, muck },
    drawing: { ...hand.drawing, requests: hand.drawing.requests.slice(0, -1) },
  };
};

export const evolveDiscarded = (before: Hand, { seat, cards, underChip, at }: Discarded): Hand => {
  const hand = takenBack(before, seat);
  const player = playerAt(hand, seat);
  if (!player) return hand;
  const requests = [...hand.drawing.requests, { seat, discards: cards }];
  return {
    ...changePlayer(hand, seat, { cards: without(player.cards, cards) }),
    deck: { ...hand.deck, muck: [...hand.deck.muck, ...cards] },
    drawing: {
      ...hand.drawing,
      requests,
      openerDiscards: hand.drawing.opener === seat ? cards : hand.drawing.openerDiscards,
      underChip: underChip ? { seat, cards } : hand.drawing.underChip,
    },
    lastAt: at,
  };
};
