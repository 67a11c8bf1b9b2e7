import { type HandAnswer } from '@cardroom/contracts';
import { keepsPromise } from '@cardroom/design';
import { Button } from '@mantine/core';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The promise given before the deal and the seed disclosed after it, checked here and by the room. */
export const FairDeal = ({ verify }: { readonly verify: NonNullable<HandAnswer['verify']> }) => {
  const { t } = useTranslation('play');
  const [checked, setChecked] = useState<boolean | null>(null);
  const check = () => setChecked(keepsPromise(verify.seed, verify.commitment) && verify.isRight);
  return (
    <section className="side__part fair-deal">
      <h2>{t('fair.title')}</h2>
      <dl>
        <dt>{t('fair.promise')}</dt>
        <dd>{verify.commitment}</dd>
        <dt>{t('fair.seed')}</dt>
        <dd>{verify.seed}</dd>
      </dl>
      {checked === null ? (
        <Button variant="default" onClick={check}>
          {t('fair.verify')}
        </Button>
      ) : (
        <p role="status" data-ok={checked}>
          {checked ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}{' '}
          {t(checked ? 'fair.right' : 'fair.wrong')}
        </p>
      )}
    </section>
  );
};
