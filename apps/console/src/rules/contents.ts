import { type CatalogueRule } from './catalogue';

/** The texts in the order in which the book has them, each with its parts. */
export const bookContents = [
  {
    source: 'RRP',
    parts: [
      ...['RRP-1-1', 'RRP-1-2', 'RRP-1-3', 'RRP-2-1', 'RRP-2-2', 'RRP-2-3', 'RRP-3-1', 'RRP-3-2', 'RRP-3-3'],
      ...['RRP-3-4', 'RRP-3-5', 'RRP-3-6', 'RRP-3-7', 'RRP-4', 'RRP-5', 'RRP-6', 'RRP-7', 'RRP-8', 'RRP-9'],
      ...['RRP-10', 'RRP-11', 'RRP-12'],
    ],
  },
  { source: 'RTC', parts: ['RTC-1', 'RTC-10', 'RTC-20', 'RTC-30', 'RTC-40'] },
  { source: 'THR', parts: ['THR-A', 'THR-1'] },
  { source: 'FR4', parts: ['FR4-0', 'FR4-1', 'FR4-3'] },
] as const;

export type PartKey = (typeof bookContents)[number]['parts'][number];
export type SourceKey = (typeof bookContents)[number]['source'];

const parts: ReadonlySet<string> = new Set(bookContents.flatMap((text) => [...text.parts]));

/** The part of its text that a rule stands in: a subsection where the text has some, ten articles of the RTC. */
export const partOf = ({ id, source, section }: CatalogueRule): string => {
  if (source === 'RTC') return Number(section) < 10 ? 'RTC-1' : `RTC-${Math.floor(Number(section) / 10)}0`;
  const subsection = /^\d+\.(\d+)/.exec(id.slice(source.length + 1))?.[1];
  const narrow = `${source}-${section}-${subsection ?? ''}`;
  return parts.has(narrow) ? narrow : `${source}-${section}`;
};

/** `RRP-2-3` as it is printed: `2.3`. */
export const partNumber = (part: string): string => part.split('-').slice(1).join('.');
