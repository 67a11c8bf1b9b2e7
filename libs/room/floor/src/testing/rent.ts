import { minor, type TableId } from '@cardroom/kernel';
import { type FloorCommand, type SetRate } from '../commands';
import { type GameOffer } from '../games/games';
import { type FloorSettings } from '../day/settings';
import { type Floor } from '../state';
import { type CollectionMoment, type RentOfSeat } from '../time-collection/collections';
import { at, dealer, floorAfter, guests, holdem, openRoom, supervisor, t1, timer } from './testing';

// Builders for specs about rent: a table of hold'em that pays 6.00 each half hour of the house's clock.

export const rate = (game: GameOffer = holdem, extra: Partial<SetRate> = {}): FloorCommand =>
  at('18:05:00', supervisor).ask({
    type: 'SetRate',
    gameId: game.gameId,
    kind: 'rent',
    amountMinor: minor(600),
    periodMinutes: 30,
    when: 'house-clock',
    half: null,
    free: null,
    packages: [],
    ...extra,
  });

/** Open, with players in the seats 1 to `seated`, from 18:30 on: period 1 begins at 19:00 and finds them all new. */
export const rentedTable = (
  seated = 9,
  extra: Partial<SetRate> = {},
  settings: Partial<FloorSettings> = {},
): FloorCommand[] => [
  ...openRoom(settings),
  rate(holdem, extra),
  at('18:30:00').open(t1),
  ...guests(t1, seated),
];

export const fallDue = (time: string, tableId: TableId = t1): FloorCommand =>
  at(time, timer).ask({ type: 'FallDue', tableId, period: 0 });

const ofRent = (time: string, by: typeof dealer, command: object): FloorCommand =>
  at(time, by).ask({ tableId: t1, ...command });

export const collect = (time: string, period: number, unpaid: readonly number[] = []): FloorCommand =>
  ofRent(time, dealer, { type: 'CollectTime', period, unpaid });

export const pay = (time: string, period: number, seat: number): FloorCommand =>
  ofRent(time, dealer, { type: 'PayTime', period, seat });

export const decline = (
  time: string,
  [period, seat]: readonly [number, number],
  then: 'courtesy' | 'leave' = 'courtesy',
): FloorCommand => ofRent(time, dealer, { type: 'DeclineTime', period, seat, then });

export const waive = (
  time: string,
  [period, seat]: readonly [number, number],
  reason = 'birthday',
): FloorCommand => ofRent(time, supervisor, { type: 'WaiveTime', period, seat, reason });

export const refund = (
  time: string,
  [period, seat]: readonly [number, number],
  reason = 'game broke',
): FloorCommand => ofRent(time, supervisor, { type: 'RefundTime', period, seat, reason });

export const deal = (time: string, bigBlind: number | null = null): FloorCommand =>
  ofRent(time, dealer, { type: 'DealHand', bigBlind });

/** The moments of a table after these commands. */
export const momentsAfter = (...commands: readonly FloorCommand[]): readonly CollectionMoment[] =>
  momentsIn(floorAfter(...commands));

export const momentsIn = (floor: Floor, tableId: TableId = t1): readonly CollectionMoment[] =>
  floor.collections.get(tableId)?.moments ?? [];

export const momentIn = (floor: Floor, period: number, tableId: TableId = t1): CollectionMoment | undefined =>
  momentsIn(floor, tableId).find((moment) => moment.period === period);

export const rentIn = (floor: Floor, period: number, seat: number): RentOfSeat | undefined =>
  momentIn(floor, period)?.seats.find((rent) => rent.seat === seat);
