import { type TableBreakRow, type TableProposalRow } from '@cardroom/contracts';
import { Spade } from 'lucide-react';
import { useBoard, useLists, useWordsOfGame } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { type Order } from '../orders/orders';
import { RuleLink } from '../rules/rule-link';
import { BreakPlan } from '../table/breaking';
import { BreakWithoutCards, useGoesWithoutCards } from '../table/break-without-cards';
import { useTexts } from '../texts/texts';
import { MoveCard } from './move-card';

const orderFor = ({
  kind,
  tableId,
  gameId,
}: TableProposalRow): Order<'open-table'> | Order<'close-table'> | Order<'draw-for-break'> => {
  const about = `table-${tableId}`;
  if (kind === 'open') return { name: 'open-table', body: { tableId, gameId }, about };
  if (kind === 'close') return { name: 'close-table', body: { tableId }, about };
  return { name: 'draw-for-break', body: { tableId }, about };
};

const ProposalRow = ({ proposal }: { readonly proposal: TableProposalRow }) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const game = useLists()?.find((list) => list.game.gameId === proposal.gameId)?.game;
  const { kind, tableId, tableNumber, into, rule, players } = proposal;
  const table = useBoard('tables')?.get(tableId);
  const isABreak = kind === 'merge' || kind === 'break';
  const withoutCards = useGoesWithoutCards()(tableId);
  const { name, body, about } = orderFor(proposal);
  return (
    <li className="move">
      <p className="move__who">
        <strong>{t('table.name', { number: tableNumber })}</strong>
        <span>{game && wordsOf(game).full}</span>
      </p>
      <p className="move__why">
        {t(`tables.why_${kind}`, { count: players, into: into.map((each) => each.tableNumber).join(', ') })}{' '}
        <RuleLink rule={rule} quiet />
      </p>
      <div className="move__ways">
        {table && isABreak && withoutCards ? (
          <BreakWithoutCards table={table} />
        ) : (
          <OrderButton
            order={{ name, body, about }}
            label={t(`tables.do_${kind}`, { number: tableNumber })}
            icon={<Spade size={20} aria-hidden="true" />}
            variant={kind === 'open' ? 'filled' : 'default'}
          />
        )}
      </div>
    </li>
  );
};

/** A table that breaks: the cards as they were drawn, and where each leads. */
const BreakRow = ({ row }: { readonly row: TableBreakRow }) => {
  const { t } = useTexts();
  return (
    <li className="move">
      <p className="move__who">
        <strong>{t('table.name', { number: row.tableNumber })}</strong>
      </p>
      <BreakPlan row={row} />
    </li>
  );
};

/** Openings, merges, breaks and closings that the room's numbers suggest; nothing happens by itself. */
export const TableProposals = () => {
  const { t } = useTexts();
  const proposals = [...(useBoard('table-proposals') ?? [])];
  const breaks = [...(useBoard('table-breaks') ?? [])];
  return (
    <div className="moves-game__cards">
      <MoveCard title={t('tables.breaks')} count={breaks.length}>
        {breaks.map(([key, row]) => (
          <BreakRow key={key} row={row} />
        ))}
      </MoveCard>
      <MoveCard title={t('tables.proposals')} count={proposals.length}>
        {proposals.map(([key, proposal]) => (
          <ProposalRow key={key} proposal={proposal} />
        ))}
      </MoveCard>
    </div>
  );
};
