import { isLive } from '../betting/betting-round';
import { type Card, unknownCard } from '../cards/card';
import { lowestDoorCard } from '../evaluation/upcards';
import { type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { streetOf } from '../hand/streets';

/** Every card a player shows, a last card dealt face up too (RRP-8.17), with the community card if any (RRP-8.15.d). */
export const upcardsOf = ({ boards }: Hand, { cards }: PlayerInHand): readonly Card[] => {
  const shown: Card[] = [];
  for (const { card, up } of cards) if (up && card !== unknownCard) shown.push(card);
  for (const card of boards[0] ?? []) if (card !== unknownCard) shown.push(card);
  return shown;
};

const doorCardOf = (player: PlayerInHand): Card | undefined => {
  const door = player.cards.find(({ up }) => up)?.card;
  return door === unknownCard ? undefined : door;
};

/**
 * The lowest door card has the bring-in (RRP-8.1). A hand killed with cards face up still counts by its first one
 * (RRP-8.5.b): the player on its left then starts.
 */
export const lowDoorCard = (hand: Hand): SeatNumber => {
  const shown = hand.players.filter((player) => doorCardOf(player) !== undefined && player.gone !== 'folded');
  if (shown.length === 0) return hand.players[0]!.seat;
  const doors = shown.map((player) => doorCardOf(player) as Card);
  return shown[lowestDoorCard(doors, hand.setup.rules.studBringInTieBreak)]!.seat;
};

/**
 * The low card must bring it in. When he is all-in for the ante or his hand is dead, the next player may open for
 * the forced bet or fold (RRP-8.5.b, RRP-8.8). Without a bring-in the round opens like any other.
 */
export const bringInDue = (hand: Hand, low: number): 'forced' | 'optional' | null => {
  if (hand.setup.structure.bringIn === 0) return null;
  const player = hand.players[low];
  return player && isLive(player) && player.stack > 0 ? 'forced' : 'optional';
};

const hasPair = (cards: readonly Card[]): boolean => new Set(cards.map(([rank]) => rank)).size < cards.length;

/** A pair on any board of fourth street lets everybody bet either limit (RRP-8.4). */
export const openPairShows = (hand: Hand): boolean =>
  hand.setup.structure.limit === 'fixedLimit' &&
  hand.setup.rules.studOpenPairUpperLimitOption &&
  streetOf(hand)?.name === 'street4' &&
  hand.players.some((player) => isLive(player) && hasPair(upcardsOf(hand, player)));
