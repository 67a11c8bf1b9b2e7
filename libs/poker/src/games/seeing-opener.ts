import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { type AskToSeeOpener } from '../hand/commands';
import { type OpenerSeeingAsked } from '../hand/events';
import { playerAt } from '../hand/players';
import { handNotOpen, handOver, notDealtIn, notOpener } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { gameOfHand } from '../hand/streets';

type Rule = Policy<AskToSeeOpener, Hand>;

/** Also after the pot was paid, as long as the cards are not shuffled: that is when the hand is shown. */
const handIsOpen: Rule = (_, { phase }) => {
  if (phase === 'unopened') return handNotOpen();
  return phase === 'void' ? handOver() : null;
};

const askerIsAtTheTable: Rule = ({ seat }, hand) => (playerAt(hand, seat) ? null : notDealtIn({ seat }));

const somebodyOpened: Rule = (_, hand) =>
  gameOfHand(hand).openers !== null && hand.drawing.opener !== null ? null : notOpener({ seat: null });

export const askToSeeOpenerRules = [handIsOpen, askerIsAtTheTable, somebodyOpened];

/** Any player may ask that the opener keep his hand and show it once the winner is paid (RRP-9.2.8). */
export const askToSeeOpener = (command: AskToSeeOpener, hand: Hand): Decision<OpenerSeeingAsked> =>
  judge(askToSeeOpenerRules, [command, hand], () =>
    accept({ type: 'OpenerSeeingAsked', at: command.at, seat: command.seat }),
  );

export const evolveOpenerSeeingAsked = (hand: Hand, { at, seat }: OpenerSeeingAsked): Hand =>
  changed(hand, {
    drawing: { ...hand.drawing, seeOpenerAskedBy: hand.drawing.seeOpenerAskedBy ?? seat },
    lastAt: at,
  });
