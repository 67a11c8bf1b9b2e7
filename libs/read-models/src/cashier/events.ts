import { type Cage, type Entrant, type EventAtCage, owedTo } from '@cardroom/cashier';
import { type CageEventRow } from '@cardroom/contracts';
import { type CageBoard } from './board';
import { money, moneyOrNull, whoIn } from './shapes';
import { touchedBy } from './touched';

const entrantShape = (cage: Cage, entrant: Entrant): CageEventRow['entrants'][number] => ({
  ...whoIn(cage, entrant.playerId),
  entries: entrant.entries,
  place: entrant.place,
  prize: moneyOrNull(cage, entrant.prizeMinor),
  refunded: moneyOrNull(cage, entrant.refundedMinor),
  gaveUp: entrant.gaveUp,
});

const sum = (entrants: readonly Entrant[], of: (entrant: Entrant) => number): number =>
  entrants.reduce((total, entrant) => total + of(entrant), 0);

const eventRow = (cage: Cage, key: string): CageEventRow | null => {
  const event: EventAtCage | undefined = cage.events.get(key);
  if (!event) return null;
  const { eventId, name, ruleSet, state, stack, paidPlaces, entrants } = event;
  return {
    ...{ eventId, name, state, stack, paidPlaces },
    ruleSet: ruleSet as CageEventRow['ruleSet'],
    price: money(cage, event.priceMinor),
    fee: money(cage, event.feeMinor),
    entries: sum(entrants, (each) => each.entries),
    pool: money(cage, owedTo(cage.balances, `pool:${eventId}`)),
    fees: money(cage, owedTo(cage.balances, `fees:${eventId}`)),
    prizes: money(
      cage,
      sum(entrants, ({ prizeMinor }) => prizeMinor ?? 0),
    ),
    entrants: entrants.map((entrant) => entrantShape(cage, entrant)),
  };
};

/** Tournaments whose entries the cage sells. */
export const eventsBoard: CageBoard<'cage-events'> = {
  name: 'cage-events',
  keys: ({ events }) => events.keys(),
  row: eventRow,
  changedKeys: (change) => [
    ...touchedBy(change).events,
    ...(change.before.record.aliases === change.after.record.aliases ? [] : change.after.events.keys()),
  ],
};
