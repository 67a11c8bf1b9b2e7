export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

export const suitPaths: Readonly<Record<Suit, string>> = {
  spade:
    'M12 2.4c2.6 3.8 8.2 6.3 8.2 11.1 0 2.7-2 4.4-4.2 4.4-1.2 0-2.2-.5-2.9-1.3.2 1.9.9 3.5 2.2 5H8.7c1.3-1.5 2-3.1 2.2-5-.7.8-1.7 1.3-2.9 1.3-2.2 0-4.2-1.7-4.2-4.4C3.8 8.7 9.4 6.2 12 2.4z',
  heart:
    'M12 21.2S3.2 15.4 3.2 9.4c0-3.3 2.4-5.5 5-5.5 1.7 0 3 .9 3.8 2.4.8-1.5 2.1-2.4 3.8-2.4 2.6 0 5 2.2 5 5.5 0 6-8.8 11.8-8.8 11.8z',
  diamond: 'M12 2 19.6 12 12 22 4.4 12z',
  club: 'M12 2.6a4.1 4.1 0 0 1 3.7 5.9 4.1 4.1 0 1 1-2.5 7c.2 2.3.8 4.1 2.1 6H8.7c1.3-1.9 1.9-3.7 2.1-6a4.1 4.1 0 1 1-2.5-7A4.1 4.1 0 0 1 12 2.6z',
};

/** One of the four suits, drawn in the colour of the text around it. Decoration: it carries no meaning alone. */
export const SuitIcon = ({ suit, size = 20 }: { readonly suit: Suit; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={suitPaths[suit]} fill="currentColor" />
  </svg>
);
