import { stringify } from 'smol-toml';
import { formatAction } from './action';
import { type HandHistory } from './hand-history';
import { isStudCode, phhVariants } from './variants';

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const list = (values: readonly (string | number)[]): string => `[${values.join(', ')}]`;

/** The amounts that a variant has, in the order of the standard. */
const amountLines = (hand: HandHistory): readonly string[] => {
  const { scale, blinds, bringIn, smallBet, bigBet, minBet } = hand;
  const amount = (value: number): number => value / scale;
  const limit = phhVariants[hand.variant].limit === 'fixedLimit';
  const bets = limit
    ? [`small_bet = ${amount(smallBet)}`, `big_bet = ${amount(bigBet)}`]
    : [`min_bet = ${amount(minBet)}`];
  return [
    `antes = ${list(hand.antes.map(amount))}`,
    isStudCode(hand.variant)
      ? `bring_in = ${amount(bringIn)}`
      : `blinds_or_straddles = ${list(blinds.map(amount))}`,
    ...bets,
    `starting_stacks = ${list(hand.startingStacks.map(amount))}`,
  ];
};

const resultLines = ({ finishingStacks, winnings, scale }: HandHistory): readonly string[] => [
  ...(finishingStacks ? [`finishing_stacks = ${list(finishingStacks.map((chips) => chips / scale))}`] : []),
  ...(winnings ? [`winnings = ${list(winnings.map((chips) => chips / scale))}`] : []),
];

const otherLines = ({ others }: HandHistory): readonly string[] => {
  const text = stringify(others).trim();
  return text === '' ? [] : text.split('\n');
};

/** Writes a hand as a `.phh` file, one field on a line. */
export const writeHandHistory = (hand: HandHistory): string =>
  [
    `variant = ${quoted(hand.variant)}`,
    `ante_trimming_status = ${hand.antesMakeSidePots}`,
    ...amountLines(hand),
    `actions = ${list(hand.actions.map((action) => quoted(formatAction(action, hand.scale))))}`,
    ...resultLines(hand),
    ...otherLines(hand),
    '',
  ].join('\n');

/** Writes several hands as a `.phhs` file, in tables numbered from 1. */
export const writeHandHistories = (hands: readonly HandHistory[]): string =>
  hands.map((hand, i) => `[${i + 1}]\n${writeHandHistory(hand)}`).join('\n');
