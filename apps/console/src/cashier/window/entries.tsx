import { type CageEntryRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { EntryCard } from './entry-card';
import { useEntryWords } from './entry-words';
import './entries.css';

const EntryRow = ({ entry, onOpen }: { readonly entry: CageEntryRow; readonly onOpen: () => void }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say } = useMoney();
  const wordsOf = useEntryWords();
  return (
    <li>
      <button
        type="button"
        className="entry"
        data-entry={entry.entryId}
        data-type={entry.type}
        data-reversed={entry.reversedBy !== null || undefined}
        onClick={onOpen}
      >
        <time dateTime={entry.at}>{clockText(Date.parse(entry.at), language)}</time>
        <span className="entry__what">
          {wordsOf(entry.type)}
          {entry.reversedBy !== null && <em> {t('cage.entry.reversed')}</em>}
        </span>
        <strong className="entry__amount">{say(entry.amount)}</strong>
        <span className="entry__who">{entry.alias}</span>
      </button>
    </li>
  );
};

/** The last entries; a tap opens one with its slip and its reversal. */
export const Entries = ({ entries }: { readonly entries: readonly CageEntryRow[] }) => {
  const { t } = useTexts();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = entries.find(({ entryId }) => entryId === openedId);
  return (
    <>
      {entries.length === 0 && <p className="entries__none">{t('cage.entry.none')}</p>}
      <ul className="entries">
        {entries.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} onOpen={() => setOpenedId(entry.entryId)} />
        ))}
      </ul>
      {opened && <EntryCard entry={opened} onClose={() => setOpenedId(null)} />}
    </>
  );
};
