import { commandForTimer as conductCommandForTimer } from '@cardroom/conduct';
import { type AnyCategory } from '@cardroom/event-store';
import { commandForTimer as floorCommandForTimer } from '@cardroom/floor';
import { type Seed } from '@cardroom/kernel';
import { commandForTimer as playCommandForTimer, needsSeed, type PlayCommand } from '@cardroom/play';
import {
  cashierCategory,
  conductCategory,
  floorCategory,
  ownRequestCategory,
  rulingsCategory,
  playerCategory,
  tableCategory,
} from '@cardroom/read-models';
import { randomBytes } from 'node:crypto';

type Payload = Readonly<Record<string, unknown>>;

/** A command before it is stamped with its time, its actor and its id. */
export interface Unstamped {
  readonly type: string;
}

/** What the worker knows of a module of the room. */
export interface RoomModule {
  readonly category: AnyCategory;
  /** The command that a knock leads to; null for a kind the module does not know. Modules without timers have none. */
  commandForTimer?(kind: string, payload: Payload): Unstamped | null;
  /** Whether the command takes a seed from the operating system. */
  needsSeed?(wish: Unstamped): boolean;
}

/** Forgets what a category's commands and events are: the worker tells them apart by their streams. */
const whichever = (category: unknown): AnyCategory => category as AnyCategory;

/** Every module whose streams the worker may write to. */
export const roomModules: readonly RoomModule[] = [
  { category: whichever(floorCategory), commandForTimer: floorCommandForTimer },
  {
    category: whichever(tableCategory),
    commandForTimer: playCommandForTimer,
    needsSeed: (wish) => needsSeed(wish as PlayCommand),
  },
  { category: whichever(cashierCategory) },
  { category: whichever(playerCategory) },
  { category: whichever(rulingsCategory) },
  { category: whichever(conductCategory), commandForTimer: conductCommandForTimer },
  { category: whichever(ownRequestCategory) },
];

const byName = new Map(roomModules.map((module) => [module.category.name, module]));

/** The module of a stream: the names of categories hold no hyphen and begin the ids of their streams. */
export const moduleOfStream = (streamId: string): RoomModule | null =>
  byName.get(streamId.slice(0, streamId.indexOf('-'))) ?? null;

export const moduleNamed = (name: string): RoomModule | null => byName.get(name) ?? null;

/** A command of the module, with chance where it needs some: 32 bytes of the operating system's. */
export const withChance = (module: RoomModule, wish: Unstamped): Unstamped & { readonly seed?: Seed } =>
  module.needsSeed?.(wish) ? { ...wish, seed: randomBytes(32).toString('hex') as Seed } : wish;
