import { type PlayerAnswer } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { SanctionCard } from '../conduct/sanctions/sanctions-running';
import { useRecord } from '../conduct/use-reads';
import { useMay } from '../orders/orders';
import { useRole } from '../session/session';
import { useTexts } from '../texts/texts';
import { Card } from './card';
import { RecordList } from '../conduct/sanctions/record-list';
import { ExcludeForm } from './exclude-form';
import { OwnRequestForm } from './own-request-form';

/** How he stands with the house: what runs against him, and the way to keep him out, by the house or as he asks. */
export const ConductCard = ({ player }: { readonly player: PlayerAnswer }) => {
  const { t } = useTexts();
  const may = useMay();
  const { mayDo } = useRole();
  const [opened, setOpened] = useState<'exclude' | 'own-request' | null>(null);
  const { playerId, alias, merged } = player;
  const his = new Set([playerId, ...merged]);
  const sanctions = useBoard('sanctions');
  const rows = [...(sanctions?.values() ?? [])].filter((row) => his.has(row.playerId));
  const mayRead = mayDo('read-conduct');
  const { data: record } = useRecord(mayRead ? playerId : null, sanctions);
  if (!mayRead) return null;
  const close = () => setOpened(null);
  return (
    <Card title={t('people.conduct.title')} icon={<Ban size={20} aria-hidden="true" />}>
      <p>
        {record && record.standing !== 'clear' && (
          <strong>{t(`conduct.standing.${record.standing}`)} · </strong>
        )}
        {record && t('people.conduct.incidents', { count: record.incidents.length })}
      </p>
      {record && <RecordList incidents={record.incidents} />}
      <ul className="conduct-cards">
        {rows.map((row) => (
          <SanctionCard key={`${row.incidentId} ${row.playerId}`} row={row} />
        ))}
      </ul>
      {opened === null && (
        <div className="player-buttons">
          {may('conduct/exclude-player') && (
            <Button color="coral" variant="default" data-exclude onClick={() => setOpened('exclude')}>
              {t('people.conduct.exclude')}
            </Button>
          )}
          {may('conduct/exclude-at-own-request') && (
            <Button variant="default" data-own-request onClick={() => setOpened('own-request')}>
              {t('people.conduct.ownRequest')}
            </Button>
          )}
        </div>
      )}
      {opened === 'exclude' && <ExcludeForm playerId={playerId} alias={alias} onClose={close} />}
      {opened === 'own-request' && <OwnRequestForm playerId={playerId} alias={alias} onClose={close} />}
    </Card>
  );
};
