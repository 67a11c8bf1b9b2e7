import { useTexts } from '../texts/texts';

const suits: Readonly<Record<string, '♣' | '♦' | '♥' | '♠'>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const isRed = (suit: string) => suit === 'd' || suit === 'h';

/** A drawn card: rank and suit; ranks in the language's own letters. */
export const CardText = ({ card }: { readonly card: string }) => {
  const { t, i18n } = useTexts();
  const [rank = '', suit = ''] = [card.slice(0, -1), card.slice(-1)];
  const word = i18n.exists(`card.${rank}`, { ns: 'app' }) ? t(`card.${rank}` as 'card.A') : rank;
  return (
    <strong className="card-text" data-red={isRed(suit)}>
      {word}
      {suits[suit]}
    </strong>
  );
};
