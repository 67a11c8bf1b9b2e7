import { type PlayClocks } from '@cardroom/contracts';
import { type TableInView } from '@cardroom/design';
import { Button, NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { RuleText } from '../rules/rule-text';
import { usePlayOrders } from './use-play-orders';
import { WholeSheet } from './whole-sheet';

interface ClocksSheetProps {
  readonly view: TableInView;
  readonly onClose: () => void;
}

/** The least and the most of each clock; one that may be left empty is then not run. */
const clocks = {
  actSeconds: { min: 5, max: 600, mayBeEmpty: true },
  nextHandSeconds: { min: 0, max: 600, mayBeEmpty: false },
  timeoutsBeforeSittingOut: { min: 1, max: 20, mayBeEmpty: true },
  sitOutMinutes: { min: 1, max: 600, mayBeEmpty: true },
  paceSeconds: { min: 1, max: 900, mayBeEmpty: true },
  deckMinutes: { min: 1, max: 1440, mayBeEmpty: true },
} as const;
type Clock = keyof typeof clocks;
const names = Object.keys(clocks) as readonly Clock[];

type Values = Record<Clock, number | ''>;

const shownOf = (set: PlayClocks): Values =>
  Object.fromEntries(names.map((name) => [name, set[name] ?? ''])) as Values;

const setOf = (values: Values): PlayClocks =>
  Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]])) as PlayClocks;

/** The clocks of one table, as they are and as they are to be from the next decision on. */
export const ClocksSheet = ({ view, onClose }: ClocksSheetProps) => {
  const { t } = useTranslation('play');
  const { give, running } = usePlayOrders();
  const form = useForm({
    initialValues: shownOf(view.clocks),
    validate: { nextHandSeconds: (seconds) => (seconds === '' ? t('clocks.needed') : null) },
  });
  const change = async (values: Values) => {
    if ((await give('play/change-clocks', { clocks: setOf(values) }, 'change-clocks')) === null) onClose();
  };
  return (
    <WholeSheet label={t('clocks.title')} title={t('clocks.title')} onClose={onClose}>
      <form onSubmit={form.onSubmit((values) => void change(values))}>
        <div className="deal-sheet__choices">
          {names.map((name) => (
            <NumberInput
              key={name}
              label={t(`clocks.${name}`)}
              description={clocks[name].mayBeEmpty ? t('clocks.empty') : undefined}
              min={clocks[name].min}
              max={clocks[name].max}
              allowDecimal={name === 'nextHandSeconds' || name === 'actSeconds'}
              {...form.getInputProps(name)}
            />
          ))}
        </div>
        <div className="deal-sheet__answer">
          <RuleText rule="RRP-10.1.13" />
          <div className="deal-sheet__row">
            <Button type="submit" data-mark="set-clocks" color="lamp" loading={running === 'change-clocks'}>
              {t('clocks.go')}
            </Button>
          </div>
        </div>
      </form>
    </WholeSheet>
  );
};
