import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Seed } from '@cardroom/kernel';
import { fixtures } from '../phh/testing';
import { check, reportLines } from './check-command';
import { play, type PlayOptions } from './play-command';
import { replayFile } from './replay-command';
import { type Terminal } from './terminal';
import { wrongOption } from './usage';
import { verifyFile } from './verify-command';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-hand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const engineCases = join(fixtures, 'engine-cases', 'hands.phhs');

/** A copy of the engine cases with one text of one file changed. */
const copyWith = (file: 'hands.phhs' | 'expected.jsonl', from: string, to: string): string => {
  mkdirSync(join(folder, 'sub'));
  for (const name of ['hands.phhs', 'expected.jsonl'])
    copyFileSync(join(fixtures, 'engine-cases', name), join(folder, name));
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return folder;
};

describe('hand -- check', () => {
  it('finds every engine case right, in both languages', () => {
    const report = check(engineCases, 'en');
    expect(reportLines(report, 'en')).toEqual([`${report.hands} of ${report.hands} hands right`]);
    expect(report.hands).toBe(11);
    expect(reportLines(report, 'fr')).toEqual(['coups justes : 11 sur 11']);
  });

  it('writes each difference from the expected result on a line', () => {
    const report = check(copyWith('expected.jsonl', '[650, 1050, 450]', '[651, 1049, 450]'), 'en');
    expect(report.right).toBe(10);
    expect(report.lines).toHaveLength(1);
    expect(report.lines[0]).toMatch(
      /hand E01: stacks: expected \[651,1049,450\], settled \[650,1050,450\]$/u,
    );
  });

  it('counts a hand that is expected and not there, and a line that is no result', () => {
    const missing = check(copyWith('hands.phhs', '[E01]', '[E99]'), 'en');
    expect(missing.lines.join()).toMatch(/hand E01: expected, but not in the file/u);
    expect(missing.right).toBe(missing.hands - 1);
  });

  it('tells a refused action with line, action number and rule', () => {
    const report = check(copyWith('hands.phhs', "'p3 cbr 150'", "'p3 cbr 75'"), 'en');
    expect(report.lines[0]).toMatch(
      /line 11, hand E01, action 4: "p3 cbr 75" is not allowed: RRP-\d\S* .*poker\./u,
    );
  });

  it('reads a folder in which a file is no hand history', () => {
    writeFileSync(join(folder, 'bad.phh'), 'variant = \n');
    const report = check(folder, 'fr');
    expect(report).toMatchObject({ right: 0, hands: 1 });
    expect(report.lines[0]).toMatch(/bad\.phh : ligne 1 : ce n'est pas du TOML/u);
  });
});

describe('hand -- replay', () => {
  it('shows streets, pots, legal actions and the result', () => {
    const { lines, complete } = replayFile(engineCases, 'en');
    expect(complete).toBe(true);
    expect(lines).toContain('  [4] p3 may fold, call 50 or raise to 100–150');
    expect(lines).toContain('Flop: A♥ 8♦ 3♠ — pot 450');
    expect(lines).toContain('  p3 shows 8♥ 8♣: three eights');
    expect(lines).toContain('  Main pot: p3 wins 450');
    expect(lines).toContain('  300 that nobody called goes back to p1');
  });

  it('speaks French', () => {
    const { lines } = replayFile(engineCases, 'fr');
    expect(lines).toContain('  [4] p3 peut passer, suivre 50 ou relancer à 100–150');
    expect(lines).toContain('  p3 montre 8♥ 8♣ : brelan de huit');
    expect(lines.join('\n')).not.toMatch(/ (wins|shows|calls|folds) /u);
  });

  it('stops at a bad action and says why', () => {
    const changed = join(copyWith('hands.phhs', "'p1 cbr 200'", "'p2 cbr 200'"), 'hands.phhs');
    const { lines, complete } = replayFile(changed, 'fr');
    expect(complete).toBe(false);
    expect(lines.join('\n')).toMatch(/ligne 11, coup E01, action 8 : « p2 cbr 200 » n'est pas permis/u);
  });
});

const answering = (answers: readonly string[]): Terminal & { readonly said: string[] } => {
  const said: string[] = [];
  const left = [...answers];
  return {
    said,
    say: (...lines) => void said.push(...lines),
    ask: async (question) => {
      said.push(question);
      return left.shift() ?? null;
    },
    close: () => undefined,
  };
};

const options = (changes: Partial<PlayOptions> = {}): PlayOptions => ({
  game: 'omaha8',
  seats: 6,
  rules: 'rrp-cash',
  limit: 'potLimit',
  language: 'en',
  seed: '5a'.repeat(32) as Seed,
  save: join(folder, 'facts.json'),
  history: join(folder, 'hand.phh'),
  ...changes,
});

describe('hand -- play and hand -- verify', () => {
  it.each([
    ['holdem', 'noLimit', 'rrp-cash'],
    ['omaha', 'potLimit', 'rrp-cash'],
    ['omaha8', 'potLimit', 'thr'],
    ['stud', 'fixedLimit', 'rrp-cash'],
    ['stud8', 'fixedLimit', 'rrp-tournament'],
    ['draw', 'fixedLimit', 'rrp-cash'],
    ['richardHoldem', 'noLimit', 'fr4'],
    ['holdem', 'noLimit', 'rtc'],
  ] as const)(
    'plays %s %s under %s to its end, writes it down and verifies it',
    async (game, limit, rules) => {
      for (const seats of [2, 6])
        for (const [i, answers] of [['c', 'k', 'c', 'nonsense', 'c', '1 3', 's'], []].entries()) {
          const terminal = answering(answers);
          const seed = `${i}${seats}`.padEnd(64, 'e') as Seed;
          expect(await play(options({ game, limit, rules, seats, seed }), terminal)).toBe(true);
          expect(verifyFile(join(folder, 'facts.json'), 'en').ok).toBe(true);
          expect(reportLines(check(join(folder, 'hand.phh'), 'en'), 'en')).toEqual(['1 of 1 hands right']);
        }
    },
  );

  it('plays jacks or better until somebody opens or the antes stay', async () => {
    const terminal = answering([]);
    const ended = await play(options({ game: 'jacksOrBetter', limit: 'fixedLimit' }), terminal);
    expect(ended).toBe(true);
    expect(verifyFile(join(folder, 'facts.json'), 'en').ok).toBe(true);
  });

  it('hides the cards of the others until they are shown, and publishes commitment and seed', async () => {
    const terminal = answering(['f']);
    await play(options({ language: 'fr' }), terminal);
    expect(terminal.said[0]).toMatch(/^Publié avant la donne .*[0-9a-f]{64}$/u);
    expect(terminal.said.join('\n')).toContain(
      `La graine, pour que vous puissiez vérifier la donne : ${'5a'.repeat(32)}`,
    );
    const dealt = terminal.said.filter((line) => /^ {2}siège \d : \?\? \?\? \?\? \?\?$/u.test(line));
    expect(dealt).toHaveLength(5);
  });

  it('says no with the rule, and asks again', async () => {
    const terminal = answering(['100000', 'f']);
    await play(options({ game: 'holdem', limit: 'noLimit' }), terminal);
    expect(terminal.said.join('\n')).toMatch(/Not allowed: RRP-10\.0\.a .*poker\.above-stack/u);
  });

  it.each([
    ['another seed', '"seed": "5a', '"seed": "5b', 'WRONG the seed is the one committed to'],
    ['another card', /"burns": \[\s*"(..)"/u, '"burns": ["Jk"', 'WRONG every card came off'],
  ])('finds a hand that was not dealt as committed to: %s', async (...row) => {
    const [, from, to, line] = row;
    await play(options({ game: 'holdem', limit: 'noLimit' }), answering(['c', 'c', 'c', 'c', 'c', 'c']));
    const path = join(folder, 'facts.json');
    const facts = readFileSync(path, 'utf8');
    expect(facts).toMatch(from);
    writeFileSync(path, facts.replace(from, to));
    const { lines, ok } = verifyFile(path, 'en');
    expect(ok).toBe(false);
    expect(lines.join('\n')).toMatch(new RegExp(`${line}|lose a card`, 'u'));
  });

  it('says when a file holds no dealt hand', () => {
    for (const text of ['', '{}', '[]', '[{"type":"HandOpened"}]', '[1]']) {
      writeFileSync(join(folder, 'x.json'), text);
      expect(verifyFile(join(folder, 'x.json'), 'en')).toEqual({
        lines: ['This file does not hold the events of a dealt hand.'],
        ok: false,
      });
    }
  });
});

describe('an option of hand -- play that cannot be', () => {
  it('says in both languages that a seed is 64 hexadecimal digits', () => {
    expect(wrongOption('seed', 'zz', 'en')).toBe(
      '--seed zz is not a seed: a seed is 64 hexadecimal digits (0-9, a-f)',
    );
    expect(wrongOption('seed', 'zz', 'fr')).toMatch(/64 chiffres hexadécimaux/u);
    expect(wrongOption('seats', '9', 'en')).toBe('--seats 9 is not a number of seats for this game');
  });
});
