import { accept, judge } from '@cardroom/kernel';
import { heldWith, remainingMs, withClock } from '../clocks/holding';
import { goingOn } from '../clocks/turn';
import { isOfHouse, tableIsOpen } from '../ground-rules';
import { comingDeal } from '../hands/plan';
import { alreadyPaused, lastHandAnnounced, notAnnounced, notPaused } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor, type Sequel } from '../slice';
import { stampOf } from '../stamp';
import { standsStill, type Table } from '../state';
import { nextHandFrom } from './opening';

const isNotPaused: RulesFor<'PauseTable'>[number] = (_, { pause }) =>
  pause ? alreadyPaused({ since: pause.since }) : null;

export const pauseTableRules: RulesFor<'PauseTable'> = [isOfHouse, tableIsOpen, isNotPaused];

const isPaused: RulesFor<'ResumeTable'>[number] = (_, { pause }) => (pause ? null : notPaused());

export const resumeTableRules: RulesFor<'ResumeTable'> = [isOfHouse, tableIsOpen, isPaused];

/** A knock for a pause that is over, or has become another one, changes nothing. */
const isLateKnock = ({ by, pause }: CommandNamed<'ResumeTable'>, table: Table): boolean =>
  by.kind === 'timer' && pause !== undefined && table.pause?.pause !== pause;

const resuming = (command: CommandNamed<'ResumeTable'>, table: Table) =>
  accept({
    type: 'TableResumed' as const,
    ...stampOf(command),
    pause: table.pause?.pause ?? 0,
    /** It goes on only when nothing else holds the table. */
    clock: table.stopped ? null : goingOn(table, command.at),
  });

const isNotAnnounced: RulesFor<'AnnounceLastHand'>[number] = (_, { lastHand }) =>
  lastHand ? lastHandAnnounced({ why: lastHand }) : null;

const isAnnounced: RulesFor<'GoOn'>[number] = (_, { lastHand }) => (lastHand ? null : notAnnounced());

export const announceLastHandRules: RulesFor<'AnnounceLastHand'> = [isOfHouse, tableIsOpen, isNotAnnounced];
export const goOnRules: RulesFor<'GoOn'> = [isOfHouse, tableIsOpen, isAnnounced];

export const pausingDecisions: DecisionsOf<'PauseTable' | 'ResumeTable' | 'AnnounceLastHand' | 'GoOn'> = {
  PauseTable: (command, table) =>
    judge(pauseTableRules, [command, table], () =>
      accept({
        type: 'TablePaused',
        ...stampOf(command),
        pause: table.pauses + 1,
        why: command.why,
        until: command.until ?? null,
        remainingMs: remainingMs(table, command.at),
      }),
    ),
  ResumeTable: (command, table) =>
    isLateKnock(command, table)
      ? accept()
      : judge(resumeTableRules, [command, table], () => resuming(command, table)),
  AnnounceLastHand: (command, table) =>
    judge(announceLastHandRules, [command, table], () =>
      accept({ type: 'LastHandAnnounced', ...stampOf(command), why: command.why }),
    ),
  GoOn: (command, table) =>
    judge(goOnRules, [command, table], () => accept({ type: 'HandsGoOn', ...stampOf(command) })),
};

/** Hands are timed anew from here: what lay before was no play. */
export const playsAgain = (table: Table, at: CommandNamed<'ResumeTable'>['at']): Table =>
  standsStill(table)
    ? table
    : { ...table, ...nextHandFrom(table, at), pace: { ...table.pace, since: table.hand ? null : at } };

export const pausingEvolutions: EvolutionsOf<
  'TablePaused' | 'TableResumed' | 'LastHandAnnounced' | 'HandsGoOn' | 'TableAtRest'
> = {
  TablePaused: (table, { at, pause, why, until, remainingMs: left }) => ({
    ...table,
    ...heldWith(table, left),
    pause: { pause, why, since: at, until },
    pauses: pause,
  }),
  TableResumed: (table, { at, clock }) =>
    playsAgain(clock ? withClock({ ...table, pause: null }, clock) : { ...table, pause: null }, at),
  LastHandAnnounced: (table, { why }) => ({
    ...table,
    lastHand: why,
    lastHandFrom: table.hands,
    isAtRest: false,
  }),
  HandsGoOn: (table, { at }) => ({
    ...table,
    lastHand: null,
    isAtRest: false,
    ...nextHandFrom(table, at),
  }),
  TableAtRest: (table) => ({ ...table, isAtRest: true }),
};

/** Where hands are only counted, one is being played as long as two players can be dealt in. */
const isPlaying = (table: Table): boolean => {
  if (table.depth !== 'counted') return table.hand !== null;
  return table.hands === table.lastHandFrom && comingDeal(table).accepted;
};

/** A table to be broken or closed waits for its hand. */
export const comesToRest: Sequel = (table, stamp) => {
  const { lastHand, isAtRest, hands } = table;
  if (lastHand === null || isAtRest || isPlaying(table)) return [];
  return [{ type: 'TableAtRest', ...stamp, why: lastHand, hands }];
};
