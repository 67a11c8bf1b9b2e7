/** Digits and signs that stand for letters on a keyboard with an idea. */
const stands: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
};

const joined: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Without accents and capitals, joined letters taken apart: what two spellings of one name have in common. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/gu, (letter) => joined[letter] ?? letter)
    .trim();

/** The words of a text, folded: letters and digits, parted by anything else. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const asRead = (text: string): string => [...folded(text)].map((sign) => stands[sign] ?? sign).join('');

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]+/gu, '');

/** The words of a text as they are meant to be read: `C0nn4rd` is `connard`, `BonJour` two words. */
export const wordsAsRead = (text: string): readonly string[] =>
  asRead(text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** All letters of a text in one, as they are meant to be read: `c.o.n.` is `con`. */
export const lettersAsRead = (text: string): string => lettersOf(asRead(text));

/** `meeerde` is `merde`: three of a letter and more are one. */
export const stretched = (word: string): boolean => /(\p{L})\1\1/u.test(word);

/** One of each letter that stands several times in a row. */
export const unstretched = (word: string): string => word.replaceAll(/(\p{L})\1+/gu, '$1');
