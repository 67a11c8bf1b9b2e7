import { type HandoverAnswer } from '@cardroom/contracts';
import { useNow, waitText } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import { useWordsOfGame } from '../boards/use-board';
import { DueRow } from '../due/due-row';
import { TableState } from '../map/table-state';
import { useTexts } from '../texts/texts';
import { Card } from './card';

/** The open tables with their game and state; a tap opens one. */
export const HandedTables = ({ tables }: Pick<HandoverAnswer, 'tables'>) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  return (
    <Card title={t('handover.tables')} count={tables.length}>
      {tables.map((table) => (
        <li key={table.tableId}>
          <Link
            to="/tables/$tableId"
            params={{ tableId: table.tableId }}
            search={({ at, fact }) => ({ at, fact })}
            className="handover-row"
          >
            <strong>{t('table.name', { number: table.number })}</strong>
            <span>{table.game && `${wordsOf(table.game).stakes} ${wordsOf(table.game).short}`}</span>
            <TableState state={table.state} />
            <span className="handover-row__figure">
              {table.seated}/{table.seats.length}
            </span>
          </Link>
        </li>
      ))}
    </Card>
  );
};

/** The lists: how many, how long the first has waited, what a newcomer may expect. */
export const HandedLists = ({ lists }: Pick<HandoverAnswer, 'lists'>) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const nowMs = useNow('minute');
  return (
    <Card title={t('handover.lists')} count={lists.length}>
      {lists.map(({ game, names, waiting, longestSince, expected }) => (
        <li key={game.gameId} className="handover-row">
          <strong>{wordsOf(game).stakes}</strong>
          <span>
            {wordsOf(game).short}
            {expected &&
              ` · ${t('handover.expected', { low: expected.lowMinutes, high: expected.highMinutes })}`}
          </span>
          <span>
            {longestSince && t('handover.longest', { time: waitText(nowMs - Date.parse(longestSince)) })}
          </span>
          <span className="handover-row__figure">{t('handover.names', { waiting, count: names })}</span>
        </li>
      ))}
    </Card>
  );
};

/** What runs out, in order of time. */
export const HandedDue = ({ due }: Pick<HandoverAnswer, 'due'>) => {
  const { t } = useTexts();
  const nowMs = useNow();
  return (
    <Card title={t('handover.due')} count={due.length}>
      {due.map((row) => {
        const atMs = Date.parse(row.dueAt);
        const key = [row.kind, row.dueAt, row.entryId, row.tableId, row.seat, row.playerId].join('-');
        return <DueRow key={key} item={{ key, atMs, row }} isOver={atMs <= nowMs} onGo={() => undefined} />;
      })}
    </Card>
  );
};
