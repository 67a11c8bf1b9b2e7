import { useLanguage } from '@cardroom/design';
import { SegmentedControl } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { type Catalogue } from './catalogue';
import { bookContents, partNumber, partOf } from './contents';
import { type BookSearch } from './use-rule-search';

const ways = ['texts', 'situations'] as const;

interface BookContentsProps {
  readonly catalogue: Catalogue;
  readonly open: BookSearch;
}

/** The four texts with their parts, as they are printed. */
const Texts = ({ catalogue, open }: BookContentsProps) => {
  const { t } = useTexts();
  const countIn = (part: string) => catalogue.rules.filter((rule) => partOf(rule) === part).length;
  return bookContents.map(({ source, parts }) => (
    <section key={source}>
      <h2>
        {source}
        <small>{t(`ruleBook.source.${source}`)}</small>
      </h2>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <Link
              to="/rules"
              search={(now) => ({ ...now, part, words: undefined, topic: undefined, rule: undefined })}
              data-here={open.part === part || undefined}
            >
              <span>{partNumber(part)}</span>
              {t(`ruleBook.part.${part}`)}
              <small>{countIn(part)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
};

/** What may have happened at a table, in the order of the alphabet of the screen's language. */
const Situations = ({ catalogue, open }: BookContentsProps) => {
  const { language } = useLanguage();
  const inOrder = [...catalogue.topics].sort((a, b) =>
    a.label[language].localeCompare(b.label[language], language),
  );
  return (
    <ul>
      {inOrder.map(({ topic, label, ruleCount }) => (
        <li key={topic}>
          <Link
            to="/rules"
            search={(now) => ({ ...now, topic, part: undefined, rule: undefined })}
            data-here={open.topic === topic || undefined}
            className="book-contents__situation"
          >
            {label[language]}
            <small>{ruleCount}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The two ways into the book: by its texts, or by what has happened. */
export const BookContents = ({ catalogue, open }: BookContentsProps) => {
  const { t } = useTexts();
  const [way, setWay] = useState<string>(open.topic === undefined ? 'texts' : 'situations');
  return (
    <nav className="book-contents" aria-label={t('ruleBook.contents')}>
      <SegmentedControl
        fullWidth
        aria-label={t('ruleBook.contents')}
        value={way}
        onChange={setWay}
        data={ways.map((value) => ({ value, label: t(`ruleBook.way.${value}`) }))}
      />
      <div className="book-contents__list" tabIndex={-1}>
        {way === 'texts' ? (
          <Texts catalogue={catalogue} open={open} />
        ) : (
          <Situations catalogue={catalogue} open={open} />
        )}
      </div>
    </nav>
  );
};
