import { type Language, useLanguage } from '@cardroom/design';
import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../texts/texts';
import { type Catalogue, type CatalogueRule } from './catalogue';
import './rule-page.css';
import { RuleParameters } from './rule-parameters';

const shown = ['both', 'one'] as const;
type Shown = (typeof shown)[number];

const other: Readonly<Record<Language, Language>> = { en: 'fr', fr: 'en' };

interface OfRule {
  readonly rule: CatalogueRule;
  readonly catalogue: Catalogue;
}

const Conflicts = ({ rule, catalogue, noted }: OfRule & { readonly noted: boolean }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (rule.conflicts.length === 0) return null;
  return (
    <section>
      <h3>{t('ruleBook.conflicts')}</h3>
      <ul className="rule-page__conflicts">
        {rule.conflicts.map((id) => (
          <li key={id}>
            <Link to="/rules" search={(now) => ({ ...now, rule: id })}>
              {id}
              <span>{catalogue.ruleOf.get(id)?.title[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {noted && rule.note !== '' && (
        <p className="rule-page__note" lang="en">
          {rule.note}
        </p>
      )}
    </section>
  );
};

const Situations = ({ rule, catalogue }: OfRule) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const labels = catalogue.topics.filter(({ topic }) => rule.topics.includes(topic));
  return (
    <section>
      <h3>{t('ruleBook.situations')}</h3>
      <div className="rule-page__chips">
        {labels.map(({ topic, label }) => (
          <Link
            key={topic}
            to="/rules"
            search={(now) => ({ ...now, topic, words: undefined, part: undefined })}
          >
            {label[language]}
          </Link>
        ))}
      </div>
    </section>
  );
};

/** One rule: its words in one language or in both, its figures, what contradicts it, where else to look. */
export const RulePage = ({ rule, catalogue }: OfRule) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [languages, setLanguages] = useLocalStorage<Shown>({
    key: 'cardroom.rule-languages',
    defaultValue: 'both',
    getInitialValueInEffect: false,
  });
  const spoken = languages === 'both' ? [language, other[language]] : [language];
  return (
    <article className="rule-page" aria-labelledby="rule-page-id" tabIndex={-1} key={rule.id}>
      <header className="rule-page__head">
        <h1 className="rule-page__id" id="rule-page-id">
          {rule.id}
        </h1>
        <span className="rule-page__kind" data-kind={rule.kind}>
          {t(`ruleBook.kind.${rule.kind}`)}
        </span>
        <SegmentedControl
          aria-label={t('ruleBook.languages')}
          value={languages}
          onChange={(value) => setLanguages(value)}
          data={shown.map((value) => ({ value, label: t(`ruleBook.${value}`) }))}
        />
      </header>
      <div className="rule-page__texts">
        {spoken.map((each) => (
          <section key={each} lang={each} className="rule-page__text">
            <small>{t(`ruleBook.language.${each}`)}</small>
            <h2>{rule.title[each]}</h2>
            <p>{rule.text[each]}</p>
          </section>
        ))}
      </div>
      <RuleParameters rule={rule} catalogue={catalogue} />
      <Conflicts rule={rule} catalogue={catalogue} noted={spoken.includes('en')} />
      <Situations rule={rule} catalogue={catalogue} />
    </article>
  );
};
