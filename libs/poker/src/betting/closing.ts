import { foreseen } from '../hand/foresight';
import { changed, draftOfHand, draftOfPlayer } from '../hand/copies';
import { type Instant } from '@cardroom/kernel';
import { type HandEvent, type ShowdownReached } from '../hand/events';
import { type BettingClosed } from './events';
import { chipsInPots, indexOfSeat } from '../hand/players';
import { gameOfHand, isLastStreet, nextDeal } from '../hand/streets';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { uncalledBet } from '../pots/side-pots';
import { potsFormed, evolvePotsFormed } from '../pots/forming';
import { lastHandWins } from '../pots/last-hand';
import { showingOrder } from '../showdown/showing-order';
import { absentHands } from './absent-hands';
import { canBet, noBetting } from './betting-round';
import { onlyOneLive } from './turn';

/**
 * What follows an action or a deal without anybody doing anything: absent hands die when their turn comes, the round
 * closes when nobody is left to act, the last hand left wins, and after the last round hands are shown.
 */
export const afterAction = (hand: Hand, at: Instant): readonly HandEvent[] => {
  if (onlyOneLive(hand)) return lastOneLeft(hand, at);
  if (hand.phase === 'betting') {
    if (hand.round.toAct >= 0) return absentHands(hand, at);
    if (passedOut(hand)) return [{ type: 'HandEnded', at, carried: chipsInPots(hand) }];
    const closed = closing(hand, at);
    const after = evolveClosed(hand, closed);
    return [closed, ...showdownIfDue(after, at)];
  }
  return showdownIfDue(hand, at);
};

/** Nobody opened a draw hand that has no blinds: what is in stays for the next deal (RRP-9.0.a, RRP-9.2.1.a). */
const passedOut = (hand: Hand): boolean =>
  gameOfHand(hand).family === 'draw' && hand.street === 0 && hand.round.level === 0 && someoneCouldOpen(hand);

const someoneCouldOpen = ({ players }: Hand): boolean =>
  players.some((player) => !player.gone && player.acted);

const closing = (hand: Hand, at: Instant): BettingClosed => {
  const uncalled = uncalledBet(hand.players);
  const canStillBet = hand.players.filter(
    (player) => canBet(player) || (player.seat === uncalled?.seat && !player.gone),
  ).length;
  return { type: 'BettingClosed', at, uncalled, over: isLastStreet(hand) || canStillBet < 2 };
};

const lastOneLeft = (hand: Hand, at: Instant): readonly HandEvent[] => {
  const closed: BettingClosed = {
    type: 'BettingClosed',
    at,
    uncalled: uncalledBet(hand.players),
    over: true,
  };
  const after = evolveClosed(hand, closed);
  const pots = potsFormed(after, at);
  if (hand.phase === 'showdown') return lastHandWins(hand, at);
  return [closed, pots, ...lastHandWins(evolvePotsFormed(after, pots), at)];
};

const showdownIfDue = (hand: Hand, at: Instant): readonly HandEvent[] => {
  if (!hand.bettingOver || nextDeal(hand)) return [];
  const reached: ShowdownReached = { type: 'ShowdownReached', at, order: showingOrder(hand) };
  return [potsFormed(hand, at), reached];
};

const roundPutAway = (player: PlayerInHand, back: Chips): PlayerInHand => {
  const after = draftOfPlayer(player);
  after.stack = player.stack + back;
  after.contributed = player.contributed - back;
  after.streetBet = 0;
  after.acted = false;
  after.checked = false;
  after.answeredLevel = 0;
  after.answeredRaises = 0;
  if (player.raiseBarred !== 'RTC-2.b.2') after.raiseBarred = null;
  return after;
};

/** An oversize bet nobody pointed out stands; a bet kills the hands given up before it (RRP-10.2.2.a, RRP-8.7). */
const afterRound = ({ irregular, round }: Hand): Hand['irregular'] => {
  const passedOver = round.level > 0 && irregular.stillServed.length > 0;
  if (!irregular.oversize && !passedOver) return irregular;
  return { ...irregular, oversize: null, stillServed: passedOver ? [] : irregular.stillServed };
};

const evolveClosedNow = (hand: Hand, { uncalled, over, at }: BettingClosed): Hand => {
  const refunded = uncalled ? indexOfSeat(hand, uncalled.seat) : -1;
  const draws = gameOfHand(hand).streets[hand.street + 1]?.draw === true;
  const after = draftOfHand(hand);
  after.players = hand.players.map((player, i) =>
    roundPutAway(player, i === refunded ? uncalled!.amount : 0),
  );
  after.lastRound = hand.round;
  after.round = noBetting;
  after.irregular = afterRound(hand);
  after.bettingOver = hand.bettingOver || over;
  after.ranOut = hand.ranOut || (over && !isLastStreet(hand));
  after.phase = draws ? 'drawing' : 'dealing';
  after.lastAt = at;
  return after;
};

export const evolveClosed = foreseen(evolveClosedNow);

export const evolveShowdownReached = (hand: Hand, { order, at }: ShowdownReached): Hand =>
  changed(hand, { phase: 'showdown', showdown: { ...hand.showdown, order }, lastAt: at });
