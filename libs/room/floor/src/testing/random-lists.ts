import { type EntryId, id, type TableId } from '@cardroom/kernel';
import { type FloorCommand } from '../commands';
import { placesOf } from '../state';
import { sendings } from '../waiting-list/turn';
import {
  type Ask,
  gameAt,
  gameId,
  keeper,
  kiosk,
  type Maker,
  occupied,
  ofEntry,
  pick,
  playerAt,
  reasonAt,
  seatAt,
  someEntry,
  someRemoved,
  stamp,
  tableAt,
  tableId,
  withEntry,
} from './random-asks';

// What happens on lists and at seats in a random evening.

const join: Maker = (ask) => {
  const { n, at, step } = ask;
  const source = (['walk-in', 'kiosk', 'walk-in', 'call-in'] as const)[step.what % 4] ?? 'walk-in';
  const entry = { entryId: id<EntryId>(`e${n}`), receiptCode: `R${n}` };
  const by = source === 'kiosk' ? kiosk : keeper;
  return { type: 'JoinList', ...stamp(n, at, by), ...entry, ...playerAt(ask), gameId: gameAt(ask), source };
};

const callNext: Maker = (ask) => {
  const [first] = sendings(ask.floor, gameAt(ask));
  if (!first?.next) return null;
  const { tableId: table, seat, next } = first;
  return { type: 'CallPlayer', ...stamp(ask.n, ask.at, keeper), entryId: next, tableId: table, seat };
};

const callAnybody = withEntry((entryId, ask) => ({
  type: 'CallPlayer',
  ...stamp(ask.n, ask.at),
  entryId,
  tableId: tableAt(ask),
  seat: seatAt(ask),
  ...reasonAt(ask),
}));

const called = ({ floor, step }: Ask): EntryId | null =>
  pick(
    [...floor.lists.values()]
      .flatMap(({ places }) => places.map((place) => place.entryId))
      .filter((entryId) => floor.entries.get(entryId)?.standing.state === 'called'),
    step.who,
  );

const ofCalled =
  <T extends FloorCommand['type']>(type: T): Maker =>
  (ask) => {
    const entryId = called(ask);
    return entryId && ({ type, ...stamp(ask.n, ask.at, keeper), entryId } as unknown as FloorCommand);
  };

const atSeat =
  (make: (at: { tableId: TableId; seat: number }, ask: Ask) => FloorCommand): Maker =>
  (ask) =>
    make({ tableId: tableAt(ask), seat: seatAt(ask) }, ask);

const leaveSeat: Maker = (ask) => {
  const seat = occupied(ask);
  return seat && { type: 'LeaveSeat', ...stamp(ask.n, ask.at), ...seat };
};

const undoRecent: Maker = (ask) => {
  const action = ask.floor.recent.at(-1 - (ask.step.who % 3))?.command;
  return action ? { type: 'UndoAction', ...stamp(ask.n, ask.at), action } : null;
};

const takeDeposit: Maker = (ask) => {
  const { n, at, floor, step } = ask;
  const kept = pick([...floor.reservedFor.values()], step.who);
  const entryId = someEntry(ask);
  const where = step.where % 2 && kept ? kept : entryId && { entryId };
  return where && { type: 'TakeDeposit', ...stamp(n, at), depositId: `d${n}`, ...where };
};

const settleDeposit: Maker = ({ n, at, floor, step }) => {
  const depositId = pick([...floor.deposits.keys()].sort(), step.who);
  const outcome = step.where % 2 ? 'returned' : 'forfeited';
  return depositId === null
    ? null
    : { type: 'SettleDeposit', ...stamp(n, at), depositId, outcome, reason: 'never came' };
};

export const listMakers: readonly Maker[] = [
  takeDeposit,
  settleDeposit,
  ofCalled('GiveMoreTime'),
  withEntry((entryId, { n, at, step }) => ({
    type: 'MarkOut',
    ...stamp(n, at, keeper),
    entryId,
    minutes: 1 + (step.where % 40),
  })),
  withEntry((entryId, { n, at, room, step }) => ({
    type: 'TransferEntry',
    ...stamp(n, at, keeper),
    entryId,
    toGameId: gameId((step.where + 1) % room.games),
    place: step.who % 2 ? 'arrival' : 'bottom',
    reason: 'wants the other game',
  })),
  join,
  join,
  join,
  join,
  join,
  callNext,
  callNext,
  callNext,
  callNext,
  callAnybody,
  ofCalled('SeatCalled'),
  ofCalled('SeatCalled'),
  ofCalled('SeatCalled'),
  ofCalled('AnswerCall'),
  ofCalled('DeclineCall'),
  ofCalled('CallAgain'),
  (ask) => {
    const entryId = called(ask);
    return (
      entryId && { type: 'ExpireCall', ...stamp(ask.n, ask.at), entryId, call: 1 + (ask.step.where % 3) }
    );
  },
  ofEntry('LeaveList'),
  ofEntry('HoldPlace'),
  ofEntry('EndHold'),
  ofEntry('MarkOut'),
  ofEntry('MarkBack'),
  ofEntry('ConfirmArrival'),
  withEntry((entryId, { n, at }) => ({
    type: 'RemoveEntry',
    ...stamp(n, at),
    entryId,
    reason: 'left the room',
  })),
  withEntry((entryId, ask) => ({
    type: 'ReorderEntry',
    ...stamp(ask.n, ask.at),
    entryId,
    before: pick(placesOf(ask.floor, gameAt(ask)), ask.step.where)?.entryId ?? null,
    reason: 'mistake at the desk',
  })),
  (ask) => {
    const entryId = someRemoved(ask);
    const place = ask.step.where % 2 ? 'former' : 'bottom';
    return entryId && { type: 'RestoreEntry', ...stamp(ask.n, ask.at), entryId, place, reason: 'came back' };
  },
  atSeat((at, ask) => ({
    type: 'SeatPlayer',
    ...stamp(ask.n, ask.at),
    ...at,
    ...playerAt(ask),
    ...reasonAt(ask),
  })),
  atSeat((at, ask) => ({
    type: 'SeatPlayer',
    ...stamp(ask.n, ask.at),
    ...at,
    ...playerAt(ask),
    reason: 'host',
    others: 'drop',
  })),
  atSeat((at, ask) => ({
    type: 'CheckIn',
    ...stamp(ask.n, ask.at),
    ...at,
    playerId: playerAt(ask).playerId,
  })),
  (ask) => {
    const kept = pick([...ask.floor.reservedFor.entries()], ask.step.who);
    if (!kept) return null;
    const seat = ask.step.where % 2 ? kept[1].seat : seatAt(ask);
    return { type: 'CheckIn', ...stamp(ask.n, ask.at), tableId: kept[1].tableId, seat, playerId: kept[0] };
  },
  leaveSeat,
  leaveSeat,
  atSeat((at, ask) => ({
    type: 'ReserveSeat',
    ...stamp(ask.n, ask.at),
    ...at,
    holder: ask.step.who % 5 ? playerAt(ask) : null,
    reason: 'agreed with the floor',
  })),
  (ask) => {
    const kept = pick([...ask.floor.reservedFor.values()], ask.step.who);
    return kept && { type: 'ReleaseSeat', ...stamp(ask.n, ask.at), ...kept };
  },
  (ask) => ({ type: 'OpenTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask), gameId: gameAt(ask) }),
  (ask) => ({ type: 'CloseTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  (ask) => ({ type: 'FreezeTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  (ask) => ({ type: 'ThawTable', ...stamp(ask.n, ask.at), tableId: tableAt(ask) }),
  undoRecent,
  undoRecent,
];
