import { movingInSheets } from '@cardroom/contracts/moving-in-columns';
import { type MovingInSheet } from '@cardroom/contracts';

/** A sheet that was chosen, as text. */
export interface SheetFile {
  readonly name: string;
  readonly text: string;
}

export type Sheets = Readonly<Partial<Record<MovingInSheet, SheetFile>>>;

/** What the server takes of one sheet. */
const mostLetters = 1_000_000;

export const isTooLarge = ({ text }: SheetFile): boolean => text.length > mostLetters;

/** Spreadsheets save UTF-8 or, in older French ones, Windows-1252. */
const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const readFile = async (file: File): Promise<SheetFile> => ({
  name: file.name,
  text: decoded(await file.arrayBuffer()),
});

const words: Readonly<Record<MovingInSheet, readonly string[]>> = {
  games: ['game', 'jeu'],
  rates: ['rate', 'tarif'],
  tables: ['table'],
  players: ['player', 'joueur'],
  seats: ['seat', 'siege'],
  lists: ['list'],
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Which sheet a dropped file is, by its name in either language; null when it could be none or several. */
export const sheetNamed = (fileName: string): MovingInSheet | null => {
  const name = plain(fileName);
  const fits = movingInSheets.filter((sheet) => words[sheet].some((word) => name.includes(word)));
  return fits.length === 1 ? (fits[0] ?? null) : null;
};
