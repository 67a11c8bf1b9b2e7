import { accept, type Decision, judge, type Policy, refuse } from '@cardroom/kernel';
import { canBet, isLive } from '../betting/betting-round';
import { afterAction } from '../betting/closing';
import { openRound } from '../betting/opening-round';
import { type SeenCard, unknownCard } from '../cards/card';
import { changed, changedRound } from '../hand/copies';
import { firstToActFrom } from '../betting/turn';
import { type HandEvent } from '../hand/events';
import { playerAt } from '../hand/players';
import { unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type DeclareAllIn } from './commands';
import { type StackPutBehind } from './events';
import { type Exposed } from './exposed-cards';
import { actedOnStreet, tooLateForMisdeal } from './misdeal-table';
import { cardsMoved, evolveCardsMoved, inHand } from './moving-cards';
import { errorsOf, evolveErrorNoted, evolveStackPutBehind, noted } from './noting';
import { noAllInOption } from './refusals';

const lastCardOf = ({ cards }: PlayerInHand): SeenCard => cards.at(-1)?.card ?? unknownCard;

/** Heads-up, the first player's last card being up, the second one's is dealt up as well (RRP-8.17.b). */
const alsoDealtUp = (hand: Hand, seat: number): PlayerInHand | null => {
  const live = hand.players.filter(isLive);
  const [first, second] = live;
  if (live.length !== 2 || first?.seat !== seat || !second) return null;
  return hand.setup.rules.studHeadsUpSecondCardAfterFirstExposed === 'up' ? second : null;
};

/**
 * The last card of a player was dealt up. An all-in player simply keeps it (RRP-8.16, RRP-8.16.a). The best hand, every
 * upcard counted, opens the last round (RRP-8.17); its player may declare himself all-in first, with others in the pot
 * (RRP-8.17.a) or heads-up when only his, the second, is up (RRP-8.17.c).
 */
export const lastCardExposed = (hand: Hand, { command, card }: Exposed): Decision<HandEvent> => {
  const { at, seat } = command;
  if (actedOnStreet(hand)) return refuse(tooLateForMisdeal(hand));
  const player = playerAt(hand, seat) as PlayerInHand;
  const second = alsoDealtUp(hand, seat);
  const up = second ? [{ seat: second.seat, card: lastCardOf(second) }] : [];
  const moved = cardsMoved(
    at,
    'RRP-8.17',
    [{ seat, card }, ...up].map((each) => ({
      card: each.card,
      from: inHand(each.seat),
      to: inHand(each.seat, true),
    })),
  );
  const hasOption = hand.setup.rules.studExposedLastCardAllInOption && second === null && canBet(player);
  const may = hasOption ? [...errorsOf(hand).mayDeclareAllIn, seat] : errorsOf(hand).mayDeclareAllIn;
  const note = noted(hand, at, { mayDeclareAllIn: may });
  const after = evolveErrorNoted(evolveCardsMoved(hand, moved), note);
  const opened = hand.phase === 'betting' ? openRound(after, { at }) : [];
  return accept<HandEvent>(moved, note, ...opened);
};

/** The option is gone with the first action of the round (RRP-8.17.a). */
const mayDeclare: Policy<DeclareAllIn, Hand> = ({ seat }, hand) => {
  if (!playerAt(hand, seat)) return unknownSeat({ seat });
  const open = hand.phase === 'betting' && !actedOnStreet(hand);
  return open && errorsOf(hand).mayDeclareAllIn.includes(seat) ? null : noAllInOption({ seat });
};

export const declareAllInRules = [handIsUnderWay, mayDeclare];

/** He plays for the pot as it stands: no more money can be won from him or lost by him in this hand (RRP-8.17.a). */
export const declareAllIn = (command: DeclareAllIn, hand: Hand): Decision<HandEvent> =>
  judge(declareAllInRules, [command, hand], () => {
    const { at, seat } = command;
    const { stack } = playerAt(hand, seat) as PlayerInHand;
    const put: StackPutBehind = { type: 'StackPutBehind', at, seat, amount: stack };
    const after = evolveAllIn(hand, put);
    return accept<HandEvent>(put, ...afterAction(after, at));
  });

/** His stack lies behind and the turn goes to the next who can bet. */
export const evolveAllIn = (hand: Hand, put: StackPutBehind): Hand => {
  const after = evolveStackPutBehind(hand, put);
  const toAct = firstToActFrom(after, Math.max(0, after.round.toAct));
  return changed(after, { round: changedRound(after.round, { toAct }) });
};
