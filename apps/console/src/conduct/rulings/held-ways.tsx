import { type RulingRow } from '@cardroom/contracts';
import { Button } from '@mantine/core';
import { useMay } from '../../orders/orders';
import { useQuestions } from '../../orders/questions';
import { useTexts } from '../../texts/texts';
import { type RulingWaysProps } from './ruling-ways';

/** In hundredths: amounts of a room all have as many digits after the point. */
const sumOf = (pots: NonNullable<RulingRow['table']>['pots']): string => {
  const [digits, cents] = [
    pots[0]?.amount.split('.')[1]?.length ?? 0,
    pots.map(({ amount }) => Number(amount.replace('.', ''))),
  ];
  const sum = String(cents.reduce((all, each) => all + each, 0)).padStart(digits + 1, '0');
  return digits === 0 ? sum : `${sum.slice(0, -digits)}.${sum.slice(-digits)}`;
};

const reasons = ['cameras', 'shiftManager', 'other'] as const;

/** Play goes on with the pot held by the house, and the held pot goes to whom it was decided for (RRP-2.1.7). */
export const HeldWays = ({ row: { rulingId, state, table, held }, ways }: RulingWaysProps) => {
  const { t } = useTexts();
  const may = useMay();
  const { oneOf } = useQuestions();
  const { order, isBusy } = ways;
  const pots = table?.pots ?? [];
  const hold = async () => {
    const answers = reasons.map((each) => [each, t(`conduct.held.why.${each}`)] as const);
    const reason = await oneOf(t('conduct.held.playOn'), t('conduct.held.why.ask'), answers);
    if (reason) await order('conduct/play-on', { rulingId, reason, held: sumOf(pots) });
  };
  const release = async () => {
    const answers = (table?.seats ?? []).map(
      ({ seat, alias }) => [String(seat), `${seat} · ${alias}`] as const,
    );
    const seat = await oneOf(t('conduct.held.release'), t('conduct.held.toWhom'), answers);
    if (seat) await order('conduct/release-held-pot', { rulingId, to: { kind: 'seat', seat: Number(seat) } });
  };
  return (
    <>
      {state === 'open' && held === null && pots.length > 0 && may('conduct/play-on') && (
        <Button variant="default" data-play-on loading={isBusy} onClick={() => void hold()}>
          {t('conduct.held.playOn')}
        </Button>
      )}
      {held !== null && state !== 'open' && may('conduct/release-held-pot') && (
        <Button variant="default" data-release loading={isBusy} onClick={() => void release()}>
          {t('conduct.held.release')}
        </Button>
      )}
    </>
  );
};
