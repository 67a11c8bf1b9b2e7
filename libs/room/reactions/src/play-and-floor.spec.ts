import { type Cage, cashier } from '@cardroom/cashier';
import { emptyFloor, type Floor } from '@cardroom/floor';
import { id, type PlayerId, type TableId } from '@cardroom/kernel';
import { emptyTable, type Seated, type Table } from '@cardroom/play';
import { Map as PersistentMap } from 'immutable';
import { whenWalkedDealOut } from './absence-at-table';
import { whenChipsSoldTheyPlay } from './chips-from-cage';
import { whenPlayerLeftFreeHisSeat } from './moves-follow-hands';
import { whenTableRestsCloseItsPlay } from './open-and-close-play';
import { whenSeatedTakeSeat, whenSeatFreeNextTakesIt, whenSeatLeftFinishHand } from './seats-follow-floor';
import { whenBreakAnnouncedLastHand, whenDeckChangesNewDeck } from './table-life-in-play';
import { after, floorStream } from './testing/testing';
import { twoTables } from './testing/two-tables';

const t1 = id<TableId>('t1');
const ana = id<PlayerId>('ana');
const bob = id<PlayerId>('bob');
const playStream = 'table-r1-t1-2026-11-28';

const seated = (playerId: PlayerId, seat: number): Seated =>
  ({ playerId, alias: playerId, seat }) as unknown as Seated;

const played = (...seats: readonly Seated[]): Table =>
  ({ ...emptyTable, opened: { isClosed: false }, seats }) as unknown as Table;

const floorWith = (parts: Partial<Floor>): Floor => ({ ...emptyFloor, ...parts });

const sitsAt = (playerId: PlayerId, seat: number): Floor =>
  floorWith({ seatOf: PersistentMap([[playerId, { tableId: t1, seat }]]) });

const seen = (floor: Floor, table: Table) => [
  { module: 'floor' as const, streamId: floorStream, state: floor },
  { module: 'table' as const, streamId: playStream, state: table },
];

const atTable = (wish: object) => [{ module: 'table', streamId: playStream, wish }];

describe('from the floor to the game', () => {
  const event = { type: 'PlayerSeated', tableId: t1, seat: 3, playerId: ana, alias: 'Ana', command: 'c1' };

  it('who is seated takes his seat, and changes to another where he plays already', () => {
    const sits = sitsAt(ana, 3);
    const taken = after(whenSeatedTakeSeat, { event }, seen(sits, played()));
    expect(taken).toEqual(atTable({ type: 'TakeSeat', playerId: ana, alias: 'Ana', seat: 3, how: 'new' }));
    const moved = after(whenSeatedTakeSeat, { event }, seen(sits, played(seated(ana, 1))));
    expect(moved).toEqual(atTable({ type: 'ChangeSeat', playerId: ana, to: 3 }));
    expect(after(whenSeatedTakeSeat, { event }, seen(sits, played(seated(ana, 3))))).toEqual([]);
    expect(after(whenSeatedTakeSeat, { event }, seen(sits, emptyTable))).toEqual([]);
  });

  it('who is gone again before the game is told does not sit down there any more', () => {
    expect(after(whenSeatedTakeSeat, { event }, seen(emptyFloor, played()))).toEqual([]);
  });

  it('two whom the floor has in each other’s seats exchange them, told once', () => {
    const seatOf = PersistentMap([
      [ana, { tableId: t1, seat: 3 }],
      [bob, { tableId: t1, seat: 1 }],
    ]) as Floor['seatOf'];
    const before = played(seated(ana, 1), seated(bob, 3));
    const told = after(whenSeatedTakeSeat, { event }, seen(floorWith({ seatOf }), before));
    expect(told).toEqual(atTable({ type: 'ExchangeSeats', playerId: ana, withPlayer: bob }));
    const done = played(seated(bob, 1), seated(ana, 3));
    expect(after(whenSeatedTakeSeat, { event }, seen(floorWith({ seatOf }), done))).toEqual([]);
  });

  it('a seat whose player still finishes his hand is taken when he has left', () => {
    expect(after(whenSeatedTakeSeat, { event }, seen(sitsAt(ana, 3), played(seated(bob, 3))))).toEqual([]);
    const use = { state: 'seated', seated: { playerId: ana, alias: 'Ana' } };
    const seats = [{ state: 'free' }, { state: 'free' }, use];
    const floor = floorWith({ tables: PersistentMap([[t1, { seats }]]) as never });
    const left = { event: { type: 'PlayerLeft', playerId: bob, seat: 3 }, streamId: playStream };
    expect(after(whenSeatFreeNextTakesIt, left, seen(floor, played()))).toEqual(
      atTable({ type: 'TakeSeat', playerId: ana, alias: 'Ana', seat: 3, how: 'new' }),
    );
  });

  it('who leaves finishes his hand; a change of seats is no departure', () => {
    const left = { type: 'SeatLeft', tableId: t1, seat: 3, playerId: ana, cause: 'left' };
    expect(after(whenSeatLeftFinishHand, { event: left }, seen(emptyFloor, played(seated(ana, 3))))).toEqual(
      atTable({ type: 'LeaveSeat', playerId: ana, cause: 'left' }),
    );
    const changed = { event: { ...left, cause: 'moved' } };
    expect(after(whenSeatLeftFinishHand, changed, seen(sitsAt(ana, 5), played(seated(ana, 3))))).toEqual([]);
  });

  it('who walks is dealt out, and a break waits for the hand', () => {
    const walked = { event: { type: 'PlayerWalked', tableId: t1, playerId: ana } };
    expect(after(whenWalkedDealOut, walked, seen(emptyFloor, played(seated(ana, 3))))).toEqual(
      atTable({ type: 'MarkAway', playerId: ana }),
    );
    expect(after(whenWalkedDealOut, walked, seen(emptyFloor, emptyTable))).toEqual([]);
    const announced = { event: { type: 'TableBreakAnnounced', tableId: t1 } };
    expect(after(whenBreakAnnouncedLastHand, announced, seen(emptyFloor, played()))).toEqual(
      atTable({ type: 'AnnounceLastHand', why: 'break' }),
    );
  });

  it('the first button lies where the floor drew it, and stays where hands were played', () => {
    const evening = twoTables();
    const draw = () => {
      const cards = { [ana]: '9c', [bob]: '9d' };
      const draws = [ana, bob].map((playerId, i) => ({ playerId, seat: 2 * i + 1, card: cards[playerId] }));
      evening.fromFloor({ type: 'ButtonDrawn', tableId: t1, draws, button: 3 });
      evening.tell();
    };
    evening.sits(ana, t1, 1);
    evening.sits(bob, t1, 3);
    draw();
    expect(evening.refused).toEqual([]);
    expect(evening.at(t1).between.firstRound?.firstButton).toBe(3);
    evening.ask(t1, { type: 'HandDone', hand: 1 });
    evening.tell();
    draw();
    expect(evening.types(t1).filter((type) => type === 'ButtonWon')).toHaveLength(1);
  });

  it('a new deck on the floor is a new deck of the game, where it is followed', () => {
    const changed = { event: { type: 'DeckChanged', tableId: t1, what: 'deck', cause: 'request' } };
    expect(after(whenDeckChangesNewDeck, changed, seen(emptyFloor, played()))).toEqual(
      atTable({ type: 'ChangeDeck' }),
    );
    expect(after(whenDeckChangesNewDeck, changed, seen(emptyFloor, emptyTable))).toEqual([]);
  });
});

describe('from the game to the floor', () => {
  const left = (cause: string) => ({
    event: { type: 'PlayerLeft', playerId: ana, seat: 3, cause, stackMinor: 500 },
    streamId: playStream,
  });

  it('who stands up by himself frees his seat; a mover goes to the seat that is kept for him', () => {
    expect(after(whenPlayerLeftFreeHisSeat, left('left'), seen(sitsAt(ana, 3), played()))).toEqual([
      {
        module: 'floor',
        streamId: floorStream,
        wish: { type: 'LeaveSeat', tableId: t1, seat: 3, amountMinor: 500 },
      },
    ]);
    expect(after(whenPlayerLeftFreeHisSeat, left('left'), seen(emptyFloor, played()))).toEqual([]);
    const moves = PersistentMap([[ana, { from: { tableId: t1, seat: 3 } }]]) as never;
    const floor = { ...sitsAt(ana, 3), announcedMoves: moves };
    expect(after(whenPlayerLeftFreeHisSeat, left('moved'), seen(floor, played()))).toEqual([
      { module: 'floor', streamId: floorStream, wish: { type: 'CompleteMove', playerId: ana } },
    ]);
  });

  it('a table that the floor closed is closed when its last hand is over, and no other', () => {
    const rests = (why: string) => ({ event: { type: 'TableAtRest', why }, streamId: playStream });
    expect(after(whenTableRestsCloseItsPlay, rests('close'), seen(emptyFloor, played()))).toEqual(
      atTable({ type: 'CloseTable' }),
    );
    expect(after(whenTableRestsCloseItsPlay, rests('break'), seen(emptyFloor, played()))).toEqual([]);
  });
});

describe('from the cage to the game', () => {
  const sale = { type: 'ChipsSold', playerId: ana, amountMinor: 20_000, tableId: t1, isShort: false };
  const streamId = 'cashier-r1-2026-11-28';

  it('bought chips come to the seat, or behind while a runner carries them; others stay in the pocket', () => {
    const bought = { ...sale, purpose: 'buy-in', carriedBy: 'player', purchaseId: 'b1' };
    const sits = { ...sitsAt(ana, 3), tables: PersistentMap([[t1, { seats: [] }]]) as never };
    const cageIs = (state: Cage) => [
      { module: 'cashier', streamId, state } as const,
      ...seen(sits, played(seated(ana, 3))),
    ];
    const stands = cageIs(cashier.initialState);
    expect(after(whenChipsSoldTheyPlay, { event: bought, streamId }, stands)).toEqual(
      atTable({
        ...{ type: 'AddChips', playerId: ana, amountMinor: 20_000, from: 'buy-in', judged: true },
        purchase: 'b1',
      }),
    );
    const carried = { ...bought, carriedBy: 'runner' };
    expect(after(whenChipsSoldTheyPlay, { event: carried, streamId }, stands)).toEqual(
      atTable({ type: 'PutBehind', playerId: ana, amountMinor: 20_000, purchase: 'b1', announced: false }),
    );
    expect(
      after(whenChipsSoldTheyPlay, { event: { ...bought, purpose: 'chips' }, streamId }, stands),
    ).toEqual([]);
    const { purchases } = cashier.initialState;
    const reversed = cageIs({
      ...cashier.initialState,
      purchases: purchases.set('b1' as never, { state: 'reversed' } as never),
    });
    expect(after(whenChipsSoldTheyPlay, { event: bought, streamId }, reversed)).toEqual([]);
  });
});
