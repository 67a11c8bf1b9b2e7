import { type Refusal } from '@cardroom/kernel';
import { type Action } from '../hand/commands';
import { rememberingLast } from '../hand/foresight';
import {
  bringInDue,
  bringInOrFullBet,
  checkNotAllowed,
  facingBet,
  noBringIn,
  nothingToCall,
} from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';
import { playerToAct } from './betting-round';
import { boundTo } from './bound-actions';
import { raiseObjection } from './reopening';
import { openingObjection } from './opening-requirement';
import { type AmountRange, wagerRanges } from './wagers';
import { aboveLevelOnly } from './wager-objections';

export interface No {
  readonly allowed: false;
  readonly refusal: Refusal;
}
export interface Yes {
  readonly allowed: true;
}

/**
 * What the player to act may do: for each action yes, with the exact amounts, or no, with the rule. Everything
 * offered here is accepted by `decide`, and nothing else is.
 */
export interface LegalActions {
  readonly seat: SeatNumber;
  readonly fold: Yes | No;
  readonly check: Yes | No;
  /** `amount` is what leaves his stack; all of it when he has less than the bet. */
  readonly call: (Yes & { readonly amount: Chips; readonly to: Chips; readonly allIn: boolean }) | No;
  readonly bringIn: (Yes & { readonly amount: Chips }) | No;
  /** A bet, raise or completion to one of these totals of the round. */
  readonly wager: (Yes & { readonly as: WagerName; readonly amounts: readonly AmountRange[] }) | No;
}

export type WagerName = 'bet' | 'raise' | 'complete';

const yes: Yes = { allowed: true };
const no = (refusal: Refusal): No => ({ allowed: false, refusal });

export const wagerName = ({ round }: Hand): WagerName => {
  if (round.bringInOnly) return 'complete';
  return round.level > 0 ? 'raise' : 'bet';
};

const callOf = ({ round }: Hand, player: PlayerInHand): LegalActions['call'] => {
  const due = round.level - player.streetBet;
  if (due <= 0) return no(nothingToCall({ seat: player.seat }));
  const amount = Math.min(due, player.stack);
  return { allowed: true, amount, to: player.streetBet + amount, allIn: amount === player.stack };
};

/** Checking is a regular action unless it was banned before the game began (THR-A21, FR4-3.2.1). */
const checkOf = ({ round, setup }: Hand, player: PlayerInHand): LegalActions['check'] => {
  const due = round.level - player.streetBet;
  if (due > 0) return no(facingBet({ seat: player.seat, due }));
  return setup.rules.checkAllowed ? yes : no(checkNotAllowed({ seat: player.seat }));
};

const wagerOf = (hand: Hand, player: PlayerInHand): LegalActions['wager'] => {
  const objection = raiseObjection(hand, player) ?? openingObjection(hand, player);
  if (objection) return no(objection);
  const amounts = wagerRanges(hand, player);
  return amounts.length === 0
    ? no(aboveLevelOnly(hand, player))
    : { allowed: true, as: wagerName(hand), amounts };
};

const noBringInHere = no(noBringIn());

const bringInOf = ({ setup, round }: Hand, { stack }: PlayerInHand): LegalActions['bringIn'] =>
  round.bringInDue === null
    ? noBringInHere
    : { allowed: true, amount: Math.min(setup.structure.bringIn, stack) };

/** The bring-in, or a full opening bet; a fold only by who stands in for the low card (RRP-8.1, RRP-8.2, RRP-8.8). */
const beforeBringIn = (hand: Hand, player: PlayerInHand): LegalActions => {
  const forced = hand.round.bringInDue === 'forced';
  return {
    seat: player.seat,
    fold: forced ? no(bringInDue({ seat: player.seat })) : yes,
    check: no(bringInDue({ seat: player.seat })),
    call: no(bringInOrFullBet({ seat: player.seat })),
    bringIn: bringInOf(hand, player),
    wager: wagerOf(hand, player),
  };
};

const freely = (hand: Hand, player: PlayerInHand): LegalActions => ({
  seat: player.seat,
  fold: yes,
  check: checkOf(hand, player),
  call: callOf(hand, player),
  bringIn: bringInOf(hand, player),
  wager: wagerOf(hand, player),
});

/** Null when nobody is to act. */
export const legalActions: (hand: Hand) => LegalActions | null = rememberingLast((hand) => {
  const player = playerToAct(hand);
  if (!player) return null;
  const free = hand.round.bringInDue === null ? freely(hand, player) : beforeBringIn(hand, player);
  return boundTo(hand, player, free);
});

/** The action an out-of-turn player is bound to, where it is one of the offers. */
export const isOffered = (legal: LegalActions, action: Action): Refusal | null => {
  const offer = legal[action.kind];
  return offer.allowed ? null : offer.refusal;
};
