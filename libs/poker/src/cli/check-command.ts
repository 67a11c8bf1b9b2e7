import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type Language } from '../evaluation/names';
import { type ExpectedResult } from '../phh/expected';
import { type NamedHand, readHandHistories } from '../phh/read';
import { checkHand } from './check-hand';
import { type Expectations, expectationsFinder, type FindExpectations, handFiles, resultsFor } from './files';
import { problemText } from './problem-text';

/** What `hand -- check` found: a line for each difference, and how many hands were right. */
export interface CheckReport {
  readonly lines: readonly string[];
  readonly right: number;
  readonly hands: number;
}

const texts = {
  en: {
    missing: (name: string) => `hand ${name}: expected, but not in the file`,
    noFile: 'expected, but there is no such file',
    badLine: (line: number) => `line ${line}: no expected result`,
    total: ({ right, hands }: CheckReport) => `${right} of ${hands} hands right`,
  },
  fr: {
    missing: (name: string) => `coup ${name} : attendu, mais absent du fichier`,
    noFile: 'attendu, mais ce fichier manque',
    badLine: (line: number) => `ligne ${line} : pas un résultat attendu`,
    total: ({ right, hands }: CheckReport) => `coups justes : ${right} sur ${hands}`,
  },
} as const;

/** One thing to check: what it is called and the lines it leads to, none when it is right. */
interface Job {
  readonly file: string;
  readonly complaints: () => readonly string[];
}

interface Asked {
  readonly language: Language;
  readonly find: FindExpectations;
}

const jobsOfFile = (file: string, { language, find }: Asked): readonly Job[] => {
  const reading = readHandHistories(readFileSync(file, 'utf8'));
  if (!reading.ok) return [{ file, complaints: () => [problemText(reading.problem, language)] }];
  const expectations = find(dirname(resolve(file)));
  const results = expectations ? resultsFor(file, expectations) : new Map<string | null, ExpectedResult>();
  const hands = reading.value.map((named): Job => ({
    file,
    complaints: () => checkHand(named, results.get(named.name), language),
  }));
  return [...hands, ...missingHands({ file, results, found: reading.value }, language)];
};

interface FileResults {
  readonly file: string;
  readonly results: ReadonlyMap<string | null, ExpectedResult>;
  readonly found: readonly NamedHand[];
}

const missingHands = ({ file, results, found }: FileResults, language: Language): readonly Job[] =>
  [...results.keys()]
    .filter((name) => !found.some((named) => named.name === name))
    .map((name) => ({ file, complaints: () => [texts[language].missing(name ?? '')] }));

/** What an `expected.jsonl` of a checked folder says that no file answers. */
const jobsOfExpectations = (
  { folder, path, results, badLines }: Expectations,
  files: readonly string[],
  language: Language,
): readonly Job[] => {
  const known = new Set(files.map((file) => resolve(file)));
  const missing = results.filter(({ file }) => !known.has(resolve(folder, file)));
  return [
    ...badLines.map((line) => ({ file: path, complaints: () => [texts[language].badLine(line)] })),
    ...missing.map(({ file }) => ({
      file: resolve(folder, file),
      complaints: () => [texts[language].noFile],
    })),
  ];
};

const jobsOf = (path: string, language: Language): readonly Job[] => {
  const files = handFiles(path);
  const find = expectationsFinder();
  const hands = files.flatMap((file) => jobsOfFile(file, { language, find }));
  const expectations = files.length === 1 && files[0] === path ? null : find(resolve(path), 0);
  return expectations ? [...hands, ...jobsOfExpectations(expectations, files, language)] : hands;
};

/** Settles every hand of a file or folder and compares each with its record. */
export const check = (path: string, language: Language): CheckReport => {
  const jobs = jobsOf(path, language);
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {file}',
    stream: process.stderr,
    hideCursor: true,
  });
  bar.start(jobs.length, 0, { file: '' });
  const colon = language === 'fr' ? ' : ' : ': ';
  const lines: string[] = [];
  let right = 0;
  for (const { file, complaints } of jobs) {
    const name = relative(process.cwd(), file) || file;
    const found = complaints();
    if (found.length === 0) right++;
    lines.push(...found.map((text) => `${name}${colon}${text}`));
    bar.increment(1, { file: name });
  }
  bar.stop();
  return { lines, right, hands: jobs.length };
};

/** The report as it is printed; the last line counts. */
export const reportLines = (report: CheckReport, language: Language): readonly string[] => [
  ...report.lines,
  texts[language].total(report),
];
