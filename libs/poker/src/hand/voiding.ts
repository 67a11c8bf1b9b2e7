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

/** Money carried from earlier deals stays in the pot for the next (RRP-3.4.6). */
export const evolveVoided = (hand: Hand, { at }: HandVoided): Hand => {
  const carried = hand.setup.carried;
  const players = hand.players.map((player) =>
    changedPlayer(player, {
      stack: player.startingStack,
      behind: 0,
      streetBet: 0,
      contributed: 0,
      dead: 0,
    }),
  );
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
