import { type PlayView } from '@cardroom/contracts';
import { type Chance } from '../dealt/simple-players';

export type Legal = NonNullable<NonNullable<PlayView['hand']>['legal']>;

type Action =
  { readonly kind: 'fold' | 'check' | 'call' | 'bringIn' } | { readonly kind: 'wager'; readonly to: string };

/** A plain player: checks when he may, folds more often than not when he may not, now and then raises, seldom all he has. */
export const actionOf = ({ check, call, fold, wager, bringIn }: Legal, chance: Chance): Action => {
  const roll = chance();
  if (wager.allowed && roll < 0.14) {
    const range = wager.amounts[0];
    if (range) return { kind: 'wager', to: roll < 0.01 ? range.maxTo : range.minTo };
  }
  if (check.allowed) return { kind: 'check' };
  if (bringIn.allowed) return { kind: 'bringIn' };
  return call.allowed && (roll < 0.55 || !fold.allowed) ? { kind: 'call' } : { kind: 'fold' };
};

/** A deck as it comes from the dealer's hands. */
export const shuffledDeck = (chance: Chance): string[] => {
  const deck = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [deck[i], deck[j]] = [deck[j] ?? '', deck[i] ?? ''];
  }
  return deck;
};
