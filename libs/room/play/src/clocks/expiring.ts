import { accept, type Decision, instant, type Instant } from '@cardroom/kernel';
import { type HandCommand, legalActions, nextStep } from '@cardroom/poker';
import { advancing, type StepFact } from '../hands/steps';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type Sequel } from '../slice';
import { stampOf } from '../stamp';
import { type HandInProgress, standsStill, type Table } from '../state';
import { type TimeGivenBack } from './events';
import { withClock } from './holding';
import { type RunningClock } from './running';

type Expire = CommandNamed<'ExpireClock'>;

/** A knock for a clock that stands, or that is no longer the one that runs, changes nothing. */
const clockMeant = ({ clock }: Expire, table: Table): RunningClock | null =>
  table.hand && table.clock?.clock === clock && !standsStill(table) ? table.clock : null;

/** The same clock from now on, under a number of its own. */
const anew = (table: Table, { kind, seat }: RunningClock, [at, leftMs]: readonly [Instant, number]) => ({
  clock: table.clocks + 1,
  kind,
  seat,
  startedAt: at,
  dueAt: instant(at + leftMs),
});

/**
 * What a player could not use because the system was away: from the last sign of life, or the start of his clock, to
 * the moment it would have run out. Nothing, when the knock came in time or the system was up until then (ADR).
 */
const lostMs = ({ at, aliveUntil }: Expire, clock: RunningClock, lateKnockSeconds: number): number => {
  if (at - clock.dueAt <= lateKnockSeconds * 1000) return 0;
  const seen = Math.max(clock.startedAt, aliveUntil ?? clock.startedAt);
  return Math.max(0, clock.dueAt - seen);
};

const givenBack = (
  command: Expire,
  table: Table,
  [clock, lost]: readonly [RunningClock, number],
): TimeGivenBack => ({
  type: 'TimeGivenBack',
  ...stampOf(command),
  was: clock.clock,
  clock: anew(table, clock, [command.at, lost]),
  awayFrom: instant(clock.dueAt - lost),
  awayUntil: command.at,
  givenBackMs: lost,
});

/** Out of time at a dealt table: the hand is dead when a bet is faced, otherwise it checks or folds as the house says. */
const withoutDecision = ({ hand, terms }: HandInProgress, at: Instant): HandCommand | null => {
  const step = nextStep(hand);
  if (step.kind === 'draw') return { type: 'Discard', at, seat: step.seat, cards: [] };
  const legal = legalActions(hand);
  if (step.kind !== 'act' || !legal) return null;
  const { seat } = step;
  const checks = legal.check.allowed && terms.rules.clockExpiryWithoutBet === 'check';
  if (checks) return { type: 'Act', at, seat, action: { kind: 'check' } };
  const kind = legal.fold.allowed ? 'fold' : 'bringIn';
  return { type: 'Act', at, seat, action: { kind } };
};

const expiring = (command: Expire, table: Table, clock: RunningClock): Decision<StepFact> => {
  const { at } = command;
  const ask: HandCommand | null =
    clock.kind === 'call' ? { type: 'ExpireClock', at } : table.hand && withoutDecision(table.hand, at);
  return ask ? advancing(table, { ...stampOf(command), expired: clock.clock }, ask) : accept();
};

const expireClock = (command: Expire, table: Table): Decision<StepFact | TimeGivenBack> => {
  const clock = clockMeant(command, table);
  if (!clock || command.at < clock.dueAt) return accept();
  const lost = lostMs(command, clock, table.terms?.clocks.lateKnockSeconds ?? 0);
  return lost > 0 ? accept(givenBack(command, table, [clock, lost])) : expiring(command, table, clock);
};

/** Only what of the absence fell into the clock counts; asked twice, it gives nothing more. */
const giveTimeBack = (command: CommandNamed<'GiveTimeBack'>, table: Table): Decision<TimeGivenBack> => {
  const { clock } = table;
  if (!clock || !table.hand || standsStill(table)) return accept();
  const from = Math.max(command.awayFrom, clock.startedAt);
  const until = Math.min(command.awayUntil, command.at);
  if (from >= clock.dueAt || until <= from) return accept();
  const leftMs = clock.dueAt - from;
  return accept({
    type: 'TimeGivenBack',
    ...stampOf(command),
    was: clock.clock,
    clock: anew(table, clock, [instant(until), leftMs]),
    awayFrom: instant(from),
    awayUntil: instant(until),
    givenBackMs: until - from,
  });
};

export const clockDecisions: DecisionsOf<'ExpireClock' | 'GiveTimeBack'> = {
  ExpireClock: expireClock,
  GiveTimeBack: giveTimeBack,
};

export const clockEvolutions: EvolutionsOf<'TimeGivenBack'> = {
  TimeGivenBack: (table, { was, clock }) => (table.clock?.clock === was ? withClock(table, clock) : table),
};

/** Who lets his time run out again and again sits out. */
export const slowPlayersSitOut: Sequel = ({ terms, seats }, stamp) => {
  const most = terms?.clocks.timeoutsBeforeSittingOut ?? null;
  if (most === null) return [];
  return seats
    .filter(({ timeouts, sitsOutSince }) => timeouts >= most && sitsOutSince === null)
    .map(({ seat, playerId }) => ({ type: 'SatOut', ...stamp, seat, playerId, why: 'timeouts' }));
};
