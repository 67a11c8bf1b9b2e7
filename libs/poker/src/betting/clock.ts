import { accept, afterSeconds, type Decision, type Instant, judge, type Policy } from '@cardroom/kernel';
import { changed } from '../hand/copies';
import { type ApproveClock, type CallClock, type ExpireClock } from './commands';
import { type HandEvent } from '../hand/events';
import { type ClockApproved, type ClockCalled } from './events';
import { playerAt } from '../hand/players';
import {
  clockByAbsent,
  clockNotRunning,
  clockOnlyByDealer,
  clockRunning,
  noBettingNow,
  noClock,
  notDealtIn,
  timeNotOver,
} from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { actedEvent, consequences } from './acting';
import { owes, playerToAct } from './betting-round';

type Rule = Policy<CallClock, Hand>;

const someoneIsToAct: Policy<unknown, Hand> = (_, hand) =>
  playerToAct(hand) ? null : noBettingNow({ phase: hand.phase });

/** Without a limit set there is no clock (THR-A35). */
const houseHasClock: Rule = (_, { setup }) => (setup.rules.clockSeconds === null ? noClock() : null);

const calledByWhoMay: Rule = ({ askedBy }, { setup }) =>
  askedBy !== null && setup.rules.clockCallableBy === 'dealer' ? clockOnlyByDealer({ seat: askedBy }) : null;

/** Any player at the table, folded or not, but nobody from the rail (RRP-10.1.13, RRP-11.11). */
const callerIsPresent: Rule = ({ askedBy }, hand) => {
  if (askedBy === null) return null;
  const caller = playerAt(hand, askedBy);
  if (!caller) return notDealtIn({ seat: askedBy });
  return caller.absent ? clockByAbsent({ seat: askedBy }) : null;
};

const notCalledYet: Rule = (_, { irregular }) =>
  irregular.clock ? clockRunning({ seat: irregular.clock.seat }) : null;

export const callClockRules = [
  handIsUnderWay,
  someoneIsToAct,
  houseHasClock,
  calledByWhoMay,
  callerIsPresent,
  notCalledYet,
];

/** Time is called on the player to act; it runs at once, or when the supervisor approves (RRP-10.1.13, RTC-25). */
export const callClock = (command: CallClock, hand: Hand): Decision<ClockCalled> =>
  judge(callClockRules, [command, hand], () => {
    const { at, askedBy } = command;
    const { seat } = playerToAct(hand) as PlayerInHand;
    return accept({
      type: 'ClockCalled',
      at,
      seat,
      askedBy,
      approved: !hand.setup.rules.clockNeedsSupervisor,
    });
  });

export const evolveClockCalled = (hand: Hand, { at, seat, askedBy, approved }: ClockCalled): Hand =>
  changed(hand, {
    irregular: { ...hand.irregular, clock: { seat, askedBy, askedAt: at, startedAt: approved ? at : null } },
    lastAt: at,
  });

const waitsForApproval: Policy<ApproveClock, Hand> = (_, { irregular }) =>
  irregular.clock?.startedAt === null ? null : clockNotRunning();

export const approveClock = (command: ApproveClock, hand: Hand): Decision<ClockApproved> =>
  judge([handIsUnderWay, waitsForApproval], [command, hand], () =>
    accept({ type: 'ClockApproved', at: command.at }),
  );

export const evolveClockApproved = (hand: Hand, { at }: ClockApproved): Hand => {
  const { clock } = hand.irregular;
  if (!clock) return hand;
  return changed(hand, { irregular: { ...hand.irregular, clock: { ...clock, startedAt: at } }, lastAt: at });
};

export interface ClockTimes {
  /** From when the dealer counts aloud. */
  readonly countsAloudAt: Instant;
  /** From when it is too late to act. */
  readonly endsAt: Instant;
}

/** A minute and ten more seconds (RRP-10.1.13.a), or a minute of which the last ten are counted (RTC-25). */
export const clockTimes = ({ irregular, setup }: Hand): ClockTimes | null => {
  const startedAt = irregular.clock?.startedAt ?? null;
  const { clockSeconds, clockAloudSeconds, clockAloudIncluded } = setup.rules;
  if (startedAt === null || clockSeconds === null) return null;
  const aloud = clockAloudSeconds ?? 0;
  const quiet = clockAloudIncluded ? clockSeconds - aloud : clockSeconds;
  return { countsAloudAt: afterSeconds(startedAt, quiet), endsAt: afterSeconds(startedAt, quiet + aloud) };
};

const timeIsOver: Policy<ExpireClock, Hand> = ({ at }, hand) => {
  const times = clockTimes(hand);
  if (!times) return clockNotRunning();
  return at < times.endsAt ? timeNotOver({ endsAt: times.endsAt }) : null;
};

export const expireClockRules = [handIsUnderWay, someoneIsToAct, timeIsOver];

/** Time over: the hand is dead when a bet is faced, otherwise it checks or folds as the house says (RRP-3.3.7, RTC-25). */
export const expireClock = (command: ExpireClock, hand: Hand): Decision<HandEvent> =>
  judge(expireClockRules, [command, hand], () => {
    const player = playerToAct(hand) as PlayerInHand;
    const { clockExpiryWithoutBet, checkAllowed } = hand.setup.rules;
    const folds = owes(hand, player) > 0 || clockExpiryWithoutBet === 'fold' || !checkAllowed;
    const kind = folds ? 'fold' : 'check';
    const acted = actedEvent(hand, { at: command.at, seat: player.seat, action: { kind } });
    return accept(
      ...consequences(hand, { ...acted, ruled: clockExpiryWithoutBet === 'fold' ? 'RTC-25' : 'RRP-3.3.7' }),
    );
  });
