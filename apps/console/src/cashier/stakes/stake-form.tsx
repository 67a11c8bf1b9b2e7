import { type Problem, type TableRow } from '@cardroom/contracts';
import { Button, Modal, NativeSelect, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useOrders } from '../../orders/orders';
import { problemIn } from '../../orders/not-sent';
import { useTexts } from '../../texts/texts';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { ChipCount } from '../parts/chip-count';
import { useCount } from '../parts/count';
import { Refusal } from '../parts/refusal';
import { useCage, useFaces } from '../use-cage';
import { type StakeWay } from './stake-ways';
import './stakes.css';

interface StakeFormProps {
  readonly way: StakeWay;
  readonly table: TableRow;
  readonly player: { readonly playerId: string; readonly alias: string };
  readonly hand: number;
  readonly onClose: () => void;
}

const mostHeads = 11;
const stackUnknown = 'cashier.stack-unknown';

/** Everything a way may ask, and whether what is typed so far will do. */
const useAnswers = ({ asks }: StakeWay, wantsStack: boolean) => {
  const read = useReadAmount();
  const [player, setPlayer] = useState('');
  const [amount, setAmount] = useState('');
  const [stack, setStack] = useState('');
  const [heads, setHeads] = useState<number | string>(asks.includes('objections') ? 0 : '');
  const chips = useCount(useFaces());
  const counted = useCount(useCage()?.notes ?? []);
  const isSaid = {
    player: player !== '',
    amount: read(amount) !== null,
    chips: Object.keys(chips.chips).length > 0,
    notes: Object.keys(counted.chips).length > 0,
    consents: heads !== '',
    objections: heads !== '',
  };
  return {
    ...{ player, setPlayer, amount, setAmount, stack, setStack, heads, setHeads, chips, counted },
    isComplete: asks.every((ask) => isSaid[ask]) && (!wantsStack || read(stack) !== null),
    said: {
      ...{ player, amount: read(amount) ?? '', stack: read(stack), heads: Number(heads) },
      ...{ chips: chips.chips, notes: counted.chips },
    },
  };
};

type Answers = ReturnType<typeof useAnswers>;

const Asked = ({
  way,
  table,
  player,
  answers,
}: Omit<StakeFormProps, 'hand' | 'onClose'> & { answers: Answers }) => {
  const { t } = useTexts();
  const { asks } = way;
  const others = table.seats.flatMap(({ seat, playerId, alias }) =>
    playerId !== null && playerId !== player.playerId
      ? [{ value: playerId, label: `${seat} · ${alias}` }]
      : [],
  );
  const heads = (['consents', 'objections'] as const).find((ask) => asks.includes(ask));
  return (
    <>
      {asks.includes('player') && (
        <NativeSelect
          size="lg"
          data-autofocus
          data-other
          label={t('cage.stake.ask.player')}
          data={[{ value: '', label: '–' }, ...others]}
          value={answers.player}
          onChange={({ currentTarget }) => answers.setPlayer(currentTarget.value)}
        />
      )}
      {asks.includes('amount') && (
        <AmountField
          large
          autoFocus={!asks.includes('player')}
          label={t('cage.amount')}
          typed={answers.amount}
          onTyped={answers.setAmount}
        />
      )}
      {asks.includes('chips') && (
        <ChipCount autoFocus count={answers.chips} label={t('cage.stake.ask.chips')} />
      )}
      {asks.includes('notes') && (
        <ChipCount autoFocus count={answers.counted} label={t('cage.stake.ask.notes')} />
      )}
      {heads && (
        <NumberInput
          size="lg"
          data-heads
          data-autofocus={asks[0] === heads || undefined}
          label={t(`cage.stake.ask.${heads}`)}
          min={0}
          max={mostHeads}
          value={answers.heads}
          onChange={answers.setHeads}
        />
      )}
    </>
  );
};

/** One way gone in one form: what it asks, why it was refused, and the stack where nobody else knows it. */
export const StakeForm = ({ way, table, player, hand, onClose }: StakeFormProps) => {
  const { t } = useTexts();
  const { give, underWay } = useOrders();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wantsStack, setWantsStack] = useState(false);
  const answers = useAnswers(way, wantsStack);
  const where = { tableId: table.tableId, playerId: player.playerId, hand };
  const order = way.orderOf(answers.said, where);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!answers.isComplete) return;
    const refused = problemIn(await give(order));
    if (refused === null) return onClose();
    setProblem(refused);
    if (refused.code === stackUnknown) setWantsStack(true);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t(`cage.stake.${way.name}`)} · ${player.alias}`}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className="stake" data-stake-form={way.name} onSubmit={(event) => void go(event)}>
        <p>{t(`cage.stake.why.${way.name}`)}</p>
        <Asked {...{ way, table, player, answers }} />
        {wantsStack && (
          <AmountField
            name="stack"
            label={t('cage.stake.ask.stack')}
            typed={answers.stack}
            onTyped={answers.setStack}
          />
        )}
        <Refusal problem={problem} />
        <Button
          type="submit"
          size="lg"
          data-stake-go
          data-autofocus={way.asks.length === 0 || undefined}
          disabled={!answers.isComplete}
          loading={underWay(order.about) !== undefined}
        >
          {t('cage.stake.go')}
        </Button>
      </form>
    </Modal>
  );
};
