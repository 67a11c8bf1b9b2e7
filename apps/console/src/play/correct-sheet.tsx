import { type HandAsk } from '@cardroom/contracts';
import { type HandInView, type TableInView, type ViewStep, useChips, useStepWords } from '@cardroom/design';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableMoney } from './use-table-money';
import './deal-sheet.css';
import { usePlayOrders } from './use-play-orders';

interface CorrectSheetProps {
  readonly view: TableInView;
  readonly hand: HandInView;
  readonly step: ViewStep;
  readonly onClose: () => void;
}

type Instead = 'strike' | 'fold' | 'check' | 'call' | 'wager';

const choices: readonly Instead[] = ['strike', 'fold', 'check', 'call', 'wager'];
const reasons = ['misheard', 'wrongSeat', 'wrongAmount'] as const;

/** Says what was really done, and why it was entered otherwise; what followed is played again. */
const useCorrection = ({ view, hand, step, onClose }: CorrectSheetProps) => {
  const { give } = usePlayOrders();
  const { decimal } = useTableMoney(view);
  return async (instead: Instead, toMinor: number | null, reason: string): Promise<void> => {
    const seat = Number(step.ask['seat']);
    const act = (): HandAsk => ({
      type: 'Act',
      seat,
      action:
        instead === 'wager' ? { kind: 'wager', to: decimal(toMinor ?? 0) } : { kind: instead as 'fold' },
    });
    const problem = await give(
      'play/correct-hand',
      { hand: hand.number, step: step.step, replacement: instead === 'strike' ? null : act(), reason },
      'correct',
    );
    if (!problem) onClose();
  };
};

/** Puts a mis-entered action right. The fact keeps what was entered, what it became, why, and who said so. */
export const CorrectSheet = (props: CorrectSheetProps) => {
  const { step, onClose } = props;
  const { t } = useTranslation('play');
  const { chipsOf } = useChips();
  const { running } = usePlayOrders();
  const linesOf = useStepWords();
  const correct = useCorrection(props);
  const [instead, setInstead] = useState<Instead | null>(null);
  const [amount, setAmount] = useState('');
  const to = chipsOf(amount);
  const isReady = instead !== null && (instead !== 'wager' || to !== null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('correct.title')}
      closeButtonProps={{ 'aria-label': t('sheet.close') }}
    >
      <p>{t('correct.was', { words: linesOf(step)[0]?.words ?? '' })}</p>
      <div className="deal-sheet__choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="deal-sheet__choice"
            data-instead={choice}
            aria-pressed={instead === choice}
            onClick={() => setInstead(choice)}
          >
            {t(`correct.${choice}`)}
          </button>
        ))}
      </div>
      {instead === 'wager' && (
        <TextInput
          mt={12}
          label={t('correct.amount')}
          inputMode="decimal"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      )}
      <h3>{t('correct.why')}</h3>
      <div className="deal-sheet__row">
        {reasons.map((reason) => (
          <Button
            key={reason}
            variant="default"
            disabled={!isReady || running !== null}
            onClick={() => instead && void correct(instead, to, t(`correct.reason.${reason}`))}
          >
            {t(`correct.reason.${reason}`)}
          </Button>
        ))}
      </div>
    </Modal>
  );
};
