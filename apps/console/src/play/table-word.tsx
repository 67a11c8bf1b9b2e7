import { Countdown, type TableInView } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { waitText } from '@cardroom/design';

/** Reasons that the house itself writes; every other one is in somebody's own words. */
const forRulings: ReadonlySet<string> = new Set(['ruling', 'appeal']);

/** What the table waits for when no key of a hand is due. */
export const TableWord = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { state, depth, secondsPerHand, nextHandAt, hand, stopped } = view;
  const reasonWord = (reason: string) =>
    forRulings.has(reason) ? t(`dealer.stopFor.${reason}` as 'dealer.stopFor.ruling') : reason;
  const word = () => {
    if (state === 'stopped') return t('dealer.stopped', { reason: reasonWord(stopped?.reason ?? '') });
    if (state === 'paused') return t('dealer.paused');
    if (state === 'closed') return t('dealer.closed');
    if (depth === 'dealt') return t('dealer.dealt');
    if (depth === 'counted')
      return secondsPerHand === null
        ? t('dealer.counted')
        : t('dealer.pace', { time: waitText(secondsPerHand * 1_000), seconds: Math.round(secondsPerHand) });
    return t(hand?.phase === 'void' ? 'dealer.afterMisdeal' : 'dealer.betweenHands');
  };
  return (
    <p className="due-keys__word due-keys__word--wide" role="status">
      <strong>{word()}</strong>
      {nextHandAt !== null && (
        <small>
          {t('dealer.nextHand')} <Countdown until={nextHandAt} soonMs={0} />
        </small>
      )}
    </p>
  );
};
