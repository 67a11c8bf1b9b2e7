import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { type Bid, type SettleShortCall } from './commands';
import { type HandEvent } from '../hand/events';
import { type Acted, type ShortCallMade, type ShortCallTakenBack } from './events';
import { playerAt } from '../hand/players';
import { actionBehind, noForfeit, noShortCall, noTakingBack } from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { actedEvent, consequences } from './acting';
import { owes } from './betting-round';

/**
 * Too few chips are put in. Where they are only ever completed they are so at once (RRP-3.5.16, RRP-10.1.6), unless the
 * player did not know of a raise and may take them back (RRP-3.5.12); elsewhere he chooses (RTC-10, THR-A17, FR4-3.2).
 */
export const shortCall = (command: Bid, hand: Hand, put: Chips): Decision<HandEvent> => {
  const { at, seat, unaware = false } = command;
  const player = playerAt(hand, seat) as PlayerInHand;
  if (hand.setup.rules.undercallRule === 'complete' && !unaware) {
    const acted = actedEvent(hand, { at, seat, action: { kind: 'call' } });
    return accept(...consequences(hand, { ...acted, ruled: 'RRP-10.1.6', change: 0 }));
  }
  const due = Math.min(owes(hand, player), player.stack);
  return accept({ type: 'ShortCallMade', at, shortCall: { seat, put, due, unaware } });
};

type Rule = Policy<SettleShortCall, Hand>;

const shortCallIsOpen: Rule = ({ seat }, { irregular }) =>
  irregular.shortCall?.seat === seat ? null : noShortCall({ seat });

/** Only who did not know of the raise may take chips back, and only while nobody has acted behind him (RRP-3.5.12). */
const mayTakeBack: Rule = ({ choice, seat }, { irregular, setup }) => {
  if (choice !== 'takeBack') return null;
  if (setup.rules.undercallRule !== 'complete' || !irregular.shortCall?.unaware)
    return noTakingBack({ seat });
  return irregular.outOfTurn.length > 0 ? actionBehind({ seat }) : null;
};

/** Where short calls are only completed, they are not given up; once somebody acted behind, they may be (RRP-3.5.12). */
const mayForfeit: Rule = ({ choice, seat }, { setup, irregular }) =>
  choice === 'forfeit' && setup.rules.undercallRule === 'complete' && irregular.outOfTurn.length === 0
    ? noForfeit({ seat })
    : null;

/** A misheard amount is weighed by the floor where calls are completed; elsewhere there is no third choice (RTC-10). */
const mayRelease: Rule = ({ choice, seat }, { irregular, setup }) =>
  choice === 'release' && (setup.rules.undercallRule !== 'complete' || !irregular.shortCall?.unaware)
    ? noTakingBack({ seat })
    : null;

export const settleShortCallRules = [handIsUnderWay, shortCallIsOpen, mayTakeBack, mayForfeit, mayRelease];

/** What the texts suggest to the floor: from 80 % of the right amount on a call binds (RRP-10.1.7.a, RRP-10.1.7.c). */
export const shortCallAdvice = ({ irregular, setup }: Hand): 'binding' | 'release' | null => {
  const { shortCall } = irregular;
  if (!shortCall) return null;
  return shortCall.put * 100 >= shortCall.due * setup.rules.shortCallBindingPercent ? 'binding' : 'release';
};

const released = (hand: Hand, { at, seat }: SettleShortCall): Acted => ({
  ...actedEvent(hand, { at, seat, action: { kind: 'fold' } }),
  ruled: 'RRP-10.1.7.c',
});

const forfeited = (hand: Hand, { at, seat }: SettleShortCall): Acted => {
  const { streetBet } = playerAt(hand, seat) as PlayerInHand;
  const paid = hand.irregular.shortCall?.put ?? 0;
  const ruled = hand.setup.rules.undercallRule === 'completeOrForfeit' ? 'RTC-10' : 'RRP-3.5.12';
  return {
    type: 'Acted',
    at,
    seat,
    kind: 'fold',
    paid,
    to: streetBet + paid,
    allIn: false,
    full: false,
    ruled,
  };
};

export const settleShortCall = (command: SettleShortCall, hand: Hand): Decision<HandEvent> =>
  judge(settleShortCallRules, [command, hand], () => {
    const { at, seat, choice } = command;
    if (choice === 'takeBack') return accept<HandEvent>({ type: 'ShortCallTakenBack', at, seat });
    const endings = { forfeit: forfeited, release: released, complete: completed };
    return accept(...consequences(hand, endings[choice](hand, command)));
  });

const completed = (hand: Hand, { at, seat }: SettleShortCall): Acted => ({
  ...actedEvent(hand, { at, seat, action: { kind: 'call' } }),
  ruled: hand.setup.rules.undercallRule === 'completeOrForfeit' ? 'RTC-10' : 'RRP-3.5.16',
});

export const evolveShortCall = (hand: Hand, { at, shortCall }: ShortCallMade): Hand =>
  changed(hand, { irregular: { ...hand.irregular, shortCall }, lastAt: at });

export const evolveShortCallTakenBack = (hand: Hand, { at }: ShortCallTakenBack): Hand =>
  changed(hand, { irregular: { ...hand.irregular, shortCall: null }, lastAt: at });
