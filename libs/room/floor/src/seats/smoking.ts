import { type Table } from '../carried';
import { type FloorSettings } from '../day/settings';
import { type FloorFacts, type LiveEntry } from '../state';

type Policy = Pick<FloorSettings, 'smokingAtTableAllowed' | 'nonSmokingSeatsPerSide'>;

/**
 * Whether one may smoke in a seat. Where the house does not allow it at the tables every seat is non-smoking
 * (RRP-1.3.0); where it does, the seats on either side of the dealer are: the first and the last (RRP-1.3.1).
 */
export const isSmokingSeat = (policy: Policy, { seat, seats }: { seat: number; seats: number }): boolean => {
  const { smokingAtTableAllowed, nonSmokingSeatsPerSide: perSide } = policy;
  return smokingAtTableAllowed && seat > perSide && seat <= seats - perSide;
};

/** Whether one may smoke in a seat of this table as it stands, an extra seat counted while it is there. */
export const mayOneSmokeAt = (policy: Policy, table: Table, seat: number): boolean => {
  const seats = table.seats.filter(({ state }) => state !== 'closed').length;
  return isSmokingSeat(policy, { seat, seats });
};

/** A called player is offered a seat of the other kind than he asked for; none is where the house forbids smoking. */
export const isOfTheOtherKind = ({ settings, tables }: FloorFacts, entry: LiveEntry): boolean => {
  const { smokingWish, standing } = entry;
  if (!settings.smokingAtTableAllowed || smokingWish === undefined || standing.state !== 'called')
    return false;
  const table = tables.get(standing.call.tableId);
  return !!table && mayOneSmokeAt(settings, table, standing.call.seat) !== (smokingWish === 'smoking');
};
