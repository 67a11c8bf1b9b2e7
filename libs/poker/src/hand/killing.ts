import { changed, changedRound } from './copies';
import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { firstToActFrom, onlyOneLive } from '../betting/turn';
import { afterAction } from '../betting/closing';
import { potsReformed } from '../pots/forming';
import { givenUpUnbet } from '../games/still-served';
import { type KillHand, type SetAbsent } from './commands';
import { type AbsenceNoted, type HandEvent, type HandKilled } from './events';
import { withBetWithdrawn } from '../irregularities/withdrawn-bets';
import { changePlayer, indexOfSeat, playerAt } from './players';
import { handNotLive, lastHandCannotMuck, unknownSeat } from './refusals';
import { type Hand } from './state';
import { handIsUnderWay } from './under-way';

const handIsLive: Policy<KillHand, Hand> = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

/** The last hand left has won; there is nobody else to pay. */
const someoneElseIsLive: Policy<KillHand, Hand> = ({ seat }, hand) =>
  onlyOneLive(hand) ? lastHandCannotMuck({ seat }) : null;

export const killHandRules = [handIsUnderWay, handIsLive, someoneElseIsLive];

/** A dead hand takes no further action and no share; its chips stay in (RRP-3.3.1). */
export const killHand = (command: KillHand, hand: Hand): Decision<HandEvent> =>
  judge(killHandRules, [command, hand], () => {
    const { at, seat, rule } = command;
    return accept(...killing(hand, { type: 'HandKilled', at, seat, rule, refund: 0 }));
  });

/** The killing and what it ends: the round, the hand, or the claim to pots already formed. */
export const killing = (hand: Hand, killed: HandKilled): readonly HandEvent[] => {
  const after = evolveKilled(hand, killed);
  if (hand.phase === 'showdown') return [killed, ...potsReformed(after, killed.at)];
  if (hand.phase === 'posting' || hand.street < 0) return [killed];
  return [killed, ...afterAction(after, killed.at)];
};

export const evolveKilled = (hand: Hand, { seat, refund, at }: HandKilled): Hand => {
  const index = indexOfSeat(hand, seat);
  const player = hand.players[index];
  if (!player) return hand;
  const back = {
    stack: player.stack + refund,
    contributed: player.contributed - refund,
    streetBet: Math.max(0, player.streetBet - refund),
  };
  const irregular = refund > 0 ? hand.irregular : givenUpUnbet(hand, hand.irregular, seat);
  const dead = changed(changePlayer(hand, seat, { ...back, gone: 'dead' }), { irregular, lastAt: at });
  const after = refund > 0 ? withBetWithdrawn(dead) : dead;
  const { toAct } = hand.round;
  if (hand.phase !== 'betting' || toAct < 0) return after;
  const bringInDue = hand.round.bringInDue && toAct === index ? 'optional' : hand.round.bringInDue;
  const round = changedRound(after.round, { bringInDue });
  return changed(after, {
    round: changedRound(round, { toAct: firstToActFrom(changed(after, { round }), toAct) }),
  });
};

export const setAbsent = (command: SetAbsent, hand: Hand): Decision<HandEvent> =>
  judge([handIsUnderWay, playerIsInHand], [command, hand], () => {
    const { at, seat, absent } = command;
    const noted: AbsenceNoted = { type: 'AbsenceNoted', at, seat, absent };
    const after = evolveAbsence(hand, noted);
    return accept<HandEvent>(noted, ...(hand.phase === 'betting' ? afterAction(after, at) : []));
  });

const playerIsInHand: Policy<SetAbsent, Hand> = ({ seat }, hand) =>
  playerAt(hand, seat) ? null : unknownSeat({ seat });

export const evolveAbsence = (hand: Hand, { seat, absent, at }: AbsenceNoted): Hand =>
  changed(changePlayer(hand, seat, { absent }), { lastAt: at });
