import { useLanguage } from '@cardroom/design';
import { CloseButton, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { SearchIcon } from 'lucide-react';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts';
import { type Catalogue } from './catalogue';
import { type BookSearch, type FoundRule, useRuleSearch } from './use-rule-search';

/** Arrow keys walk through the rules; what has the focus is what is read. */
const useWalk = (onRule: (id: string) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const walk = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const here = all.indexOf(document.activeElement as HTMLAnchorElement);
    const next = all[Math.min(all.length - 1, Math.max(0, here + (key === 'ArrowDown' ? 1 : -1)))];
    next?.focus();
    if (next?.dataset['rule']) onRule(next.dataset['rule']);
  };
  return { list, walk };
};

interface BookFoundProps {
  readonly open: BookSearch;
  readonly catalogue: Catalogue;
}

/** The situation that the search is narrowed to, and the way out of it. */
const Within = ({ open, catalogue }: BookFoundProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const label = catalogue.topics.find(({ topic }) => topic === open.topic)?.label[language];
  if (!label) return null;
  const leave = () => void navigate({ to: '/rules', search: (now) => ({ ...now, topic: undefined }) });
  return (
    <p className="book-found__within">
      {label}
      <CloseButton aria-label={t('ruleBook.leaveSituation', { situation: label })} onClick={leave} />
    </p>
  );
};

const Row = ({ rule, here }: { readonly rule: FoundRule; readonly here: boolean }) => {
  const { language } = useLanguage();
  return (
    <li>
      <Link
        to="/rules"
        search={(now) => ({ ...now, rule: rule.id })}
        data-rule={rule.id}
        data-here={here || undefined}
        {...(here ? { 'aria-current': true } : {})}
      >
        <strong>{rule.id}</strong>
        <span>{rule.title[language]}</span>
      </Link>
    </li>
  );
};

/** What is typed stands in the field at once, and in the address when the typing pauses. */
const useTyped = (words: string | undefined) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words ?? '');
  const settle = useDebouncedCallback((text: string) => {
    const next = text.trim() === '' ? undefined : text;
    void navigate({
      to: '/rules',
      search: (now) => ({ ...now, words: next, part: undefined }),
      replace: true,
    });
  }, 150);
  useEffect(() => {
    if (words === undefined) setTyped('');
  }, [words]);
  const type = (text: string) => {
    setTyped(text);
    settle(text);
  };
  return [typed, type] as const;
};

/** The search by word, and the rules that it, a situation or a part of a text leads to. */
export const BookFound = ({ open, catalogue }: BookFoundProps) => {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { rules, isError } = useRuleSearch(open);
  const read = (rule: string) =>
    void navigate({ to: '/rules', search: (now) => ({ ...now, rule }), replace: true });
  const { list, walk } = useWalk(read);
  const [typed, type] = useTyped(open.words);
  return (
    <section className="book-found" aria-label={t('ruleBook.found')} onKeyDown={walk}>
      <TextInput
        type="search"
        autoFocus
        aria-label={t('ruleBook.search')}
        placeholder={t('ruleBook.placeholder')}
        leftSection={<SearchIcon size={20} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Within open={open} catalogue={catalogue} />
      <div className="book-found__list" aria-busy={!rules}>
        <p className="visually-hidden" role="status">
          {rules && t('ruleBook.count', { count: rules.length })}
        </p>
        <ul ref={list}>
          {rules?.map((rule) => (
            <Row key={rule.id} rule={rule} here={rule.id === open.rule} />
          ))}
        </ul>
        {isError && <p className="book-found__none">{t('ruleBook.failed')}</p>}
        {rules?.length === 0 && !isError && <p className="book-found__none">{t('ruleBook.none')}</p>}
      </div>
    </section>
  );
};
