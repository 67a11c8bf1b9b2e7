import { offerOf } from '@cardroom/floor';
import { type TableId } from '@cardroom/kernel';
import { type Consequence, type Seen, type Told, whenIn } from './reaction';
import { type WishOf } from './room-modules';
import { stakesOf } from './stakes-of-game';
import { atTable, floorOf, isPlayed, onFloor, playOf, seeFloor, seePlay, tableOf } from './table-streams';

/** Tells the table, while its play is followed. */
const whilePlayed = (
  told: Told<{ readonly tableId: TableId }>,
  seen: Seen,
  wish: WishOf<'table'>,
): readonly Consequence[] => {
  const streamId = playOf(told, told.event.tableId);
  return isPlayed(seen.state('table', streamId)) ? [atTable(streamId, wish)] : [];
};

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

/** The first button is where the draw of the floor put it (RRP-2.3.6); where hands were played already, it stays. */
export const whenButtonDrawnItLiesThere = whenIn('floor')({
  name: 'button-drawn-first-button',
  on: ['ButtonDrawn'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => {
    const { tableId } = told.event;
    const draws = told.event.draws.map(({ seat, card }) => ({ seat, card }));
    return seen.state('table', playOf(told, tableId)).hands === 0
      ? whilePlayed(told, seen, { type: 'DrawForButton', draws })
      : [];
  },
});

/** A break is announced: the hand in progress is the last, and the break waits for it (RRP-2.3.14). */
export const whenBreakAnnouncedLastHand = whenIn('floor')({
  name: 'break-announced-last-hand',
  on: ['TableBreakAnnounced'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => whilePlayed(told, seen, { type: 'AnnounceLastHand', why: 'break' }),
});

export const whenBreakCalledOffGoOn = whenIn('floor')({
  name: 'break-called-off-go-on',
  on: ['TableBreakCalledOff'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => whilePlayed(told, seen, { type: 'GoOn' }),
});

/** A new deck lies on the table (RRP-2.2.21). */
export const whenDeckChangesNewDeck = whenIn('floor')({
  name: 'deck-changes-new-deck',
  on: ['DeckChanged'],
  sees: (told) => [seePlay(told, told.event.tableId)],
  then: (told, seen) => whilePlayed(told, seen, { type: 'ChangeDeck' }),
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
