import { minor, type PlayerId } from '@cardroom/kernel';
import { kept } from '../corrections/entries';
import { type EvolutionsOf } from '../slice';
import { type Cage } from '../state';
import { counted } from '../thresholds/thresholds';
import { paidForEntry } from './entries';
import { type Entrant, entrantOf, type EventAtCage } from './event';

const put = (cage: Cage, eventId: string, change: (event: EventAtCage) => EventAtCage): Cage => {
  const event = cage.events.get(eventId);
  return event ? { ...cage, events: cage.events.set(eventId, change(event)) } : cage;
};

const fresh = (playerId: PlayerId): Entrant => ({
  ...{ playerId, entries: 0, paidMinor: minor(0), feesMinor: minor(0) },
  ...{ place: null, prizeMinor: null, gaveUp: false, refundedMinor: null },
});

/** The entrant with a change; he keeps his place in the order of entries. */
export const withEntrant = (
  event: EventAtCage,
  playerId: PlayerId,
  change: (entrant: Entrant) => Entrant,
): EventAtCage => {
  const known = entrantOf(event, playerId);
  const now = change(known ?? fresh(playerId));
  const others = event.entrants.map((each) => (each.playerId === playerId ? now : each));
  return { ...event, entrants: known ? others : [...event.entrants, now] };
};

const refundedTo = (
  event: EventAtCage,
  playerId: PlayerId,
  amountMinor: Entrant['prizeMinor'],
): EventAtCage => withEntrant(event, playerId, (each) => ({ ...each, refundedMinor: amountMinor }));

export const tournamentEvolutions: EvolutionsOf<
  'EventAnnounced' | 'EntrySold' | 'EntrantPlaced' | 'EntryGivenUp' | 'EventCancelled'
> = {
  EventAnnounced: (cage, event) => {
    const { eventId, name, ruleSet, rules, priceMinor, feeMinor, stack, paidPlaces } = event;
    const terms = { eventId, name, ruleSet, rules, priceMinor, feeMinor, stack, paidPlaces };
    const announced: EventAtCage = { ...terms, state: 'open', entrants: [] };
    return { ...cage, events: cage.events.set(eventId, announced) };
  },
  EntrySold: (cage, event) => {
    const { eventId, playerId, priceMinor, feeMinor } = event;
    const sold = put(counted(cage, paidForEntry(event)), eventId, (one) =>
      withEntrant(one, playerId, (each) => ({
        ...each,
        entries: each.entries + 1,
        paidMinor: minor(each.paidMinor + priceMinor),
        feesMinor: minor(each.feesMinor + feeMinor),
        place: null,
      })),
    );
    const cashInMinor = paidForEntry(event).amountMinor;
    return kept(sold, event, { playerId, cashInMinor, eventId, priceMinor, feeMinor });
  },
  EntrantPlaced: (cage, { eventId, playerId, place, amountMinor, isPaid }) =>
    put(cage, eventId, (one) =>
      withEntrant(one, playerId, (each) => ({ ...each, place, prizeMinor: isPaid ? amountMinor : null })),
    ),
  EntryGivenUp: (cage, { eventId, playerId }) =>
    put(cage, eventId, (one) => withEntrant(one, playerId, (each) => ({ ...each, gaveUp: true }))),
  EventCancelled: (cage, { eventId, refunds }) =>
    put(cage, eventId, (one) =>
      refunds.reduce<EventAtCage>(
        (now, { playerId, amountMinor }) => refundedTo(now, playerId, amountMinor),
        { ...one, state: 'cancelled' },
      ),
    ),
};
