import { type Instant } from '@cardroom/kernel';
import { type HandCommand, nextStep, type NextStep } from '@cardroom/poker';
import { type Sequel } from '../slice';
import { type HandInProgress, standsStill } from '../state';
import { advancing } from './steps';

const firstDeal = ({ hand, seed }: HandInProgress, at: Instant): HandCommand =>
  hand.street < 0 && seed !== null ? { type: 'Deal', at, seed } : { type: 'Deal', at };

/** What the engine does by itself at a dealt table: everything that nobody decides. */
const atDealtTable = (inProgress: HandInProgress, step: NextStep, at: Instant): HandCommand | null => {
  switch (step.kind) {
    case 'post':
      return { type: 'PostForcedBets', at };
    case 'deal':
      return firstDeal(inProgress, at);
    case 'proveOpeners':
      return { type: 'ShowOpeners', at, seat: step.seat, proven: true };
    case 'show':
      return { type: 'ShowHand', at, seat: step.seats[0] ?? 0 };
    case 'killLosers':
      return { type: 'KillLosingHands', at };
    case 'award':
      return { type: 'AwardPot', at };
    default:
      return null;
  }
};

/** At a recorded table the blinds and the first cards, which nobody sees, need no tap of their own. */
const atRecordedTable = (
  { hand, stepwise }: HandInProgress,
  step: NextStep,
  at: Instant,
): HandCommand | null => {
  if (step.kind === 'killLosers') return { type: 'KillLosingHands', at };
  if (stepwise || hand.street >= 0) return null;
  if (step.kind === 'post') return { type: 'PostForcedBets', at };
  return step.kind === 'deal' ? { type: 'Deal', at } : null;
};

/** The hand goes on by itself as far as it waits for nobody. */
export const handRuns: Sequel = (table, stamp) => {
  const { hand: inProgress } = table;
  if (!inProgress || standsStill(table)) return [];
  const step = nextStep(inProgress.hand);
  const asks = inProgress.depth === 'dealt' ? atDealtTable : atRecordedTable;
  const command = asks(inProgress, step, stamp.at);
  const decision = command && advancing(table, stamp, command);
  if (decision?.accepted) return decision.events;
  if (step.kind !== 'proveOpeners' || !decision) return [];
  const admitted = advancing(table, stamp, {
    type: 'ShowOpeners',
    at: stamp.at,
    seat: step.seat,
    proven: false,
  });
  return admitted.accepted ? admitted.events : [];
};
