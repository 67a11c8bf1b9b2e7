import { accept, type Decision, judge } from '@cardroom/kernel';
import { afterDeal, type SeatNumber } from '@cardroom/poker';
import { isOfHouse, tableIsOpen } from '../ground-rules';
import { minor } from '@cardroom/kernel';
import { lastHandAnnounced, otherDepth, tablePaused, tableStopped } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { standsStill, type Table } from '../state';
import { type HandReckoned } from './events';
import { handPassed, paceAfter } from './finishing';
import { comingDeal, dealTerms } from './plan';

type Rule = RulesFor<'HandDone'>[number];

const handsAreCounted: Rule = (_, { depth }) => (depth === 'counted' ? null : otherDepth({ depth }));

/** The last hand is counted too, and none after it. */
const handsArePlayed: Rule = (_, { stopped, pause, isAtRest, lastHand }) => {
  if (stopped) return tableStopped({ ruling: stopped.ruling });
  if (pause) return tablePaused({ why: pause.why });
  return isAtRest ? lastHandAnnounced({ why: lastHand }) : null;
};

export const handDoneRules: RulesFor<'HandDone'> = [isOfHouse, tableIsOpen, handsAreCounted, handsArePlayed];

/** A knock for a hand that was tapped meanwhile, or at a table that stands still, counts nothing. */
const isIdleKnock = ({ by, hand }: CommandNamed<'HandDone'>, table: Table): boolean =>
  by.kind === 'timer' &&
  (hand !== table.hands + 1 || table.depth !== 'counted' || table.isAtRest || standsStill(table));

const reckoned = (command: CommandNamed<'HandDone'>, table: Table): HandReckoned => {
  const coming = comingDeal(table);
  const plan = coming.accepted ? coming.events[0] : undefined;
  return {
    type: 'HandReckoned',
    ...stampOf(command),
    hand: table.hands + 1,
    estimated: command.estimated ?? false,
    result: command.misdeal ? 'misdeal' : 'played',
    plan: plan
      ? { positions: plan.positions, dealtIn: plan.dealtIn, deferred: plan.deferred, missing: plan.missing }
      : null,
  };
};

/** Nobody to deal to is no hand: a table where nothing is played is not reckoned on. */
const byTimer = (command: CommandNamed<'HandDone'>, table: Table): Decision<HandReckoned> =>
  isIdleKnock(command, table) || !comingDeal(table).accepted
    ? accept()
    : judge(handDoneRules, [command, table], () => accept(reckoned(command, table)));

export const countedDecisions: DecisionsOf<'HandDone'> = {
  HandDone: (command, table) =>
    command.by.kind === 'timer'
      ? byTimer(command, table)
      : judge(handDoneRules, [command, table], () => accept(reckoned(command, table))),
};

const counted = (table: Table, { at, hand, estimated, result, plan }: EventNamed<'HandReckoned'>): Table => {
  const dealtIn: readonly SeatNumber[] = plan?.dealtIn ?? [];
  const positions = plan ? { ...plan, notDealtIn: [], forcedBets: [], postedByDealer: [] } : null;
  return {
    ...table,
    hands: hand,
    between: positions
      ? afterDeal(table.between, positions, { terms: dealTerms(table), outcome: { result } })
      : table.between,
    seats: table.seats.map(handPassed((seat) => !dealtIn.includes(seat))),
    playedOver: table.playedOver.map(handPassed(() => true)),
    last: {
      number: hand,
      handId: null,
      endedAt: at,
      result,
      rule: null,
      potMinor: minor(0),
      rakedMinor: minor(0),
      won: [],
      stacks: [],
      boards: [],
      shown: [],
      commitment: null,
      seed: null,
      bigBlind: plan?.positions.blinds.at(-1) ?? null,
      button: plan?.positions.button ?? null,
    },
    pace: paceAfter(table.pace, at, estimated),
  };
};

export const countedEvolutions: EvolutionsOf<'HandReckoned'> = { HandReckoned: counted };
