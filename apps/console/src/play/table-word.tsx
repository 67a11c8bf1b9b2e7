import { Countdown, type TableInView } from '@cardroom/design';
import { useTranslation } from 'react-i18next';
import { waitText } from '@cardroom/design';

/** What the table waits for when no key of a hand is due. */
export const TableWord = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const { state, depth, secondsPerHand, nextHandAt, hand, stopped } = view;
  const word = () => {
    if (state === 'stopped') return t('dealer.stopped', { reason: stopped?.reason ?? '' });
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
