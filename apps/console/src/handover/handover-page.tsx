import { dayText, Refused, useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useTexts } from '../texts/texts';
import { HandedDisputes, HandedSanctions } from './conduct';
import { Deposits } from './deposits';
import './handover-page.css';
import { NoShows, OutOfOrder, Undone } from './happened';
import { HandedCustody, HandedRent } from './house-holds';
import { HandedDue, HandedLists, HandedTables } from './standing';
import { Totals } from './totals';
import { useHandover } from './use-handover';

/** *Handover*: what the next shift takes over, worked out from the floor, now or at the time that is looked at. */
export const HandoverPage = () => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data, error } = useHandover();
  if (error) {
    const why = error instanceof Refused ? error.problem.texts[language] : t('handover.failed');
    return <p className="handover__failed">{why}</p>;
  }
  if (!data) return <div className="handover" aria-busy="true" />;
  return (
    <div className="handover">
      <header className="handover__head">
        <h1>{t('handover.title')}</h1>
        {data.day && <p>{t('shell.day', { date: dayText(data.day, language) })}</p>}
        <Button
          variant="default"
          leftSection={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('handover.print')}
        </Button>
      </header>
      <Totals totals={data.totals} />
      <div className="handover__cards">
        <HandedTables tables={data.tables} />
        <HandedLists lists={data.lists} />
        <HandedDue due={data.due} />
        <HandedDisputes />
        <HandedSanctions />
        <HandedRent />
        <HandedCustody />
        <Deposits deposits={data.deposits} />
        <OutOfOrder passings={data.outOfOrder} />
        <NoShows noShows={data.noShows} />
        <Undone actions={data.undone} />
      </div>
    </div>
  );
};
