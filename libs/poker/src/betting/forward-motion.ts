import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { isChips } from '../hand/opening';
import { actionBehind, badAmount, nothingBid } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { citing } from '../irregularities/refusals';
import { turnRules } from './acting';
import { playerToAct } from './betting-round';
import { type DrawChipsBack, type MoveChipsForward } from './commands';
import { type ChipsDrawnBack, type ChipsMovedForward } from './events';
import { type ForwardMotion } from './irregular';

/** In big-bet games only chips released bind (RRP-10.1.4): a motion of the hand is nothing there. */
const onlyInLimit: Policy<MoveChipsForward, Hand> = ({ seat }, { setup }) =>
  setup.structure.limit === 'fixedLimit' ? null : nothingBid({ seat });

const chipsAreChips: Policy<MoveChipsForward, Hand> = ({ chips }) =>
  isChips(chips) && chips > 0 ? null : badAmount({ amount: String(chips) });

export const moveChipsForwardRules = [...turnRules, onlyInLimit, chipsAreChips];

/** Chips brought forward and not released: no bet yet, but somebody behind may act on it (RRP-3.5.13). */
export const moveChipsForward = (command: MoveChipsForward, hand: Hand): Decision<ChipsMovedForward> =>
  judge(moveChipsForwardRules, [command, hand], () => {
    const { at, seat, chips } = command;
    return accept({ type: 'ChipsMovedForward', at, seat, chips });
  });

export const evolveMovedForward = (hand: Hand, { at, seat, chips }: ChipsMovedForward): Hand => {
  const before = hand.irregular.outOfTurn.map((done) => done.seat);
  const forward: ForwardMotion = { seat, chips, actedBefore: before };
  return changed(hand, { irregular: { ...hand.irregular, forward }, lastAt: at });
};

/** The motion of the player to act, with those who have acted behind him since; null when he made none. */
export const forwardMotion = (
  hand: Hand,
): (ForwardMotion & { readonly behind: readonly number[] }) | null => {
  const { forward, outOfTurn } = hand.irregular;
  if (!forward || playerToAct(hand)?.seat !== forward.seat) return null;
  const behind = outOfTurn.map(({ seat }) => seat).filter((seat) => !forward.actedBefore.includes(seat));
  return { ...forward, behind };
};

const chipsLieForward: Policy<DrawChipsBack, Hand> = ({ seat }, hand) =>
  forwardMotion(hand)?.seat === seat ? null : nothingBid({ seat });

/** Nobody has acted after him, or the floor does not hold him to it (RRP-3.5.13). */
const nobodyActedOnIt: Policy<DrawChipsBack, Hand> = ({ seat, byFloor = false }, hand) => {
  const behind = forwardMotion(hand)?.behind ?? [];
  return behind.length === 0 || byFloor ? null : citing(actionBehind({ seat, behind }), 'RRP-3.5.13');
};

export const drawChipsBackRules = [chipsLieForward, nobodyActedOnIt];

export const drawChipsBack = (command: DrawChipsBack, hand: Hand): Decision<ChipsDrawnBack> =>
  judge([...turnRules, ...drawChipsBackRules], [command, hand], () =>
    accept({ type: 'ChipsDrawnBack', at: command.at, seat: command.seat }),
  );

export const evolveDrawnBack = (hand: Hand, { at }: ChipsDrawnBack): Hand =>
  changed(hand, { irregular: { ...hand.irregular, forward: null }, lastAt: at });
