import { type Language } from '../evaluation/names';
import {
  type Difference,
  differencesFromExpected,
  differencesFromRecord,
  type ExpectedResult,
} from '../phh/expected';
import { placedProblem } from '../phh/placed-problem';
import { type NamedHand } from '../phh/read';
import { replayHandHistory } from '../phh/replay';
import { settlementOf } from '../phh/settlement';
import { problemText } from './problem-text';

const texts = {
  en: { expected: 'expected', found: 'settled', colon: ':' },
  fr: { expected: 'attendu', found: 'réglé', colon: ' :' },
} as const;

const differenceText = ({ what, expected, found }: Difference, language: Language): string => {
  const words = texts[language];
  return `${what}${words.colon} ${words.expected} ${expected}, ${words.found} ${found}`;
};

/**
 * Settles a hand and compares it with what was expected of it and with what it records itself: one text for each
 * difference, none when it is right.
 */
export const checkHand = (
  named: NamedHand,
  expected: ExpectedResult | undefined,
  language: Language,
): readonly string[] => {
  const { hand: reading, name } = named;
  if (!reading.ok) return [problemText(reading.problem, language)];
  const replay = replayHandHistory(reading.value);
  const problem = placedProblem(replay, named, reading.value);
  if (problem) return [problemText(problem, language)];
  if (replay.hand.phase !== 'over')
    return [problemText({ code: 'unfinished', hand: name, line: named.lines.ofField('actions') }, language)];
  const settled = settlementOf(replay);
  const differences = [
    ...(expected ? differencesFromExpected(settled, expected) : []),
    ...differencesFromRecord(settled, reading.value),
  ];
  const place = name === null ? '' : language === 'fr' ? `coup ${name} : ` : `hand ${name}: `;
  return differences.map((difference) => `${place}${differenceText(difference, language)}`);
};
