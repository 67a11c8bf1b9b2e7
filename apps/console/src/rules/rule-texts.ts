import { type Language } from '@cardroom/design';

export type RuleText = Readonly<Record<Language, { readonly title: string; readonly sentence: string }>>;

/** What a rule says; null when the catalogue does not know the id. The catalogue is large: it is fetched when asked for. */
export const readRule = async (id: string): Promise<RuleText | null> => {
  const { rules } = await import('@cardroom/rulebook/catalogue');
  const rule = rules.find((each) => each.id === id);
  if (!rule) return null;
  const { title, text } = rule;
  return { en: { title: title.en, sentence: text.en }, fr: { title: title.fr, sentence: text.fr } };
};
