import { amountText, localeOf, useLanguage } from '@cardroom/design';
import { useSession } from '../../session/session';
import { useTexts } from '../../texts/texts';
import { type HouseBook, type HouseParameter } from './house-book';
import { minorText } from './minor-units';

/** A setting's value and unit as the house would say them. */
export const useSettingWords = ({ unitAfter }: HouseBook) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { currency } = useSession().room;
  const isMoney = ({ unit }: HouseParameter) => unit === 'minorUnits';
  const unitOf = (parameter: HouseParameter, count: number): string =>
    isMoney(parameter) ? currency : unitAfter(parameter.unit, count, language);
  const noneOf = ({ none }: HouseParameter): string => none?.[language] ?? t('ruleBook.leftToHouse');
  const say = (parameter: HouseParameter, value: unknown): string => {
    if (value === null || value === undefined) return noneOf(parameter);
    if (typeof value === 'boolean') return t(value ? 'ruleBook.yes' : 'ruleBook.no');
    if (Array.isArray(value)) return value.map((one) => say(parameter, one)).join(', ');
    if (typeof value !== 'number') return parameter.choices?.[String(value)]?.[language] ?? String(value);
    return isMoney(parameter)
      ? amountText(minorText(value, currency), currency, language)
      : `${value.toLocaleString(localeOf(language))} ${unitOf(parameter, value)}`.trim();
  };
  return { say, unitOf, noneOf, isMoney };
};
