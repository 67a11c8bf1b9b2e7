import { type Decision, type Policy } from '@cardroom/kernel';
import { type FloorCommand } from './commands';
import { type FloorEvent } from './events';
import { type Floor, type FloorFacts } from './state';

export type CommandNamed<T extends FloorCommand['type']> = Extract<FloorCommand, { readonly type: T }>;
export type EventNamed<T extends FloorEvent['type']> = Extract<FloorEvent, { readonly type: T }>;

/** The rules of one command, asked in order. */
export type RulesFor<T extends FloorCommand['type']> = readonly Policy<CommandNamed<T>, Floor>[];

/** The commands a slice answers. */
export type DecisionsOf<T extends FloorCommand['type']> = {
  readonly [K in T]: (command: CommandNamed<K>, floor: Floor) => Decision<FloorEvent>;
};

/** The events a slice folds. */
export type EvolutionsOf<T extends FloorEvent['type']> = {
  readonly [K in T]: (floor: FloorFacts, event: EventNamed<K>) => FloorFacts;
};
