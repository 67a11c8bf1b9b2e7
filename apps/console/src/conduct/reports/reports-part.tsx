import { type ConductReportName } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../cashier/parts/choice';
import { usePastQuery } from '../../past/past';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { ConductReport } from './conduct-report';
import './reports-part.css';

const names = [
  'rulings',
  'sanctions',
  'exclusions',
  'refusals',
  'patterns',
] as const satisfies readonly ConductReportName[];

/** Rulings by rule, sanctions, exclusions, refusals, and what is worth a look; now or at any past instant. */
export const ReportsPart = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { may: mine } = useSession();
  const past = usePastQuery();
  const [name, setName] = useState<ConductReportName>('rulings');
  const query = new URLSearchParams({ language });
  if (past?.startsWith('at=')) query.set('at', decodeURIComponent(past.slice('at='.length)));
  const asFile = (format: 'csv' | 'xlsx' | 'pdf') => {
    const wanted = new URLSearchParams(query);
    wanted.set('format', format);
    return `/api/v1/conduct/reports/${name}?${wanted}`;
  };
  const shown = names.filter(
    (each) => each !== 'patterns' || mine.operations.includes('read-conduct-patterns'),
  );
  return (
    <div className="conduct-reports">
      <h1 className="visually-hidden">{t('conduct.part.reports')}</h1>
      <Choice
        label={t('conduct.part.reports')}
        answers={shown.map((each) => [each, t(`conduct.report.${each}`)] as const)}
        chosen={name}
        onChoose={setName}
      />
      <section className="conduct-reports__sheet" aria-label={t(`conduct.report.${name}`)}>
        <header>
          <h2>{t(`conduct.report.${name}`)}</h2>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              component="a"
              href={asFile(format)}
              variant="default"
              data-file={format}
              leftSection={<FileSpreadsheet size={20} aria-hidden="true" />}
            >
              {format.toUpperCase()}
            </Button>
          ))}
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
        <ConductReport name={name} query={query.toString()} />
      </section>
    </div>
  );
};
