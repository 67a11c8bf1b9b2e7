import { accept, judge } from '@cardroom/kernel';
import { cageIsOpen, isInCharge, orTheHouse } from '../ground-rules';
import { stampOf } from '../ids';
import { nothingToMove, registerStillKept } from '../refusals';
import { houseProfiles } from '../settings';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { yearsAfter } from './years';

type DestroyRule = RulesFor<'DestroyPapers'>[number];

const isSomething: DestroyRule = ({ papers }) => (papers > 0 ? null : nothingToMove());

/** The law's term runs from the last papers of the day, to the very instant so many years later. */
const termIsOver: DestroyRule = ({ at, lastTakenAt, registerDay }, { settings }) => {
  const until = yearsAfter(lastTakenAt, houseProfiles[settings.profile].keptYears);
  return at >= until ? null : registerStillKept({ registerDay, until });
};

export const destroyPapersRules: RulesFor<'DestroyPapers'> = [
  cageIsOpen,
  orTheHouse(isInCharge),
  isSomething,
  termIsOver,
];

export const destroyingDecisions: DecisionsOf<'DestroyPapers'> = {
  DestroyPapers: (command, cage) =>
    judge(destroyPapersRules, [command, cage], () => {
      const { registerDay, papers, lastTakenAt } = command;
      const { keptYears } = houseProfiles[cage.settings.profile];
      return accept({
        type: 'PapersDestroyed',
        ...stampOf(command),
        registerDay,
        papers,
        lastTakenAt,
        keptYears,
      });
    }),
};

/** Sums, lines and references stay as they are: only what the references lead to is gone. */
export const destroyingEvolutions: EvolutionsOf<'PapersDestroyed'> = {
  PapersDestroyed: (cage) => cage,
};
