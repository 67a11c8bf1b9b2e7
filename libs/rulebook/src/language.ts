/** The languages every rule, parameter and reason is written in. */
export type Language = 'en' | 'fr';

/** The same thing said in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** A text as it is written in data: English, then French. */
export type Labels = readonly [en: string, fr: string];

export const inBoth = ([en, fr]: Labels): Text => ({ en, fr });
