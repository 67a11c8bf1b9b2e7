import { type SeenCard } from '../cards/card';
import { formatCards, parseSeenCards } from '../cards/notation';
import { type PhhProblemCode } from './problem';

/** One action of a hand history; players count from 1, the first left of the button. */
export type PhhAction =
  | { readonly kind: 'dealHole'; readonly player: number; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'dealBoard'; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'fold' | 'checkOrCall' | 'bringIn' | 'muck'; readonly player: number }
  /** A bet, raise or completion to a total of this betting round. */
  | { readonly kind: 'wager'; readonly player: number; readonly to: number }
  /** No cards when he stands pat. */
  | { readonly kind: 'discard'; readonly player: number; readonly cards: readonly SeenCard[] }
  /** No cards when the file does not repeat what he holds. */
  | { readonly kind: 'show'; readonly player: number; readonly cards: readonly SeenCard[] };

export interface Unreadable {
  readonly unreadable: PhhProblemCode;
}

const unreadable = (code: PhhProblemCode): Unreadable => ({ unreadable: code });

const comment = /\s*#.*$/su;

/**
 * Reads an action; null when it is only a comment. Amounts are multiplied by `scale`, so that chips are whole.
 */
export const parseAction = (text: string, scale: number): PhhAction | Unreadable | null => {
  const words = text.replace(comment, '').trim().split(/\s+/u);
  if (words[0] === '') return null;
  return words[0] === 'd' ? parseDeal(words.slice(1)) : parsePlayed(words, scale);
};

const playerOf = (word: string | undefined): number | null => {
  const digits = /^p([1-9]\d?)$/u.exec(word ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};

const cardsOf = (words: readonly string[]): readonly SeenCard[] | null => parseSeenCards(words.join(''));

const parseDeal = ([what, ...rest]: readonly string[]): PhhAction | Unreadable => {
  if (what === 'db') {
    const cards = cardsOf(rest);
    return cards && cards.length > 0 ? { kind: 'dealBoard', cards } : unreadable('card-unreadable');
  }
  const player = playerOf(rest[0]);
  if (what !== 'dh' || player === null) return unreadable('action-unreadable');
  const cards = cardsOf(rest.slice(1));
  return cards && cards.length > 0 ? { kind: 'dealHole', player, cards } : unreadable('card-unreadable');
};

const plain = { f: 'fold', cc: 'checkOrCall', pb: 'bringIn' } as const;

const parsePlayed = ([who, what = '', ...rest]: readonly string[], scale: number): PhhAction | Unreadable => {
  const player = playerOf(who);
  if (player === null) return unreadable('action-unreadable');
  if (what === 'cbr') return parseWager(player, rest, scale);
  if (what === 'sd' || what === 'sm') return parseCardsOf(player, what, rest);
  if (!Object.hasOwn(plain, what) || rest.length > 0) return unreadable('action-unreadable');
  return { kind: plain[what as keyof typeof plain], player };
};

const parseWager = (player: number, [amount = '', ...rest]: readonly string[], scale: number) => {
  const to = Math.round(Number(amount) * scale);
  const isAmount = /^\d+(\.\d+)?$/u.test(amount) && rest.length === 0 && Number.isSafeInteger(to);
  return isAmount ? ({ kind: 'wager', player, to } as const) : unreadable('amount-wrong');
};

const parseCardsOf = (player: number, what: 'sd' | 'sm', rest: readonly string[]): PhhAction | Unreadable => {
  if (what === 'sm' && rest.join('') === '-') return { kind: 'show', player, cards: [] };
  const cards = cardsOf(rest);
  if (!cards) return unreadable('card-unreadable');
  if (what === 'sd') return { kind: 'discard', player, cards };
  return cards.length > 0 ? { kind: 'show', player, cards } : { kind: 'muck', player };
};

const amountText = (amount: number, scale: number): string => String(amount / scale);

/** Writes an action as it is read. */
export const formatAction = (action: PhhAction, scale = 1): string => {
  switch (action.kind) {
    case 'dealHole':
      return `d dh p${action.player} ${formatCards(action.cards)}`;
    case 'dealBoard':
      return `d db ${formatCards(action.cards)}`;
    case 'fold':
      return `p${action.player} f`;
    case 'checkOrCall':
      return `p${action.player} cc`;
    case 'bringIn':
      return `p${action.player} pb`;
    case 'muck':
      return `p${action.player} sm`;
    case 'wager':
      return `p${action.player} cbr ${amountText(action.to, scale)}`;
    case 'discard':
      return `p${action.player} sd ${formatCards(action.cards)}`.trim();
    case 'show':
      return `p${action.player} sm ${action.cards.length > 0 ? formatCards(action.cards) : '-'}`;
  }
};
