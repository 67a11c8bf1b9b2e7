import { type Refusal } from '@cardroom/kernel';
import { outOfTurnBinding, outOfTurnBindingRtc, shortCallPending } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { type OutOfTurnAction } from './irregular';
import { type LegalActions, type No } from './legal-actions';
import { inRanges } from './wagers';

const no = (refusal: Refusal): No => ({ allowed: false, refusal });

/** What a player did out of turn and is still held to. */
export const bindingAction = ({ irregular }: Hand, { seat }: PlayerInHand): OutOfTurnAction | null =>
  irregular.outOfTurn.find((done) => done.seat === seat && !done.freed) ?? null;

/** Why a player held to what he did out of turn may do nothing else. */
export const bindingObjection = (hand: Hand, player: PlayerInHand): Refusal | null => {
  const bound = bindingAction(hand, player);
  if (!bound) return null;
  const binding = hand.setup.rules.outOfTurnFreedBy === 'raise' ? outOfTurnBindingRtc : outOfTurnBinding;
  return binding({ seat: player.seat, action: bound.action.kind });
};

const refuseAll = (free: LegalActions, refusal: Refusal): LegalActions => ({
  seat: free.seat,
  fold: no(refusal),
  check: no(refusal),
  call: no(refusal),
  bringIn: no(refusal),
  wager: no(refusal),
});

/**
 * The offers of a player who acted out of turn and was not freed: exactly that action (RRP-3.5.10, RTC-8). Where the
 * betting has made it impossible, he is free again.
 */
export const boundTo = (hand: Hand, player: PlayerInHand, free: LegalActions): LegalActions => {
  const { shortCall } = hand.irregular;
  if (shortCall) return refuseAll(free, shortCallPending({ seat: shortCall.seat, due: shortCall.due }));
  const bound = bindingAction(hand, player);
  if (!bound) return free;
  const { action } = bound;
  const offer = free[action.kind];
  if (!offer.allowed) return free;
  const others = refuseAll(free, bindingObjection(hand, player)!);
  if (action.kind !== 'wager') return { ...others, [action.kind]: offer };
  const { wager } = free;
  if (!wager.allowed || !inRanges(wager.amounts, action.to)) return free;
  const amounts = [{ minTo: action.to, maxTo: action.to, step: 1 }];
  return { ...others, wager: { ...wager, amounts } };
};
