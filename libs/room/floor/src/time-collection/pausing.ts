import { accept, judge } from '@cardroom/kernel';
import { stampOf } from '../ground-rules';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { byThoseInCharge, feeIsTaken, reasonIsGiven, rentRuns, theCollection } from './ground';
import { collectionNotPaused, collectionPaused } from './refusals';
import { putCollection } from './rent-keeping';

const rentIsNotPaused: RulesFor<'PauseCollection'>[number] = ({ tableId }, floor) =>
  theCollection(floor, tableId).paused ? collectionPaused({ tableId }) : null;

const rentIsPaused: RulesFor<'ResumeCollection'>[number] = ({ tableId }, floor) =>
  theCollection(floor, tableId).paused ? null : collectionNotPaused({ tableId });

export const pauseCollectionRules: RulesFor<'PauseCollection'> = [
  byThoseInCharge,
  reasonIsGiven,
  feeIsTaken,
  rentRuns,
  rentIsNotPaused,
];

export const resumeCollectionRules: RulesFor<'ResumeCollection'> = [
  byThoseInCharge,
  feeIsTaken,
  rentRuns,
  rentIsPaused,
];

export const pausingDecisions: DecisionsOf<'PauseCollection' | 'ResumeCollection'> = {
  PauseCollection: (command, floor) =>
    judge(pauseCollectionRules, [command, floor], () => {
      const { tableId, reason } = command;
      return accept({ type: 'CollectionPaused', ...stampOf(command), tableId, reason });
    }),
  ResumeCollection: (command, floor) =>
    judge(resumeCollectionRules, [command, floor], () =>
      accept({ type: 'CollectionResumed', ...stampOf(command), tableId: command.tableId }),
    ),
};

/** The clock of a paused table goes on: its periods stay where they are, and nobody owes for those gone by. */
export const pausingEvolutions: EvolutionsOf<'CollectionPaused' | 'CollectionResumed'> = {
  CollectionPaused: (floor, { tableId, at, by, reason }) =>
    putCollection(floor, tableId, (collection) => ({ ...collection, paused: { since: at, by, reason } })),
  CollectionResumed: (floor, { tableId }) =>
    putCollection(floor, tableId, (collection) => ({ ...collection, paused: null })),
};
