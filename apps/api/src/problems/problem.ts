import { type Problem } from '@cardroom/contracts';
import { type RefusalFacts } from '@cardroom/kernel';
import { englishTexts } from './problem-texts.en';
import { frenchTexts } from './problem-texts.fr';
import { type Refused } from './refused';
import { valueWord } from './value-words';

/** A title of a few words and a sentence, in which `{name}` stands for a fact of the refusal. */
export interface ProblemText {
  readonly title: string;
  readonly detail: string;
}

export type Language = 'en' | 'fr';

const texts: Readonly<Record<Language, Readonly<Record<string, ProblemText>>>> = {
  en: englishTexts,
  fr: frenchTexts,
};

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** `1 December 2026`: a day of the room, as the reader writes it. */
const dayText = (value: unknown, language: Language): string | null =>
  typeof value === 'string' && calendarDay.test(value)
    ? new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(value),
      )
    : null;

const decimalAmount = /^-?\d+(?:\.(\d+))?$/;

/** An amount as the reader writes it; of facts, those are money that stand beside the same in minor units. */
const moneyText = (name: string, facts: RefusalFacts, language: Language): string | null => {
  const value = facts[name];
  if (typeof value !== 'string' || typeof facts[`${name}Minor`] !== 'number') return null;
  const written = decimalAmount.exec(value);
  if (!written) return null;
  const digits = written[1]?.length ?? 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locales[language], format).format(Number(value));
};

type Said = Refused['refusal'];

const said = (name: string, { code, facts }: Said, language: Language): string => {
  const value = facts[name];
  if (value === undefined) return '–';
  const worded = (each: unknown) => valueWord({ code, name }, each, language) ?? String(each);
  if (value === null) return valueWord({ code, name }, value, language) ?? '–';
  if (Array.isArray(value)) return value.map(worded).join(', ');
  return moneyText(name, facts, language) ?? dayText(value, language) ?? worded(value);
};

const fill = (text: string, refusal: Said, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => said(name, refusal, language));

const unnamed = { title: 'Refused', detail: '' } as const;

const textOf = (code: string, language: Language): ProblemText => texts[language][code] ?? unnamed;

/** The first of the languages asked for that the house speaks; English when none is named. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const asked = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', quality = 'q=1'] = part.trim().split(';');
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality.trim().slice(2)) || 0 };
  });
  const spoken = asked.filter(({ language, weight }) => weight > 0 && language in texts);
  spoken.sort((a, b) => b.weight - a.weight);
  return (spoken[0]?.language as Language | undefined) ?? 'en';
};

/** What a refusal says, in both languages. */
export const textsOf = (refusal: Said): { en: string; fr: string } => ({
  en: fill(textOf(refusal.code, 'en').detail, refusal, 'en'),
  fr: fill(textOf(refusal.code, 'fr').detail, refusal, 'fr'),
});

export interface ProblemPlace {
  readonly language: Language;
  /** What the problem is about: `/commands/<id>` or `/requests/<correlation id>`. */
  readonly instance: string;
}

/** The RFC 9457 document of a refusal, with its sentence in both languages. */
export const problemOf = (refused: Refused, { language, instance }: ProblemPlace): Problem => {
  const { code, rule, facts } = refused.refusal;
  const bothTexts = textsOf(refused.refusal);
  return {
    type: `/problems/${code}`,
    title: textOf(code, language).title,
    status: refused.status,
    detail: bothTexts[language],
    texts: bothTexts,
    instance,
    code,
    ...(rule ? { rule } : {}),
    facts: { ...facts },
    ...(refused.errors ? { errors: [...refused.errors] } : {}),
  };
};
