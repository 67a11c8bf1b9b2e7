import { changed, changedPlayer } from '../hand/copies';
import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type KillLosingHands } from '../hand/commands';
import { type LosingHandsKilled } from '../hand/events';
import { handsNotShown, noShowdownNow } from '../hand/refusals';
import { rememberingLast } from '../hand/foresight';
import { type Hand, type SeatNumber } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { isLive } from '../betting/betting-round';
import { winnersOf } from '../pots/winners';
import { isTabled } from './strength';

type Rule = Policy<KillLosingHands, Hand>;

const isShowdown: Rule = (_, { phase }) => (phase === 'showdown' ? null : noShowdownNow({ phase }));

/** Losing can only be seen once every hand still in is face up. */
const handsAreTabled: Rule = (_, hand) => {
  const live = hand.players.filter(isLive);
  const hidden = live.filter((player) => !isTabled(player)).map(({ seat }) => seat);
  return live.length > 1 && hidden.length > 0 ? handsNotShown({ seats: hidden }) : null;
};

export const killLosingHandsRules = [handIsUnderWay, isShowdown, handsAreTabled];

/** Live hands that win no part of any pot still to be awarded; a winner keeps his until he is paid (RRP-3.6.4). */
export const losingSeats = rememberingLast((hand): readonly SeatNumber[] => {
  const winners: SeatNumber[] = [];
  for (let pot = 0; pot < hand.pots.length; pot++) {
    const { parts } = hand.pots[pot]!;
    for (let run = 0; run < parts.length; run++) {
      if (parts[run]!.awarded) continue;
      const won = winnersOf(hand, pot, run);
      if (!won) return [];
      winners.push(...won.high, ...won.low);
    }
  }
  return hand.players
    .filter((player) => isLive(player) && !winners.includes(player.seat))
    .map(({ seat }) => seat);
});

export const killLosingHands = (command: KillLosingHands, hand: Hand): Decision<LosingHandsKilled> =>
  judge(killLosingHandsRules, [command, hand], () => {
    const seats = losingSeats(hand);
    return seats.length === 0 ? accept() : accept({ type: 'LosingHandsKilled', at: command.at, seats });
  });

export const evolveLosersKilled = (hand: Hand, { seats, at }: LosingHandsKilled): Hand =>
  changed(hand, {
    lastAt: at,
    players: hand.players.map((player) =>
      seats.includes(player.seat) ? changedPlayer(player, { gone: 'killed' }) : player,
    ),
  });
