import { Button } from '@mantine/core';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useTables } from '../../boards/use-board';
import { useMay } from '../../orders/orders';
import { useTexts } from '../../texts/texts';
import { useMoney } from '../parts/use-money';
import { usePlaceWords } from '../use-cage';
import { MadeUp } from '../window/made-up';
import { CountPlace } from './count-place';
import './counts-page.css';
import { LastCounts } from './last-counts';
import { Stock } from './stock';

interface PlaceProps {
  readonly place: string;
  /** Something is being counted: nobody reads off what should be there. */
  readonly isHidden: boolean;
  readonly onCount: () => void;
}

const Place = ({ place, isHidden, onCount }: PlaceProps) => {
  const { t } = useTexts();
  const { say } = useMoney();
  const placeOf = usePlaceWords();
  const may = useMay();
  const held = useBoard('cage-places')?.get(place)?.held;
  const said = held ? say(held.total) : t('cage.place.nothing');
  const command = place === 'vault' ? 'cashier/count-vault' : 'cashier/count-tray';
  return (
    <li className="place" data-place={place}>
      <p>
        <strong>{placeOf(place)}</strong>
        <span>{!isHidden && said}</span>
      </p>
      {held && !isHidden && <MadeUp chips={held.chips} />}
      {may(command) && (
        <Button variant="default" leftSection={<Scale size={20} aria-hidden="true" />} onClick={onCount}>
          {t('cage.counts.count')}
        </Button>
      )}
    </li>
  );
};

/** *Counts*: vault and trays by denomination, each counted by two; the day's counts with their differences. */
export const CountsPage = () => {
  const { t } = useTexts();
  const places = useBoard('cage-places');
  const tables = useTables() ?? [];
  const [counted, setCounted] = useState<string | null>(null);
  const trays = tables
    .filter(({ tableId, state }) => state !== 'closed' || places?.has(`tray:${tableId}`))
    .map(({ tableId }) => `tray:${tableId}`);
  return (
    <div className="cage__page counts">
      <h1 className="visually-hidden">{t('cage.page.counts')}</h1>
      <section aria-label={t('cage.counts.places')}>
        <h2>{t('cage.counts.places')}</h2>
        <ul className="counts__places">
          {['vault', ...trays].map((place) => (
            <Place key={place} place={place} isHidden={counted !== null} onCount={() => setCounted(place)} />
          ))}
        </ul>
        <Stock />
      </section>
      <LastCounts />
      {counted !== null && <CountPlace place={counted} onClose={() => setCounted(null)} />}
    </div>
  );
};
