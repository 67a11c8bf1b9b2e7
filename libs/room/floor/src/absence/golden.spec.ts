import { minor } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import { type Floor } from '../state';
import { itIsStillRecorded } from '../testing/golden';
import {
  ana,
  at,
  ben,
  clock,
  cleo,
  dealer,
  entryId,
  guests,
  happened,
  openRoom,
  supervisor,
  t1,
  timer,
} from '../testing/testing';
import golden from './absence.golden.json';

const seat5 = { tableId: t1, seat: 5 };

/** An evening with walkers, chips in custody, somebody who plays over, guests and notes. */
const evening: readonly FloorCommand[] = [
  ...openRoom({ playersToStart: 3 }),
  at('18:10:00').open(t1),
  ...guests(t1, 4),
  at('19:00:00').seat(ana, [t1, 5], { reason: 'first game' }),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo),
  at('19:03:00', dealer).ask({ type: 'FlagSeat', ...seat5, flag: 'racked' }),
  at('19:04:00', dealer).ask({ type: 'ClearSeatFlag', ...seat5, flag: 'racked' }),
  at('19:05:00', dealer).ask({ type: 'AdmitGuest', ...seat5, guestName: 'Sister' }),
  at('19:10:00', dealer).ask({ type: 'ObjectToGuest', ...seat5 }),
  at('19:20:00', dealer).ask({ type: 'MarkAbsent', ...seat5 }),
  at('19:25:00', dealer).ask({ type: 'MarkPresent', ...seat5 }),
  at('20:00:00', dealer).ask({ type: 'MarkAbsent', ...seat5 }),
  at('20:01:00', supervisor).ask({ type: 'AllowPlayOver', ...seat5, entryId: entryId(ben) }),
  at('20:02:00', supervisor).ask({ type: 'AnnounceAbsence', ...seat5, until: clock('20:45:00') }),
  at('20:45:01', timer).ask({
    type: 'AbsenceFallsDue',
    ...{ playerId: ana.playerId, since: clock('20:00:00') },
  }),
  at('20:46:00', supervisor).ask({
    type: 'PickUpChips',
    ...seat5,
    ...{ custodyId: 'k1', entryId: entryId(ana), receiptCode: 'PICKED' },
  }),
  at('20:47:00', supervisor).ask({ type: 'CountCustody', custodyId: 'k1', amountMinor: minor(184_000) }),
  at('20:50:00').back(ana),
  at('20:51:00').call(ana, [t1, 5]),
  at('20:52:00').seatCalled(ana),
  at('20:53:00', supervisor).ask({ type: 'ReleaseCustody', custodyId: 'k1', to: 'table' }),
  at('20:54:00', dealer).ask({ type: 'ConfirmStack', ...seat5, stackMinor: minor(184_000) }),
  at('21:30:00', dealer).ask({ type: 'LeaveSeat', ...seat5, amountMinor: minor(90_000) }),
];

const produced = (): FloorEvent[] => happened(...evening).slice(-25);

describe('golden events of absences and seats: what was once stored can always be read', () => {
  itIsStillRecorded(golden, produced());

  it('fold to the evening they tell of', () => {
    const before = happened(...evening).slice(0, -25);
    const stored = golden.map(({ type, data }) => ({ type, ...data }) as unknown as FloorEvent);
    const now = [...before, ...stored].reduce<Floor>(floor.evolve, floor.initialState);
    expect([now.absences, now.custody, now.playedOver, now.guests].map(({ size }) => size)).toEqual([
      0, 0, 0, 0,
    ]);
    expect([...now.takenAway.values()]).toMatchObject([{ playerId: ana.playerId, amountMinor: 90_000 }]);
  });
});
