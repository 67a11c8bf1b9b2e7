import { type Decision, judge, type Policy, type Refusal, type RuleId } from '@cardroom/kernel';
import { rulesCited } from '../history';
import { type HandCommand } from '@cardroom/poker';
import { isInCharge, rules, tableIsOpen } from '../ground-rules';
import {
  drawnByEngine,
  noHand,
  notAuthorised,
  notForPlayers,
  notPlayable,
  notYourSeat,
  otherHand,
  tablePaused,
  tableStopped,
  turnClockRuns,
} from '../refusals';
import { type DecisionsOf, type RulesFor } from '../slice';
import { type Stamp } from '../stamp';
import { seatedAt, type Table } from '../state';
import { type UntimedCommand } from './untimed';
import { commandAt } from './untimed';
import { advancing, type StepFact } from './steps';

type Rule = RulesFor<'PlayHand'>[number];
type Types = ReadonlySet<HandCommand['type']>;

export const handIsMeant: Policy<{ readonly hand: number }, Table> = ({ hand }, { hand: inProgress }) => {
  if (!inProgress) return noHand({ hand });
  return inProgress.number === hand ? null : otherHand({ hand, due: inProgress.number });
};

/** While the table stands still only who rules may do anything with the hand (RRP-2.1.5). */
const handIsNotHeld: Rule = (command, { stopped, pause }) => {
  if (rules(command)) return null;
  if (stopped) return tableStopped({ ruling: stopped.ruling });
  return pause ? tablePaused({ why: pause.why }) : null;
};

/** The table opens its hands itself, and a clock runs out by its own. */
const ownWords: Types = new Set(['OpenHand', 'ExpireClock']);

const isForTheHand: Rule = ({ ask }) => (ownWords.has(ask.type) ? notPlayable({ what: ask.type }) : null);

/** At a dealt table nobody touches the cards, so that nothing can go wrong with them. */
const atDealtTables: Types = new Set([
  'Act',
  'Discard',
  'ShowHand',
  'MuckHand',
  'PlayTheBoard',
  'ShowOpeners',
  'AskToSee',
  'AskToSeeOpener',
  'CallClock',
  'ApproveClock',
  'PostStraddle',
  'RunIt',
  'ChopBlinds',
  'ArrangePot',
  'SetAbsent',
  'KillHand',
  'VoidHand',
  'SetPotAside',
]);

const cardsAreTheEngines: Rule = ({ ask }, { hand }) =>
  hand?.depth === 'dealt' && !atDealtTables.has(ask.type) ? drawnByEngine({ what: ask.type }) : null;

const forPlayers: Types = new Set([
  'Act',
  'Discard',
  'ShowHand',
  'MuckHand',
  'PlayTheBoard',
  'ShowOpeners',
  'AskToSee',
  'AskToSeeOpener',
  'CallClock',
  'PostStraddle',
]);

const seatNamed = (ask: UntimedCommand): number | null => {
  if (ask.type === 'CallClock') return ask.askedBy;
  return 'seat' in ask && typeof ask.seat === 'number' ? ask.seat : null;
};

/** One player to a hand: nobody acts for another (RRP-2.2.8). */
const playersActForThemselves: Rule = ({ by, ask }, table) => {
  if (by.kind === 'device') return notAuthorised();
  if (by.kind !== 'player') return null;
  if (!forPlayers.has(ask.type) || table.hand?.depth !== 'dealt') return notForPlayers({ what: ask.type });
  const seat = seatNamed(ask);
  return seat !== null && seatedAt(table, seat)?.playerId === by.id ? null : notYourSeat({ seat });
};

/** Approved by the floor, ruled by the floor. */
const forTheFloor: Types = new Set(['ApproveClock', 'VoidHand', 'SetPotAside']);

const floorDecides: Rule = (command, table) =>
  forTheFloor.has(command.ask.type) ? isInCharge(command, table) : null;

/** Where every decision has its time, nobody calls for more or less. */
const noTimeBesideTurns: Rule = ({ ask }, { hand }) =>
  ask.type === 'CallClock' && hand?.depth === 'dealt' && hand.terms.clocks.actSeconds !== null
    ? turnClockRuns({ actSeconds: hand.terms.clocks.actSeconds })
    : null;

export const playHandRules: RulesFor<'PlayHand'> = [
  tableIsOpen,
  handIsMeant,
  isForTheHand,
  playersActForThemselves,
  handIsNotHeld,
  cardsAreTheEngines,
  floorDecides,
  noTimeBesideTurns,
];

export const playingDecisions: DecisionsOf<'PlayHand'> = {
  PlayHand: (command, table): Decision<StepFact> =>
    judge(playHandRules, [command, table], () =>
      advancing(table, command, commandAt(command.at, command.ask)),
    ),
};

/** What a tap would come to: why it is refused, or the rules it rests on and whether the hand would be void. */
export interface Foreseen {
  readonly refusal: Refusal | null;
  readonly rules: readonly RuleId[];
  readonly endsHand: boolean;
}

/** The rule to show before the tap, for misdeals and errors of the dealer above all. Nothing is recorded. */
export const foreseen = (table: Table, stamp: Stamp, ask: UntimedCommand): Foreseen => {
  const decision = playingDecisions.PlayHand(
    { type: 'PlayHand', ...stamp, hand: table.hand?.number ?? 0, ask },
    table,
  );
  if (!decision.accepted) return { refusal: decision.refusal, rules: [], endsHand: false };
  const { events } = decision;
  const inner = events.flatMap((fact) => ('events' in fact ? fact.events : []));
  return {
    refusal: null,
    rules: [...new Set(events.flatMap((event) => rulesCited(event)))],
    endsHand: inner.some(({ type }) => type === 'HandVoided' || type === 'HandEnded'),
  };
};

/** Why the hand in progress would refuse this now; null when it would not. */
export const mayAsk = (table: Table, stamp: Stamp, ask: UntimedCommand): Refusal | null => {
  const decision = playingDecisions.PlayHand(
    { type: 'PlayHand', ...stamp, hand: table.hand?.number ?? 0, ask },
    table,
  );
  return decision.accepted ? null : decision.refusal;
};
