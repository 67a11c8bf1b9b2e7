import { type Actor, id, type PlayerId, type StaffId, type TableId } from '@cardroom/kernel';
import fc from 'fast-check';
import { type FloorCommand } from '../commands';
import { floor } from '../decider';
import { type FloorEvent } from '../events';
import { feedersOf, mustMoveOrder } from '../must-move/order';
import { everyPart, valueIn } from '../parts';
import { type Floor, placesOf, seatUse } from '../state';
import { playedOnce, seedOfThisRun } from '../testing/same-evenings';
import { at, commandId, holdem, openRoom, person, t1, t2, t3 } from '../testing/testing';
import { isSeparatedAt } from './apart';
import { claimsBefore } from './claims';
import { proposals } from './offers';

// Random moves: whole numbers in, an evening of requests, moves and must-moves out.

interface Step {
  readonly what: number;
  readonly who: number;
  readonly where: number;
}

interface Played {
  readonly command: FloorCommand;
  readonly events: readonly FloorEvent[];
  readonly before: Floor;
  readonly after: Floor;
}

const supervisor: Actor = { kind: 'staff', id: id<StaffId>('s1'), role: 'floorSupervisor' };
const tables = [t1, t2, t3];
const people = Array.from({ length: 22 }, (_, i) => person(`P${i}`));
const tableAt = ({ where }: Step): TableId => tables[where % 3] ?? t1;
const seatAt = ({ where }: Step): number => 1 + (Math.floor(where / 3) % 9);
const personAt = ({ who }: Step) => people[who % people.length] ?? person('P0');

type Maker = (floor: Floor, step: Step) => object | null;

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

const sitter = (now: Floor, { who }: Step): PlayerId | undefined => pick([...now.seatOf.keys()].sort(), who);

const ofSitter =
  (make: (playerId: PlayerId, step: Step) => object): Maker =>
  (now, step) => {
    const playerId = sitter(now, step);
    return playerId ? make(playerId, step) : null;
  };

const reasonAt = ({ who }: Step) => (who % 4 === 0 ? { reason: 'decided by the floor' } : {});
const to = (step: Step) => ({ tableId: tableAt(step), seat: seatAt(step) });

const ofAnnounced =
  (type: string, extra: object = {}): Maker =>
  (now, { who }) => {
    const playerId = pick([...now.announcedMoves.keys()].sort(), who);
    return playerId ? { type, playerId, ...extra } : null;
  };

const proposed =
  (type: 'MovePlayer' | 'AnnounceMove'): Maker =>
  (now, { who }) => {
    const one = pick(proposals(now, holdem.gameId), who);
    return one ? { type, playerId: one.first.playerId, tableId: one.tableId, seat: one.seat } : null;
  };

const makers: readonly Maker[] = [
  (_, step) => ({ type: 'SeatPlayer', ...to(step), ...personAt(step), reason: 'host' }),
  (_, step) => ({ type: 'SeatPlayer', ...to(step), ...personAt(step), reason: 'host' }),
  (_, step) => ({ type: 'SeatPlayer', ...to(step), ...personAt(step), ...reasonAt(step) }),
  (now, step) => {
    const seat = now.seatOf.get(sitter(now, step) ?? id(''));
    return seat ? { type: 'LeaveSeat', ...seat } : null;
  },
  (_, step) => ({
    ...{ type: 'JoinList', ...personAt(step), gameId: holdem.gameId, source: 'walk-in' },
    ...{ entryId: `e${step.who}-${step.where}`, receiptCode: `r${step.who}-${step.where}` },
  }),
  (now, step) => {
    const place = placesOf(now, holdem.gameId)[0];
    return place ? { type: 'CallPlayer', entryId: place.entryId, ...to(step), ...reasonAt(step) } : null;
  },
  ofSitter((playerId, { where }) => ({
    ...{ type: 'RequestSeatChange', playerId },
    seats: where % 2 ? null : [1 + (where % 9)],
  })),
  ofSitter((playerId, { where }) => ({
    ...{ type: 'RequestTableChange', playerId },
    tables: where % 2 ? null : [tables[where % 3]],
  })),
  (now, { who }) => {
    const request = pick([...now.seatRequests.values()], who);
    return request ? { type: 'CancelRequest', playerId: request.playerId, kind: request.kind } : null;
  },
  (now, { who }) => {
    const one = pick(proposals(now, holdem.gameId), who);
    return one
      ? { type: 'DeclineOffer', playerId: one.first.playerId, tableId: one.tableId, seat: one.seat }
      : null;
  },
  proposed('MovePlayer'),
  proposed('MovePlayer'),
  proposed('AnnounceMove'),
  proposed('AnnounceMove'),
  ofSitter((playerId, step) => ({ type: 'MovePlayer', playerId, ...to(step), ...reasonAt(step) })),
  ofSitter((playerId, step) => ({ type: 'AnnounceMove', playerId, ...to(step), ...reasonAt(step) })),
  ofSitter((playerId, step) => ({
    type: 'MovePlayer',
    playerId,
    ...to(step),
    forced: true,
    reason: 'balance',
  })),
  ofAnnounced('CompleteMove'),
  ofAnnounced('CancelMove', { reason: 'changed' }),
  ofAnnounced('BigBlindPassed'),
  ofAnnounced('RefuseMustMove'),
  (_, step) => ({ type: 'HandPassed', tableId: tableAt(step) }),
  (_, step) => ({ type: 'LinkFeeder', tableId: tableAt(step), mainTableId: tables[step.who % 3] }),
  (_, step) => ({ type: 'UnlinkFeeder', tableId: tableAt(step) }),
  (_, step) => ({
    ...{ type: 'KeepApart', playerId: personAt(step).playerId, reason: 'partners' },
    otherPlayerId: people[step.where % people.length]?.playerId,
  }),
  (now, { who }) => {
    const kept = pick([...now.reservedFor.values()], who);
    return kept ? { type: 'ReleaseSeat', ...kept } : null;
  },
  (now, { who }) => {
    const action = now.recent.at(-1 - (who % 3))?.command;
    return action ? { type: 'UndoAction', action } : null;
  },
];

const evening = (steps: readonly Step[]): readonly Played[] => {
  let now: Floor = floor.initialState;
  const played: Played[] = [];
  const play = (command: FloorCommand): void => {
    const decision = floor.decide(command, now);
    const events = decision.accepted ? decision.events : [];
    const after = events.reduce(floor.evolve, now);
    played.push({ command, events, before: now, after });
    now = after;
  };
  [
    ...openRoom(),
    ...tables.map((table) => at('18:10:00').open(table)),
    at('18:11:00', supervisor).ask({ type: 'LinkFeeder', tableId: t2, mainTableId: t1 }),
  ].forEach((command, i) => play({ ...command, command: commandId(`o${i}`) }));
  steps.forEach((step, i) => {
    const ask = makers[step.what % makers.length]?.(now, step);
    const minute = String(Math.floor(i / 6) % 60).padStart(2, '0');
    const time = `2${Math.floor(i / 360)}:${minute}:${String((i * 10) % 60).padStart(2, '0')}`;
    if (ask) play({ ...at(time, supervisor).ask(ask), command: commandId(`s${i}`) });
  });
  return played;
};

const steps = fc.array(fc.record({ what: fc.nat(10_000), who: fc.nat(10_000), where: fc.nat(10_000) }), {
  minLength: 80,
  maxLength: 240,
  size: 'max',
});

const eveningOf = playedOnce(evening);
const holds = (property: (played: readonly Played[]) => void, numRuns = 25) =>
  fc.assert(
    fc.property(steps, (random) => property(eveningOf(random))),
    { numRuns, seed: seedOfThisRun },
  );

const seatsOf = ({ tables: all }: Floor) =>
  [...all.values()].flatMap(({ plan, seats }) =>
    seats.map((use, i) => ({ use, at: { tableId: plan.tableId, seat: i + 1 } })),
  );

describe('RRP-2.3.4 after any moves nobody holds two seats', () => {
  it('and every announced move has its seat, every request its player', () =>
    holds((played) => {
      for (const { after } of played) {
        const sitting = seatsOf(after).flatMap(({ use }) =>
          use.state === 'seated' ? [use.seated.playerId] : [],
        );
        expect(new Set(sitting).size).toBe(sitting.length);
        expect(after.seatOf.size).toBe(sitting.length);
        for (const { to: seat, reservation, from, playerId } of after.announcedMoves.values()) {
          expect(seatUse(after, seat)).toMatchObject({ state: 'reserved', reservation: { reservation } });
          expect(after.seatOf.get(playerId)?.tableId).toBe(from.tableId);
        }
        for (const { playerId, tableId } of after.seatRequests.values())
          expect(after.seatOf.get(playerId)?.tableId).toBe(tableId);
      }
    }));
});

type Given = Extract<
  FloorEvent,
  { readonly type: 'PlayerMoved' | 'MoveAnnounced' | 'PlayerCalled' | 'PlayerSeated' }
>;

const isGiven = (event: FloorEvent): event is Given =>
  ['PlayerMoved', 'MoveAnnounced', 'PlayerCalled'].includes(event.type) ||
  (event.type === 'PlayerSeated' && event.how === 'direct');

describe('RRP-2.3.9 after any moves the must-move order was kept', () => {
  it('or it was said why not', () => {
    let moved = 0;
    holds((played) => {
      for (const { command, before, events } of played)
        for (const event of events) {
          if (event.type !== 'PlayerMoved' && event.type !== 'MoveAnnounced') continue;
          if (event.kind !== 'must-move' || command.type === 'CompleteMove') continue;
          const [first] = mustMoveOrder(before, feedersOf(before, event.tableId)).filter(
            ({ playerId }) =>
              !before.announcedMoves.has(playerId) && !isSeparatedAt(before, playerId, event.tableId),
          );
          if (event.reason === null) expect(event.playerId).toBe(first?.playerId);
          moved += 1;
        }
    });
    expect(moved).toBeGreaterThan(20);
  });
});

describe('F04 after any moves every overtaking is explained to whoever was passed', () => {
  it('with the reason of whoever decided it', () => {
    let passedCount = 0;
    holds((played) => {
      for (const { command, before, after, events } of played)
        for (const event of events.filter(isGiven)) {
          if (seatUse(before, event)?.state !== 'free' || command.type === 'UndoAction') continue;
          for (const { playerId } of claimsBefore(before, event, event.playerId)) {
            const told = after.passedClaims.get(playerId) ?? [];
            expect(told.some((over) => over.command === command.command && over.reason !== null)).toBe(true);
            passedCount += 1;
          }
        }
    });
    expect(passedCount).toBeGreaterThan(10);
  });
});

const partsOf = (now: Floor) =>
  Object.fromEntries(everyPart(now).map((key) => [`${key.name}/${key.key}`, valueIn(now, key)]));

describe('undo after any moves', () => {
  it('gives back seats and everything that was remembered of moves', () => {
    let undone = 0;
    holds((played) => {
      for (const { command, events, before, after } of played.slice(-30)) {
        if (events.length === 0 || command.type === 'UndoAction') continue;
        const undo = {
          ...command,
          type: 'UndoAction' as const,
          action: command.command,
          command: commandId('u'),
        };
        const decision = floor.decide(undo, after);
        if (!decision.accepted) continue;
        const again = decision.events.slice(0, 1).reduce(floor.evolve, after);
        expect(again.tables.toJS()).toEqual(before.tables.toJS());
        expect(again.seatOf.toJS()).toEqual(before.seatOf.toJS());
        expect(partsOf(again)).toEqual(partsOf(before));
        undone += 1;
      }
    });
    expect(undone).toBeGreaterThan(100);
  });
});
