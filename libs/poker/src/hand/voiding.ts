import { accept, type Decision, judge } from '@cardroom/kernel';
import { type VoidHand } from './commands';
import { changed, changedPlayer } from './copies';
import { type HandVoided } from './events';
import { type Hand } from './state';
import { handIsUnderWay } from './under-way';

export const voidHandRules = [handIsUnderWay];

/** Every wager, blind and ante goes back to its bettor and the button stays; a pot won earlier stays won (THR-A32). */
export const voidHand = (command: VoidHand, hand: Hand): Decision<HandVoided> =>
  judge(voidHandRules, [command, hand], () =>
    accept({ type: 'HandVoided', at: command.at, rule: command.rule }),
  );

/**
 * Money carried from earlier deals stays in the pot for the next (RRP-3.4.6), and so does what a player had in whose
 * refund was withheld (RRP-3.4.5).
 */
export const evolveVoided = (hand: Hand, { at, withheld = [] }: HandVoided): Hand => {
  let carried = hand.setup.carried;
  const players = hand.players.map((player) => {
    const kept = withheld.includes(player.seat) ? player.contributed + player.dead : 0;
    carried += kept;
    return changedPlayer(player, {
      stack: player.startingStack - kept,
      behind: 0,
      streetBet: 0,
      contributed: 0,
      dead: 0,
    });
  });
  return changed(hand, {
    phase: 'void',
    players,
    deadMoney: carried,
    paidOut: 0,
    pots: [],
    carriedOver: carried,
    lastAt: at,
  });
};
