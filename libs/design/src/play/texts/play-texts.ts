import english from './en.json';
import french from './fr.json';

declare global {
  interface CardroomTexts {
    play: typeof english;
  }
}

type SameKeys<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

/** The words of a table in play; French may have more plural forms, never fewer keys. */
export const playTexts = { en: english, fr: french satisfies SameKeys<typeof english> } as const;
