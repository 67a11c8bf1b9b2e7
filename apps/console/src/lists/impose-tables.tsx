import { type ListRow, type TableRow } from '@cardroom/contracts';
import { Button, Modal, NativeSelect } from '@mantine/core';
import { Eye, Grid2x2Check } from 'lucide-react';
import { useState } from 'react';
import { useBoard, useRoom, useTables } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import './impose-tables.css';

const rule = 'FR4-1.1';

/** Entry to table, as the organiser has it in mind; nothing is imposed before the tap. */
type Wishes = Readonly<Record<string, string>>;

interface OfGame {
  readonly list: ListRow;
  readonly tables: readonly TableRow[];
}

const useImposed = (gameId: string) => useBoard('imposed-tables')?.get(gameId);

interface NameRowProps {
  readonly entry: { readonly entryId: string; readonly alias: string };
  readonly tables: readonly TableRow[];
  /** The table imposed on him so far. */
  readonly imposed: string | undefined;
  readonly wished: string | undefined;
  readonly isFixed: boolean;
  readonly onWish: (tableId: string) => void;
}

const NameRow = ({ entry, tables, imposed, wished, isFixed, onWish }: NameRowProps) => {
  const { t } = useTexts();
  return (
    <li className="impose__name" data-imposed={imposed !== undefined}>
      <strong>{entry.alias}</strong>
      <NativeSelect
        aria-label={t('impose.tableOf', { alias: entry.alias })}
        value={wished ?? imposed ?? ''}
        disabled={isFixed}
        onChange={({ currentTarget }) => onWish(currentTarget.value)}
        data={[
          { value: '', label: t('impose.noTable') },
          ...tables.map(({ tableId, number }) => ({ value: tableId, label: t('table.name', { number }) })),
        ]}
      />
    </li>
  );
};

/** How many are named for each table beside its seats: a full table says so before the tap. */
const Filling = ({ tables, named }: { readonly tables: readonly TableRow[]; readonly named: Wishes }) => {
  const { t } = useTexts();
  return (
    <p className="impose__filling">
      {tables.map(({ tableId, number, seats }) => {
        const players = Object.values(named).filter((each) => each === tableId).length;
        return (
          <span key={tableId} data-full={players > seats.length}>
            {t('impose.filling', { number, players, seats: seats.length })}
          </span>
        );
      })}
    </p>
  );
};

const Reveal = ({ gameId }: { readonly gameId: string }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { sureTo } = useQuestions();
  const imposed = useImposed(gameId);
  if (!imposed || imposed.revealedAt !== null || !may('reveal-tables')) return null;
  const about = `impose-${gameId}`;
  const reveal = async () => {
    const labels = { confirm: t('impose.reveal'), why: t('impose.revealWhy') };
    if (await sureTo(t('impose.revealTitle'), labels))
      await give({ name: 'reveal-tables', body: { gameId }, about });
  };
  return (
    <Button
      variant="default"
      data-order="reveal-tables"
      loading={underWay(about) === 'reveal-tables'}
      leftSection={<Eye size={20} aria-hidden="true" />}
      onClick={() => void reveal()}
    >
      {t('impose.reveal')}
    </Button>
  );
};

const Sheet = ({ list: { game, entries }, tables }: OfGame) => {
  const { t } = useTexts();
  const [wishes, setWishes] = useState<Wishes>({});
  const imposed = useImposed(game.gameId);
  const before: Wishes = Object.fromEntries(
    (imposed?.tables ?? []).flatMap(({ tableId, players }) =>
      players.map(({ entryId }) => [entryId, tableId] as const),
    ),
  );
  const isRevealed = (imposed?.revealedAt ?? null) !== null;
  const chosen = Object.entries(wishes).filter(
    ([entryId, tableId]) => tableId && before[entryId] !== tableId,
  );
  return (
    <div className="impose">
      <p>{t(isRevealed ? 'impose.revealed' : imposed ? 'impose.hidden' : 'impose.why')}</p>
      <Filling tables={tables} named={{ ...before, ...Object.fromEntries(chosen) }} />
      <ol className="impose__names">
        {entries.map((entry) => (
          <NameRow
            key={entry.entryId}
            entry={entry}
            tables={tables}
            imposed={before[entry.entryId]}
            wished={wishes[entry.entryId]}
            isFixed={isRevealed && before[entry.entryId] !== undefined}
            onWish={(tableId) => setWishes({ ...wishes, [entry.entryId]: tableId })}
          />
        ))}
      </ol>
      <div className="impose__ways">
        <OrderButton
          order={{
            name: 'impose-tables',
            body: {
              gameId: game.gameId,
              tables: chosen.map(([entryId, tableId]) => ({ entryId, tableId })),
            },
            about: `impose-${game.gameId}`,
          }}
          label={t('impose.do', { count: chosen.length })}
          icon={<Grid2x2Check size={20} aria-hidden="true" />}
          notYet={chosen.length === 0}
        />
        <Reveal gameId={game.gameId} />
        <RuleLink rule={rule} quiet />
      </div>
    </div>
  );
};

/** Where the organiser imposes the starting tables: a table for each name, hidden until it is revealed (FR4-1.1). */
export const ImposeTables = ({ list }: { readonly list: ListRow }) => {
  const { t } = useTexts();
  const may = useMay();
  const room = useRoom();
  const [opened, setOpened] = useState(false);
  const imposed = useImposed(list.game.gameId);
  const tables = (useTables() ?? []).filter(
    ({ game, state, tableId }) =>
      game?.gameId === list.game.gameId &&
      (state === 'opening' || imposed?.tables.some((each) => each.tableId === tableId)),
  );
  const isImposed = room?.settings['initialSeating'] === 'organiserAssigned';
  if (!isImposed || !may('impose-tables') || tables.length === 0 || list.entries.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        data-impose
        leftSection={<Grid2x2Check size={20} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('impose.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('impose.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Sheet list={list} tables={tables} />
      </Modal>
    </>
  );
};
