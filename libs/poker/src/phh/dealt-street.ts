import { type SeenCard } from '../cards/card';
import { type CardsFor, type Deal } from '../hand/commands';
import { type Hand } from '../hand/state';
import { gameOfHand, nextDeal } from '../hand/streets';
import { type PhhAction } from './action';
import { noTime } from './opening';

/** How many cards each player is due at most in the next deal. */
const dueEach = (hand: Hand, player: number): number => {
  const next = nextDeal(hand);
  const street = next && gameOfHand(hand).streets[next.street];
  if (street?.draw) return hand.drawing.requests.find(({ seat }) => seat === player)?.discards.length ?? 0;
  return street?.toPlayers.length ?? 0;
};

/** Consecutive deals that make up one street, and the command that deals it. */
export interface DealtStreet {
  readonly taken: number;
  readonly command: Deal;
}

/**
 * A hand history deals player by player, or card by card; the engine deals a street at once. Takes the deals from
 * `from` on until a player would have more than the street gives him.
 */
export const dealtStreet = (actions: readonly PhhAction[], from: number, hand: Hand): DealtStreet => {
  const first = actions[from];
  if (first?.kind === 'dealBoard')
    return { taken: 1, command: { type: 'Deal', at: noTime, board: first.cards } };
  const hands = new Map<number, SeenCard[]>();
  let at = from;
  for (let action = actions[at]; action?.kind === 'dealHole'; action = actions[++at]) {
    const held = hands.get(action.player) ?? [];
    if (held.length > 0 && held.length + action.cards.length > dueEach(hand, action.player)) break;
    hands.set(action.player, [...held, ...action.cards]);
  }
  const dealt = [...hands].map(([seat, cards]): CardsFor => ({ seat, cards }));
  return { taken: at - from, command: { type: 'Deal', at: noTime, hands: dealt } };
};
