import { useLanguage } from '@cardroom/design';
import { Popover } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowRight, BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { useCatalogue } from './catalogue';
import './rule-link.css';

/** A rule's id; a tap shows what the rule says, a second one opens the rule book at it. */
export const RuleLink = ({ rule, quiet = false }: { readonly rule: string; readonly quiet?: boolean }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  const catalogue = useCatalogue(opened || !quiet);
  const text = catalogue?.ruleOf.get(rule);
  return (
    <Popover
      width={420}
      position="bottom-start"
      opened={opened && catalogue !== undefined}
      onChange={setOpened}
    >
      <Popover.Target>
        <button
          type="button"
          className="rule-link"
          data-quiet={quiet || undefined}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <BookOpen size={16} aria-hidden="true" />
          {quiet ? rule : [t('rule.named', { rule }), text?.title[language]].filter(Boolean).join(' · ')}
          {quiet && <span className="visually-hidden"> {t('rule.read')}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="rule-link__text">
        {text ? (
          <>
            <h2>{text.title[language]}</h2>
            <p>{text.text[language]}</p>
            <Link
              to="/rules"
              search={({ at, fact }) => ({ at, fact, rule })}
              className="rule-link__book"
              onClick={() => setOpened(false)}
            >
              {t('rule.openBook')}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </>
        ) : (
          <p>{t('rule.unknown')}</p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
