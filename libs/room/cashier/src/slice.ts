import { type Decision, type Policy } from '@cardroom/kernel';
import { type CashierCommand } from './commands';
import { type CashierEvent } from './events';
import { type Cage } from './state';

export type CommandNamed<T extends CashierCommand['type']> = Extract<CashierCommand, { readonly type: T }>;
export type EventNamed<T extends CashierEvent['type']> = Extract<CashierEvent, { readonly type: T }>;

/** The rules of one command, asked in order. */
export type RulesFor<T extends CashierCommand['type']> = readonly Policy<CommandNamed<T>, Cage>[];

/** The commands a slice answers. */
export type DecisionsOf<T extends CashierCommand['type']> = {
  readonly [K in T]: (command: CommandNamed<K>, cage: Cage) => Decision<CashierEvent>;
};

/** The events a slice folds; postings are folded before, for all of them alike. */
export type EvolutionsOf<T extends CashierEvent['type']> = {
  readonly [K in T]: (cage: Cage, event: EventNamed<K>) => Cage;
};
