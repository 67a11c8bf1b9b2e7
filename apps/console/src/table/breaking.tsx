import { type FloorCommandBody, type TableBreakRow, type TableRow } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { Shuffle, Undo } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from '../boards/use-board';
import { useAskFirst } from '../orders/ask-first';
import { OrderButton } from '../orders/order-button';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import { BreakDraw } from './break-draw';
import { BreakWithoutCards, useGoesWithoutCards } from './break-without-cards';
import './breaking.css';
import { CardText } from './card-text';

const breakRule = 'RRP-2.3.14';

type Choice = NonNullable<FloorCommandBody<'break-table'>['choices']>[number];
type Drawn = TableBreakRow['order'][number];

/** As the fact would tell it: who gets which seat, who goes to the list. */
interface Plan {
  readonly moved: readonly (Choice & { readonly kept: boolean })[];
  readonly listed: readonly { readonly playerId: string }[];
}

const isPlan = (fact: object): fact is Plan => 'moved' in fact && 'listed' in fact;

const usePlan = (row: TableBreakRow, choices: readonly Choice[]): Plan | undefined => {
  const { tableId } = row;
  const body = { tableId, ...(choices.length > 0 ? { choices: [...choices] } : {}) };
  const answer = useAskFirst({ name: 'break-table', body, about: `table-${tableId}` }, row);
  const fact = answer?.allowed ? answer.facts.find(({ type }) => type === 'TableBroken') : undefined;
  return fact && isPlan(fact) ? fact : undefined;
};

interface DrawnRowProps {
  readonly drawn: Drawn;
  readonly plan: Plan | undefined;
  readonly row: TableBreakRow;
  readonly onChoose: (choice: Choice) => void;
}

/** What becomes of one player: his card, and his new seat or the list; unless lots decide he may choose another seat. */
const DrawnRow = ({ drawn: { playerId, alias, card, absent }, plan, row, onChoose }: DrawnRowProps) => {
  const { t } = useTexts();
  const seat = plan?.moved.find((each) => each.playerId === playerId);
  const isListed = plan?.listed.some((each) => each.playerId === playerId);
  const tables = new Map(row.seats.map(({ tableId, tableNumber }) => [tableId, tableNumber]));
  const placeText = (place: { readonly tableId: string; readonly seat: number }) =>
    t('due.place', { table: tables.get(place.tableId) ?? '', seat: place.seat });
  return (
    <li className="break-plan__row" data-listed={isListed}>
      <CardText card={card} />
      <span className="break-plan__who">
        <strong>{alias}</strong>
        {absent && <small>{t('tables.absent')}</small>}
      </span>
      {seat && row.byLot && <span className="break-plan__seat">{placeText(seat)}</span>}
      {seat && !row.byLot && (
        <Menu position="bottom-end">
          <Menu.Target>
            <button
              type="button"
              className="break-plan__seat"
              aria-label={`${placeText(seat)}. ${t('break.choose', { alias })}`}
            >
              {placeText(seat)}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {row.seats.map((place) => (
              <Menu.Item
                key={`${place.tableId}-${place.seat}`}
                onClick={() => onChoose({ playerId, tableId: place.tableId, seat: place.seat })}
              >
                {placeText(place)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!seat && <span className="break-plan__list">{isListed ? t('break.toList') : '…'}</span>}
    </li>
  );
};

/** Drawn: every player's card with where it leads, and the tap that carries it out. */
export const BreakPlan = ({ row }: { readonly row: TableBreakRow }) => {
  const { t } = useTexts();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const plan = usePlan(row, choices);
  const { tableId, tableNumber, order, declining, seats, seed } = row;
  const choose = (choice: Choice) =>
    setChoices([...choices.filter(({ playerId }) => playerId !== choice.playerId), choice]);
  return (
    <section className="break-plan" aria-label={t('break.plan', { number: tableNumber })}>
      <p className="panel__none">
        {t('tables.drawn', { seats: t('table.seats', { count: seats.length }), count: order.length })}
      </p>
      <ol>
        {order.map((drawn) => (
          <DrawnRow key={drawn.playerId} drawn={drawn} plan={plan} row={row} onChoose={choose} />
        ))}
      </ol>
      {declining.length > 0 && (
        <p className="panel__none">
          {t('break.declining', { names: declining.map(({ alias }) => alias).join(', ') })}
        </p>
      )}
      <OrderButton
        order={{
          name: 'break-table',
          body: { tableId, ...(choices.length > 0 ? { choices: [...choices] } : {}) },
          about: `table-${tableId}`,
        }}
        label={t('tables.break', { number: tableNumber })}
        icon={<Shuffle size={20} aria-hidden="true" />}
      />
      <details className="draw__seed">
        <summary>{t('draw.seed')}</summary>
        <p>{t(row.byLot ? 'break.howByLot' : 'break.how')}</p>
        <code>{seed}</code>
      </details>
      <RuleLink rule={breakRule} quiet />
    </section>
  );
};

/**
 * Breaking a table: announced or not, the cards are the first tap and the break itself the second. A game that has not
 * started has no cards to draw for; where nobody draws, the players have their order all the same.
 */
export const Breaking = ({ table }: { readonly table: TableRow }) => {
  const { t } = useTexts();
  const row = useBoard('table-breaks')?.get(table.tableId);
  const withoutCards = useGoesWithoutCards()(table.tableId);
  const { tableId, state, seated } = table;
  const body = { tableId };
  const about = `table-${tableId}`;
  if (row) return <BreakPlan row={row} />;
  if (seated === 0) return null;
  if (state === 'opening') return withoutCards ? <BreakWithoutCards table={table} /> : null;
  const isAnnounced = state === 'breaking';
  return (
    <>
      {isAnnounced && <p className="panel__reason">{t('break.announced')}</p>}
      {withoutCards ? (
        <BreakWithoutCards table={table} />
      ) : (
        <BreakDraw table={table} isAnnounced={isAnnounced} />
      )}
      <OrderButton
        order={{ name: isAnnounced ? 'call-off-break' : 'announce-break', body, about }}
        label={t(isAnnounced ? 'break.callOff' : 'break.announce')}
        icon={isAnnounced ? <Undo size={20} aria-hidden="true" /> : <Shuffle size={20} aria-hidden="true" />}
        variant="default"
      />
    </>
  );
};
