import { type Decider, type Decision } from '@cardroom/kernel';
import { boxDecisions, boxEvolutions } from './collections/boxes';
import { fundDecisions, fundEvolutions } from './collections/funds';
import { rentDecisions, rentEvolutions } from './collections/rent';
import { type CashierCommand } from './commands';
import { correctionDecisions, correctionEvolutions } from './corrections/reversing';
import { dayDecisions, dayEvolutions } from './day/day';
import { type CashierEvent } from './events';
import { post } from './ledger/postings';
import { awaitedDecisions, awaitedEvolutions } from './money/awaited';
import { custodyDecisions, custodyEvolutions } from './money/custody';
import { depositDecisions, depositEvolutions } from './money/deposits';
import { playersMoneyDecisions, playersMoneyEvolutions } from './money/players-money';
import { recorded } from './record/noting';
import { saleDecisions, saleEvolutions } from './sales/sales';
import { type DecisionsOf, type EvolutionsOf } from './slice';
import { type Cage, emptyCage } from './state';
import { atTableDecisions, atTableEvolutions } from './table-stakes/at-table';
import { notesDecisions, notesEvolutions } from './table-stakes/notes';
import { passingDecisions, passingEvolutions } from './table-stakes/passing';
import { safetyDecisions, safetyEvolutions } from './table-stakes/safety';
import { destroyingDecisions, destroyingEvolutions } from './thresholds/destroying';
import { joiningDecisions, joiningEvolutions } from './thresholds/joining';
import { thresholdDecisions, thresholdEvolutions } from './thresholds/thresholds';
import { cancelDecisions } from './tournaments/cancelling';
import { entryDecisions } from './tournaments/entries';
import { tournamentEvolutions } from './tournaments/folding';
import { transferDecisions, transferEvolutions } from './transfers/transfers';
import { windowDecisions, windowEvolutions } from './windows/windows';

const decisions: DecisionsOf<CashierCommand['type']> = {
  ...dayDecisions,
  ...windowDecisions,
  ...transferDecisions,
  ...saleDecisions,
  ...playersMoneyDecisions,
  ...depositDecisions,
  ...awaitedDecisions,
  ...custodyDecisions,
  ...rentDecisions,
  ...boxDecisions,
  ...fundDecisions,
  ...safetyDecisions,
  ...passingDecisions,
  ...atTableDecisions,
  ...notesDecisions,
  ...thresholdDecisions,
  ...joiningDecisions,
  ...destroyingDecisions,
  ...entryDecisions,
  ...cancelDecisions,
  ...correctionDecisions,
};

const evolutions: EvolutionsOf<CashierEvent['type']> = {
  ...dayEvolutions,
  ...windowEvolutions,
  ...transferEvolutions,
  ...saleEvolutions,
  ...playersMoneyEvolutions,
  ...depositEvolutions,
  ...awaitedEvolutions,
  ...custodyEvolutions,
  ...rentEvolutions,
  ...boxEvolutions,
  ...fundEvolutions,
  ...safetyEvolutions,
  ...passingEvolutions,
  ...atTableEvolutions,
  ...notesEvolutions,
  ...thresholdEvolutions,
  ...joiningEvolutions,
  ...destroyingEvolutions,
  ...tournamentEvolutions,
  ...correctionEvolutions,
};

/** What the player is called stands beside his id in the facts about him, so that no screen has to ask. */
const withAlias = (command: CashierCommand, event: CashierEvent): CashierEvent => {
  const { alias } = command;
  if (alias === undefined || !('playerId' in event) || !('playerId' in command)) return event;
  return event.playerId === command.playerId ? { ...event, alias } : event;
};

const decide = (command: CashierCommand, cage: Cage): Decision<CashierEvent> => {
  const decideOn = decisions[command.type] as (command: CashierCommand, cage: Cage) => Decision<CashierEvent>;
  const decision = decideOn(command, cage);
  return decision.accepted
    ? { ...decision, events: decision.events.map((event) => withAlias(command, event)) }
    : decision;
};

/** Postings are folded in one place for every fact that has them; the slice adds what else it means. */
const evolve = (cage: Cage, event: CashierEvent): Cage => {
  if (!Object.hasOwn(evolutions, event.type)) return cage;
  const moved = 'postings' in event ? { ...cage, balances: post(cage.balances, event.postings) } : cage;
  const after = (evolutions[event.type] as (cage: Cage, event: CashierEvent) => Cage)(moved, event);
  return recorded(cage, after, event);
};

/**
 * The cage of a room on one gaming day, one stream `cashier-<room>-<day>`: drawers, vault, trays and what is on its
 * way, players' money, running totals and buy-ins are decided on one state.
 */
export const cashier: Decider<CashierCommand, Cage, CashierEvent> = {
  initialState: emptyCage,
  decide,
  evolve,
};
