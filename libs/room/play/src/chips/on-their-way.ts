import { accept, type Decision, judge, minor } from '@cardroom/kernel';
import { isInChips, isOfHouse, tableIsOpen } from '../ground-rules';
import { cameIn, departingMinor, forgetsPurchases, knowsPurchases, putOnTheWay, wentOut } from '../keeping';
import { purchaseTwice } from '../refusals';
import { type Behind } from '../seated';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { type Table } from '../state';
import { type ChipsHandedOver } from './events';

const isNew: RulesFor<'KeepForSeat'>[number] = ({ purchase }, { purchases }) =>
  purchases.includes(purchase) ? purchaseTwice({ purchase }) : null;

export const keepForSeatRules: RulesFor<'KeepForSeat'> = [isOfHouse, tableIsOpen, isInChips, isNew];

/** Of a closed table too: its last movers may find their seats after it. */
export const handOverRules: RulesFor<'HandOverChips'> = [isOfHouse];

const handingOver = (
  command: CommandNamed<'HandOverChips'>,
  { departing, depth }: Table,
): Decision<ChipsHandedOver> => {
  const { departure, to, countedMinor } = command;
  const chips = departing.find((one) => one.departure === departure);
  if (!chips) return accept();
  const { playerId, amountMinor: knownMinor } = chips;
  const behindMinor = minor(departingMinor(chips) - knownMinor);
  const amountMinor = depth === 'counted' && to === null ? (countedMinor ?? knownMinor) : knownMinor;
  const known = amountMinor === knownMinor ? {} : { knownMinor };
  const facts = { departure, playerId, amountMinor, ...known, behindMinor, to };
  return accept({ type: 'ChipsHandedOver', ...stampOf(command), ...facts });
};

export const onTheirWayDecisions: DecisionsOf<'KeepForSeat' | 'HandOverChips'> = {
  KeepForSeat: (command, table) =>
    judge(keepForSeatRules, [command, table], () => {
      const { playerId, amountMinor, purchase, isBehind, isShort = false } = command;
      const facts = { playerId, amountMinor, purchase, isBehind, isShort };
      return accept({ type: 'ChipsKeptForSeat', ...stampOf(command), ...facts });
    }),
  HandOverChips: (command, table) =>
    judge(handOverRules, [command, table], () => handingOver(command, table)),
};

const kept = (table: Table, event: EventNamed<'ChipsKeptForSeat'>): Table => {
  const { playerId, amountMinor, purchase, isBehind, isShort } = event;
  const known = knowsPurchases(cameIn(table, amountMinor), [purchase]);
  const one: Behind = { purchase, playerId, amountMinor, announcedAt: null, hasArrived: false };
  return putOnTheWay(known, {
    playerId,
    amountMinor: isBehind ? minor(0) : amountMinor,
    from: 'buy-in',
    isShort,
    behind: isBehind ? [one] : [],
  });
};

/** Where they are now answers for what is behind from here on; what he did not have lies with nobody the table knows of. */
const handedOver = (table: Table, event: EventNamed<'ChipsHandedOver'>): Table => {
  const { departure, amountMinor, knownMinor = amountMinor, behindMinor, to } = event;
  const gone = table.departing.find((one) => one.departure === departure);
  const departing = table.departing.filter((one) => one.departure !== departure);
  const unplacedMinor = minor(table.unplacedMinor + knownMinor - amountMinor);
  const after = wentOut({ ...table, departing, unplacedMinor }, amountMinor + behindMinor);
  return to === table.opened?.tableId ? after : forgetsPurchases(after, gone?.behind ?? []);
};

export const onTheirWayEvolutions: EvolutionsOf<'ChipsKeptForSeat' | 'ChipsHandedOver'> = {
  ChipsKeptForSeat: kept,
  ChipsHandedOver: handedOver,
};
