import { changed, changedRound } from '../hand/copies';
import { type Chips, type Hand } from '../hand/state';
import { betSize } from '../hand/streets';

const blindLevel = ({ setup, street }: Hand): Chips =>
  street > 0
    ? 0
    : setup.forcedBets
        .filter(({ plays, kind }) => plays === 'live' && kind !== 'entry')
        .reduce((most, { amount }) => Math.max(most, amount), 0);

/**
 * A bet went back with the hand that made it (RTC-32.j.1, THR-1.5.3): the level is what the others have put in, as if it had
 * not been made.
 */
export const withBetWithdrawn = (hand: Hand): Hand => {
  if (hand.phase !== 'betting') return hand;
  const level = hand.players.reduce((most, { streetBet }) => Math.max(most, streetBet), blindLevel(hand));
  if (level >= hand.round.level) return hand;
  return changed(hand, {
    round: changedRound(hand.round, {
      level,
      fullLevel: level,
      lastRaise: betSize(hand),
      fullBets: Math.max(0, hand.round.fullBets - 1),
      lastAggressor: null,
    }),
  });
};
