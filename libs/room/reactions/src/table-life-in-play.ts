import { offerOf } from '@cardroom/floor';
import { whenIn } from './reaction';
import { stakesOf } from './stakes-of-game';
import { atTable, floorOf, isPlayed, onFloor, playOf, seeFloor, seePlay, tableOf } from './table-streams';

/** The table plays another game, or for other stakes, from the next hand on (RRP-2.2.16). */
export const whenStakesChangeInPlay = whenIn('floor')({
  name: 'stakes-change-play',
  on: ['StakesChanged'],
  sees: (told) => [seeFloor(told), seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { tableId, gameId } = told.event;
    const streamId = playOf(told, tableId);
    const game = offerOf(seen.state('floor', told.streamId), gameId);
    if (!game || !isPlayed(seen.state('table', streamId))) return [];
    return [atTable(streamId, { type: 'ChangeStakes', stakes: stakesOf(game) })];
  },
});

/** A break is announced: the hand in progress is the last, and the break waits for it (RRP-2.3.14). */
export const whenBreakAnnouncedLastHand = whenIn('floor')({
  name: 'break-announced-last-hand',
  on: ['TableBreakAnnounced'],
  then: (told) => [atTable(playOf(told, told.event.tableId), { type: 'AnnounceLastHand', why: 'break' })],
});

export const whenBreakCalledOffGoOn = whenIn('floor')({
  name: 'break-called-off-go-on',
  on: ['TableBreakCalledOff'],
  then: (told) => [atTable(playOf(told, told.event.tableId), { type: 'GoOn' })],
});

/** A new deck lies on the table (RRP-2.2.21). */
export const whenDeckChangesNewDeck = whenIn('floor')({
  name: 'deck-changes-new-deck',
  on: ['DeckChanged'],
  then: (told) => [atTable(playOf(told, told.event.tableId), { type: 'ChangeDeck' })],
});

/** Nobody won the pot, or the carried pot was won: on the floor nobody changes seats meanwhile (RRP-9.1.10). */
export const whenPotCarriedSeatsStay = whenIn('table')({
  name: 'pot-carried-seats-stay',
  on: ['HandFinished'],
  sees: (told) => [seeFloor(told)],
  then: (told, seen) => {
    const tableId = tableOf(told);
    const isKnown = seen.state('floor', floorOf(told)).carriedPots.has(tableId);
    const isCarried = told.event.carried !== null;
    if (isCarried === isKnown) return [];
    return [onFloor(floorOf(told), { type: isCarried ? 'CarryPot' : 'CarriedPotWon', tableId })];
  },
});
