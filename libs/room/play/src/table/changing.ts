import { accept, type Decision, judge } from '@cardroom/kernel';
import { isBetweenHands, isOfHouse, tableIsOpen, theTerms } from '../ground-rules';
import { stakesBetweenHands, stacksNotKnown } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor, type Sequel } from '../slice';
import { stampOf } from '../stamp';
import { type Table } from '../state';
import { withHouseRules, withStakes } from './new-terms';
import { type TableEvent } from './events';
import { committing, dealtNeedsSeed, knowsGame, nextHandFrom, nextVersion } from './opening';

/** Where somebody left with more than the table knew of, the others' stacks are counted before a hand is followed closer. */
const stacksAreKnown: RulesFor<'ChangeDepth'>[number] = ({ depth }, table) =>
  table.depth === 'counted' &&
  depth !== 'counted' &&
  table.unplacedMinor < 0 &&
  table.countedAfter !== table.hands
    ? stacksNotKnown({ unplacedMinor: table.unplacedMinor })
    : null;

export const changeDepthRules: RulesFor<'ChangeDepth'> = [
  isOfHouse,
  tableIsOpen,
  dealtNeedsSeed,
  stacksAreKnown,
];

const changingDepth = (command: CommandNamed<'ChangeDepth'>, table: Table): Decision<TableEvent> => {
  const { depth, seed } = command;
  if (depth === (table.nextDepth ?? table.depth)) return accept();
  const commits = depth === 'dealt' ? committing(command, table.hands + 1, seed) : [];
  return table.hand
    ? accept<TableEvent>({ type: 'DepthChangeAsked', ...stampOf(command), depth }, ...commits)
    : accept<TableEvent>({ type: 'DepthChanged', ...stampOf(command), depth, was: table.depth }, ...commits);
};

/** New stakes are for the next hand: this one is played for the old ones. */
const isBetweenHandsForStakes: RulesFor<'ChangeStakes'>[number] = (command, table) =>
  isBetweenHands(command, table) ? stakesBetweenHands({ hand: table.hand?.number ?? null }) : null;

export const changeStakesRules: RulesFor<'ChangeStakes'> = [
  isOfHouse,
  tableIsOpen,
  knowsGame,
  isBetweenHandsForStakes,
];

export const changeHouseRulesRules: RulesFor<'ChangeHouseRules'> = [isOfHouse, tableIsOpen];

export const changingDecisions: DecisionsOf<'ChangeDepth' | 'ChangeStakes' | 'ChangeHouseRules'> = {
  ChangeDepth: (command, table) =>
    judge(changeDepthRules, [command, table], () => changingDepth(command, table)),
  ChangeStakes: (command, table) =>
    judge(changeStakesRules, [command, table], () =>
      accept({
        type: 'NewStakesSet',
        ...stampOf(command),
        stakes: command.stakes,
        terms: nextVersion(table),
      }),
    ),
  ChangeHouseRules: (command, table) =>
    judge(changeHouseRulesRules, [command, table], () =>
      accept({
        type: 'HouseRulesChanged',
        ...stampOf(command),
        rules: command.rules ?? null,
        clocks: command.clocks ?? null,
        ...(command.rake === undefined ? {} : { rake: command.rake }),
        terms: nextVersion(table),
      }),
    ),
};

export const changingEvolutions: EvolutionsOf<
  'DepthChangeAsked' | 'DepthChanged' | 'NewStakesSet' | 'HouseRulesChanged'
> = {
  DepthChangeAsked: (table, { depth }) => ({ ...table, nextDepth: depth }),
  DepthChanged: (table, { depth, at }) => ({
    ...table,
    depth,
    nextDepth: null,
    pace: { ...table.pace, since: at },
    ...nextHandFrom(table, at),
  }),
  NewStakesSet: (table, event) => ({ ...table, terms: withStakes(theTerms(table), event) }),
  HouseRulesChanged: (table, event) => ({ ...table, terms: withHouseRules(theTerms(table), event) }),
};

/** A depth asked during a hand comes with its end. */
export const depthComes: Sequel = ({ hand, nextDepth, depth }, stamp) =>
  hand || nextDepth === null ? [] : [{ type: 'DepthChanged', ...stamp, depth: nextDepth, was: depth }];
