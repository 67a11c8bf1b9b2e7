import { type ChipsSold } from '@cardroom/cashier';
import { everyTable, isExpected, knowsPurchase, playsAt, seeEveryTable, tableBehind } from './across-tables';
import { type Consequence, whenIn } from './reaction';
import { atTable, floorOf, playOf, seeFloor } from './table-streams';

type Sold = Pick<ChipsSold, 'playerId' | 'amountMinor' | 'isShort' | 'carriedBy' | 'purchaseId'>;

/** On his own way they are in front of him at once, by a runner behind until they come (RRP-2.2.6). */
const broughtTo = (streamId: string, sold: Sold): Consequence => {
  const { playerId, amountMinor, isShort, carriedBy, purchaseId: purchase } = sold;
  if (carriedBy === 'runner')
    return atTable(streamId, { type: 'PutBehind', playerId, amountMinor, purchase, announced: false });
  const short = isShort ? { isShort } : {};
  return atTable(streamId, {
    ...{ type: 'AddChips', playerId, amountMinor, from: 'buy-in', judged: true, purchase, ...short },
  });
};

/** They wait where he is to sit, or where they were bought for while he is on his way. */
const keptFor = (streamId: string, sold: Sold): Consequence => {
  const { playerId, amountMinor, isShort, carriedBy, purchaseId: purchase } = sold;
  const short = isShort ? { isShort } : {};
  const isBehind = carriedBy === 'runner';
  return atTable(streamId, { type: 'KeepForSeat', playerId, amountMinor, purchase, isBehind, ...short });
};

/**
 * The cage has sold chips for a game: they come to the table where the buyer plays by now, which may be another than
 * they were bought for, or wait for his seat.
 */
export const whenChipsSoldTheyPlay = whenIn('cashier')({
  name: 'chips-sold-play',
  on: ['ChipsSold'],
  sees: (told) => [{ module: 'cashier', streamId: told.streamId }, seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { playerId, tableId, purpose, purchaseId } = told.event;
    if (tableId === null || purpose === 'chips') return [];
    // Taken back before the table heard of it.
    if (seen.state('cashier', told.streamId).purchases.get(purchaseId)?.state === 'reversed') return [];
    const floor = seen.state('floor', floorOf(told));
    const tables = everyTable(told, seen);
    if (tables.some(knowsPurchase(purchaseId))) return [];
    const here = playsAt(tables, floor, playerId);
    if (here) return [broughtTo(here.streamId, told.event)];
    const sits = floor.seatOf.get(playerId)?.tableId ?? tableId;
    return isExpected(floor, playerId)
      ? [keptFor(playOf(told, sits), told.event)]
      : [broughtTo(playOf(told, tableId), told.event)];
  },
});

/** The table is told of chips on their way. */
export const whenBehindAnnouncedTellTable = whenIn('cashier')({
  name: 'behind-announced',
  on: ['PlayingBehindAnnounced'],
  sees: (told) => [seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { tableId, purchaseId: purchase } = told.event;
    const known = tableBehind(everyTable(told, seen), purchase);
    const streamId = known?.streamId ?? playOf(told, tableId);
    return [atTable(streamId, { type: 'AnnounceBehind', purchase })];
  },
});

/**
 * They have come to his seat, at the table that waits for them. One that was never told of them has them from the
 * runner; a table that knew them and waits no more has had them already.
 */
export const whenChipsDeliveredPutThere = whenIn('cashier')({
  name: 'chips-delivered',
  on: ['ChipsDelivered'],
  sees: (told) => [seeFloor(told)],
  seesThen: seeEveryTable,
  then: (told, seen) => {
    const { playerId, purchaseId: purchase, amountMinor } = told.event;
    const tables = everyTable(told, seen);
    const waits = tableBehind(tables, purchase);
    if (waits) return [atTable(waits.streamId, { type: 'DeliverBehind', purchase })];
    if (tables.some(knowsPurchase(purchase))) return [];
    const floor = seen.state('floor', floorOf(told));
    const by = { playerId, amountMinor, purchaseId: purchase, isShort: false, carriedBy: 'player' } as const;
    const here = playsAt(tables, floor, playerId);
    if (here) return [broughtTo(here.streamId, by)];
    const sits = floor.seatOf.get(playerId);
    return sits ? [keptFor(playOf(told, sits.tableId), by)] : [];
  },
});

/** A part of his stack is taken off for safety while he is away; he plays again when it is back. */
export const whenTakenForSafetyOffTable = whenIn('cashier')({
  name: 'taken-for-safety',
  on: ['TakenForSafetyOff'],
  then: (told) => {
    const { playerId, tableId, amountMinor } = told.event;
    const streamId = playOf(told, tableId);
    return [
      atTable(streamId, { type: 'TakeChipsOff', playerId, amountMinor, judged: true }),
      atTable(streamId, { type: 'HoldOut', playerId, why: 'stack-not-restored' }),
    ];
  },
});

export const whenBroughtBackPlayAgain = whenIn('cashier')({
  name: 'brought-back',
  on: ['BroughtBack'],
  then: (told) => {
    const { playerId, tableId, amountMinor, owedMinor } = told.event;
    const streamId = playOf(told, tableId);
    const back = { type: 'AddChips', playerId, amountMinor, from: 'brought-back', judged: true } as const;
    const release = { type: 'ReleaseHold', playerId, why: 'stack-not-restored' } as const;
    return [atTable(streamId, back), ...(owedMinor === 0 ? [atTable(streamId, release)] : [])];
  },
});

/** What is drunk or eaten is paid out of the stack. */
export const whenRefreshmentsPaidFromStack = whenIn('cashier')({
  name: 'refreshments-paid',
  on: ['RefreshmentsPaid'],
  then: (told) => {
    const { playerId, tableId, amountMinor } = told.event;
    const wish = {
      type: 'PayFromStack',
      playerId,
      amountMinor,
      paidFor: 'refreshments',
      judged: true,
    } as const;
    return [atTable(playOf(told, tableId), wish)];
  },
});
