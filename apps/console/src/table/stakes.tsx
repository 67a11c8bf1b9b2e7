import { type TableRow } from '@cardroom/contracts';
import { Button, Menu } from '@mantine/core';
import { Repeat2 } from 'lucide-react';
import { useLists, useWordsOfGame } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useMay, useOrders } from '../orders/orders';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

const stakesRule = 'RRP-2.2.16';

interface OfTable {
  readonly table: TableRow;
}

/** Asks the table for another game or limit. */
const Propose = ({ table: { tableId, game } }: OfTable) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const may = useMay();
  const { give, underWay } = useOrders();
  const others = (useLists() ?? []).filter((list) => list.game.gameId !== game?.gameId);
  const about = `table-${tableId}`;
  if (!game || others.length === 0 || !may('propose-stakes')) return null;
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button
          variant="default"
          loading={underWay(about) === 'propose-stakes'}
          leftSection={<Repeat2 size={20} aria-hidden="true" />}
        >
          {t('stakes.propose')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((list) => (
          <Menu.Item
            key={list.game.gameId}
            onClick={() =>
              void give({ name: 'propose-stakes', body: { tableId, gameId: list.game.gameId }, about })
            }
          >
            {wordsOf(list.game).full}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** A change of game or limit: whom it is asked of, who objects, and how many objections refuse it. */
export const Stakes = ({ table }: OfTable) => {
  const { t } = useTexts();
  const wordsOf = useWordsOfGame();
  const lists = useLists() ?? [];
  const proposal = table.stakesProposal;
  if (!proposal) return <Propose table={table} />;
  const { tableId } = table;
  const game = lists.find((list) => list.game.gameId === proposal.gameId)?.game;
  const objecting = new Set(proposal.objections.map(({ playerId }) => playerId));
  const asked = table.seats.filter(({ playerId }) => playerId && proposal.polled.includes(playerId));
  const about = `table-${tableId}`;
  return (
    <section className="panel">
      <h2 className="panel__part">{t('stakes.title', { game: game ? wordsOf(game).full : '' })}</h2>
      <p className="panel__none">
        {t('stakes.objections', { count: objecting.size, blocking: proposal.blocking })}
      </p>
      {asked.map(({ playerId, alias, seat }) =>
        playerId && !objecting.has(playerId) ? (
          <OrderButton
            key={seat}
            order={{ name: 'object-to-stakes', body: { tableId, playerId }, about }}
            label={t('stakes.objects', { seat, alias: alias ?? '' })}
            variant="default"
          />
        ) : (
          <p key={seat} className="panel__reason">
            {t('stakes.hasObjected', { seat, alias: alias ?? '' })}
          </p>
        ),
      )}
      <OrderButton
        order={{ name: 'confirm-stakes', body: { tableId }, about }}
        label={t('stakes.confirm')}
        notYet={objecting.size >= proposal.blocking}
      />
      <OrderButton
        order={{ name: 'withdraw-stakes', body: { tableId }, about }}
        label={t('stakes.withdraw')}
        variant="default"
      />
      <RuleLink rule={stakesRule} quiet />
    </section>
  );
};
