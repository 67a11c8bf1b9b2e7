import { type Action, type HandCommand, type MuckHand } from './commands';
import { type LegalActions } from '../betting/legal-actions';
import { legalActions } from '../betting/legal-actions';
import { type Instant } from '@cardroom/kernel';
import { type Hand } from './state';
import { muckHand } from '../showdown/showing';
import { nextStep } from './next-step';
import { playerAt } from './players';

/** A number below `n`, from wherever the caller takes his chance. */
export type Pick = (n: number) => number;

const wagerTo = ({ wager }: LegalActions, pick: Pick): number | null => {
  if (!wager.allowed) return null;
  const range = wager.amounts[pick(wager.amounts.length)]!;
  const steps = Math.floor((range.maxTo - range.minTo) / range.step);
  const leaning = [0, 0, 0, pick(steps + 1), pick(Math.min(steps, 5) + 1), steps][pick(6)] ?? 0;
  return range.minTo + range.step * leaning;
};

/** Any of the actions offered; folding is chosen less often, so that hands reach their end. */
export const anyAction = (legal: LegalActions, pick: Pick): Action => {
  const actions: Action[] = [];
  if (legal.check.allowed) actions.push({ kind: 'check' }, { kind: 'check' });
  if (legal.call.allowed) actions.push({ kind: 'call' }, { kind: 'call' }, { kind: 'call' });
  if (legal.bringIn.allowed) actions.push({ kind: 'bringIn' });
  const to = wagerTo(legal, pick);
  if (to !== null) actions.push({ kind: 'wager', to }, { kind: 'wager', to });
  if (legal.fold.allowed && (!legal.check.allowed || pick(4) === 0)) actions.push({ kind: 'fold' });
  return actions[pick(actions.length)]!;
};

const showOrMuck = (hand: Hand, muck: MuckHand, pick: Pick): HandCommand =>
  pick(5) === 0 && muckHand(muck, hand).accepted ? muck : { ...muck, type: 'ShowHand' };

/** What somebody could do next at random; null when the hand is over. */
export const anyCommand = (hand: Hand, at: Instant, pick: Pick): HandCommand | null => {
  const step = nextStep(hand);
  switch (step.kind) {
    case 'post':
      return { type: 'PostForcedBets', at };
    case 'deal':
      return { type: 'Deal', at };
    case 'act':
      return { type: 'Act', at, seat: step.seat, action: anyAction(legalActions(hand)!, pick) };
    case 'draw': {
      const held = playerAt(hand, step.seat)?.cards.map(({ card }) => card) ?? [];
      return { type: 'Discard', at, seat: step.seat, cards: held.filter(() => pick(2) === 0) };
    }
    case 'proveOpeners':
      return { type: 'ShowOpeners', at, seat: step.seat, proven: true };
    case 'show':
      return showOrMuck(hand, { type: 'MuckHand', at, seat: step.seats[0]! }, pick);
    case 'killLosers':
      return { type: 'KillLosingHands', at };
    case 'award':
      return { type: 'AwardPot', at };
    default:
      return null;
  }
};
