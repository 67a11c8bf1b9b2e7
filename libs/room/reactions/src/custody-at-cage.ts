import { type Cage, chipsValue, type CustodyTaken } from '@cardroom/cashier';
import { floorStreamId } from '@cardroom/floor';
import { type Minor, type PlayerId, type TableId } from '@cardroom/kernel';
import { seatedAs } from '@cardroom/play';
import { cageOf, isOpen, seeCage } from './cage-streams';
import { awardedPrefix } from './held-chips-to-cage';
import { type Consequence, whenIn, wishFor } from './reaction';
import { dayOf } from './streams';
import { atTable, floorOf, playOf, seeFloor, seePlay, tableOf } from './table-streams';

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

const awaitedFrom = ({ awaited }: Cage, { custodyId }: CustodyTaken): TableId | null =>
  (custodyId === undefined ? undefined : awaited.get(custodyId)?.tableId) ?? null;

interface Counted {
  readonly custodyId: string;
  readonly playerId: PlayerId;
  readonly tableId: TableId;
  readonly countedMinor: Minor;
}

const letGo = (streamId: string, cage: Cage, counted: Counted): Consequence => {
  const { custodyId: custody, playerId, tableId, countedMinor } = counted;
  const othersWait = [...cage.awaited.values()].some(
    (one) => !one.isOver && one.playerId === playerId && one.tableId === tableId,
  );
  return atTable(streamId, {
    ...{ type: 'ReleaseCustody', playerId, to: 'cage', custody, countedMinor, othersWait },
  });
};

/**
 * The table that chips were picked up from keeps them no longer: the cage has them. Who still finishes a hand there has
 * not left them yet; what a ruling gave has left the table with the ruling.
 */
export const whenCageCountedTableLetsGo = whenIn('cashier')({
  name: 'custody-counted-table',
  on: ['CustodyTaken'],
  sees: (told) => [{ module: 'cashier', streamId: told.streamId }],
  seesThen: (told, seen) => {
    const tableId = awaitedFrom(seen.state('cashier', told.streamId), told.event);
    return tableId === null ? [] : [seePlay(told, tableId)];
  },
  then: (told, seen) => {
    const { playerId, amountMinor: countedMinor, custodyId } = told.event;
    const cage = seen.state('cashier', told.streamId);
    const tableId = awaitedFrom(cage, told.event);
    if (tableId === null || custodyId === undefined) return [];
    const streamId = playOf(told, tableId);
    const table = seen.state('table', streamId);
    const isKept = table.custody.has(playerId);
    const hasLeftThem = !seatedAs(table, playerId) && !custodyId.startsWith(awardedPrefix);
    if (!table.opened || (!isKept && !hasLeftThem)) return [];
    return [letGo(streamId, cage, { custodyId, playerId, tableId, countedMinor })];
  },
});

/** His hand was over only after the cage had counted them: the table does not keep them at all. */
export const whenPickedUpLateTableLetsGo = whenIn('table')({
  name: 'picked-up-after-count',
  on: ['PlayerLeft'],
  sees: (told) => [seeCage(told), seeFloor(told)],
  then: (told, seen) => {
    const { playerId, to } = told.event;
    if (to !== 'custody') return [];
    const [cage, tableId] = [seen.state('cashier', cageOf(told)), tableOf(told)];
    const last = [...seen.state('floor', floorOf(told)).custody.values()]
      .filter((one) => one.playerId === playerId && one.tableId === tableId)
      .toSorted((a, b) => a.since - b.since)
      .at(-1);
    if (!last || last.amountMinor === null || !cage.awaited.get(last.custodyId)?.isOver) return [];
    const { custodyId, amountMinor: countedMinor } = last;
    return [letGo(told.streamId, cage, { custodyId, playerId, tableId, countedMinor })];
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
