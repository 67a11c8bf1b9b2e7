import { type ListRow, type TableRow } from '@cardroom/contracts';
import { GameGlyph, useNow, waitText } from '@cardroom/design';
import { Button } from '@mantine/core';
import { CircleX, Snowflake, Sun } from 'lucide-react';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { CallAll } from '../lists/call-all';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { useTexts } from '../texts/texts';
import { Breaking } from './breaking';
import { CarriedPot } from './carried-pot';
import { TableCustody } from './custody';
import { Deck } from './deck';
import { Draws, Opening, Overfull } from './opening';
import './panel.css';
import { RentControls } from './rent-controls';
import { Stakes } from './stakes';

interface TablePanelProps {
  readonly table: TableRow;
  readonly list: ListRow | undefined;
}

const shownNames = 8;

const OpenHere = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const lists = useLists() ?? [];
  const { tableId } = table;
  return (
    <>
      <h2 className="panel__part">{t('table.openWhich', { number: table.number })}</h2>
      {lists.map(({ game }) => (
        <OrderButton
          key={game.gameId}
          order={{ name: 'open-table', body: { tableId, gameId: game.gameId }, about: `table-${tableId}` }}
          label={wordsOf(game).full}
          icon={<GameGlyph variant={game.variant} size={30} />}
          variant="default"
        />
      ))}
    </>
  );
};

const WaitingFor = ({ list }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  const names = list.entries.filter(({ turn }) => typeof turn === 'number').slice(0, shownNames);
  return (
    <>
      <h2 className="panel__part">{t('table.waiting')}</h2>
      {names.length === 0 && <p className="panel__none">{t('list.nobody')}</p>}
      <ol className="panel__list">
        {names.map(({ entryId, turn, alias, joinedAt }) => (
          <li key={entryId}>
            <span>{turn}</span>
            {alias}
            <small>{waitText(nowMs - Date.parse(joinedAt))}</small>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The table as a whole: call the proposed players, freeze, close; who waits for its game. */
export const TablePanel = ({ table, list }: TablePanelProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const { tableId, number, state } = table;
  const about = `table-${tableId}`;
  const body = { tableId };
  const close = async () => {
    const labels = { confirm: t('table.closeDo'), why: t('table.closeWhy') };
    if (await sureTo(t('table.closeTitle', { number }), labels))
      await give({ name: 'close-table', body, about });
  };
  if (state === 'closed')
    return <div className="panel">{may('open-table') && <OpenHere table={table} />}</div>;
  return (
    <div className="panel">
      {list && may('call-player') && <CallAll list={list} tableId={tableId} />}
      {state === 'frozen' ? (
        <OrderButton
          order={{ name: 'thaw-table', body, about }}
          label={t('table.thaw')}
          icon={<Sun size={20} aria-hidden="true" />}
          variant="default"
        />
      ) : (
        <OrderButton
          order={{ name: 'freeze-table', body, about }}
          label={t('table.freeze')}
          icon={<Snowflake size={20} aria-hidden="true" />}
          variant="default"
        />
      )}
      <Overfull table={table} />
      <Opening table={table} />
      <Breaking table={table} />
      <CarriedPot table={table} />
      <Draws table={table} />
      <Stakes table={table} />
      <Deck table={table} />
      <RentControls table={table} />
      {may('close-table') && (
        <Button
          variant="default"
          loading={underWay(about) === 'close-table'}
          leftSection={<CircleX size={20} aria-hidden="true" />}
          onClick={() => void close()}
        >
          {t('table.close')}
        </Button>
      )}
      <TableCustody tableId={tableId} />
      {list && <WaitingFor list={list} />}
    </div>
  );
};
