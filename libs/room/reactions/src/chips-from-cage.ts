import { whenIn } from './reaction';
import { atTable, floorOf, playOf, seeFloor } from './table-streams';

/** The cage has sold chips for a game: on a player's own way at once, by a runner behind until they come (RRP-2.2.6). */
export const whenChipsSoldTheyPlay = whenIn('cashier')({
  name: 'chips-sold-play',
  on: ['ChipsSold'],
  sees: ({ streamId }) => [{ module: 'cashier', streamId }],
  then: (told, seen) => {
    const { playerId, amountMinor, tableId, purpose, isShort, carriedBy, purchaseId } = told.event;
    if (tableId === null || purpose === 'chips') return [];
    // Taken back before the table heard of it.
    if (seen.state('cashier', told.streamId).purchases.get(purchaseId)?.state === 'reversed') return [];
    const streamId = playOf(told, tableId);
    if (carriedBy === 'runner')
      return [
        atTable(streamId, {
          type: 'PutBehind',
          playerId,
          amountMinor,
          purchase: purchaseId,
          announced: false,
        }),
      ];
    const short = isShort ? { isShort } : {};
    return [
      atTable(streamId, { type: 'AddChips', playerId, amountMinor, from: 'buy-in', judged: true, ...short }),
    ];
  },
});

/** The table is told of chips on their way. */
export const whenBehindAnnouncedTellTable = whenIn('cashier')({
  name: 'behind-announced',
  on: ['PlayingBehindAnnounced'],
  then: (told) => [
    atTable(playOf(told, told.event.tableId), { type: 'AnnounceBehind', purchase: told.event.purchaseId }),
  ],
});

/** They have come to his seat. */
export const whenChipsDeliveredPutThere = whenIn('cashier')({
  name: 'chips-delivered',
  on: ['ChipsDelivered'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const { playerId, purchaseId } = told.event;
    const sits = seen.state('floor', floorOf(told)).seatOf.get(playerId);
    if (!sits) return [];
    return [atTable(playOf(told, sits.tableId), { type: 'DeliverBehind', purchase: purchaseId })];
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
      atTable(streamId, { type: 'TakeChipsOff', playerId, amountMinor }),
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
    const wish = { type: 'PayFromStack', playerId, amountMinor, paidFor: 'refreshments' } as const;
    return [atTable(playOf(told, tableId), wish)];
  },
});
