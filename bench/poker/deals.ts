import { codeOf, fullDeck, shuffle } from '@cardroom/poker';
import { type Seed } from '@cardroom/kernel';

/** The same random cards for every work of a bench: so many deals of so many cards, as codes. */
export const deals = (count: number, cards: number): readonly Uint8Array[] =>
  Array.from({ length: count }, (_, i) =>
    Uint8Array.from(shuffle(i.toString(16).padStart(64, '0') as Seed, fullDeck).slice(0, cards), codeOf),
  );
