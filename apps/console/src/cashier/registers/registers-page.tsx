import { type CageReportName } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { usePastQuery } from '../../past/past';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { useCage } from '../use-cage';
import './registers-page.css';
import { Report } from './report';

const registers = ['exchange-register', 'identity-register', 'jackpot-register'] as const;
const reports = [
  'window-statement',
  'over-short',
  'open-transfers',
  'reversals',
  'day-book',
  'funds',
  'stock',
] as const;

const words = (name: CageReportName) => `cage.report.${name}` as const;

/** *Registers*: what the house must keep by law, and the cage's reports; each at any past instant, as a sheet or on paper. */
export const RegistersPage = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const past = usePastQuery();
  const cage = useCage();
  const [name, setName] = useState<CageReportName>('exchange-register');
  const [day, setDay] = useState('');
  const query = new URLSearchParams({ language });
  if (day !== '') query.set('day', day);
  if (past?.startsWith('at=')) query.set('at', decodeURIComponent(past.slice('at='.length)));
  const asFile = (format: 'csv' | 'pdf') => {
    const wanted = new URLSearchParams(query);
    wanted.set('format', format);
    return `/api/v1/cashier/reports/${name}?${wanted}`;
  };
  const answers = (names: readonly CageReportName[]) => names.map((each) => [each, t(words(each))] as const);
  return (
    <div className="cage__page registers">
      <h1 className="visually-hidden">{t('cage.page.registers')}</h1>
      <div className="registers__choice">
        <Choice
          label={t('cage.report.registers')}
          answers={answers(registers)}
          chosen={name}
          onChoose={setName}
        />
        <Choice
          label={t('cage.report.reports')}
          answers={answers(reports)}
          chosen={name}
          onChoose={setName}
        />
        <TextInput
          type="date"
          label={t('cage.report.day')}
          value={day || (cage?.day ?? '')}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      <section className="registers__sheet" aria-label={t(words(name))}>
        <header>
          <h2>{t(words(name))}</h2>
          <Button
            component="a"
            href={asFile('csv')}
            variant="default"
            data-csv
            leftSection={<FileSpreadsheet size={20} aria-hidden="true" />}
          >
            CSV
          </Button>
          <Button
            component="a"
            href={asFile('pdf')}
            target="_blank"
            rel="noreferrer"
            variant="default"
            data-print
            leftSection={<Printer size={20} aria-hidden="true" />}
          >
            {t('cage.report.print')}
          </Button>
        </header>
        <Report name={name} query={query.toString()} />
      </section>
    </div>
  );
};
