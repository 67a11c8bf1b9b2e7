import { type FloorSettings } from '../day/settings';

type Policy = Pick<FloorSettings, 'smokingAtTableAllowed' | 'nonSmokingSeatsPerSide'>;

/**
 * Whether one may smoke in a seat. Where the house does not allow it at the tables every seat is non-smoking
 * (RRP-1.3.0); where it does, the seats on either side of the dealer are: the first and the last (RRP-1.3.1).
 */
export const isSmokingSeat = (policy: Policy, { seat, seats }: { seat: number; seats: number }): boolean => {
  const { smokingAtTableAllowed, nonSmokingSeatsPerSide: perSide } = policy;
  return smokingAtTableAllowed && seat > perSide && seat <= seats - perSide;
};
