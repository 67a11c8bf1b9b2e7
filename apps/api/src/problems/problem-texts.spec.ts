import { refusals as cashierRefusals } from '@cardroom/cashier';
import { conductRefusals } from '@cardroom/conduct';
import { refusals as floorRefusals } from '@cardroom/floor';
import { refusals as playRefusals } from '@cardroom/play';
import { refusals as playersRefusals } from '@cardroom/players';
import * as poker from '@cardroom/poker';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as cashierEdgeRefusals from '../cashier/refusals';
import * as conductEdgeRefusals from '../conduct/refusals';
import * as movingInRefusals from '../moving-in/refusals';
import * as peopleRefusals from '../people/refusals';
import * as playEdgeRefusals from '../play/refusals';
import * as playersEdgeRefusals from '../players/refusals';
import { englishTexts } from './problem-texts.en';
import { frenchTexts } from './problem-texts.fr';
import { edgeRefusals } from './refused';

const codesOf = (module: object): string[] =>
  Object.values(module).flatMap((each) =>
    typeof each === 'function' && 'code' in each ? [String(each.code)] : [],
  );

const codes = [
  ...new Set(
    [...codesOf(cashierRefusals), ...codesOf(cashierEdgeRefusals)].filter(
      (code) => !codesOf(floorRefusals).includes(code),
    ),
  ),
  ...codesOf(floorRefusals),
  ...new Set([...codesOf(conductRefusals), ...codesOf(conductEdgeRefusals)]),
  ...new Set([...codesOf(playRefusals), ...codesOf(playEdgeRefusals)]),
  ...new Set(codesOf(poker)),
  ...codesOf(playersRefusals),
  ...codesOf(playersEdgeRefusals),
  ...codesOf(peopleRefusals),
  ...codesOf(movingInRefusals),
  ...edgeRefusals.map(({ code }) => code),
];

const root = join(__dirname, '..', '..', '..', '..');

/** Every code that a source of the house makes a refusal of, whatever it exports. */
const codesInSources = ['libs', 'apps/api/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('refusals.ts') && !/(^|\/)node_modules\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(/= refusal\(\s*'([a-z0-9.-]+)'/g),
    ])
    .map(([, code = '']) => code),
);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort();

describe('words for every refusal', () => {
  it('finds the refusals of every module', () => {
    expect(codes.length).toBeGreaterThan(60);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codesInSources.length).toBeGreaterThan(300);
    expect(codesInSources.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each([
    ['English', englishTexts],
    ['French', frenchTexts],
  ])('has %s words for exactly the codes there are', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
    for (const { title, detail } of Object.values(texts)) {
      expect(title.length).toBeGreaterThan(3);
      expect(detail).toMatch(/[.!]$/);
    }
  });

  it('names the same facts in both languages', () => {
    for (const code of codes)
      expect([code, placeholders(frenchTexts[code]?.detail ?? '')]).toEqual([
        code,
        placeholders(englishTexts[code]?.detail ?? ''),
      ]);
  });

  it('says something else in French than in English', () => {
    for (const code of codes) expect(frenchTexts[code]?.detail).not.toBe(englishTexts[code]?.detail);
  });
});
