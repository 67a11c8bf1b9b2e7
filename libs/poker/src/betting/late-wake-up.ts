import { accept, type Decision, judge, type Policy, type Refusal } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { type AskForTime, type RuleTurnLost } from './commands';
import { type HandEvent } from '../hand/events';
import { type TimeAsked } from './events';
import { playerAt } from '../hand/players';
import { handNotLive, noBettingNow, notYourTurn, turnKept, turnNotLost, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { actedEvent, consequences } from './acting';
import { owes, seatToAct } from './betting-round';

type AboutASeat = Policy<{ readonly seat: number }, Hand>;

const handIsLive: AboutASeat = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

const bettingIsOpen: AboutASeat = (_, { phase }) => (phase === 'betting' ? null : noBettingNow({ phase }));

export const askForTimeRules = [handIsUnderWay, bettingIsOpen, handIsLive];

/** Who stops the action by asking for time keeps his right to act (RRP-3.5.11). */
export const askForTime = (command: AskForTime, hand: Hand): Decision<TimeAsked> =>
  judge(askForTimeRules, [command, hand], () =>
    accept({ type: 'TimeAsked', at: command.at, seat: command.seat }),
  );

export const evolveTimeAsked = (hand: Hand, { at, seat }: TimeAsked): Hand =>
  changed(hand, {
    irregular: { ...hand.irregular, timeAskedBy: [...hand.irregular.timeAskedBy, seat] },
    lastAt: at,
  });

/** How many players acted behind the one whose turn it is. */
export const actedBehind = ({ irregular }: Hand): number => irregular.outOfTurn.length;

/** A turn is lost only by the player whose turn it is, once enough have acted behind (RRP-3.5.11, RTC-2.e). */
const isHisTurn: AboutASeat = ({ seat }, hand) =>
  seatToAct(hand) === seat ? null : notYourTurn({ seat, toAct: seatToAct(hand) });

export const mayLoseTurn = (hand: Hand): Refusal | null => {
  const most = hand.setup.rules.lateWakeUpPlayersBehind;
  const behind = actedBehind(hand);
  if (most !== null && behind < most) return turnNotLost({ behind, needed: most });
  const seat = seatToAct(hand);
  return seat !== null && hand.irregular.timeAskedBy.includes(seat) ? turnKept({ seat }) : null;
};

const enoughActedBehind: AboutASeat = (_, hand) => mayLoseTurn(hand);

export const ruleTurnLostRules = [handIsUnderWay, bettingIsOpen, handIsLive, isHisTurn, enoughActedBehind];

/** The floor rules a turn lost: facing a bet the hand is dead, otherwise it has checked. */
export const ruleTurnLost = (command: RuleTurnLost, hand: Hand): Decision<HandEvent> =>
  judge(ruleTurnLostRules, [command, hand], () => {
    const { at, seat } = command;
    const player = playerAt(hand, seat) as PlayerInHand;
    const facing = owes(hand, player) > 0 || !hand.setup.rules.checkAllowed;
    const acted = actedEvent(hand, { at, seat, action: { kind: facing ? 'fold' : 'check' } });
    return accept(...consequences(hand, { ...acted, ruled: 'RRP-3.5.11' }));
  });
