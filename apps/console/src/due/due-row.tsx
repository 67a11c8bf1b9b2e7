import { type DueRow as DueShape } from '@cardroom/contracts';
import { Countdown, useNow, waitText } from '@cardroom/design';
import { Link } from '@tanstack/react-router';
import {
  Armchair,
  ArrowLeftRight,
  BellRing,
  Clock3,
  Coins,
  DoorOpen,
  Hand,
  LogOut,
  type LucideIcon,
  TimerReset,
} from 'lucide-react';
import { type ReactNode } from 'react';
import { useBoard, useWordsOfGame } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { type DueItem } from './due-items';
import { TableWay } from './table-way';

const icons: Readonly<Record<string, LucideIcon>> = {
  call: BellRing,
  hold: Hand,
  'call-in': DoorOpen,
  out: LogOut,
  reservation: Armchair,
  absence: Clock3,
  move: ArrowLeftRight,
  rent: Coins,
  'time-collection': Coins,
};

interface WayProps {
  readonly row: DueShape;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Leads to the entry, the seat or the table where the thing is settled. */
const Way = ({ row: { entryId, tableId, seat }, onGo, children }: WayProps) =>
  entryId === null && tableId !== null ? (
    <TableWay tableId={tableId} seat={seat} onGo={onGo}>
      {children}
    </TableWay>
  ) : (
    <Link
      to="/lists"
      search={({ at, fact }) => ({ at, fact, entry: entryId ?? undefined })}
      className="due-row"
      onClick={onGo}
    >
      {children}
    </Link>
  );

/** Where it is: the seat, else the table, else the game. */
const useWhere = () => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const lists = useBoard('lists');
  return ({ tableNumber, seat, gameId }: DueShape): string => {
    if (tableNumber !== null)
      return seat === null
        ? t('table.name', { number: tableNumber })
        : t('due.place', { table: tableNumber, seat });
    const game = gameId === null ? undefined : lists?.get(gameId)?.game;
    return game ? `${wordsOf(game).stakes} ${wordsOf(game).short}` : '';
  };
};

/** The word of a kind; one that is newer than the screen shows its own name. */
const useKindWord = () => {
  const { t, i18n } = useTexts();
  return (kind: string) =>
    i18n.exists(`due.kind.${kind}`, { ns: 'app' }) ? t(`due.kind.${kind}` as 'due.kind.call') : kind;
};

const Over = ({ atMs }: { readonly atMs: number }) => {
  const { t } = useTexts();
  const nowMs = useNow('minute');
  return <span className="due-row__over">{t('due.over', { time: waitText(nowMs - atMs) })}</span>;
};

interface DueRowProps {
  readonly item: DueItem;
  readonly isOver: boolean;
  readonly onGo: () => void;
}

/** One thing that runs out: how long still or since when, whom it is about, and where. */
export const DueRow = ({ item: { row, atMs }, isOver, onGo }: DueRowProps) => {
  const where = useWhere()(row);
  const kind = useKindWord()(row.kind);
  const Icon = icons[row.kind] ?? TimerReset;
  const details = row.alias === null ? [kind] : [kind, where].filter((text) => text !== '');
  return (
    <li data-over={isOver}>
      <Way row={row} onGo={onGo}>
        <Icon size={22} aria-hidden="true" />
        <span className="due-row__who">
          <strong>{row.alias ?? where}</strong>
          <span>{details.join(' · ')}</span>
        </span>
        <span className="due-row__left">
          {isOver ? <Over atMs={atMs} /> : <Countdown until={row.dueAt} />}
        </span>
      </Way>
    </li>
  );
};
