import { useSearch } from '@tanstack/react-router';
import { useTexts } from '../texts/texts';
import { BookContents } from './book-contents';
import { BookFound } from './book-found';
import { useCatalogue } from './catalogue';
import { partOf } from './contents';
import './rule-book-page.css';
import { RulePage } from './rule-page';

/** *Rule book*: found by word or by what has happened, read as the texts are printed, one rule beside it. */
export const RuleBookPage = () => {
  const { t } = useTexts();
  const search = useSearch({ from: '/rules' });
  const catalogue = useCatalogue();
  if (!catalogue) return <div className="rule-book" aria-busy="true" />;
  const rule = search.rule === undefined ? undefined : catalogue.ruleOf.get(search.rule);
  const isNarrowed = search.words !== undefined || search.topic !== undefined || search.part !== undefined;
  const open = isNarrowed ? search : { ...search, part: rule ? partOf(rule) : 'RRP-2-3' };
  return (
    <div className="rule-book">
      <BookContents catalogue={catalogue} open={open} />
      <BookFound catalogue={catalogue} open={open} />
      {rule ? (
        <RulePage rule={rule} catalogue={catalogue} />
      ) : (
        <div className="rule-page">
          <h1 className="visually-hidden">{t('ruleBook.title')}</h1>
          <p className="rule-page__none">
            {search.rule === undefined ? t('ruleBook.choose') : t('rule.unknown')}
          </p>
        </div>
      )}
    </div>
  );
};
