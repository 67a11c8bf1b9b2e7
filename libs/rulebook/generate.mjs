// Turns the catalogue (YAML, written by hand) into TypeScript: a union of every rule id, the topics, and the
// entries themselves. A catalogue with a fault generates nothing: each fault is printed with its file and entry.
//
//   node generate.mjs [catalogue folder] [target folder]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { problemsOf } from './catalogue-check.mjs';

const topicsFile = 'topics.yaml';

const parsed = (folder, file) => {
  try {
    return parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
};

const readEntries = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== topicsFile)
    .sort()
    .flatMap((file) => {
      const entries = parsed(folder, file);
      if (!Array.isArray(entries)) throw new Error(`${file}: must be a list of entries`);
      return entries.map((entry) => ({ file, entry }));
    });

/** The rule as screens and tests read it: source and section from its id, both languages side by side. */
const ruleOf = ({
  id,
  title,
  titleFr,
  topics,
  capability,
  kind,
  en,
  fr,
  behaviour,
  parameters,
  conflicts,
  note,
}) => {
  const [source, number] = id.split('-');
  return {
    id,
    source,
    section: number.startsWith('A') ? 'A' : number.split('.')[0],
    title: { en: title, fr: titleFr },
    text: { en, fr },
    topics,
    capability,
    kind,
    behaviour,
    parameters,
    conflicts,
    note,
  };
};

const sources = ['RRP', 'RTC', 'THR', 'FR4'];

const inNumericalOrder = new Intl.Collator('en', { numeric: true });

/** The order of the texts: source by source, then number by number (2.3.9 before 2.3.10). */
const byPrintedOrder = (a, b) =>
  sources.indexOf(a.source) - sources.indexOf(b.source) || inNumericalOrder.compare(a.id, b.id);

const literal = (value) => JSON.stringify(value);
const lines = (values) => values.map((value) => `  ${literal(value)},`).join('\n');

const ruleIdsSource = (
  rules,
) => `/** Every rule of the four source texts, by its catalogue id. Made by generate.mjs. */
export const ruleIds = [
${lines(rules.map(({ id }) => id))}
] as const;

export type RuleId = (typeof ruleIds)[number];
`;

const topicsSource = (topics) => `import { type Text } from '../language';

/** The situations rules are found under, with their labels. Made by generate.mjs. */
export const topicLabels = {
${Object.entries(topics)
  .map(([id, [en, fr]]) => `  ${literal(id)}: ${literal({ en, fr })},`)
  .join('\n')}
} as const satisfies Readonly<Record<string, Text>>;

export type Topic = keyof typeof topicLabels;
`;

const catalogueSource = (rules) => `import { type Rule } from '../rule';

/** The whole rule catalogue, in the order of the source texts. Made by generate.mjs. */
export const rules: readonly Rule[] = [
${lines(rules)}
];
`;

const generate = (folder, target) => {
  const entries = readEntries(folder);
  const topics = parsed(folder, topicsFile);
  const problems = problemsOf(entries, topics);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const rules = entries.map(({ entry }) => ruleOf(entry)).sort(byPrintedOrder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'rule-ids.ts'), ruleIdsSource(rules));
  writeFileSync(join(target, 'topics.ts'), topicsSource(topics));
  writeFileSync(join(target, 'catalogue.ts'), catalogueSource(rules));
  console.log(`rulebook: ${rules.length} rules, ${Object.keys(topics).length} topics`);
};

const here = dirname(fileURLToPath(import.meta.url));
const [folder = join(here, 'catalogue'), target = join(here, 'src', 'generated')] = process.argv
  .slice(2)
  .map((path) => resolve(path));

try {
  generate(folder, target);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
