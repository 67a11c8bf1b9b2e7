import { accept, judge } from '@cardroom/kernel';
import { heldWith, remainingMs, withClock } from '../clocks/holding';
import { goingOn } from '../clocks/turn';
import { isOfHouse, saysWhy, tableIsOpen } from '../ground-rules';
import { alreadyStopped, notStopped, potNotSetAside } from '../refusals';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { stampOf } from '../stamp';
import { playsAgain } from '../table/pausing';

const isNotStopped: RulesFor<'StopTable'>[number] = (_, { stopped }) =>
  stopped ? alreadyStopped({ since: stopped.since, ruling: stopped.ruling }) : null;

export const stopTableRules: RulesFor<'StopTable'> = [isOfHouse, tableIsOpen, isNotStopped, saysWhy];

const isStopped: RulesFor<'ReleaseTable'>[number] = (_, { stopped }) => (stopped ? null : notStopped());

/** Play goes on before the ruling only with the disputed pot in the hands of the house (RRP-2.1.7). */
const disputedPotIsAside: RulesFor<'ReleaseTable'>[number] = ({ decided }, table) => {
  const { stopped, asides, last, hand, depth } = table;
  if (decided || hand || depth === 'counted' || !stopped?.ruling || !last) return null;
  return asides.some((aside) => aside.hand === last.number) ? null : potNotSetAside({ hand: last.number });
};

export const releaseTableRules: RulesFor<'ReleaseTable'> = [
  isOfHouse,
  tableIsOpen,
  isStopped,
  disputedPotIsAside,
];

export const stoppingDecisions: DecisionsOf<'StopTable' | 'ReleaseTable'> = {
  StopTable: (command, table) =>
    judge(stopTableRules, [command, table], () =>
      accept({
        type: 'TableStopped',
        ...stampOf(command),
        reason: command.reason,
        ruling: command.ruling ?? null,
        remainingMs: remainingMs(table, command.at),
      }),
    ),
  ReleaseTable: (command, table) =>
    judge(releaseTableRules, [command, table], () =>
      accept({
        type: 'TableReleased',
        ...stampOf(command),
        clock: table.pause ? null : goingOn(table, command.at),
      }),
    ),
};

export const stoppingEvolutions: EvolutionsOf<'TableStopped' | 'TableReleased'> = {
  TableStopped: (table, { at, reason, ruling, remainingMs: left }) => ({
    ...table,
    ...heldWith(table, left),
    stopped: { reason, ruling, since: at },
  }),
  TableReleased: (table, { at, clock }) =>
    playsAgain(clock ? withClock({ ...table, stopped: null }, clock) : { ...table, stopped: null }, at),
};
