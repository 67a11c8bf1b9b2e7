import { type RulingRow } from '@cardroom/contracts';
import { useTexts } from '../../texts/texts';

/** Hand, board, pots, stacks and actions as they stood when it was asked, where they were known. */
export const TableAsItStood = ({ table }: { readonly table: NonNullable<RulingRow['table']> }) => {
  const { t } = useTexts();
  const { board, pots, seats, actions } = table;
  if (seats.length === 0 && pots.length === 0) return null;
  return (
    <details className="as-it-stood">
      <summary>{t('conduct.ruling.asItStood')}</summary>
      {board.length > 0 && <p>{t('conduct.ruling.board', { cards: board.join(' ') })}</p>}
      {pots.map(({ amount, seats: eligible }, i) => (
        <p key={i}>{t('conduct.ruling.pot', { amount, seats: eligible.join(', ') })}</p>
      ))}
      <ul>
        {seats.map(({ seat, alias, stack, isInHand }) => (
          <li key={seat} data-in-hand={isInHand || undefined}>
            {[seat, alias, stack].filter((each) => each !== null).join(' · ')}
          </li>
        ))}
      </ul>
      {actions.length > 0 && (
        <ol>
          {actions.map(({ seat, kind, amount }, i) => (
            <li key={i}>{[seat, kind, amount].filter((each) => each !== null).join(' · ')}</li>
          ))}
        </ol>
      )}
    </details>
  );
};
