import {
  type Cage,
  type CashierCommand,
  type Carried,
  chipsValue,
  type Chips,
  type Holding,
  makeUp,
} from '@cardroom/cashier';
import { type CashierCommandBody, type CashierCommandName } from '@cardroom/contracts';
import { type Floor } from '@cardroom/floor';
import {
  formatMinor,
  id,
  type Id,
  type Minor,
  minor,
  parseMinor,
  type PlayerId,
  type TableId,
} from '@cardroom/kernel';
import { type Edge } from '../commands/edge';
import { amount } from '../commands/translating';
import { type SecondPerson } from '../people/second-persons';
import { malformed, refusedBy } from '../problems/refused';
import { amountNotMadeUp } from './refusals';

/** What a table itself knows of a player's chips; null where nobody counts them. */
export interface AtTable {
  readonly stackMinor: Minor | null;
  readonly hand: 'none' | 'folded' | 'live';
}

/** What the edge adds to a request of the cage. */
export interface CageEdge extends Edge {
  /** As it stands; rules decide on the state that they find under the lock. */
  readonly cage: Cage;
  /** Null before the room's first gaming day. */
  readonly floor: Floor | null;
  readonly second: SecondPerson | null;
  /** Of the player and table that the request is about. */
  readonly atTable: AtTable;
  /** What the hands of its table say is in the rake box that the request is about; null where nobody knows. */
  readonly rakedMinor: Minor | null;
  /** What the cage's last closing left. */
  readonly carried: Carried | null;
  readonly last: Cage | null;
  /** A new id of its own for every request, the same when it is sent again. */
  readonly fresh: (kind: string) => string;
  /** Where papers are kept that were seen now. */
  readonly reference: string | null;
}

/** How requests of the contract become commands of the cage. */
export type CageTranslation<N extends CashierCommandName> = {
  readonly [K in N]: (body: CashierCommandBody<K>, edge: CageEdge) => CashierCommand;
};

export const stampOf = ({ at, by, command, player }: CageEdge) => ({
  at,
  by,
  command,
  ...(player ? { alias: player.alias } : {}),
});

/** The one whose code was given; a command without one stands for itself at the domain's door. */
export const witnessOf = ({ second }: CageEdge) => {
  if (!second) throw malformed({}, [{ path: 'secondCode', message: 'the second person’s code' }]);
  return second.staffId;
};

interface HoldingBody {
  readonly cash?: string | undefined;
  readonly chips?: Readonly<Record<string, number>> | undefined;
}

/** Chips by face value in minor units; a face value that is no amount of the currency, or named twice, is faulty. */
export const chipsOf = (chips: Readonly<Record<string, number>>, path: string, edge: CageEdge): Chips => {
  const counted: Record<string, number> = {};
  for (const [face, count] of Object.entries(chips)) {
    const key = String(parseMinor(face, edge.currency) ?? 0);
    if (key === '0' || Object.hasOwn(counted, key))
      throw malformed({}, [{ path: `${path}.${face}`, message: 'no face value, or named twice' }]);
    if (count !== 0) counted[key] = count;
  }
  return counted;
};

export const holdingOf = ({ cash, chips }: HoldingBody, path: string, edge: CageEdge): Holding => ({
  cashMinor: cash === undefined ? minor(0) : amount(cash, `${path}.cash`, edge),
  chips: chipsOf(chips ?? {}, `${path}.chips`, edge),
});

export const named = <I extends Id<string>>(given: string | undefined, kind: string, edge: CageEdge): I =>
  id<I>(given ?? edge.fresh(kind));

/** The amount in chips of a drawer, largest first; refused where they do not make it. */
export const madeUp = (amountMinor: Minor, available: Chips, edge: CageEdge): Chips => {
  const chips = makeUp(amountMinor, available, edge.cage.day?.denominations);
  if (!chips) {
    const availableMinor = chipsValue(available);
    const facts = {
      amount: formatMinor(amountMinor, edge.currency),
      amountMinor,
      available: formatMinor(availableMinor, edge.currency),
      availableMinor,
    };
    throw refusedBy(amountNotMadeUp(facts));
  }
  return chips;
};

export const playerId = (text: string): PlayerId => id<PlayerId>(text);
export const tableId = (text: string): TableId => id<TableId>(text);
