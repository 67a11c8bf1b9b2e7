import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import { type PaperWords } from './words';

const fonts = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const millimetre = 72 / 25.4;

export const mm = (millimetres: number): number => millimetres * millimetre;

export type Paper = InstanceType<typeof PDFDocument>;

export interface PaperKind {
  /** `A4`, or the width and height of a roll in millimetres. */
  readonly size: 'A4' | readonly [number, number];
  readonly title: string;
  /** An A4 sheet that lies on its side. */
  readonly isWide?: boolean;
}

const files: Readonly<Record<string, string>> = {
  plain: join(fonts, 'DejaVuSans.ttf'),
  bold: join(fonts, 'DejaVuSans-Bold.ttf'),
};

/**
 * Lets `plain` and `bold` be asked for by name. A table returns to the font before it for each of its cells, by its
 * file, and the library reads a file again that it was only ever asked for by a registered name.
 */
const withNamedFonts = (paper: Paper): Paper => {
  const { font } = paper;
  return Object.assign(paper, {
    font: (name: string, ...more: unknown[]): Paper =>
      Reflect.apply(font, paper, [files[name] ?? name, ...more]),
  });
};

/** A document with the house's fonts, which know the accents and letters of all of Europe. */
export const newPaper = ({ size, title, isWide = false }: PaperKind): Paper => {
  const paper = new PDFDocument({
    size: size === 'A4' ? 'A4' : [mm(size[0]), mm(size[1])],
    layout: isWide ? 'landscape' : 'portrait',
    margin: size === 'A4' ? mm(15) : mm(5),
    bufferPages: true,
    info: { Title: title, Creator: 'Cardroom' },
  });
  return withNamedFonts(paper).font('plain').fontSize(10);
};

/** The finished document. */
export const bytesOf = (paper: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
    paper.end();
  });

/** Who printed what and when, at the foot of every page, with its number. */
export const addFeet = (paper: Paper, foot: string): void => {
  const { start, count } = paper.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    paper.switchToPage(start + i);
    const { left, right, bottom } = paper.page.margins;
    const width = paper.page.width - left - right;
    paper.page.margins.bottom = 0;
    const y = paper.page.height - bottom + mm(3);
    paper.font('plain').fontSize(8).fillColor('#444');
    paper.text(`${foot} · ${i + 1}/${count}`, left, y, { width, align: 'right', lineBreak: false });
    paper.page.margins.bottom = bottom;
  }
};

/** How far the house's letters rise above their line, as a share of their size. */
const ascent = 0.928;

export const heading = (paper: Paper, text: string, beside = ''): void => {
  const [size, besideSize] = [15, 10];
  paper
    .font('bold')
    .fontSize(size)
    .fillColor('#000')
    .text(text, { continued: beside !== '' });
  if (beside) {
    paper.y += (size - besideSize) * ascent;
    paper.font('plain').fontSize(besideSize).text(`   ${beside}`);
  }
  paper.moveDown(0.7).font('plain').fontSize(10);
};

export interface Column<R> {
  readonly title: string;
  readonly share: number;
  readonly text: (row: R) => string;
}

const lineHeight = mm(8);

/** The rows of a table with lines left free to write on: what is left of the page, and never fewer than six. */
export const withFreeLines = <R>(paper: Paper, rows: readonly R[]): readonly (R | null)[] => {
  const { height, margins } = paper.page;
  const lines = Math.floor((height - margins.bottom - paper.y) / lineHeight);
  const free = Math.max(6, lines - 1 - rows.length);
  return [...rows, ...Array.from({ length: free }, () => null)];
};

/** A ruled table to write in, over as many pages as it takes. */
export const ruled = <R>(paper: Paper, columns: readonly Column<R>[], rows: readonly R[]): void => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const { left, right } = paper.page.margins;
  const width = paper.page.width - left - right;
  paper.fontSize(columns.length > 9 ? 7 : columns.length > 6 ? 8 : 10).table({
    columnStyles: columns.map(({ share }) => (width * share) / shares),
    rowStyles: () => ({ minHeight: lineHeight, padding: 4, border: 0.5, borderColor: '#888' }),
    data: [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))],
  });
  paper.fontSize(10).moveDown();
};

export const timeOf = (iso: string | null, timeZone: string, language: string): string =>
  iso === null
    ? ''
    : new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      }).format(new Date(iso));

/** What every paper needs to know of its room. */
export interface Printing {
  readonly words: PaperWords;
  readonly language: 'en' | 'fr';
  readonly roomName: string;
  readonly timeZone: string;
  /** What the paper shows stood so at this instant (ISO) and position of the log. */
  readonly at: string;
  readonly position: string;
}

export const footOf = ({ words, roomName, timeZone, language, at, position }: Printing): string => {
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at));
  return `${roomName} · ${words.printedAt} ${day} · #${position}`;
};
