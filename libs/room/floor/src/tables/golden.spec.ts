import { id, type Seed, type StaffId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { drawSeats } from '../openings/drawing';
import { type Floor } from '../state';
import { inGolden, itIsStillRecorded } from '../testing/golden';
import {
  at,
  dealer,
  entryId,
  guests,
  happened,
  holdem,
  omaha,
  openRoom,
  person,
  staff,
  supervisor,
  t1,
  t2,
  t3,
} from '../testing/testing';
import golden from './table-life.golden.json';

const seed = '9d'.repeat(32) as Seed;
const dealerId = id<StaffId>('d1');
const names = ['Ines', 'Jan', 'Kim'].map(person);
const ask = (time: string, command: object) => at(time, supervisor).ask(command);
const slip = (name: string) => ({ entryId: name, receiptCode: name.toUpperCase() });

const tenSeats = Array.from({ length: 10 }, (_, i) => i + 1);
const [, , seatOfKim = 0] = drawSeats({ seed, seats: tenSeats, players: 3 });

/** An evening in which everything happens to tables beside their seats. */
const evening: readonly FloorCommand[] = [
  ...openRoom({ playersToStart: 3 }),
  ...names.map((who) => at('18:05:00').join(who)),
  at('18:10:00').open(t1),
  ask('18:10:30', { type: 'SignInDealer', dealerId, name: 'Dora', tableId: t1, section: null }),
  ask('18:11:00', { type: 'AddExtraSeat', tableId: t1 }),
  ask('18:12:00', { type: 'DrawSeats', tableId: t1, seed }),
  ...names.map((who) => at('18:13:00').seatCalled(who)),
  at('18:14:00', dealer).ask({ type: 'DrawButton', tableId: t1, seed }),
  at('18:15:00', dealer).ask({ type: 'ChangeDeck', tableId: t1, what: 'setup', cause: 'request', button: 2 }),
  ask('18:20:00', { type: 'ProposeStakes', tableId: t1, gameId: omaha.gameId }),
  ask('18:21:00', { type: 'ObjectToStakes', tableId: t1, playerId: person('Ines').playerId }),
  ask('18:22:00', { type: 'WithdrawStakes', tableId: t1 }),
  ask('18:23:00', { type: 'ProposeStakes', tableId: t1, gameId: omaha.gameId }),
  ask('18:24:00', { type: 'ConfirmStakes', tableId: t1 }),
  at('18:24:30').leaveSeat([t1, seatOfKim]),
  at('18:25:00').open(t2, omaha),
  ...guests(t2, 3),
  ask('18:40:00', { type: 'StartDealerBreak', dealerId }),
  ask('18:50:00', { type: 'EndDealerBreak', dealerId }),
  ask('18:51:00', { type: 'PushDealers', section: 'A' }),
  ask('18:52:00', { type: 'SignOutDealer', dealerId }),
  ask('19:00:00', { type: 'AnnounceBreak', tableId: t1 }),
  ask('19:01:00', { type: 'CallOffBreak', tableId: t1 }),
  ask('19:02:00', { type: 'DrawForBreak', tableId: t1, seed, absent: [person('Jan').playerId] }),
  ask('19:03:00', { type: 'BreakTable', tableId: t1, slips: ['s1', 's2', 's3'].map(slip) }),
];

/** And then the organiser imposes the tables of the next game. */
const imposing = (): readonly FloorCommand[] => [
  ...[
    { setting: 'initialSeating', value: 'organiserAssigned' },
    { setting: 'seatingRevealedOnSite', value: true },
  ].map((change) => at('19:11:00', staff('roomManager')).ask({ type: 'ChangeHouseSetting', ...change })),
  at('19:12:00').open(t3),
  at('19:13:00').join(person('Lea')),
  ask('19:14:00', {
    type: 'ImposeTables',
    gameId: holdem.gameId,
    tables: [{ entryId: entryId(person('Lea')), tableId: t3 }],
  }),
  ask('19:15:00', { type: 'RevealTables', gameId: holdem.gameId }),
];

const withGivenUp = (): readonly FloorCommand[] => {
  const broken = happened(...evening).find(({ type }) => type === 'TableBroken');
  const kept = broken?.type === 'TableBroken' ? broken.moved.find((each) => each.kept) : undefined;
  const { tableId, seat } = kept ?? {};
  const givenUp = ask('19:10:00', { type: 'GiveUpBreakSeat', tableId, seat, slip: slip('s9') });
  return [...evening, givenUp, ...imposing()];
};

const produced = happened(...withGivenUp()).filter(inGolden(golden));

describe('golden events of tables: what was once stored can always be read', () => {
  itIsStillRecorded(golden, produced);

  it('folds to the floor it tells of', () => {
    const now = happened(...withGivenUp()).reduce<Floor>(floor.evolve, floor.initialState);
    expect(now.tables.get(t1)?.game).toBeNull();
    expect(now.dealers.size).toBe(0);
    expect([...now.seatOf.values()].every(({ tableId }) => tableId === t2)).toBe(true);
  });
});
