import {
  type ConductRecord,
  conductStreamId,
  type OwnRequest,
  ownRequestStreamId,
  standingOf,
} from '@cardroom/conduct';
import { type Floor, liveEntry } from '@cardroom/floor';
import { type Instant, type PlayerId } from '@cardroom/kernel';
import { playStreamId } from '@cardroom/play';
import { type Consequence, type Seen, type StreamOf, type Told, whenIn, wishFor } from './reaction';
import { atTable, floorOfDay, onFloor, tableOf } from './table-streams';

// Whoever is shut out is off lists and seats at once; whoever slips in meanwhile is taken off again.

/** Neutral on purpose: boards and staff learn no more of it here. */
const reason = 'see a supervisor';

type OnRoom = Pick<Told<unknown>, 'room' | 'day' | 'position'>;

/** Off every list, and seats kept for him given free. */
const offLists = (floor: Floor, floorStream: string, playerId: PlayerId): readonly Consequence[] => {
  const listed = [...(floor.listedIn.get(playerId)?.values() ?? [])].flatMap((entryId) => {
    const standing = liveEntry(floor, entryId)?.standing;
    return standing ? [{ entryId, standing }] : [];
  });
  const kept = floor.reservedFor.get(playerId);
  return [
    ...(kept ? [onFloor(floorStream, { type: 'ReleaseSeat', tableId: kept.tableId, seat: kept.seat })] : []),
    ...listed.map(({ entryId }) => onFloor(floorStream, { type: 'RemoveEntry', entryId, reason })),
  ];
};

/** Off his seat: his hand is finished, he is dealt no other, and his chips go into custody. */
const offSeat = ({ room, day }: OnRoom, floor: Floor, playerId: PlayerId): readonly Consequence[] => {
  const sits = floor.seatOf.get(playerId);
  if (!sits || day === null) return [];
  return [atTable(playStreamId(room, sits.tableId, day), { type: 'LeaveSeat', playerId, cause: 'excluded' })];
};

const takenOff = (told: OnRoom, seen: Seen, playerId: PlayerId): readonly Consequence[] => {
  if (told.day === null) return [];
  const floorStream = floorOfDay(told.room, told.day);
  const floor = seen.state('floor', floorStream);
  return [...offLists(floor, floorStream, playerId), ...offSeat(told, floor, playerId)];
};

const floorSeen = ({ room, day }: OnRoom): readonly StreamOf[] =>
  day === null ? [] : [{ module: 'floor', streamId: floorOfDay(room, day) }];

/** Excluded from the room: off lists and seats at once, his chips in custody (RRP-1.1.0). */
export const whenShutOutTakeOff = whenIn('conduct')({
  name: 'shut-out-taken-off',
  on: ['PlayerShutOut'],
  sees: floorSeen,
  then: (told, seen) => (told.event.scope === 'room' ? takenOff(told, seen, told.event.playerId) : []),
});

/** Excluded on his own request: the same, and nobody is told why. */
export const whenOwnRequestTakeOff = whenIn('ownrequest')({
  name: 'own-request-taken-off',
  on: ['ExcludedAtOwnRequest'],
  sees: floorSeen,
  then: (told, seen) => takenOff(told, seen, told.event.playerId),
});

/** What he left at the table waits at the cage to be counted. */
export const whenExcludedLeavesChipsAwaited = whenIn('table')({
  name: 'excluded-chips-awaited',
  on: ['PlayerLeft'],
  then: ({ event, room, day, position, streamId }) =>
    event.cause === 'excluded' && day !== null
      ? [
          wishFor('cashier', `cashier-${room}-${day}`, {
            type: 'AwaitCustody',
            custodyId: `k-x-${position}`,
            playerId: event.playerId,
            tableId: tableOf({ streamId, room }),
            amountMinor: event.stackMinor,
          }),
        ]
      : [],
});

const mayPlay = (record: ConductRecord, request: OwnRequest, at: Instant): boolean => {
  const { kind } = standingOf(record, at);
  return !request.isRunning && (kind === 'clear' || kind === 'frozen');
};

const recordsOf = (playerId: PlayerId): readonly StreamOf[] => [
  { module: 'conduct', streamId: conductStreamId(playerId) },
  { module: 'ownrequest', streamId: ownRequestStreamId(playerId) },
];

/** Somebody came in between the check at the door and his exclusion: he is taken off again. */
export const whenBarredSlipsInTakeOff = whenIn('floor')({
  name: 'barred-slipped-in',
  on: ['PlayerListed', 'PlayerSeated'],
  sees: (told) => [...floorSeen(told), ...recordsOf(told.event.playerId)],
  then: (told, seen) => {
    const { playerId, at } = told.event;
    const record = seen.state('conduct', conductStreamId(playerId));
    const request = seen.state('ownrequest', ownRequestStreamId(playerId));
    return mayPlay(record, request, at) ? [] : takenOff(told, seen, playerId);
  },
});
