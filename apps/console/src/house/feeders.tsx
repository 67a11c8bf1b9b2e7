import { Button, NativeSelect } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useTables, useWordsOfGame } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import './pairs.css';

const mustMoveRule = 'RRP-2.3.9';

/** The open tables, and for one of them those that it could feed: others of its game. */
const useOpenTables = () => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const open = (useTables() ?? []).flatMap(({ tableId, number, game }) =>
    game
      ? [{ tableId, gameId: game.gameId, label: t('links.which', { number, game: wordsOf(game).full }) }]
      : [],
  );
  const choices = (tables: typeof open) => [
    { value: '', label: '–' },
    ...tables.map(({ tableId, label }) => ({ value: tableId, label })),
  ];
  return {
    all: choices(open),
    fedBy: (feeder: string) => {
      const game = open.find(({ tableId }) => tableId === feeder)?.gameId;
      return choices(open.filter(({ tableId, gameId }) => gameId === game && tableId !== feeder));
    },
  };
};

const NewLink = () => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const { all, fedBy } = useOpenTables();
  const [feeder, setFeeder] = useState('');
  const [main, setMain] = useState('');
  const about = 'link-feeder';
  const link = async () => {
    const body = { tableId: feeder, mainTableId: main };
    const { kind } = await give({ name: 'link-feeder', body, about });
    if (kind === 'done') setFeeder('');
    if (kind === 'done') setMain('');
  };
  return (
    <div className="pair-form">
      <NativeSelect
        label={t('links.feeder')}
        data={all}
        value={feeder}
        onChange={({ currentTarget }) => {
          setFeeder(currentTarget.value);
          setMain('');
        }}
      />
      <NativeSelect
        label={t('links.main')}
        data={fedBy(feeder)}
        value={main}
        disabled={feeder === ''}
        onChange={({ currentTarget }) => setMain(currentTarget.value)}
      />
      <Button
        data-order="link-feeder"
        disabled={feeder === '' || main === ''}
        loading={underWay(about) !== undefined}
        onClick={() => void link()}
      >
        {t('links.link')}
      </Button>
    </div>
  );
};

/** Which table feeds which. */
export const Feeders = () => {
  const { t } = useTexts();
  const may = useMay();
  const feeders = [...(useBoard('moves')?.values() ?? [])].flatMap((row) => row.feeders);
  return (
    <section className="house-card" aria-label={t('links.title')}>
      <h2>{t('links.title')}</h2>
      <p>
        {t('links.why')} <RuleLink rule={mustMoveRule} quiet />
      </p>
      {feeders.length === 0 && <p>{t('links.none')}</p>}
      <ul className="pairs">
        {feeders.map(({ tableId, tableNumber, mainTableNumber }) => (
          <li key={tableId}>
            <strong>
              {tableNumber} <ArrowRight size={18} aria-hidden="true" /> {mainTableNumber}
            </strong>
            <span>{t('links.line', { feeder: tableNumber, main: mainTableNumber })}</span>
            <OrderButton
              order={{ name: 'unlink-feeder', body: { tableId }, about: `feeder-${tableId}` }}
              label={t('links.unlink')}
              variant="default"
            />
          </li>
        ))}
      </ul>
      {may('link-feeder') && <NewLink />}
    </section>
  );
};
