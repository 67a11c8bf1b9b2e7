import { id, minor, type PlayerId } from '@cardroom/kernel';
import { allChipsOf, behindOf, chipsMissing, stackOf } from '@cardroom/play';
import fc from 'fast-check';
import { on } from './testing/testing';
import { t1, t2, twoTables } from './testing/two-tables';

const [ana, bob] = ['ana', 'bob'].map((name) => id<PlayerId>(name)) as [PlayerId, PlayerId];

/** Ana sits at the first table with 20 000. */
const anaPlays = () => {
  const room = twoTables();
  room.sits(ana, t1);
  room.tell();
  room.ask(t1, { type: 'AddChips', playerId: ana, amountMinor: 20_000, from: 'buy-in' });
  room.tell();
  return room;
};

/** Bob has the seat that the floor gives Ana, and plays on in it. */
const withBobInTheWay = () => {
  const room = anaPlays();
  room.sits(bob, t2, 1);
  room.tell();
  return room;
};

const sold = { type: 'ChipsSold', playerId: ana, amountMinor: 5_000, tableId: t1, purpose: 'top-up' };
const carried = { ...sold, isShort: false, carriedBy: 'runner', purchaseId: 'b1' };
const bought = { ...carried, carriedBy: 'player' };
const delivered = { type: 'ChipsDelivered', playerId: ana, purchaseId: 'b1', amountMinor: 5_000 };

type Room = ReturnType<typeof twoTables>;

const allIsThere = (room: Room, chipsMinor: number): void => {
  room.tellAgain();
  room.tell();
  expect([room.at(t1), room.at(t2)].map(chipsMissing)).toEqual([0, 0]);
  expect(room.chipsMinor()).toBe(chipsMinor);
};

const allAreWithAna = (room: Room, chipsMinor: number): void => {
  allIsThere(room, chipsMinor);
  expect(stackOf(room.at(t2), ana)).toBe(chipsMinor);
  expect(room.at(t1).departing).toEqual([]);
};

describe('a mover’s chips go with him', () => {
  it('where he leaves the game before the floor moves him: he is not seated again where he was', () => {
    const room = anaPlays();
    room.announce(ana, t2);
    room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'moved' });
    expect([room.chipsMinor(), room.at(t1).departing]).toMatchObject([20_000, [{ amountMinor: 20_000 }]]);
    room.tell();
    allAreWithAna(room, 20_000);
    expect(room.types(t1).filter((type) => type === 'SeatTaken')).toHaveLength(1);
  });

  it('where the floor moves him first, and he sits there before he has left', () => {
    const room = anaPlays();
    room.sits(ana, t2);
    room.ask(t2, { type: 'TakeSeat', playerId: ana, alias: 'ana', seat: 1, how: 'moved' });
    room.tell();
    allAreWithAna(room, 20_000);
  });

  it('as they were counted when he left', () => {
    const room = anaPlays();
    room.announce(ana, t2);
    room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'moved', countedMinor: 26_000 });
    room.tell();
    expect(stackOf(room.at(t2), ana)).toBe(26_000);
    allIsThere(room, 20_000);
    expect(room.at(t1).unplacedMinor).toBe(-6_000);
  });

  it('and what is counted there beyond them is missed where he came from, not new to the room', () => {
    const room = anaPlays();
    room.sits(ana, t2);
    room.tell();
    room.ask(t2, { type: 'CountStacks', stacks: [{ seat: 1, stackMinor: 26_000 }], reason: 'closing' });
    allIsThere(room, 20_000);
    expect([stackOf(room.at(t2), ana), room.at(t2).unplacedMinor]).toEqual([26_000, -6_000]);
  });

  it('where his seat is not free yet, they wait for it', () => {
    const room = withBobInTheWay();
    room.announce(ana, t2);
    room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'moved' });
    room.tell();
    expect(room.at(t1).departing).toMatchObject([{ playerId: ana, amountMinor: 20_000 }]);
    allIsThere(room, 20_000);
    room.ask(t2, { type: 'LeaveSeat', playerId: bob, cause: 'picked-up' });
    room.ask(t2, { type: 'TakeSeat', playerId: ana, alias: 'ana', seat: 1, how: 'new' });
    room.tell();
    allAreWithAna(room, 20_000);
  });

  it('and leave the tables with him when he goes before he had it', () => {
    const room = withBobInTheWay();
    room.sits(ana, t2);
    room.tell();
    expect(room.at(t1).departing).toHaveLength(1);
    room.sits(ana, null);
    room.tell();
    expect(room.at(t1).departing).toEqual([]);
    allIsThere(room, 0);
  });

  it('and are as many as he says who gets up on the way; what that differs by is kept', () => {
    const room = withBobInTheWay();
    room.sits(ana, t2);
    room.tell();
    room.getsUp(ana, minor(17_000));
    room.tell();
    expect([room.at(t1).departing, room.at(t1).unplacedMinor]).toEqual([[], 3_000]);
    allIsThere(room, 3_000);
  });
});

describe('whoever gets up takes what he says he has, and no more', () => {
  const tookAlong = (room: Room): number =>
    room.facts().reduce((sum, { type, to, stackMinor = 0, amountMinor = 0 }) => {
      if (type === 'PlayerLeft' && to === 'player') return sum + Number(stackMinor);
      return type === 'ChipsHandedOver' && to === null ? sum + Number(amountMinor) : sum;
    }, 0);

  const movesOn: readonly ((room: Room) => void)[] = [
    (room) => room.sits(ana, t2),
    (room) => room.announce(ana, t2),
    (room) => room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'moved' }),
    (room) => room.ask(t2, { type: 'TakeSeat', playerId: ana, alias: 'ana', seat: 1, how: 'moved' }),
    (room) => room.tell(),
  ];

  it('where he is moved and goes before anybody was told of either', () => {
    const room = anaPlays();
    room.sits(ana, t2);
    room.getsUp(ana, minor(17_000));
    room.tell();
    expect(tookAlong(room)).toBe(17_000);
    allIsThere(room, 3_000);
  });

  it('whatever the order of move, seat and telling', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(movesOn.length - 1), { maxLength: 8 }), (steps) => {
        const room = anaPlays();
        for (const step of steps) movesOn[step]?.(room);
        room.sits(ana, t2);
        room.getsUp(ana, minor(17_000));
        room.tell();
        allIsThere(room, 3_000);
        expect(tookAlong(room)).toBe(17_000);
      }),
      { numRuns: 150 },
    ));
});

describe('chips with a runner find a buyer who moved', () => {
  const onTheWay = (): Room => {
    const room = anaPlays();
    room.fromCage(carried);
    room.tell();
    expect(behindOf(room.at(t1), ana)).toBe(5_000);
    return room;
  };

  it.each(['before', 'while', 'after'])('when they come %s he moves', (when) => {
    const room = onTheWay();
    if (when === 'before') room.fromCage(delivered);
    room.sits(ana, t2);
    if (when === 'while') room.fromCage(delivered);
    room.tell();
    if (when === 'after') {
      expect(behindOf(room.at(t2), ana)).toBe(5_000);
      room.fromCage(delivered);
      room.tell();
    }
    allAreWithAna(room, 25_000);
  });

  it('who has left one table and has no seat at the other yet', () => {
    const room = withBobInTheWay();
    room.fromCage(carried);
    room.tell();
    room.sits(ana, t2);
    room.tell();
    room.fromCage(delivered);
    room.tell();
    expect(room.at(t1).departing).toMatchObject([{ amountMinor: 25_000, behind: [] }]);
    allIsThere(room, 25_000);
  });

  it('and are called off where he sits when the sale is taken back', () => {
    const room = onTheWay();
    room.sits(ana, t2);
    room.tell();
    room.ask(t2, { type: 'CallOffBehind', purchase: 'b1' });
    room.tell();
    allAreWithAna(room, 20_000);
  });
});

describe('a sale goes to the table where the buyer sits', () => {
  it.each(['before', 'after'])('when the floor moves him %s it', (when) => {
    const room = anaPlays();
    if (when === 'before') room.sits(ana, t2);
    room.fromCage(bought);
    if (when === 'after') room.sits(ana, t2);
    room.tell();
    allAreWithAna(room, 25_000);
  });

  it.each(['player', 'runner'])('and waits for his seat where he has none yet, by a %s', (carriedBy) => {
    const room = withBobInTheWay();
    room.sits(ana, t2);
    room.tell();
    room.fromCage({ ...sold, isShort: false, purchaseId: 'b1', carriedBy });
    room.tell();
    if (carriedBy === 'runner') room.fromCage(delivered);
    room.ask(t2, { type: 'LeaveSeat', playerId: bob, cause: 'picked-up' });
    room.ask(t2, { type: 'TakeSeat', playerId: ana, alias: 'ana', seat: 1, how: 'new' });
    room.tell();
    allAreWithAna(room, 25_000);
  });

  it('comes to nobody who has no seat at all', () => {
    const room = twoTables();
    room.fromCage(bought);
    room.tell();
    expect(room.refused).toEqual(['AddChips play.not-seated']);
    allIsThere(room, 0);
  });
});

describe('chips that were picked up', () => {
  const at = on('20:00');
  const pickedUp = (amountMinor: number | null) => ({
    ...{ custodyId: 'k1', playerId: ana, alias: 'ana', tableId: t1, seat: 1, gameId: 'g', since: at },
    amountMinor,
  });
  const awaited = (isOver: boolean) => ({
    ...{ custodyId: 'k1', playerId: ana, tableId: t1, amountMinor: null, since: at, isOver },
  });
  const floorPicksUp = (room: Room, amountMinor: number | null): void => {
    room.floorIs((floor) => ({
      ...floor,
      seatOf: floor.seatOf.delete(ana),
      custody: floor.custody.set('k1', pickedUp(amountMinor) as never),
    }));
    room.cageIs((cage) => ({ ...cage, awaited: cage.awaited.set('k1', awaited(false) as never) }));
    room.fromFloor({ type: 'SeatLeft', at, tableId: t1, seat: 1, playerId: ana, cause: 'picked-up' });
  };
  const cageCounts = (room: Room, amountMinor: number): void => {
    room.cageIs((cage) => ({ ...cage, awaited: cage.awaited.set('k1', awaited(true) as never) }));
    room.floorIs((floor) => ({
      ...floor,
      custody: floor.custody.set('k1', pickedUp(amountMinor) as never),
    }));
    room.fromCage({ type: 'CustodyTaken', custodyId: 'k1', playerId: ana, chips: [], amountMinor });
  };

  it('are as many as the floor counted, and what that differs by is kept', () => {
    const room = anaPlays();
    floorPicksUp(room, 17_000);
    room.tell();
    expect(room.at(t1).custody.get(ana)).toBe(17_000);
    expect(room.at(t1).unplacedMinor).toBe(3_000);
    allIsThere(room, 20_000);
  });

  it('leave the table when the cage has counted them, with what it counted', () => {
    const room = anaPlays();
    floorPicksUp(room, null);
    room.tell();
    expect(room.at(t1).custody.get(ana)).toBe(20_000);
    cageCounts(room, 26_000);
    room.tell();
    expect([room.at(t1).custody.size, room.at(t1).unplacedMinor]).toEqual([0, -6_000]);
    allIsThere(room, -6_000);
  });

  it('of a player who is shut out leave it once, when they are counted', () => {
    const room = anaPlays();
    room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'excluded' });
    room.cageIs((cage) => ({ ...cage, awaited: cage.awaited.set('k1', awaited(false) as never) }));
    room.tell();
    expect(room.at(t1).custody.get(ana)).toBe(20_000);
    allIsThere(room, 20_000);
    cageCounts(room, 20_000);
    room.tell();
    expect([room.at(t1).custody.size, room.at(t1).unplacedMinor]).toEqual([0, 0]);
    allIsThere(room, 0);
  });

  it('do so too where the table has closed meanwhile', () => {
    const room = anaPlays();
    floorPicksUp(room, 20_000);
    room.tell();
    room.ask(t1, { type: 'CloseTable' });
    cageCounts(room, 20_000);
    room.tell();
    expect(room.at(t1).custody.size).toBe(0);
    allIsThere(room, 0);
  });

  it('do so too where the cage was faster than the table', () => {
    const room = anaPlays();
    floorPicksUp(room, 20_000);
    cageCounts(room, 20_000);
    room.tell();
    expect(room.at(t1).custody.size).toBe(0);
    expect(room.types(t1).filter((type) => type === 'CustodyGivenOut')).toHaveLength(1);
    allIsThere(room, 0);
  });
});

type Deed = (room: Room) => void;

const deeds: readonly Deed[] = [
  (room) => room.sits(ana, t1, 2),
  (room) => room.sits(ana, t2, 2),
  (room) => room.sits(bob, t2, 2),
  (room) => room.sits(bob, t1, 2),
  (room) => room.announce(ana, t2, 2),
  (room) => room.ask(t1, { type: 'LeaveSeat', playerId: ana, cause: 'moved' }),
  (room) => room.ask(t2, { type: 'LeaveSeat', playerId: bob, cause: 'moved' }),
  (room) => room.tell(),
];

describe('in whatever order players move, sit and are told of', () => {
  it('no chip is lost or counted twice, a runner’s included', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(deeds.length + 1), { maxLength: 14 }), (steps) => {
        const room = anaPlays();
        let chipsMinor = 20_000;
        for (const step of steps) {
          const deed = deeds[step];
          if (deed) deed(room);
          else if (chipsMinor === 20_000) {
            room.fromCage(carried);
            chipsMinor += 5_000;
          } else room.fromCage(delivered);
        }
        room.tell();
        allIsThere(room, chipsMinor);
        const hers = [room.at(t1), room.at(t2)].reduce(
          (sum, table) =>
            table.departing.reduce(
              (total, one) => total + one.amountMinor + one.behind.reduce((all, b) => all + b.amountMinor, 0),
              sum + allChipsOf(table, ana),
            ),
          0,
        );
        expect(hers).toBe(chipsMinor);
      }),
      { numRuns: 150 },
    ));
});
