import { accept, type Decision, fold, type Refusal, refuse } from '@cardroom/kernel';
import { type HandCommand } from './commands';
import { decide, evolve } from './decider';
import { type HandEvent } from './events';
import { unopenedHand } from './initial';
import { noSuchStep } from './refusals';
import { type Chips, type Hand, type SeatNumber } from './state';

/** A command and what it led to: the record of a hand as it was entered. */
export interface HandStep {
  readonly command: HandCommand;
  readonly events: readonly HandEvent[];
}

/** The hand after so many events of its history; all of them unless `count` says less. */
export const handAfter = (history: readonly HandEvent[], count: number = history.length): Hand =>
  fold(evolve, unopenedHand, history.slice(0, count));

export interface StackChange {
  readonly seat: SeatNumber;
  readonly before: Chips;
  readonly after: Chips;
}

/** A history with one mis-entered command replaced and the rest played again as far as it still can be. */
export interface CorrectedHand {
  readonly steps: readonly HandStep[];
  readonly hand: Hand;
  /** The first later command that no longer fits, and why; everything from there on must be entered anew. */
  readonly stoppedAt: { readonly step: number; readonly refusal: Refusal } | null;
  /** Stacks that end up different from what was recorded. */
  readonly changes: readonly StackChange[];
}

const stackChanges = (before: Hand, after: Hand): readonly StackChange[] =>
  after.players.flatMap(({ seat, stack }) => {
    const was = before.players.find((player) => player.seat === seat)?.stack ?? 0;
    return was === stack ? [] : [{ seat, before: was, after: stack }];
  });

interface Replay {
  readonly hand: Hand;
  readonly steps: readonly HandStep[];
  readonly stoppedAt: CorrectedHand['stoppedAt'];
}

const playOn = (replay: Replay, command: HandCommand): Replay => {
  if (replay.stoppedAt) return replay;
  const decision = decide(command, replay.hand);
  if (!decision.accepted)
    return { ...replay, stoppedAt: { step: replay.steps.length, refusal: decision.refusal } };
  const { events } = decision;
  return {
    ...replay,
    hand: fold(evolve, replay.hand, events),
    steps: [...replay.steps, { command, events }],
  };
};

/**
 * Replaces a mis-entered command (or strikes it out, with null) and replays what followed. Refused when the replacement
 * itself is against the rules where it stands; nothing is changed before the caller records the new history.
 */
export const correctHand = (
  steps: readonly HandStep[],
  step: number,
  replacement: HandCommand | null,
): Decision<CorrectedHand> => {
  if (!Number.isSafeInteger(step) || !steps[step]) return refuse(noSuchStep({ step }));
  const kept = steps.slice(0, step);
  const start: Replay = {
    hand: handAfter(kept.flatMap(({ events }) => events)),
    steps: kept,
    stoppedAt: null,
  };
  const replaced = replacement ? playOn(start, replacement) : start;
  if (replaced.stoppedAt) return refuse(replaced.stoppedAt.refusal);
  const { hand, ...rest } = steps
    .slice(step + 1)
    .map(({ command }) => command)
    .reduce(playOn, replaced);
  const before = handAfter(steps.flatMap(({ events }) => events));
  return accept({ ...rest, hand, changes: stackChanges(before, hand) });
};
