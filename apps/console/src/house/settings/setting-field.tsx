import { useLanguage } from '@cardroom/design';
import { Checkbox, NativeSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { type HouseBook, type HouseParameter, isList, mayBeNone, type SettingValue } from './house-book';
import { ListOfNumbers, ListOfWords } from './list-field';
import { fromMinor, toMinor } from './minor-units';
import { useSettingWords } from './use-setting-words';

interface FieldProps {
  readonly parameter: HouseParameter;
  readonly book: HouseBook;
  readonly value: SettingValue;
  readonly onChange: (value: SettingValue) => void;
}

const YesNo = ({ parameter, value, onChange }: FieldProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <SegmentedControl
      aria-label={parameter.meaning[language]}
      data={[
        { value: 'true', label: t('ruleBook.yes') },
        { value: 'false', label: t('ruleBook.no') },
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === 'true')}
    />
  );
};

const Words = ({ parameter, value, onChange }: FieldProps) => {
  const { language } = useLanguage();
  return (
    <NativeSelect
      aria-label={parameter.meaning[language]}
      data={Object.entries(parameter.choices ?? {}).map(([word, text]) => ({
        value: word,
        label: text[language],
      }))}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

/** A number within its bounds; where nothing is a value too, a tick for it stands beside. */
const Quantity = ({ parameter, book, value, onChange }: FieldProps) => {
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const { unitOf, noneOf, isMoney } = useSettingWords(book);
  const money = isMoney(parameter);
  const { min, max } = parameter.range ?? { min: 0, max: Number.MAX_SAFE_INTEGER };
  const shown = (number: number) => (money ? fromMinor(number, currency) : number);
  const isNone = value === null;
  const unit = unitOf(parameter, typeof value === 'number' ? value : 0);
  return (
    <div className="setting__quantity">
      {mayBeNone(parameter) && (
        <Checkbox
          label={noneOf(parameter)}
          checked={isNone}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : min)}
        />
      )}
      {!isNone && (
        <NumberInput
          aria-label={`${parameter.meaning[language]} (${unit})`}
          suffix={`\u00a0${unit}`}
          decimalSeparator={language === 'fr' ? ',' : '.'}
          allowDecimal={money}
          allowNegative={false}
          clampBehavior="blur"
          min={shown(min)}
          max={shown(max)}
          value={typeof value === 'number' ? shown(value) : ''}
          onChange={(typed) => {
            const number = Number(typed);
            if (typed !== '' && Number.isFinite(number)) onChange(money ? toMinor(number, currency) : number);
          }}
        />
      )}
    </div>
  );
};

/** The control that fits what a parameter may hold; nothing else can be entered with it. */
export const SettingField = (props: FieldProps) => {
  const { parameter, value, onChange } = props;
  if (isList(value)) {
    const List = parameter.choices ? ListOfWords : ListOfNumbers;
    return <List parameter={parameter} value={value} onChange={onChange} />;
  }
  if (parameter.unit === 'yesNo') return <YesNo {...props} />;
  return parameter.choices ? <Words {...props} /> : <Quantity {...props} />;
};
