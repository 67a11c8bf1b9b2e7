import { Link, useSearch } from '@tanstack/react-router';
import { usePastQuery } from '../past/past';
import { useMay } from '../orders/orders';
import { useSession } from '../session/session';
import { useTexts } from '../texts/texts';
import './conduct-page.css';
import { type ConductPart, conductParts } from './conduct-parts';
import { ReportsPart } from './reports/reports-part';
import { RulingForm } from './rulings/ruling-form';
import { RulingsOfTheDay } from './rulings/rulings-of-the-day';
import { Reported } from './sanctions/reported';
import { SanctionForm } from './sanctions/sanction-form';
import { SanctionsRunning } from './sanctions/sanctions-running';

const contents: Readonly<Record<ConductPart, () => React.JSX.Element>> = {
  ruling: RulingForm,
  sanction: SanctionForm,
  reported: Reported,
  day: RulingsOfTheDay,
  running: SanctionsRunning,
  reports: ReportsPart,
};

/** *Rulings*: a ruling or a sanction in three taps and a word, and what was decided today. */
export const ConductPage = () => {
  const { t } = useTexts();
  const may = useMay();
  const { may: mine } = useSession();
  const isPast = usePastQuery() !== null;
  const { part } = useSearch({ from: '/rulings' });
  const isFor: Readonly<Record<ConductPart, boolean>> = {
    ruling: !isPast && may('conduct/record-ruling'),
    sanction: !isPast && may('conduct/record-sanction'),
    reported: !isPast && mine.boards.includes('incidents'),
    day: mine.boards.includes('rulings'),
    running: mine.boards.includes('sanctions'),
    reports: mine.operations.includes('read-conduct-reports'),
  };
  const parts = conductParts.filter((each) => isFor[each]);
  const shown = parts.find((each) => each === part) ?? parts[0];
  if (!shown)
    return (
      <div className="shell__nothing">
        <h1>{t('gate.noScreens')}</h1>
      </div>
    );
  const Content = contents[shown];
  return (
    <div className="conduct">
      <nav className="cage__ways" aria-label={t('conduct.parts')}>
        {parts.map((each) => (
          <Link
            key={each}
            to="/rulings"
            search={({ at, fact }) => ({ at, fact, part: each })}
            className="cage__way"
            data-here={each === shown || undefined}
            aria-current={each === shown ? 'page' : undefined}
          >
            {t(`conduct.part.${each}`)}
          </Link>
        ))}
      </nav>
      <Content />
    </div>
  );
};
