import { type Cage, type CashierCommand, type CashierEvent } from '@cardroom/cashier';
import {
  type ConductCommand,
  type ConductEvent,
  type ConductRecord,
  type OwnRequest,
  type OwnRequestCommand,
  type OwnRequestEvent,
  type RulingCommand,
  type RulingEvent,
  type RulingsDay,
} from '@cardroom/conduct';
import { type Floor, type FloorCommand, type FloorEvent } from '@cardroom/floor';
import { type PlayCommand, type PlayEvent, type Table } from '@cardroom/play';
import { type Player, type PlayerCommand, type PlayerEvent } from '@cardroom/players';

/**
 * Every module of the room by the name of its streams' category. A module that joins is one line here and one in the
 * worker's list of modules.
 */
export interface RoomModules {
  readonly floor: { readonly command: FloorCommand; readonly event: FloorEvent; readonly state: Floor };
  /** The play of a table. */
  readonly table: { readonly command: PlayCommand; readonly event: PlayEvent; readonly state: Table };
  readonly cashier: { readonly command: CashierCommand; readonly event: CashierEvent; readonly state: Cage };
  readonly rulings: {
    readonly command: RulingCommand;
    readonly event: RulingEvent;
    readonly state: RulingsDay;
  };
  readonly conduct: {
    readonly command: ConductCommand;
    readonly event: ConductEvent;
    readonly state: ConductRecord;
  };
  readonly ownrequest: {
    readonly command: OwnRequestCommand;
    readonly event: OwnRequestEvent;
    readonly state: OwnRequest;
  };
  readonly player: { readonly command: PlayerCommand; readonly event: PlayerEvent; readonly state: Player };
}

export type ModuleName = keyof RoomModules;
export type EventOf<M extends ModuleName> = RoomModules[M]['event'];
export type StateOf<M extends ModuleName> = RoomModules[M]['state'];

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

/** A command of a module before the worker stamps it with its time, its actor and its id. */
export type WishOf<M extends ModuleName> = Unstamped<RoomModules[M]['command']>;
