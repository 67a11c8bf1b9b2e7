import { legalActions, type LegalActions } from '../betting/legal-actions';
import { type HandCommand } from '../hand/commands';
import { handDecider } from '../hand/decider';
import { type HandEvent } from '../hand/events';
import { nextStep } from '../hand/next-step';
import { type Hand } from '../hand/state';
import { stillToDraw } from '../hand/streets';
import { type PhhAction } from './action';
import { commandOf } from './commands';
import { dealtStreet } from './dealt-street';
import { type HandHistory } from './hand-history';
import { type House, houseOf } from './house';
import { noTime, openingOf } from './opening';
import { type PhhProblem } from './problem';

/** One command of a replay, with the table before and after it. */
export interface ReplayStep {
  /** The actions of the file it stands for; none for what a file leaves out, such as blinds and awards. */
  readonly actions: readonly PhhAction[];
  /** Number of the first of them in the file; null where there is none. */
  readonly number: number | null;
  readonly command: HandCommand;
  /** What the player to act was offered. */
  readonly legal: LegalActions | null;
  readonly before: Hand;
  readonly events: readonly HandEvent[];
  readonly after: Hand;
}

export interface Replay {
  readonly steps: readonly ReplayStep[];
  readonly hand: Hand;
  /** Why it stopped before the end of the file; without a line, which the reader of the file knows. */
  readonly problem: Pick<PhhProblem, 'code' | 'action' | 'refusal'> | null;
}

type Source = Pick<ReplayStep, 'actions' | 'number'>;

const unwritten: Source = { actions: [], number: null };

/** Asks the engine; a refusal ends the replay where it stands. */
const step = (replay: Replay, command: HandCommand, source: Source): Replay => {
  const before = replay.hand;
  const decision = handDecider.decide(command, before);
  if (!decision.accepted) {
    const action = source.number === null ? {} : { action: source.number };
    return { ...replay, problem: { code: 'refused', ...action, refusal: decision.refusal } };
  }
  const { events } = decision;
  const after = events.reduce(handDecider.evolve, before);
  const taken: ReplayStep = { ...source, command, legal: legalActions(before), before, events, after };
  return { steps: [...replay.steps, taken], hand: after, problem: null };
};

const opened = (history: HandHistory, house: House): Replay => {
  const start: Replay = { steps: [], hand: handDecider.initialState, problem: null };
  const open = step(start, openingOf(history, house), unwritten);
  return open.problem || open.hand.owed.length === 0
    ? open
    : step(open, { type: 'PostForcedBets', at: noTime }, unwritten);
};

/** A draw in which everybody stands pat is dealt no cards, and a file writes nothing down for it. */
const drawnNothing = (replay: Replay, next: PhhAction | undefined): Replay => {
  const { hand } = replay;
  const due = hand.phase === 'drawing' && stillToDraw(hand).length === 0 && next?.kind !== 'dealHole';
  return due && !replay.problem ? step(replay, { type: 'Deal', at: noTime }, unwritten) : replay;
};

/** What a file does not write down at the end: openers proven, losing hands taken in, each pot awarded. */
const dueAtTheEnd = (hand: Hand): HandCommand => {
  const due = nextStep(hand);
  if (due.kind === 'proveOpeners') return { type: 'ShowOpeners', at: noTime, seat: due.seat, proven: true };
  return due.kind === 'killLosers'
    ? { type: 'KillLosingHands', at: noTime }
    : { type: 'AwardPot', at: noTime };
};

const settled = (replay: Replay): Replay => {
  let current = replay;
  while (!current.problem && current.hand.phase === 'showdown')
    current = step(current, dueAtTheEnd(current.hand), unwritten);
  return current;
};

/**
 * Plays a hand history through the engine, action by action, each judged by the rules; when its hands have been
 * shown the pots are awarded by the cards. Stops at the first action that the engine refuses.
 */
export const replayHandHistory = (history: HandHistory, house: House = houseOf(history)): Replay => {
  let replay = opened(history, house);
  for (let i = 0; i < history.actions.length && !replay.problem;) {
    const action = history.actions[i] as PhhAction;
    const number = history.actionNumbers[i] as number;
    const deals = action.kind === 'dealHole' || action.kind === 'dealBoard';
    const street = deals ? dealtStreet(history.actions, i, replay.hand) : null;
    const taken = street?.taken ?? 1;
    const command = deals ? street!.command : commandOf(action, legalActions(replay.hand));
    replay = step(replay, command, { actions: history.actions.slice(i, i + taken), number });
    i += taken;
    replay = drawnNothing(replay, history.actions[i]);
  }
  return replay.problem ? replay : settled(replay);
};
