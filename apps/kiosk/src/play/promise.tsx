import { keepsPromise, type TableInView } from '@cardroom/design';
import { CircleCheck, CircleX, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './promise.css';

const shortOf = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

interface SeenPromise {
  readonly hand: number;
  readonly commitment: string;
}

/** The promise as this screen saw it before the hand was over: what comes later cannot replace it. */
const useSeenPromise = (view: TableInView): SeenPromise | null => {
  const [seen, setSeen] = useState<SeenPromise | null>(null);
  const { hand } = view;
  if (hand?.commitment && hand.seed === null && seen?.hand !== hand.number)
    setSeen({ hand: hand.number, commitment: hand.commitment });
  return seen;
};

/** Fair dealing in sight: the promise before the deal, the seed after the hand, and a tap that compares them. */
export const DealPromise = ({ view }: { readonly view: TableInView }) => {
  const { t } = useTranslation('play');
  const seen = useSeenPromise(view);
  const [checked, setChecked] = useState<{ readonly hand: number; readonly ok: boolean } | null>(null);
  const { hand, nextCommitment } = view;
  const promised = hand && (seen?.hand === hand.number ? seen.commitment : hand.commitment);
  const verify = () => {
    if (hand?.seed && promised) setChecked({ hand: hand.number, ok: keepsPromise(hand.seed, promised) });
  };
  const shown = promised ?? nextCommitment;
  if (shown === null) return null;
  const ok = checked && checked.hand === hand?.number ? checked.ok : null;
  return (
    <section className="promise" aria-label={t('fair.title')}>
      <p>
        <ShieldCheck size={18} aria-hidden="true" />
        {t('fair.promise')} <code title={shown}>{shortOf(shown)}</code>
      </p>
      {hand?.seed && (
        <>
          <p>
            {t('fair.seed')} <code title={hand.seed}>{shortOf(hand.seed)}</code>
          </p>
          {ok === null ? (
            <button type="button" className="act" data-act="verify" onClick={verify}>
              {t('fair.verify')}
            </button>
          ) : (
            <p role="status" className="promise__answer" data-ok={ok}>
              {ok ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
              {t(ok ? 'fair.seedRight' : 'fair.wrong')}
            </p>
          )}
        </>
      )}
    </section>
  );
};
