import {
  type BoardName,
  boardAccess,
  type Caller,
  commandAccess,
  type CommandName,
  type OpenOperation,
  operationAccess,
  type OperationName,
} from '@cardroom/contracts';
import { Reflector } from '@nestjs/core';

/**
 * What a route needs, by the names of the access table. `boards` leaves the board to the request: the operation is
 * checked by the guard, each board named in the request by {@link mayReadBoard}.
 */
export type Need =
  | { readonly command: CommandName }
  | { readonly operation: OperationName }
  | { readonly boards: 'now' }
  | { readonly open: OpenOperation };

/** Puts a route's need on its method. A route without one is closed to everybody. */
export const Needs = Reflector.createDecorator<Need>();

export const mayReadBoard = (board: BoardName, caller: Caller): boolean =>
  boardAccess[board].includes(caller);

const mayDoOperation = (operation: OperationName, caller: Caller): boolean =>
  (operationAccess[operation] as readonly Caller[]).includes(caller);

/** Whether the access table lets a caller through to a route, before any board is looked at. */
export const mayPass = (need: Need, caller: Caller): boolean => {
  if ('command' in need) return commandAccess[need.command].includes(caller);
  if ('operation' in need) return mayDoOperation(need.operation, caller);
  return true;
};
