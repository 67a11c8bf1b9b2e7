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

const over = <T>(hands: readonly T[], evaluate: (hand: T) => number): Work => {
  let sum = 0;
  return () => {
    for (const hand of hands) sum = (sum + evaluate(hand)) | 0;
    return sum === 0.5 ? 0 : hands.length;
  };
};

/** Seven-card high hands from card numbers and from card texts, beside `phe` and `poker-evaluator`. */
export const benchSevenCards = async (): Promise<readonly BenchRow[]> => {
  const ours = deals(20_000, 7);
  const texts = ours.map((hand) => hand.map(cardOfCode));
  const phes = texts.map((hand) => hand.map((card) => cardCode(card)));
  const evaluators = ours.map((hand) => hand.map((code) => code + 1));
  const tables = highTables(standardHighRules);
  const [codes = 0, phe = 0, evaluator = 0, text = 0, pheText = 0] = takeTurns([
    over(ours, (hand) => highStrengthOfCodes(hand, tables)),
    over(phes, evaluateCardCodes),
    over(evaluators, (hand) => evalHand(hand).value),
    over(texts, (hand) => highStrength(hand)),
    over(texts, (hand) => evaluateCards(hand)),
  ]);
  return [
    row('seven cards, numbers, beside phe', [codes, phe], 1),
    row('seven cards, numbers, beside poker-evaluator', [codes, evaluator], 1),
    row('seven cards, texts, beside phe', [text, pheText], 1),
  ];
};
