import { foreseen } from '../hand/foresight';
import { changedRound, draftOfHand, draftOfRound } from '../hand/copies';
import { type Instant } from '@cardroom/kernel';
import { type HandEvent } from '../hand/events';
import { type BettingOpened } from './events';
import { betSize, nextDeal, streetOf } from '../hand/streets';
import { type Chips, type Hand, type SeatNumber } from '../hand/state';
import { firstSeat } from '../games/first-to-act';
import { bringInDue, openPairShows } from '../games/stud-openings';
import { type BettingRound, noBetting } from './betting-round';
import { afterFirstDeal } from './absent-hands';
import { afterAction } from './closing';
import { firstToActFrom } from './turn';

interface Asked {
  readonly at: Instant;
  /** Who opens by the dealer's word, where upcards are unknown. */
  readonly first?: SeatNumber;
}

/** What follows a deal: a betting round, or nothing while hands are run out, or the showdown. */
export const openRound = (hand: Hand, asked: Asked): readonly HandEvent[] => {
  if (hand.bettingOver) return nextDeal(hand) ? [] : afterAction(hand, asked.at);
  const first = asked.first ?? firstSeat(hand);
  const opened: BettingOpened = { type: 'BettingOpened', at: asked.at, first, openPair: openPairShows(hand) };
  const round = evolveRoundOpened(hand, opened);
  return [opened, ...(hand.street === 0 ? afterFirstDeal(round, asked.at) : afterAction(round, asked.at))];
};

/** The blinds of the first round are its opening bet; a short one still stands for its nominal amount. */
const openingLevel = ({ setup, street }: Hand): Chips => {
  let level = 0;
  if (street > 0) return level;
  for (const { plays, kind, amount } of setup.forcedBets)
    if (plays === 'live' && kind !== 'entry' && amount > level) level = amount;
  return level;
};

const roundAfterBlinds = (hand: Hand): BettingRound => {
  const level = openingLevel(hand);
  const size = betSize(hand);
  return level === 0
    ? changedRound(noBetting, { lastRaise: size })
    : changedRound(noBetting, { level, fullLevel: level, lastRaise: Math.max(level, size), fullBets: 1 });
};

const evolveRoundOpenedNow = (hand: Hand, { first, openPair, at }: BettingOpened): Hand => {
  const start = hand.players.findIndex(({ seat }) => seat === first);
  const opened = draftOfHand(hand);
  const round = draftOfRound(roundAfterBlinds(hand));
  opened.phase = 'betting';
  opened.lastAt = at;
  opened.round = round;
  round.openPair = openPair;
  round.street = hand.street;
  round.bringInDue = streetOf(hand)?.first === 'bringIn' ? bringInDue(opened, start) : null;
  round.toAct = firstToActFrom(opened, start);
  round.firstToAct = round.toAct;
  return opened;
};

export const evolveRoundOpened = foreseen(evolveRoundOpenedNow);
