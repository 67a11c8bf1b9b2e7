import { useLanguage } from '@cardroom/design';
import { useCatalogue } from './catalogue';
import { RuleLink } from './rule-link';

/** A rule in full, read before what it is about is done. */
export const RuleText = ({ rule }: { readonly rule: string }) => {
  const { language } = useLanguage();
  const text = useCatalogue(true)?.ruleOf.get(rule);
  return (
    <>
      <RuleLink rule={rule} />
      {text && <p>{text.text[language]}</p>}
    </>
  );
};
