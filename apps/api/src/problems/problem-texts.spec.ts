import { refusals as cashierRefusals } from '@cardroom/cashier';
import { conductRefusals } from '@cardroom/conduct';
import { refusals as floorRefusals } from '@cardroom/floor';
import { refusals as playRefusals } from '@cardroom/play';
import { refusals as playersRefusals } from '@cardroom/players';
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
  ...codesOf(playersRefusals),
  ...codesOf(playersEdgeRefusals),
  ...codesOf(peopleRefusals),
  ...codesOf(movingInRefusals),
  ...edgeRefusals.map(({ code }) => code),
];

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort();

describe('words for every refusal', () => {
  it('finds the refusals of every module', () => {
    expect(codes.length).toBeGreaterThan(60);
    expect(new Set(codes).size).toBe(codes.length);
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
