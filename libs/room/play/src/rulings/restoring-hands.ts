import { accept, invariant, judge, type Policy } from '@cardroom/kernel';
import { type CorrectedHand, correctHand, handAfter, type SeatNumber } from '@cardroom/poker';
import { clockAfterStep } from '../clocks/turn';
import { anew } from '../hands/correcting';
import { type HandCorrected } from '../hands/events';
import { withoutInstant } from '../hands/untimed';
import { isInCharge, saysWhy, tableIsOpen } from '../ground-rules';
import { handActedOn, handIsOver, handNotDead, otherHand } from '../refusals';
import { type CommandNamed, type DecisionsOf, type RulesFor } from '../slice';
import { type Stamp, stampOf } from '../stamp';
import { type HandInProgress, type Table } from '../state';

/** What kills a hand by word or by mistake; losing hands at a showdown die by their cards. */
const byWord: ReadonlySet<string> = new Set(['KillHand', 'MuckHand', 'Act']);

/** The entry by which a seat's hand went; -1 where it is live, or went by its cards. */
const deathOf = ({ steps, hand }: HandInProgress, seat: number): number => {
  if (!isGone(hand, seat)) return -1;
  const goneAfter = (count: number): boolean =>
    isGone(handAfter(steps.slice(0, count).flatMap(({ events }) => events)), seat);
  const death = steps.findIndex((_, step) => step > 0 && goneAfter(step + 1) && !goneAfter(step));
  return byWord.has(steps[death]?.command.type ?? '') ? death : -1;
};

const isGone = ({ players }: HandInProgress['hand'], seat: number): boolean =>
  (players.find((player) => player.seat === seat)?.gone ?? null) !== null;

interface Restoring extends Stamp {
  readonly hand: number;
  readonly seat: SeatNumber;
}

type Rule = Policy<Restoring, Table>;

/** Once the hand is over its result stands (RRP-2.1.5), and a pot that went wrong is moved (RRP-2.1.6). */
const handIsInProgress: Rule = ({ hand }, table) => {
  const due = table.hand?.number ?? table.hands;
  if (hand > due) return otherHand({ hand, due });
  return table.hand?.number === hand ? null : handIsOver({ hand });
};

const handIsDead: Rule = ({ seat }, { hand }) =>
  hand && deathOf(hand, seat) >= 0 ? null : handNotDead({ seat });

/** What others did with that hand dead stands (RRP-3.3.1): where it does not fit any more, the hand stays dead. */
const nothingWasBuiltOnIt: Rule = ({ seat }, { hand }) =>
  hand && withoutDeath(hand, seat) ? null : handActedOn({ seat });

const withoutDeath = (inProgress: HandInProgress, seat: SeatNumber): CorrectedHand | null => {
  const decision = correctHand(inProgress.steps, deathOf(inProgress, seat), null);
  const restored = decision.accepted ? decision.events[0] : undefined;
  return restored && !restored.stoppedAt ? restored : null;
};

const canBeRestored: readonly Rule[] = [handIsInProgress, handIsDead, nothingWasBuiltOnIt];

export const restoreHandRules: RulesFor<'RestoreHand'> = [isInCharge, tableIsOpen, saysWhy, ...canBeRestored];

export const letHandBeRestoredRules: RulesFor<'LetHandBeRestored'> = [tableIsOpen, ...canBeRestored];

/** Its death is struck out, and what followed is played again. */
const restoring = (command: CommandNamed<'RestoreHand'>, table: Table): HandCorrected => {
  const { hand, seat, reason, approvedBy, at } = command;
  const inProgress = table.hand as HandInProgress;
  const from = deathOf(inProgress, seat);
  const [death, restored] = [inProgress.steps[from], withoutDeath(inProgress, seat)];
  invariant(death && restored, 'the rules found a death that can be struck out');
  return {
    type: 'HandCorrected',
    ...stampOf(command),
    hand,
    reason,
    approvedBy,
    from,
    was: withoutInstant(death.command),
    ...anew(restored, from),
    clock: clockAfterStep(table, restored.hand, at),
  };
};

export const restoringDecisions: DecisionsOf<'RestoreHand' | 'LetHandBeRestored'> = {
  RestoreHand: (command, table) =>
    judge(restoreHandRules, [command, table], () => accept(restoring(command, table))),
  LetHandBeRestored: (command, table) => judge(letHandBeRestoredRules, [command, table], () => accept()),
};
