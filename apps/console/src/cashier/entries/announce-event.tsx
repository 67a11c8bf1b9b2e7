import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { AmountField, useReadAmount } from '../parts/amount-field';
import { Choice } from '../parts/choice';
import { OpHead } from '../parts/op-head';
import { Refusal } from '../parts/refusal';
import { useCageOrder } from '../use-cage-order';
import { NumberField } from './number-field';

const ruleSets = ['rrp-tournament', 'rtc', 'fr4'] as const;
const fewestLetters = 2;

interface AnnounceEventProps {
  readonly onClose: () => void;
}

/** A tournament whose entries the cage will sell: price and fee apart, starting stack, places paid. */
export const AnnounceEvent = ({ onClose }: AnnounceEventProps) => {
  const { t } = useTexts();
  const read = useReadAmount();
  const [name, setName] = useState('');
  const [ruleSet, setRuleSet] = useState<(typeof ruleSets)[number]>('rrp-tournament');
  const [typed, setTyped] = useState({ price: '', fee: '', stack: '10000', paidPlaces: '1' });
  const { order, problem, isBusy } = useCageOrder('announce-event');
  const put = (field: keyof typeof typed) => (text: string) => setTyped({ ...typed, [field]: text });
  const price = read(typed.price);
  const fee = typed.fee.trim() === '' ? '0' : read(typed.fee);
  const [stack, paidPlaces] = [Number(typed.stack), Number(typed.paidPlaces)];
  const isReady =
    name.trim().length >= fewestLetters && price !== null && fee !== null && stack > 0 && paidPlaces > 0;
  const announce = async () => {
    if (price === null || fee === null) return;
    const body = { name: name.trim(), ruleSet, price, fee, stack, paidPlaces };
    const outcome = await order('cashier/announce-event', body);
    if (outcome.kind === 'done') onClose();
  };
  return (
    <form
      className="op"
      data-op="announce"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void announce();
      }}
    >
      <OpHead title={t('cage.event.announce')} onClose={onClose} />
      <TextInput
        label={t('cage.event.name')}
        autoFocus
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Choice
        label={t('cage.event.ruleSet')}
        answers={ruleSets.map((each) => [each, t(`cage.event.ruleSets.${each}`)] as const)}
        chosen={ruleSet}
        onChoose={setRuleSet}
      />
      <AmountField
        label={t('cage.event.entryPrice')}
        name="price"
        typed={typed.price}
        onTyped={put('price')}
      />
      <AmountField label={t('cage.event.fee')} name="fee" typed={typed.fee} onTyped={put('fee')} />
      <NumberField
        label={t('cage.event.startingStack')}
        name="starting-stack"
        typed={typed.stack}
        onTyped={put('stack')}
      />
      <NumberField
        label={t('cage.event.paidPlaces')}
        name="paid-places"
        typed={typed.paidPlaces}
        onTyped={put('paidPlaces')}
      />
      <Refusal problem={problem} />
      <Button type="submit" size="lg" data-announce loading={isBusy} disabled={!isReady}>
        {t('cage.event.announceGo')}
      </Button>
    </form>
  );
};
