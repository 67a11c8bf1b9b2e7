import { localeOf, useLanguage } from '@cardroom/design';
import { useRoom } from '../boards/use-board';
import { useTexts } from '../texts/texts';
import { type Catalogue, type CatalogueRule, type ParameterWords } from './catalogue';
import './rule-parameters.css';

/** A value as the house would say it: `30 minutes`, `yes`, `no limit`. */
const useValueWords = ({ unitAfter }: Catalogue) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const counted = (value: number, unit: ParameterWords['unit']) =>
    `${value.toLocaleString(localeOf(language))} ${unitAfter(unit, value, language)}`;
  const say = ({ unit, choices, none }: ParameterWords, value: unknown): string => {
    if (value === null || value === undefined) return none?.[language] ?? t('ruleBook.leftToHouse');
    if (typeof value === 'boolean') return t(value ? 'ruleBook.yes' : 'ruleBook.no');
    if (typeof value === 'number') return counted(value, unit);
    if (typeof value === 'string') return choices?.[value]?.[language] ?? value;
    if (!Array.isArray(value)) return '';
    const items = value.map((item: unknown) =>
      Array.isArray(item) ? item.join('/') : (choices?.[String(item)]?.[language] ?? String(item)),
    );
    return items.length === 0 ? t('ruleBook.nothing') : items.join(', ');
  };
  return say;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface RuleParametersProps {
  readonly rule: CatalogueRule;
  readonly catalogue: Catalogue;
}

/** The figures of a rule: what its text says, and what counts in this room at the time that is looked at. */
export const RuleParameters = ({ rule, catalogue }: RuleParametersProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const settings = useRoom()?.settings ?? {};
  const say = useValueWords(catalogue);
  const rows = Object.entries(rule.parameters).flatMap(([name, inText]) => {
    const parameter = catalogue.parameters[name];
    if (!parameter) return [];
    const isSet = name in settings;
    const inForce = isSet ? settings[name] : catalogue.startingRules[name];
    return [{ name, parameter, inText: inText as unknown, inForce, isSet }];
  });
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{t('ruleBook.parameters')}</h3>
      <dl className="rule-parameters">
        {rows.map(({ name, parameter, inText, inForce, isSet }) => (
          <div key={name} data-differs={inText !== null && !same(inText, inForce)}>
            <dt>
              {parameter.meaning[language]}
              <small>{t('ruleBook.textSays', { value: say(parameter, inText) })}</small>
            </dt>
            <dd>
              {say(parameter, inForce)}
              <small>{t(isSet ? 'ruleBook.inForce' : 'ruleBook.starting')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
