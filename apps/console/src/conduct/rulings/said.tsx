import { type RulingRow } from '@cardroom/contracts';
import { useNameOf } from '../../cashier/use-cage';
import { useTexts } from '../../texts/texts';

/** What others said about a ruling, in the order in which it was said. */
export const Said = ({ row: { advice, notes, goodFaithError } }: { readonly row: RulingRow }) => {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const all = [
    ...advice.map((said) => ({ ...said, kind: 'adviceOf' as const })),
    ...notes.map((said) => ({ ...said, kind: 'noteOf' as const })),
    ...(goodFaithError ? [{ ...goodFaithError, kind: 'goodFaithOf' as const }] : []),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (all.length === 0) return null;
  return (
    <ul className="conduct-card__said">
      {all.map(({ at, by, words, kind }) => (
        <li key={`${kind} ${at}`} data-said={kind}>
          {t(`conduct.said.${kind}`, { name: nameOf(by), words })}
        </li>
      ))}
    </ul>
  );
};
