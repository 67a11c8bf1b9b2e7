import { type FloorCommand } from '../commands';
import { at, floorAfter, guests, holdem, openRoom, person, supervisor, t1, t2, t3 } from '../testing/testing';
import { isOpeningProposed, tableProposals } from './proposals';

const listed = (count: number) =>
  Array.from({ length: count }, (_, i) => at('18:05:00').join(person(`Name${i + 1}`)));
const proposed = (...commands: readonly FloorCommand[]) => tableProposals(floorAfter(...commands));
const leave = (tableId: typeof t1, seats: readonly number[]) =>
  seats.map((seat) => at('19:00:00').leaveSeat([tableId, seat]));
const six = openRoom({ tableOpenProposalPlayers: 6 });

describe('RRP-2.2.1 openings and closings are proposed, never done', () => {
  it('proposes an opening from six present players on, where the house says six', () => {
    expect(proposed(...six, ...listed(5))).toEqual([]);
    const proposal = { kind: 'open', gameId: holdem.gameId, tableId: t1, rule: 'RRP-2.2.1', players: 6 };
    expect(proposed(...six, ...listed(6))).toMatchObject([proposal]);
    expect(floorAfter(...six, ...listed(6)).tables.get(t1)?.game).toBeNull();
    expect(proposed(...openRoom(), ...listed(9))).toEqual([]);
  });

  it('counts neither who is out nor those for whom a seat is free', () => {
    const out = at('18:06:00').ask({ type: 'MarkOut', entryId: 'e-name1-holdem' });
    expect(isOpeningProposed(floorAfter(...six, ...listed(6), out), holdem.gameId)).toBe(false);
    expect(proposed(...six, ...listed(6), at('18:10:00').open(t1))).toEqual([]);
    const full = [...six, at('18:02:00').open(t1), ...guests(t1, 9), ...listed(6)];
    expect(proposed(...full)).toMatchObject([{ kind: 'open', tableId: t2 }]);
  });

  it('proposes to close a dead spread', () => {
    const dead = [...openRoom(), at('18:10:00').open(t1), ...guests(t1, 5), ...leave(t1, [1, 2, 3, 4, 5])];
    expect(proposed(...dead)).toMatchObject([{ kind: 'close', tableId: t1, rule: 'RRP-2.2.1' }]);
  });
});

describe('RRP-2.3.14 short-handed tables are proposed for a merge or a break', () => {
  const two = [
    ...openRoom(),
    at('18:10:00').open(t1),
    at('18:10:00').open(t2),
    ...guests(t1, 6),
    ...guests(t2, 6),
  ];

  it('merges two short-handed tables, the shorter into the other', () => {
    const short = [...two, ...leave(t1, [1, 2]), ...leave(t2, [1, 2, 3])];
    expect(proposed(...short)).toMatchObject([
      { kind: 'merge', tableId: t2, into: [t1], players: 3, seats: 5, rule: 'RRP-2.3.14' },
    ]);
  });

  it('breaks a short one among full ones, while there are seats for all', () => {
    const short = [...two, ...leave(t2, [1, 2, 3])];
    expect(proposed(...short)).toMatchObject([{ kind: 'break', tableId: t2, players: 3, seats: 3 }]);
    const seven = at('19:01:00').seat(person('Seventh'), [t1, 7], { reason: 'asked for it' });
    expect(proposed(...short, seven)).toEqual([]);
  });

  it('proposes nothing for tables that go well, nor into a frozen one', () => {
    expect(proposed(...two)).toEqual([]);
    const freeze = at('19:02:00', supervisor).ask({ type: 'FreezeTable', tableId: t1 });
    expect(proposed(...two, ...leave(t2, [1, 2, 3]), freeze)).toEqual([]);
    expect(proposed(...two, at('19:00:00').open(t3))).toEqual([]);
  });
});
