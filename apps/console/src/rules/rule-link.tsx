import { useLanguage } from '@cardroom/design';
import { Popover } from '@mantine/core';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { readRule, type RuleText } from './rule-texts';
import './rule-link.css';

/** A rule's id; a tap shows what the rule says, in the language of the screen. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [text, setText] = useState<RuleText | 'unknown' | null>(null);
  const open = () => void readRule(rule).then((found) => setText(found ?? 'unknown'));
  return (
    <Popover
      width={420}
      position="bottom-start"
      opened={text !== null}
      onChange={(shown) => !shown && setText(null)}
    >
      <Popover.Target>
        <button type="button" className="rule-link" onClick={open}>
          <BookOpen size={16} aria-hidden="true" />
          {t('rule.named', { rule })}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="rule-link__text">
        {text === 'unknown' && <p>{t('rule.unknown')}</p>}
        {text !== null && text !== 'unknown' && (
          <>
            <h2>{text[language].title}</h2>
            <p>{text[language].sentence}</p>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
