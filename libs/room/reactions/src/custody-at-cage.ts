import { chipsValue } from '@cardroom/cashier';
import { floorStreamId } from '@cardroom/floor';
import { cageOf, isOpen, seeCage } from './cage-streams';
import { whenIn, wishFor } from './reaction';
import { dayOf } from './streams';

/** The floor picked an absent or excluded player's chips up: the cage has to count them into custody (RRP-2.2.19). */
export const whenChipsPickedUpCageCounts = whenIn('floor')({
  name: 'picked-up-to-cage',
  on: ['ChipsPickedUp'],
  sees: (told) => [seeCage(told)],
  then: (told, seen) => {
    const { custodyId, playerId, alias, tableId, amountMinor } = told.event;
    if (!isOpen(seen.state('cashier', cageOf(told)))) return [];
    return [
      wishFor('cashier', cageOf(told), {
        ...{ type: 'AwaitCustody', custodyId, playerId, alias, tableId, amountMinor },
      }),
    ];
  },
});

/** They were given back on the floor before the cage had them. */
export const whenCustodyReleasedCageWaitsNoMore = whenIn('floor')({
  name: 'released-before-cage',
  on: ['CustodyReleased'],
  sees: (told) => [seeCage(told)],
  then: (told, seen) => {
    const { custodyId } = told.event;
    if (!seen.state('cashier', cageOf(told)).awaited.has(custodyId)) return [];
    return [wishFor('cashier', cageOf(told), { type: 'EndCustodyAwait', custodyId })];
  },
});

/** Counted into custody at the cage: the floor learns how much it was. */
export const whenCageCountedTellFloor = whenIn('cashier')({
  name: 'custody-counted-at-cage',
  on: ['CustodyTaken'],
  then: ({ event, room, streamId }) => {
    const { custodyId, chips, witness } = event;
    if (custodyId === undefined) return [];
    return [
      wishFor('floor', floorStreamId(room, dayOf(streamId)), {
        ...{ type: 'CountCustody', custodyId, amountMinor: chipsValue(chips), countedBy: witness },
      }),
    ];
  },
});

/** Returned at the cage: the floor keeps none of them any more. */
export const whenCageReturnedReleaseOnFloor = whenIn('cashier')({
  name: 'custody-returned-at-cage',
  on: ['CustodyReturned'],
  sees: ({ room, streamId }) => [{ module: 'floor', streamId: floorStreamId(room, dayOf(streamId)) }],
  then: ({ event, room, streamId }, seen) => {
    const floorStream = floorStreamId(room, dayOf(streamId));
    const kept = [...seen.state('floor', floorStream).custody.values()];
    return kept
      .filter(({ playerId, amountMinor }) => playerId === event.playerId && amountMinor !== null)
      .map(({ custodyId }) =>
        wishFor('floor', floorStream, { type: 'ReleaseCustody', custodyId, to: 'player' }),
      );
  },
});
