import {
  type Actor,
  type CommandId,
  id,
  instantFromIso,
  type PlayerId,
  type Role,
  scenarioOf,
  type StaffId,
} from '@cardroom/kernel';
import { type PlayerCommand } from '../commands';
import { player } from '../decider';
import { type PlayerEvent } from '../events';

export const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(player);

export const staffOf = (role: Role, staffId = 'k1'): Actor => ({
  kind: 'staff',
  id: id<StaffId>(staffId),
  role,
});

/** The n-th minute of the evening, and what is stamped on the n-th command. */
export const stampAt = (n: number, role: Role = 'listKeeper') => ({
  at: instantFromIso(`2026-11-28T19:${String(n).padStart(2, '0')}:00Z`),
  by: staffOf(role),
  command: id<CommandId>(`c${n + 1}`),
});

export const playerId = id<PlayerId>('p1');
export const other = id<PlayerId>('p2');

export const register = (alias: string): PlayerCommand => ({
  type: 'RegisterPlayer',
  ...stampAt(0),
  playerId,
  alias,
});
export const registered: PlayerEvent = { type: 'PlayerRegistered', ...stampAt(0), playerId, alias: 'Ana' };

export const erasedFact: PlayerEvent = {
  type: 'PlayerErased',
  ...stampAt(9, 'roomManager'),
  playerId,
  code: 'K7QM2XTR',
  reason: 'request',
};
export const mergedAway: PlayerEvent = {
  type: 'PlayersMerged',
  ...stampAt(9, 'floorSupervisor'),
  kept: other,
  merged: playerId,
  reason: 'same papers',
};
