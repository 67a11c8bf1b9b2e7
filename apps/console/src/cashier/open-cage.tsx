import { readAmount, useLanguage } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../orders/orders';
import { useTexts } from '../texts/texts';
import { Choice } from './parts/choice';
import { Refusal } from './parts/refusal';
import { useMoney } from './parts/use-money';
import { useCageOrder } from './use-cage-order';

const profiles = ['fr-casino', 'generic'] as const;

/** Opens the cage for the gaming day; its chips and profile are said once, on a room's first day. */
export const OpenCage = ({ wasOpen }: { readonly wasOpen: boolean }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useMoney();
  const may = useMay();
  const { order, problem, isBusy } = useCageOrder('cage');
  const [typed, setTyped] = useState('1 5 25 100 500');
  const [profile, setProfile] = useState<(typeof profiles)[number]>('generic');
  const denominations = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => readAmount(each, language, currency.decimals));
  const isSound = wasOpen || (denominations.length > 0 && !denominations.includes(null));
  const open = () =>
    void order(
      'cashier/open-cage',
      wasOpen ? {} : { denominations: denominations.flatMap((each) => each ?? []), profile },
    );
  if (!may('cashier/open-cage'))
    return (
      <section className="open-cage">
        <h1>{t('cage.closed.title')}</h1>
        <p>{t('cage.closed.askManager')}</p>
      </section>
    );
  return (
    <section className="open-cage">
      <h1>{t('cage.closed.title')}</h1>
      <p>{t(wasOpen ? 'cage.closed.carried' : 'cage.closed.first')}</p>
      {!wasOpen && (
        <>
          <TextInput
            label={t('cage.closed.denominations')}
            error={!isSound}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Choice
            label={t('cage.closed.profile')}
            answers={profiles.map((each) => [each, t(`cage.closed.${each}`)] as const)}
            chosen={profile}
            onChoose={setProfile}
          />
        </>
      )}
      <Refusal problem={problem} />
      <Button
        size="lg"
        data-open-cage
        loading={isBusy}
        disabled={!isSound}
        leftSection={<DoorOpen size={22} aria-hidden="true" />}
        onClick={open}
      >
        {t('cage.closed.open')}
      </Button>
    </section>
  );
};
