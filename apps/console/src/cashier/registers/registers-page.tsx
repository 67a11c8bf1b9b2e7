import { type CageReportName } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { usePastQuery } from '../../past/past';
import { useTexts } from '../../texts/texts';
import { Choice } from '../parts/choice';
import { useCage, useWindows } from '../use-cage';
import './registers-page.css';
import { Hints } from './hints';
import { Report } from './report';
import { reportFile } from './report-file';

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

/** The report to take along: for a spreadsheet, plain or as such, and for the printer. */
const Files = ({ name, query }: { readonly name: CageReportName; readonly query: URLSearchParams }) => {
  const { t } = useTexts();
  return (
    <>
      <Button
        component="a"
        href={reportFile(name, query, 'csv')}
        variant="default"
        data-csv
        leftSection={<FileSpreadsheet size={20} aria-hidden="true" />}
      >
        CSV
      </Button>
      <Button
        component="a"
        href={reportFile(name, query, 'xlsx')}
        variant="default"
        data-xlsx
        leftSection={<FileSpreadsheet size={20} aria-hidden="true" />}
      >
        {t('cage.report.spreadsheet')}
      </Button>
      <Button
        component="a"
        href={reportFile(name, query, 'pdf')}
        target="_blank"
        rel="noreferrer"
        variant="default"
        data-print
        leftSection={<Printer size={20} aria-hidden="true" />}
      >
        {t('cage.report.print')}
      </Button>
    </>
  );
};

/** *Registers*: what the house must keep by law, and the cage's reports; each at any past instant, as a sheet or on paper. */
export const RegistersPage = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const past = usePastQuery();
  const cage = useCage();
  const [name, setName] = useState<CageReportName>('exchange-register');
  const [day, setDay] = useState('');
  const windows = useWindows();
  const [chosenWindow, setChosenWindow] = useState('');
  const windowId = chosenWindow || (windows[0]?.windowId ?? '1');
  const query = new URLSearchParams({ language });
  if (day !== '') query.set('day', day);
  if (name === 'window-statement') query.set('windowId', windowId);
  if (past?.startsWith('at=')) query.set('at', decodeURIComponent(past.slice('at='.length)));
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
        {name === 'window-statement' && (
          <Choice
            label={t('cage.report.window')}
            answers={windows.map(
              (each) => [each.windowId, t('cage.window.named', { window: each.windowId })] as const,
            )}
            chosen={windowId}
            onChoose={setChosenWindow}
          />
        )}
        <TextInput
          type="date"
          label={t('cage.report.day')}
          value={day || (cage?.day ?? '')}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Hints />
      </div>
      <section className="registers__sheet" aria-label={t(words(name))}>
        <header>
          <h2>{t(words(name))}</h2>
          <Files name={name} query={query} />
        </header>
        <Report name={name} query={query.toString()} />
      </section>
    </div>
  );
};
