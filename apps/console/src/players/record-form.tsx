import { type PlayerAnswer, type RecordShape } from '@cardroom/contracts';
import { Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { documentKinds } from './kinds';
import { usePlayerOrders } from './use-player';

interface RecordFormProps {
  readonly player: PlayerAnswer;
  readonly record: RecordShape | null;
  readonly onDone: () => void;
}

const emptyForm = {
  familyName: '',
  givenNames: '',
  birthDate: '',
  documentKind: 'identity-card',
  documentNumber: '',
  country: 'FR',
  validUntil: '',
  photo: '',
  phone: '',
  newAlias: '',
};
type Form = typeof emptyForm;

const formOf = (record: RecordShape | null): Form =>
  record === null
    ? emptyForm
    : {
        ...emptyForm,
        familyName: record.familyName ?? '',
        givenNames: record.givenNames ?? '',
        birthDate: record.birthDate ?? '',
        documentKind: record.document?.kind ?? 'identity-card',
        documentNumber: record.document?.number ?? '',
        country: record.document?.country ?? 'FR',
        validUntil: record.document?.validUntil ?? '',
        photo: record.photo ?? '',
        phone: record.phone ?? '',
      };

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const documentIn = ({ documentKind, documentNumber, country, validUntil }: Form): RecordShape['document'] => {
  const kind = documentKinds.find((each) => each === documentKind) ?? 'identity-card';
  const number = orNull(documentNumber);
  if (number === null) return null;
  return { kind, number, country: country.trim().toUpperCase(), validUntil: orNull(validUntil) };
};

const recordIn = (form: Form): RecordShape => ({
  familyName: orNull(form.familyName),
  givenNames: orNull(form.givenNames),
  birthDate: orNull(form.birthDate),
  document: documentIn(form),
  photo: orNull(form.photo),
  phone: orNull(form.phone),
});

const isPhone = (text: string): boolean => /^\+?[0-9][0-9 .()/-]{4,24}$/.test(text.trim());

/** What the server would not read, field by field; it judges the rest. */
const wrongIn = (form: Form): readonly (keyof Form)[] => {
  const number = orNull(form.documentNumber);
  const wrong: readonly (readonly [keyof Form, boolean])[] = [
    ['phone', orNull(form.phone) !== null && !isPhone(form.phone)],
    ['documentNumber', number !== null && number.length < 3],
    ['country', number !== null && !/^[A-Za-z]{2}$/.test(form.country.trim())],
  ];
  return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
};

/** The record as a whole: what is emptied here is no longer kept. */
export const RecordForm = ({ player: { playerId, record: kept }, record, onDone }: RecordFormProps) => {
  const { t } = useTexts();
  const { order, isBusy } = usePlayerOrders();
  const [asksAlias, setAsksAlias] = useState(false);
  const form = useForm<Form>({ initialValues: formOf(record) });
  const keep = async (values: Form) => {
    const wrong = wrongIn(values);
    for (const field of wrong) form.setFieldError(field, t('people.record.wrong'));
    if (wrong.length > 0) return;
    const newAlias = asksAlias ? orNull(values.newAlias) : null;
    const outcome = await order('players/keep-record', {
      playerId,
      revision: kept?.revision ?? 0,
      record: recordIn(values),
      ...(newAlias === null ? {} : { newAlias }),
    });
    if (outcome.kind === 'done') onDone();
    if (outcome.kind === 'refused' && outcome.problem.code === 'players.alias-shows-name') setAsksAlias(true);
  };
  const text = (field: keyof Form, more: { readonly type?: string; readonly max?: number } = {}) => (
    <TextInput
      label={t(`people.record.${field}`)}
      autoComplete="off"
      maxLength={more.max ?? 80}
      {...(more.type === undefined ? {} : { type: more.type })}
      {...form.getInputProps(field)}
    />
  );
  return (
    <form className="player-form" onSubmit={form.onSubmit((values) => void keep(values))}>
      {text('familyName')}
      {text('givenNames')}
      {text('birthDate', { type: 'date' })}
      {text('phone', { type: 'tel', max: 26 })}
      <Select
        label={t('people.record.documentKind')}
        allowDeselect={false}
        data={documentKinds.map((value) => ({ value, label: t(`people.record.kinds.${value}`) }))}
        {...form.getInputProps('documentKind')}
      />
      {text('documentNumber', { max: 40 })}
      {text('country', { max: 2 })}
      {text('validUntil', { type: 'date' })}
      {text('photo', { max: 120 })}
      {asksAlias && text('newAlias', { max: 24 })}
      <div className="player-buttons" data-wide>
        <Button type="submit" loading={isBusy('players/keep-record')}>
          {t('people.record.keep')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
