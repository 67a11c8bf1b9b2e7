// Turns the catalogue (YAML, written by hand) into TypeScript: a union of every rule id, and the entries themselves.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const here = dirname(fileURLToPath(import.meta.url));
const catalogue = join(here, 'catalogue');
const target = join(here, 'src', 'generated');

const entries = readdirSync(catalogue)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .flatMap((file) => parse(readFileSync(join(catalogue, file), 'utf8')));

const literal = (value) => JSON.stringify(value);
mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, 'rule-ids.ts'),
  `/** Every rule of the four source texts, by its catalogue id. Made by generate.mjs. */\nexport const ruleIds = [\n${entries
    .map((entry) => `  ${literal(entry.id)},`)
    .join('\n')}\n] as const;\n\nexport type RuleId = (typeof ruleIds)[number];\n`,
);
console.log(`rulebook: ${entries.length} entries`);
