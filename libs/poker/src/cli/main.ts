import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ReadyRuleSetId, ruleSets } from '@cardroom/rulebook';
import { type Limit } from '../betting/structure';
import { isSeed } from '../cards/shuffle';
import { type Language } from '../evaluation/names';
import { gameOf, isGameName } from '../games/list';
import { check, reportLines } from './check-command';
import { play, type PlayOptions } from './play-command';
import { replayFile } from './replay-command';
import { usualLimit } from './table-setup';
import { openTerminal } from './terminal';
import { usageIn, wrongOption } from './usage';
import { verifyFile } from './verify-command';

const say = (lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
};

const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const options = {
  lang: { type: 'string' },
  game: { type: 'string', default: 'holdem' },
  seats: { type: 'string', default: '6' },
  rules: { type: 'string', default: 'rrp-cash' },
  limit: { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
  history: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const readArguments = (given: readonly string[]) =>
  parseArgs({ args: [...given], options, allowPositionals: true, strict: true });

type Values = ReturnType<typeof readArguments>['values'];

const limits: readonly Limit[] = ['noLimit', 'potLimit', 'fixedLimit'];

/** The options of `play`, or the option that is wrong. */
const playOptions = (values: Values, language: Language): PlayOptions | keyof Values => {
  const { game, rules, seed = null } = values;
  if (!isGameName(game)) return 'game';
  const seats = Number(values.seats);
  if (!Number.isInteger(seats) || seats < 2 || seats > gameOf(game).maxSeats) return 'seats';
  if (!Object.hasOwn(ruleSets, rules)) return 'rules';
  const limit = (values.limit ?? usualLimit(game)) as Limit;
  if (!limits.includes(limit)) return 'limit';
  if (seed !== null && !isSeed(seed)) return 'seed';
  const { save = null, history = null } = values;
  return { game, seats, rules: rules as ReadyRuleSetId, limit, language, seed, save, history };
};

const playHand = async (values: Values, language: Language): Promise<number> => {
  const wish = playOptions(values, language);
  if (typeof wish === 'string') {
    complain(`${wrongOption(wish, String(values[wish]), language)}\n\n${usageIn(language)}`);
    return 2;
  }
  const terminal = openTerminal();
  const ended = await play(wish, terminal);
  terminal.close();
  return ended ? 0 : 1;
};

/** The commands that read a file: what they print, and whether all was well. */
const onFile: Readonly<Record<string, (path: string, language: Language) => boolean>> = {
  replay: (path, language) => {
    const { lines, complete } = replayFile(path, language);
    say(lines);
    return complete;
  },
  check: (path, language) => {
    const report = check(path, language);
    say(reportLines(report, language));
    return report.hands > 0 && report.right === report.hands;
  },
  verify: (path, language) => {
    const { lines, ok } = verifyFile(path, language);
    say(lines);
    return ok;
  },
};

const run = async (given: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(given);
  const language: Language = values.lang === 'fr' ? 'fr' : 'en';
  const [name = '', path] = positionals;
  if (values.help) {
    say([usageIn(language)]);
    return 0;
  }
  if (name === 'play') return playHand(values, language);
  const command = Object.hasOwn(onFile, name) ? onFile[name] : undefined;
  if (!command || path === undefined) {
    complain(usageIn(language));
    return 2;
  }
  if (!existsSync(path)) {
    complain(language === 'fr' ? `Il n'y a pas de ${path}.` : `There is no ${path}.`);
    return 2;
  }
  return command(path, language) ? 0 : 1;
};

run(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
