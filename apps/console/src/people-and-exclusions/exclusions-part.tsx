import { Ban } from 'lucide-react';
import { useBoard } from '../boards/use-board';
import { SanctionCard } from '../conduct/sanctions/sanctions-running';
import { Card } from '../players/card';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import { OwnRequests } from './own-requests';

const barring: ReadonlySet<string> = new Set([
  'suspension',
  'exclusion',
  'finalExclusion',
  'disqualification',
]);

/** Who may not play, until when and why; beside it the closed store, for those who may see it. */
export const ExclusionsPart = () => {
  const { t } = useTexts();
  const { mayDo } = useRole();
  const sanctions = useBoard('sanctions');
  const rows = [...(sanctions?.values() ?? [])].filter(({ step }) => barring.has(step));
  return (
    <div className="people__two">
      <Card title={t('people.part.exclusions')} icon={<Ban size={20} aria-hidden="true" />}>
        <p>{t('people.exclusions.why')}</p>
        {sanctions && rows.length === 0 && <p>{t('people.exclusions.none')}</p>}
        <ul className="conduct-cards">
          {rows.map((row) => (
            <SanctionCard key={`${row.incidentId} ${row.playerId}`} row={row} />
          ))}
        </ul>
      </Card>
      {mayDo('read-own-requests') && <OwnRequests />}
    </div>
  );
};
