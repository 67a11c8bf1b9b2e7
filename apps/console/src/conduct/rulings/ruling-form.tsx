import { type RulingRow } from '@cardroom/contracts';
import { Button, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { SearchIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBoard, useTables } from '../../boards/use-board';
import { useLanguage } from '@cardroom/design';
import { useShortcut } from '../../shell/use-shortcut';
import { useTexts } from '../../texts/texts';
import { useHouseRules } from '../use-reads';
import { AskedFor } from './asked-for';
import { Decision } from './decision';
import './ruling-form.css';
import { type Ruling, useRuling } from './use-ruling';

const TableTiles = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const tables = (useTables() ?? []).filter(({ state }) => state !== 'closed');
  return (
    <section className="ruling__tables" aria-label={t('conduct.ruling.table')}>
      <AskedFor ruling={ruling} />
      <h2>{t('conduct.ruling.table')}</h2>
      <div>
        {tables.map(({ tableId, number }) => (
          <button
            key={tableId}
            type="button"
            data-table={tableId}
            aria-pressed={ruling.tableId === tableId}
            onClick={() => ruling.setTableId(tableId)}
          >
            {number}
          </button>
        ))}
        <button
          type="button"
          data-table="none"
          className="ruling__nowhere"
          aria-pressed={ruling.tableId === null}
          onClick={() => ruling.setTableId(null)}
        >
          {t('conduct.ruling.noTable')}
        </button>
      </div>
    </section>
  );
};

const FoundRules = ({ ruling }: { readonly ruling: Ruling }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useShortcut('s', () => input.current?.focus());
  const { data, isError } = useHouseRules(typed);
  const found = data?.rules ?? [];
  return (
    <section className="ruling__rules" aria-label={t('conduct.ruling.rule')}>
      <TextInput
        ref={input}
        data-rule-search
        aria-label={t('conduct.ruling.search')}
        placeholder={t('conduct.ruling.search')}
        autoComplete="off"
        leftSection={<SearchIcon size={20} aria-hidden="true" />}
        rightSection={<kbd className="key">S</kbd>}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && ruling.setRule(found[0]?.id ?? null)}
      />
      {isError && <p role="alert">{t('conduct.ruling.failed')}</p>}
      {typed.trim().length >= 2 && data && found.length === 0 && <p>{t('search.nothing')}</p>}
      <ul>
        {found.map(({ id, title, settings }) => (
          <li key={id}>
            <button
              type="button"
              data-rule={id}
              aria-pressed={ruling.rule === id}
              onClick={() => ruling.setRule(id)}
            >
              <small>{id}</small>
              <strong>{title[language]}</strong>
              {settings.map(({ name, label, said }) => (
                <span key={name}>
                  {label[language].replace(/\.$/, '')}
                  {t('conduct.colon')}
                  <b>{said[language]}</b>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface FormProps {
  readonly table: string | null;
  readonly asked: RulingRow | null;
}

const Form = ({ table, asked }: FormProps) => {
  const { t } = useTexts();
  const ruling = useRuling(table, asked);
  return (
    <div className="ruling">
      <h1 className="visually-hidden">{t('conduct.part.ruling')}</h1>
      <TableTiles ruling={ruling} />
      <FoundRules key={ruling.recorded} ruling={ruling} />
      {ruling.rule === null ? (
        <section className="ruling__wait">
          <p role="status" className="op-board__said">
            {ruling.recorded > 0 && t('conduct.ruling.recorded')}
          </p>
          <p>{t('conduct.ruling.how')}</p>
        </section>
      ) : (
        <section className="ruling__decision" aria-label={t('conduct.ruling.decision')}>
          <Decision ruling={ruling} rule={ruling.rule} />
          <Button variant="subtle" color="gray" onClick={ruling.begin}>
            {t('cancel')}
          </Button>
        </section>
      )}
    </div>
  );
};

/** A ruling in three taps and a word: the table or its call, the rule found by what happened, the decision. */
export const RulingForm = () => {
  const { table, ruling: rulingId } = useSearch({ from: '/rulings' });
  const asked = useBoard('rulings')?.get(rulingId ?? '');
  const isOpen = asked?.state === 'open';
  return <Form key={asked?.rulingId ?? ''} table={table ?? null} asked={isOpen ? asked : null} />;
};
