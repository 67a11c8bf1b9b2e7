import { type EntryId, type PlayerId } from '@cardroom/kernel';
import fc from 'fast-check';
import { floor } from './decider';
import { type FloorEvent } from './events';
import { isOver } from './seats/lock-up-time';
import { entriesInOrder, type Floor, isLive, placesOf, seatUse } from './state';
import { type Played, playEvening, type RandomStep, said } from './testing/testing';

const room = { players: 14, tables: 5, games: 3 };

const step: fc.Arbitrary<RandomStep> = fc.record({
  what: fc.nat(10_000),
  who: fc.nat(10_000),
  where: fc.nat(10_000),
  seconds: fc.oneof(fc.nat(20), fc.nat(240)),
});
const evening = fc
  .array(step, { minLength: 60, maxLength: 160, size: 'max' })
  .map((steps) => playEvening(room, steps));

const holds = (property: (played: readonly Played[]) => void, numRuns = 30) =>
  fc.assert(fc.property(evening, property), { numRuns });

const seatsOf = ({ tables }: Floor) =>
  [...tables.values()].flatMap(({ plan, seats }) =>
    seats.map((use, i) => ({ use, at: { tableId: plan.tableId, seat: i + 1 } })),
  );

const eventsOf = ({ decision }: Played): readonly FloorEvent[] => (decision.accepted ? decision.events : []);

describe('RRP-2.3.4 after any evening nobody holds two seats', () => {
  it('and nobody has two seats kept for him', () =>
    holds((played) => {
      for (const { after } of played) {
        const seated = seatsOf(after).flatMap(({ use }) =>
          use.state === 'seated' ? [use.seated.playerId] : [],
        );
        const kept = seatsOf(after).flatMap(({ use }) =>
          use.state === 'reserved' && use.reservation.holder ? [use.reservation.holder.playerId] : [],
        );
        expect(new Set(seated).size).toBe(seated.length);
        expect(new Set(kept).size).toBe(kept.length);
      }
    }));

  it('and the look-ups say what the seats and entries say', () =>
    holds((played) => {
      const after = played.at(-1)?.after ?? floor.initialState;
      const sits = new Map<PlayerId, unknown>();
      const keeps = new Map<PlayerId, unknown>();
      for (const { use, at } of seatsOf(after)) {
        if (use.state === 'seated') sits.set(use.seated.playerId, at);
        if (use.state === 'reserved' && use.reservation.holder)
          keeps.set(use.reservation.holder.playerId, at);
      }
      expect(new Map(after.seatOf)).toEqual(sits);
      expect(new Map(after.reservedFor)).toEqual(keeps);
      const live = [...after.entries.values()].filter(isLive).map(({ entryId }) => entryId);
      const onLists = [...after.games.keys()].flatMap((id) =>
        placesOf(after, id).map(({ entryId }) => entryId),
      );
      const byPlayer = [...after.listedIn.values()].flatMap((games) => [...games.values()]);
      expect(onLists.toSorted()).toEqual(live.toSorted());
      expect(byPlayer.toSorted()).toEqual(live.toSorted());
    }));
});

describe('F02 after any evening every called player has a seat of his own behind the call', () => {
  it('and every seat kept by a call has its player', () =>
    holds((played) => {
      for (const { after } of played) {
        const called = [...after.games.keys()]
          .flatMap((gameId) => entriesInOrder(after, gameId))
          .flatMap(({ entryId, standing }) =>
            standing.state === 'called' ? [{ entryId, ...standing.call }] : [],
          );
        for (const { entryId, tableId, seat } of called) {
          const use = seatUse(after, { tableId, seat });
          expect(use?.state === 'reserved' && use.reservation.entryId).toBe(entryId);
        }
        const keptForEntries = seatsOf(after).filter(
          ({ use }) => use.state === 'reserved' && use.reservation.entryId !== null,
        );
        expect(keptForEntries).toHaveLength(called.length);
      }
    }));
});

/** Who was told of an overtaking by this command. */
const toldBy = ({ after, command }: Played): ReadonlySet<EntryId> =>
  new Set(
    [...after.overtakings.entries()].flatMap(([entryId, told]) =>
      told.some((overtaking) => overtaking.command === command.command && overtaking.reason) ? [entryId] : [],
    ),
  );

const isUndo = ({ command }: Played): boolean => command.type === 'UndoAction';

describe('F03 list order survives: each change of it was told, with a reason, to whoever lost by it', () => {
  it('no entry is found behind another it stood before, untold', () =>
    holds((played) => {
      for (const one of played.filter((each) => each.decision.accepted && !isUndo(each))) {
        const told = toldBy(one);
        for (const gameId of one.after.games.keys()) {
          const is = placesOf(one.after, gameId).map(({ entryId }) => entryId);
          const was = placesOf(one.before, gameId).flatMap(({ entryId }) =>
            is.includes(entryId) ? [entryId] : [],
          );
          const lost = was.filter((entryId, i) =>
            was.slice(i + 1).some((other) => is.indexOf(other) < is.indexOf(entryId)),
          );
          expect(lost.filter((entryId) => !told.has(entryId))).toEqual([]);
        }
      }
    }));

  it('no seat is given past an entry that waited before, untold', () =>
    holds((played) => {
      for (const one of played) {
        for (const event of eventsOf(one)) {
          const isGiven =
            event.type === 'PlayerCalled' || (event.type === 'PlayerSeated' && event.how === 'direct');
          if (!isGiven || one.before.reservedFor.has(event.playerId)) continue;
          const places = placesOf(one.before, event.gameId).map(({ entryId }) => entryId);
          const own = event.entryId ? places.indexOf(event.entryId) : -1;
          const before = own < 0 ? places : places.slice(0, own);
          const waited = before.filter((id) => one.before.entries.get(id)?.standing.state !== 'called');
          expect(waited.filter((entryId) => !toldBy(one).has(entryId))).toEqual([]);
        }
      }
    }));
});

describe('RRP-2.2.20 no reservation outlives its deadline when timers are delivered', () => {
  it('nor a call, a hold or a call-in', () =>
    holds((played) => {
      for (const [i, { after }] of played.entries()) {
        const next = played[i + 1]?.command.at;
        if (next === undefined) continue;
        for (const { use, at } of seatsOf(after)) {
          const gameId = after.tables.get(at.tableId)?.game?.gameId;
          if (use.state !== 'reserved' || !gameId) continue;
          const isStale = isOver(after, { gameId, ...use.reservation }, next);
          if (isStale) expect(use.reservation.lapsesAt).toBe(next);
        }
        for (const { standing } of [...after.games.keys()].flatMap((gameId) =>
          entriesInOrder(after, gameId),
        )) {
          if (standing.state === 'called' && !standing.call.answered)
            expect(standing.call.endsAt).toBeGreaterThanOrEqual(next);
          if (standing.state === 'held') expect(standing.until).toBeGreaterThanOrEqual(next);
          if (standing.state === 'called-in') expect(standing.arriveBy).toBeGreaterThanOrEqual(next);
        }
      }
    }));

  it('and a knock that comes twice counts once', () =>
    holds((played) => {
      for (const { command, after } of played.filter((one) => one.command.by.kind === 'timer'))
        expect(floor.decide(command, after)).toEqual({ accepted: true, events: [] });
    }));
});

describe('the log is the truth', () => {
  it('a refused command changes nothing', () =>
    holds((played) => {
      for (const { decision, before, command } of played.filter((one) => !one.decision.accepted)) {
        const was = JSON.stringify(said(before));
        expect(floor.decide(command, before)).toEqual(decision);
        expect(JSON.stringify(said(before))).toBe(was);
      }
    }, 10));

  it('replay from what is stored equals memory', () =>
    holds((played) => {
      const stored = JSON.parse(JSON.stringify(played.flatMap(eventsOf))) as FloorEvent[];
      const replayed = stored.reduce(floor.evolve, floor.initialState);
      const memory = played.at(-1)?.after ?? floor.initialState;
      expect(said(replayed)).toEqual(said(memory));
      expect(replayed.recent.map(({ command }) => command)).toEqual(
        memory.recent.map(({ command }) => command),
      );
    }));

  it('undo gives back the floor as it was', () => {
    let undone = 0;
    holds((played) => {
      for (const { command, before, after, decision } of played.slice(-40)) {
        if (!decision.accepted || decision.events.length === 0 || command.by.kind === 'timer') continue;
        if (isUndo({ command, before, after, decision })) continue;
        const undo = {
          ...command,
          type: 'UndoAction' as const,
          action: command.command,
          command: 'u' as never,
        };
        const reversal = floor.decide(undo, after);
        if (!reversal.accepted) continue;
        const again = reversal.events.slice(0, 1).reduce(floor.evolve, after);
        expect(said(again)).toEqual(said(before));
        undone += 1;
      }
    }, 20);
    expect(undone).toBeGreaterThan(100);
  });

  it('random evenings are evenings: most things happen in them', () => {
    const types = new Set<string>();
    holds((played) => played.flatMap(eventsOf).forEach(({ type }) => types.add(type)));
    for (const type of [
      'PlayerSeated',
      'CallExpired',
      'ReservationLapsed',
      'ReservationsSwapped',
      'ActionUndone',
    ])
      expect(types).toContain(type);
  });
});
