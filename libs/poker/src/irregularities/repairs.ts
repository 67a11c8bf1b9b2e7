import { type Instant } from '@cardroom/kernel';
import { unknownCard } from '../cards/card';
import { isServed } from '../games/still-served';
import { evolveReshuffled } from '../hand/deck';
import { type CardsMoved, type StubReshuffled } from '../hand/events';
import { reshuffleStub } from '../hand/reshuffling';
import { type Hand } from '../hand/state';
import { gameOfHand, type NextDeal } from '../hand/streets';
import { type Repair } from './dealing-errors';
import { cardsMoved, evolveCardsMoved, setAside, stubTop } from './moving-cards';

/** What an earlier error has the dealer do differently in a deal; null when nothing. */
export const repairOf = ({ irregular, runs }: Hand, { street }: Pick<NextDeal, 'street'>): Repair | null =>
  runs > 1 ? null : (irregular.dealing.repairs.find((repair) => repair.street === street) ?? null);

/** Whether a burn precedes a deal; none does where a redealt board says so (RRP-12.2). */
export const burnsBefore = (hand: Hand, street: number): boolean => repairOf(hand, { street })?.burns ?? true;

type RepairEvent = CardsMoved | StubReshuffled;

/** Further cards go aside until one per player due a card is out of play (RRP-8.14.a). */
const eliminatedMore = (hand: Hand, { rule, eliminated }: Repair, at: Instant): readonly RepairEvent[] => {
  const held = gameOfHand(hand).cardsHeld;
  const due = hand.players.filter((player) => isServed(hand, player) && player.cards.length < held).length;
  const more = Math.min(Math.max(0, due - (eliminated ?? due)), hand.deck.stub.length);
  const moves = hand.deck.stub.slice(0, more).map((card) => ({ card, from: stubTop, to: setAside }));
  return moves.length === 0 ? [] : [cardsMoved(at, rule, moves)];
};

/** The card so many from the bottom of the stub is the one to open (RTC-32.e). */
const broughtUp = (hand: Hand, { rule, fromBottom }: Repair, at: Instant): readonly RepairEvent[] => {
  if (fromBottom === null) return [];
  const card = hand.deck.stub.at(-fromBottom) ?? unknownCard;
  return [cardsMoved(at, rule, [{ card, from: { kind: 'stubBottom' }, to: stubTop }])];
};

/** What happens to the deck before a deal that makes an earlier error good (RRP-5.3, RRP-5.4.b, RRP-8.14.a, RTC-32.e). */
export const repairsBefore = (hand: Hand, next: NextDeal, at: Instant): readonly RepairEvent[] => {
  const repair = repairOf(hand, next);
  if (!repair) return [];
  if (repair.reshuffle)
    return [
      reshuffleStub(hand, { rule: repair.rule, takes: ['setAside'], keptOnTop: 0, burnFirst: false, at }),
    ];
  return [...eliminatedMore(hand, repair, at), ...broughtUp(hand, repair, at)];
};

export const evolveRepair = (hand: Hand, event: RepairEvent): Hand =>
  event.type === 'CardsMoved' ? evolveCardsMoved(hand, event) : evolveReshuffled(hand, event);
