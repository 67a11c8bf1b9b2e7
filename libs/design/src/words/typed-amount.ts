import { type Language } from '../texts/start-texts';

const spaces = /[\s\u00a0\u202f']/g;

/** The sign between whole units and their parts; the other one can only stand between thousands. */
const partsSign = { en: '.', fr: ',' } as const;

const grouped = (sign: string) => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+(?!\\d)`);

/**
 * An amount as somebody types it in either language: `1,250.50` and `1250.5` in English, `1 250,50` in French; a
 * keypad's point counts as a comma where it can mean nothing else. Answers what the server reads, `1250.50`; null
 * when it is no amount, has more decimals than the currency, or could be read in two ways.
 */
export const readAmount = (typed: string, language: Language, decimals = 2): string | null => {
  const sign = partsSign[language];
  const other = sign === '.' ? ',' : '.';
  const plain = typed.trim().replace(spaces, '');
  const isGrouped = language === 'en' && grouped(other).test(plain);
  const units = isGrouped ? plain.replaceAll(other, '') : plain.replace(other, sign);
  const [, whole = '', part = ''] = new RegExp(`^(\\d{1,10})(?:\\${sign}(\\d*))?$`).exec(units) ?? [];
  if (whole === '' || part.length > decimals) return null;
  const plainWhole = whole.replace(/^0+(?=\d)/, '');
  return /[1-9]/.test(part) ? `${plainWhole}.${part.padEnd(decimals, '0')}` : plainWhole;
};
