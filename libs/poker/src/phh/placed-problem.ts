import { formatAction } from './action';
import { type HandHistory } from './hand-history';
import { type PhhProblem } from './problem';
import { type NamedHand } from './read';
import { type Replay } from './replay';

/** Why a replay stopped, with its line in the file and the action as it stands there; null when it went through. */
export const placedProblem = (
  { problem }: Replay,
  { name, lines }: Pick<NamedHand, 'name' | 'lines'>,
  { actions, actionNumbers, scale }: HandHistory,
): PhhProblem | null => {
  if (!problem) return null;
  const { action: number } = problem;
  if (number === undefined) return { ...problem, hand: name, line: lines.ofField('variant') };
  const action = actions[actionNumbers.indexOf(number)];
  const found = action === undefined ? {} : { found: formatAction(action, scale) };
  return { ...problem, ...found, hand: name, line: lines.ofAction(number) };
};
