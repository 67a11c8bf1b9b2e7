import { accept, judge, minor } from '@cardroom/kernel';
import { isOfHouse } from '../ground-rules';
import { wentOut } from '../keeping';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { stampOf } from '../stamp';

/** A box may be taken away and counted after its table has closed. */
export const removeDropRules: RulesFor<'RemoveDrop'> = [isOfHouse];
export const countDropRules: RulesFor<'CountDrop'> = [isOfHouse];

/** Told twice of a box, the table lets go of it once. */
export const dropDecisions: DecisionsOf<'RemoveDrop' | 'CountDrop'> = {
  RemoveDrop: (command, table) =>
    judge(removeDropRules, [command, table], () =>
      table.drops.some(({ box }) => box === command.box)
        ? accept()
        : accept({
            type: 'DropRemoved',
            ...stampOf(command),
            box: command.box,
            amountMinor: command.isOther ? minor(0) : table.dropMinor,
          }),
    ),
  CountDrop: (command, table) =>
    judge(countDropRules, [command, table], () => {
      const { box, countedMinor } = command;
      const drop = table.drops.find((one) => one.box === box);
      if (!drop) return accept();
      const facts = { box, knownMinor: drop.amountMinor, countedMinor };
      return accept({ type: 'DropCounted', ...stampOf(command), ...facts });
    }),
};

export const dropEvolutions: EvolutionsOf<'DropRemoved' | 'DropCounted'> = {
  DropRemoved: (table, { box, amountMinor }) => ({
    ...table,
    dropMinor: minor(table.dropMinor - amountMinor),
    drops: [...table.drops, { box, amountMinor }],
  }),
  /** The cage has what it counted; what that differs by is with nobody the table knows of. */
  DropCounted: (table, { box, knownMinor, countedMinor }) =>
    wentOut(
      {
        ...table,
        drops: table.drops.filter((one) => one.box !== box),
        unplacedMinor: minor(table.unplacedMinor + knownMinor - countedMinor),
      },
      countedMinor,
    ),
};
