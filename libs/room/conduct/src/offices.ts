import { type Actor, type Role } from '@cardroom/kernel';
import { type HouseRules } from '@cardroom/rulebook';

/** An office as the rule texts name it: `management`, `assistantDirector`, `gameController` and the like. */
export type Office = HouseRules['finalRulingRoles'][number];

/**
 * The offices of the texts that a member of staff fills by his role. Whoever runs an event is its director, its
 * assistant and its controller; the room manager may act as shift manager, and is what the texts call management.
 */
const held: Readonly<Record<Role, readonly Office[]>> = {
  dealer: ['dealer'],
  cashier: [],
  listKeeper: [],
  floorSupervisor: ['floorSupervisor', 'committeeMember'],
  tournamentDirector: ['tournamentDirector', 'assistantDirector', 'gameController'],
  shiftManager: ['shiftManager', 'floorSupervisor'],
  roomManager: ['management', 'shiftManager', 'floorSupervisor'],
  auditor: [],
  administrator: [],
};

export const officesOf = (by: Actor): readonly Office[] => (by.kind === 'staff' ? held[by.role] : []);

export const holds = (by: Actor, office: Office): boolean => officesOf(by).includes(office);

export const holdsOneOf = (by: Actor, offices: readonly Office[]): boolean =>
  officesOf(by).some((office) => offices.includes(office));

const authority: Readonly<Partial<Record<Role, number>>> = {
  floorSupervisor: 1,
  shiftManager: 2,
  tournamentDirector: 2,
  roomManager: 2,
};

/** 0 who rules on nothing, 1 the floor, 2 those above it; nobody stands above a shift manager or a director. */
export const authorityOf = (by: Actor): number => (by.kind === 'staff' ? (authority[by.role] ?? 0) : 0);

/** Whether somebody stands above who decided before. */
export const outranks = (by: Actor, other: Actor): boolean => authorityOf(by) > authorityOf(other);
