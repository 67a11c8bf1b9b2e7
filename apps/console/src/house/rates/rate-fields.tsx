import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { useTexts } from '../../texts/texts';
import { collectionTimes, feeKinds, type TypedRate } from './rate-form';

interface FieldsProps {
  readonly form: UseFormReturnType<TypedRate>;
}

/** Fewer players than so many, or hours of the house's clock. */
const Condition = ({ form, of }: FieldsProps & { readonly of: 'half' | 'free' }) => {
  const { t } = useTexts();
  return (
    <>
      <TextInput label={t('rate.fewerThan')} inputMode="numeric" {...form.getInputProps(`${of}.fewerThan`)} />
      <TextInput label={t('rate.from')} placeholder="14:00" {...form.getInputProps(`${of}.from`)} />
      <TextInput label={t('rate.to')} placeholder="18:00" {...form.getInputProps(`${of}.to`)} />
    </>
  );
};

const mostPackages = 10;

const Packages = ({ form }: FieldsProps) => {
  const { t } = useTexts();
  return (
    <fieldset className="rate-fields">
      <legend>{t('rate.packages')}</legend>
      {form.values.packages.map((_, i) => (
        <div key={i} className="rate-fields__package">
          <TextInput
            label={t('rate.periods')}
            inputMode="numeric"
            {...form.getInputProps(`packages.${i}.periods`)}
          />
          <TextInput
            label={t('rate.packageAmount')}
            inputMode="decimal"
            {...form.getInputProps(`packages.${i}.amount`)}
          />
          <ActionIcon
            color="gray"
            aria-label={t('rate.dropPackage')}
            onClick={() => form.removeListItem('packages', i)}
          >
            <X size={20} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {form.values.packages.length < mostPackages && (
        <Button
          variant="default"
          leftSection={<Plus size={20} aria-hidden="true" />}
          onClick={() => form.insertListItem('packages', { periods: '', amount: '' })}
        >
          {t('rate.addPackage')}
        </Button>
      )}
    </fieldset>
  );
};

/** What only time collection has: its reduced and free times, and packages. */
const RentFields = ({ form }: FieldsProps) => {
  const { t } = useTexts();
  return (
    <>
      <fieldset className="rate-fields rate-fields--four">
        <legend>
          {t('rate.half')} <small>{t('rate.conditions')}</small>
        </legend>
        <TextInput label={t('rate.halfAmount')} inputMode="decimal" {...form.getInputProps('halfAmount')} />
        <Condition form={form} of="half" />
      </fieldset>
      <fieldset className="rate-fields rate-fields--four">
        <legend>
          {t('rate.free')} <small>{t('rate.conditions')}</small>
        </legend>
        <Condition form={form} of="free" />
      </fieldset>
      <Packages form={form} />
    </>
  );
};

/** The house's share of each pot that is recorded or dealt. */
const RakeFields = ({ form }: FieldsProps) => {
  const { t } = useTexts();
  return (
    <fieldset className="rate-fields">
      <legend>
        {t('rate.rake')} <small>{t('rate.rakeHint')}</small>
      </legend>
      <TextInput label={t('rate.percent')} inputMode="decimal" {...form.getInputProps('rake.percent')} />
      <TextInput label={t('rate.most')} inputMode="decimal" {...form.getInputProps('rake.most')} />
      <Checkbox
        label={t('rate.noFlopNoDrop')}
        {...form.getInputProps('rake.noFlopNoDrop', { type: 'checkbox' })}
      />
    </fieldset>
  );
};

/** Every field of a rate that its kind has. */
export const RateFields = ({ form }: FieldsProps) => {
  const { t } = useTexts();
  const { kind } = form.values;
  const takesAmount = kind === 'rent' || kind === 'per-hand';
  return (
    <>
      <div className="house-form__pair">
        <NativeSelect
          label={t('rate.kind')}
          data={feeKinds.map((value) => ({ value, label: t(`rate.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        {takesAmount && (
          <TextInput
            label={t(kind === 'rent' ? 'rate.amount' : 'rate.amountPerHand')}
            placeholder={t('rate.amountHint')}
            inputMode="decimal"
            {...form.getInputProps('amount')}
          />
        )}
        {kind === 'rent' && (
          <>
            <TextInput
              label={t('rate.period')}
              placeholder={t('rate.amountHint')}
              inputMode="numeric"
              {...form.getInputProps('periodMinutes')}
            />
            <NativeSelect
              label={t('rate.when')}
              data={[
                { value: '', label: t('rate.houseTime') },
                ...collectionTimes.map((value) => ({ value, label: t(`rate.whens.${value}`) })),
              ]}
              {...form.getInputProps('when')}
            />
          </>
        )}
      </div>
      {kind === 'rent' && <RentFields form={form} />}
      {kind === 'rake' && <RakeFields form={form} />}
    </>
  );
};
