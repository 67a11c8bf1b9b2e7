import {
  cardOfCode,
  highStrength,
  highStrengthOfCodes,
  highTables,
  standardHighRules,
} from '@cardroom/poker';
import { cardCode, evaluateCardCodes, evaluateCards } from 'phe';
import { evalHand } from 'poker-evaluator';
import { deals } from './deals';
import { type BenchRow, row, takeTurns, type Work } from './measure';

/** Few enough to stay in the cache: what is measured is evaluation, not fetching hands from memory. */
const hands = 2_000;

/** Each work has its own loop, so that none is slowed down by what the others made of a shared one. */
const works = (): readonly Work[] => {
  const codes = deals(hands, 7);
  const texts = codes.map((hand) => Array.from(hand, cardOfCode));
  const phes = texts.map((hand) => hand.map((card) => cardCode(card)));
  const numbers = codes.map((hand) => Array.from(hand, (code) => code + 1));
  const tables = highTables(standardHighRules);
  let sum = 0;
  const ours = (): number => {
    for (const hand of codes) sum = (sum + highStrengthOfCodes(hand, tables)) | 0;
    return hands;
  };
  const phe = (): number => {
    for (const hand of phes) sum = (sum + evaluateCardCodes(hand)) | 0;
    return hands;
  };
  const evaluator = (): number => {
    for (const hand of numbers) sum = (sum + evalHand(hand).value) | 0;
    return hands;
  };
  const oursFromTexts = (): number => {
    for (const hand of texts) sum = (sum + highStrength(hand)) | 0;
    return hands;
  };
  const pheFromTexts = (): number => {
    for (const hand of texts) sum = (sum + evaluateCards(hand)) | 0;
    return hands;
  };
  return [ours, phe, evaluator, oursFromTexts, pheFromTexts];
};

/** Seven-card high hands from card numbers and from card texts, beside `phe` and `poker-evaluator`. */
export const run = async (): Promise<readonly BenchRow[]> => {
  const [ours = 0, phe = 0, evaluator = 0, text = 0, pheText = 0] = takeTurns(works());
  return [
    row('seven-card hands/s from numbers, beside phe', [ours, phe], 1),
    row('seven-card hands/s from numbers, beside poker-evaluator', [ours, evaluator], 1),
    row('seven-card hands/s from texts, beside phe', [text, pheText], 1),
  ];
};
