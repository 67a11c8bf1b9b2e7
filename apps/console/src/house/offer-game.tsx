import { type GameShape } from '@cardroom/contracts';
import { gameWords } from '@cardroom/contracts/game-words';
import { structuresInOrder, useLanguage, variantsInOrder } from '@cardroom/design';
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay, useOrders } from '../orders/orders';
import { useTexts } from '../texts/texts';
import './house-form.css';

const about = 'offer-game';

const first = {
  variant: 'holdem' as GameShape['variant'],
  structure: 'no-limit' as GameShape['structure'],
  small: '1',
  big: '2',
  minBuyIn: '40',
  maxBuyIn: '',
};

/** Amounts are typed with a comma in French; the log keeps a point. */
const amountOf = (typed: string) => typed.trim().replace(',', '.');
const isAmount = (typed: string) => /^\d{1,9}(\.\d{1,2})?$/.test(amountOf(typed));

type Field = (name: keyof typeof first) => ReturnType<UseFormReturnType<typeof first>['getInputProps']>;

const GameFields = ({ field }: { readonly field: Field }) => {
  const { t } = useTexts();
  const words = gameWords[useLanguage().language];
  return (
    <>
      <NativeSelect
        label={t('house.variant')}
        data={variantsInOrder.map((value) => ({ value, label: words.variants[value] }))}
        {...field('variant')}
      />
      <NativeSelect
        label={t('house.structure')}
        data={structuresInOrder.map((value) => ({ value, label: words.structures[value] }))}
        {...field('structure')}
      />
      <div className="house-form__pair">
        <TextInput label={t('house.small')} inputMode="decimal" {...field('small')} />
        <TextInput label={t('house.big')} inputMode="decimal" {...field('big')} />
        <TextInput label={t('house.minBuyIn')} inputMode="decimal" {...field('minBuyIn')} />
        <TextInput label={t('house.maxBuyIn')} inputMode="decimal" {...field('maxBuyIn')} />
      </div>
    </>
  );
};

/** A further game and limit, and with it a further list. */
export const OfferGame = ({ first: isFirst }: { readonly first: boolean }) => {
  const { t } = useTexts();
  const may = useMay();
  const { give, underWay } = useOrders();
  const [opened, setOpened] = useState(false);
  const needed = (typed: string) => (isAmount(typed) ? null : t('house.amountWanted'));
  const form = useForm({
    initialValues: first,
    validate: {
      small: needed,
      big: needed,
      minBuyIn: needed,
      maxBuyIn: (typed) => (typed.trim() === '' ? null : needed(typed)),
    },
  });
  if (!may('offer-game')) return null;

  const offer = async ({ variant, structure, small, big, minBuyIn, maxBuyIn }: typeof first) => {
    const body = {
      variant,
      structure,
      stakes: [amountOf(small), amountOf(big)] as [string, string],
      minBuyIn: amountOf(minBuyIn),
      maxBuyIn: maxBuyIn.trim() === '' ? null : amountOf(maxBuyIn),
    };
    const { kind } = await give({ name: 'offer-game', body, about });
    if (kind === 'done') setOpened(false);
  };
  return (
    <>
      <button type="button" className="offer-game" onClick={() => setOpened(true)}>
        <Plus size={28} aria-hidden="true" />
        {isFirst ? t('house.offerFirst') : t('house.offerGame')}
      </button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('house.offerGame')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form className="house-form" onSubmit={form.onSubmit((values) => void offer(values))}>
          <GameFields field={(name) => form.getInputProps(name)} />
          <Button type="submit" loading={underWay(about) !== undefined}>
            {t('house.offer')}
          </Button>
        </form>
      </Modal>
    </>
  );
};
