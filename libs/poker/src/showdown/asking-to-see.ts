import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type AskToSee } from '../hand/commands';
import { type SeeingAsked } from '../hand/events';
import { playerAt } from '../hand/players';
import {
  noShowdownNow,
  notCalledHand,
  notDealtIn,
  notShownToOne,
  potNotYetAwarded,
  unknownSeat,
} from '../hand/refusals';
import { type Hand } from '../hand/state';

type Rule = Policy<AskToSee, Hand>;

const isOpen: Rule = (_, { phase }) => (phase === 'unopened' ? noShowdownNow({ phase }) : null);

const askerWasDealtIn: Rule = ({ seat, of }, hand) => {
  if (!playerAt(hand, seat)) return notDealtIn({ seat });
  return playerAt(hand, of) ? null : unknownSeat({ seat: of });
};

const wasCalled = ({ showdown }: Hand, seat: number): boolean =>
  showdown.order.length > 1 && showdown.order.includes(seat);

/** Only a called hand may be seen: one that went to the showdown against another (RRP-3.6.5, RTC-19, THR-A25). */
const handWasCalled: Rule = ({ of, shownTo }, hand) => {
  if (shownTo !== undefined) return null;
  if (!wasCalled(hand, of)) return notCalledHand({ seat: of });
  const onlyCalledPlayer = hand.setup.rules.calledHandSeenOnRequest === 'calledPlayer';
  return onlyCalledPlayer && hand.showdown.order[0] !== of ? notCalledHand({ seat: of }) : null;
};

/**
 * Cards shown to one player may be seen by all, once the hand is over (RRP-3.6.6); in some houses only those of a winner
 * nobody called (RTC-3).
 */
const shownToOne: Rule = ({ of, shownTo }, hand) => {
  if (shownTo === undefined) return null;
  if (hand.phase !== 'over') return potNotYetAwarded({ seat: of });
  if (hand.setup.rules.showOneShowAll === 'anyCards') return null;
  const wonUncalled = playerAt(hand, of)?.gone === null && !wasCalled(hand, of);
  return wonUncalled ? null : notShownToOne({ seat: of });
};

export const askToSeeRules = [isOpen, askerWasDealtIn, handWasCalled, shownToOne];

/** Seeing a hand changes nothing of its claim; the dealer is asked to turn it up before the muck is mixed. */
export const askToSee = (command: AskToSee, hand: Hand): Decision<SeeingAsked> =>
  judge(askToSeeRules, [command, hand], () => {
    const { at, seat, of } = command;
    return accept({ type: 'SeeingAsked', at, seat, of });
  });
