import { type Decision, type Policy } from '@cardroom/kernel';
import { type PlayCommand } from './commands';
import { type PlayEvent } from './events';
import { type Stamp } from './stamp';
import { type Table } from './state';

export type CommandNamed<T extends PlayCommand['type']> = Extract<PlayCommand, { readonly type: T }>;
export type EventNamed<T extends PlayEvent['type']> = Extract<PlayEvent, { readonly type: T }>;

/** The rules of one command, asked in order. */
export type RulesFor<T extends PlayCommand['type']> = readonly Policy<CommandNamed<T>, Table>[];

/** The commands a slice answers. */
export type DecisionsOf<T extends PlayCommand['type']> = {
  readonly [K in T]: (command: CommandNamed<K>, table: Table) => Decision<PlayEvent>;
};

/** The events a slice folds. */
export type EvolutionsOf<T extends PlayEvent['type']> = {
  readonly [K in T]: (table: Table, event: EventNamed<K>) => Table;
};

/** What follows by itself, once the table is as it is; nothing when nothing does. */
export type Sequel = (table: Table, stamp: Stamp) => readonly PlayEvent[];
