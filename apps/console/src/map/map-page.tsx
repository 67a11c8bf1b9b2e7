import { type TableRow } from '@cardroom/contracts';
import { SeatSign, type SeatState } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { useTables, useWaitingFor } from '../boards/use-board';
import { PlaceTable } from '../house/place-table';
import { useTexts } from '../texts/texts';
import { ClosedTable } from './closed-table';
import './map-page.css';
import { TableCard } from './table-card';

/** From this many tables on the cards are drawn smaller. */
const manyTables = 40;

const legend: readonly SeatState[] = [
  'free',
  'reserved',
  'seated',
  'absent',
  'leaving',
  'must-move',
  'held',
  'closed',
];

const Legend = () => {
  const { t } = useTranslation('design');
  return (
    <ul className="map-legend">
      {legend.map((state) => (
        <li key={state}>
          <SeatSign state={state} />
          {t(`seatState.${state}`)}
        </li>
      ))}
    </ul>
  );
};

const bySection = (tables: readonly TableRow[]) => {
  const sections = new Map<string, TableRow[]>();
  for (const table of tables) sections.set(table.section, [...(sections.get(table.section) ?? []), table]);
  return [...sections];
};

/** *Map*: the tables by section, each with its state, its game and its seats. */
export const MapPage = () => {
  const { t } = useTexts();
  const tables = useTables();
  const waitingFor = useWaitingFor();
  if (!tables) return <div className="map-page" aria-busy="true" />;
  return (
    <div className="map-page">
      <header className="map-page__head">
        <h1>{t('map.title', { count: tables.filter(({ state }) => state !== 'closed').length })}</h1>
        <Legend />
        <PlaceTable />
      </header>
      <div className="map-page__floor" data-many={tables.length >= manyTables}>
        {bySection(tables).map(([section, inIt]) => (
          <section key={section} aria-label={section} className="map-section">
            <h2>
              {section}
              <small>
                {t('map.seated', {
                  seated: inIt.reduce((sum, { seated }) => sum + seated, 0),
                  count: inIt.filter(({ state }) => state !== 'closed').length,
                })}
              </small>
            </h2>
            <div className="map-section__tables">
              {inIt.map((table) =>
                table.state === 'closed' ? (
                  <ClosedTable key={table.tableId} table={table} />
                ) : (
                  <TableCard key={table.tableId} table={table} waiting={waitingFor(table.game)} />
                ),
              )}
            </div>
          </section>
        ))}
        {tables.length === 0 && <p className="map-page__none">{t('map.none')}</p>}
      </div>
    </div>
  );
};
