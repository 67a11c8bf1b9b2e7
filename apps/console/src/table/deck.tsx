import { type FloorCommandBody, type TableRow } from '@cardroom/contracts';
import { clockText, useLanguage, useNow } from '@cardroom/design';
import { Button, Menu } from '@mantine/core';
import { Layers, Layers2, TriangleAlert } from 'lucide-react';
import { useMay, useOrders } from '../orders/orders';
import { useQuestions } from '../orders/questions';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';

type Change = FloorCommandBody<'change-deck'>;

interface OfTable {
  readonly table: TableRow;
}

const kinds = ['deck', 'setup'] as const;
const faults = ['defective', 'damaged'] as const;
const roundsWritten = /^\d{1,3}$/;
const defectWritten = /^.{3,200}$/;

/** Changes the deck, asking only for what the rule wants to know: rounds played, or what is wrong. */
const useDeckChanges = ({ tableId, deck }: TableRow) => {
  const { t } = useTexts();
  const { give } = useOrders();
  const { wordFor } = useQuestions();
  const change = (more: Omit<Change, 'tableId'>) =>
    give({ name: 'change-deck', body: { tableId, ...more }, about: `table-${tableId}` });
  return {
    onRequest: async (what: Change['what']) => {
      if (what === 'setup' || !deck) return change({ what, cause: 'request' });
      const title = t('deck.roundsTitle');
      const why = deck.button === null ? t('deck.roundsWhy') : t('deck.roundsFrom', { seat: deck.button });
      const wanted = {
        label: t('deck.rounds'),
        go: t('deck.change'),
        pattern: roundsWritten,
        isFigure: true,
      };
      const rounds = await wordFor(title, why, wanted);
      return rounds && change({ what, cause: 'request', roundsPlayed: Number(rounds) });
    },
    withFault: async (cause: (typeof faults)[number]) => {
      const wanted = {
        label: t('deck.defect'),
        go: t('deck.bagged'),
        pattern: defectWritten,
        mostLetters: 200,
      };
      const defect = await wordFor(t(`deck.${cause}`), t('deck.defectWhy'), wanted);
      return defect && change({ what: 'deck', cause, defect, bagged: true });
    },
  };
};

/** New cards at the table: when the rule lets them be asked for, and at once when something is wrong with them. */
export const Deck = ({ table }: OfTable) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { underWay } = useOrders();
  const nowMs = useNow('minute');
  const changes = useDeckChanges(table);
  if (!may('change-deck')) return null;
  const from = table.deck?.setupMayChangeAt ?? null;
  const isEarly = from !== null && Date.parse(from) > nowMs;
  return (
    <div className="panel__ruled">
      <Menu position="bottom-start" width={320}>
        <Menu.Target>
          <Button
            variant="default"
            loading={underWay(`table-${table.tableId}`) === 'change-deck'}
            leftSection={<Layers size={20} aria-hidden="true" />}
          >
            {t('deck.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map((what) => (
            <Menu.Item
              key={what}
              leftSection={<Layers2 size={20} aria-hidden="true" />}
              disabled={what === 'setup' && isEarly}
              onClick={() => void changes.onRequest(what)}
            >
              {what === 'setup' && isEarly && from !== null
                ? t('deck.setupFrom', { time: clockText(Date.parse(from), language) })
                : t(`deck.new_${what}`)}
            </Menu.Item>
          ))}
          {faults.map((cause) => (
            <Menu.Item
              key={cause}
              leftSection={<TriangleAlert size={20} aria-hidden="true" />}
              onClick={() => void changes.withFault(cause)}
            >
              {t(`deck.${cause}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <RuleLink rule="RRP-2.2.21" quiet />
    </div>
  );
};
