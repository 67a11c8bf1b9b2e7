import { invariant, type Minor, type PlayerId, type Policy, type Role } from '@cardroom/kernel';
import {
  handInProgress,
  notAuthorised,
  notInChips,
  notSeated,
  notYourSeat,
  reasonRequired,
  tableClosed,
  tableNotOpen,
} from './refusals';
import { type Seated } from './seated';
import { type Stamp } from './stamp';
import { type OpenedAs, seatedAs, type Table } from './state';
import { type Terms } from './terms';

type Ground<C> = Policy<C, Table>;

export const tableIsOpen: Ground<unknown> = (_, { opened }) => {
  if (!opened) return tableNotOpen();
  return opened.isClosed ? tableClosed({ tableId: opened.tableId }) : null;
};

const inCharge: readonly Role[] = ['floorSupervisor', 'tournamentDirector', 'shiftManager', 'roomManager'];

/** Somebody who may rule at a table. */
export const isInCharge: Ground<Stamp> = ({ by }) =>
  by.kind === 'staff' && inCharge.includes(by.role) ? null : notAuthorised();

export const rules = ({ by }: Stamp): boolean => by.kind === 'staff' && inCharge.includes(by.role);

/** Staff, or the house itself telling what happened elsewhere. */
export const isOfHouse: Ground<Stamp> = ({ by }) =>
  by.kind === 'staff' || by.kind === 'timer' ? null : notAuthorised();

/** A player asks for himself only; staff and the house ask for anybody. */
export const asksForHimself: Ground<Stamp & { readonly playerId: PlayerId }> = ({ by, playerId }) => {
  if (by.kind === 'device') return notAuthorised();
  return by.kind === 'player' && by.id !== playerId ? notYourSeat({ playerId }) : null;
};

export const isSeated: Ground<{ readonly playerId: PlayerId }> = ({ playerId }, table) =>
  seatedAs(table, playerId) ? null : notSeated({ playerId });

export const isBetweenHands: Ground<unknown> = (_, { hand }) =>
  hand ? handInProgress({ hand: hand.number }) : null;

export const saysWhy: Ground<{ readonly reason: string }> = ({ reason }) =>
  reason.trim() === '' ? reasonRequired() : null;

/** Whole chips of the table, and at least one. */
export const isInChips: Ground<{ readonly amountMinor: Minor }> = ({ amountMinor }, { terms }) =>
  isWhole(amountMinor, terms) && amountMinor > 0 ? null : notInChips({ amountMinor });

export const isWhole = (amountMinor: number, terms: Terms | null): boolean =>
  Number.isSafeInteger(amountMinor) && amountMinor % (terms?.unitMinor ?? 1) === 0;

/** What the rules found open. */
export const theOpened = ({ opened }: Table): OpenedAs => {
  invariant(opened, 'the table is open');
  return opened;
};

export const theTerms = ({ terms }: Table): Terms => {
  invariant(terms, 'the table has terms');
  return terms;
};

/** The player whom the rules found seated. */
export const theSeated = (table: Table, playerId: PlayerId): Seated => {
  const seated = seatedAs(table, playerId);
  invariant(seated, 'the player sits here');
  return seated;
};
