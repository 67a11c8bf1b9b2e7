import { boardRows } from '@cardroom/contracts';
import { floor, type FloorEvent } from '@cardroom/floor';
import { type Played, playEvening, type RandomStep } from '@cardroom/floor/testing';
import fc from 'fast-check';
import { allRows, floorRows, storedRows } from './floor-boards';
import { keyed, storedBoards } from './testing/boards';

const step: fc.Arbitrary<RandomStep> = fc.record({
  what: fc.nat(10_000),
  who: fc.nat(10_000),
  where: fc.nat(10_000),
  seconds: fc.nat(120),
});
const room = { players: 14, tables: 5, games: 3 };
const evening = fc
  .array(step, { minLength: 40, maxLength: 120, size: 'max' })
  .map((steps) => playEvening(room, steps));

const eventsOf = ({ decision }: Played): readonly FloorEvent[] => (decision.accepted ? decision.events : []);

describe('the boards equal a fold of the log', () => {
  it('after every command, row by row', () => {
    fc.assert(
      fc.property(evening, (played) => {
        const boards = storedBoards();
        for (const one of played) {
          const events = eventsOf(one);
          if (events.length > 0) boards.write(floorRows({ before: one.before, after: one.after, events }));
          if (one === played.at(-1) || one.command.type === 'UndoAction' || events.length > 2)
            expect(boards.rows).toEqual(keyed(storedRows(one.after)));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('when the day closes, and when the next one opens from it', () => {
    fc.assert(
      fc.property(evening, (played) => {
        const last = played.at(-1);
        if (!last?.after.day) return;
        const boards = storedBoards();
        boards.write(storedRows(last.after));
        const { at, by } = last.command;
        const close = { type: 'CloseDay' as const, at, by, command: 'close' as never };
        const closing = floor.decide(close, last.after);
        if (!closing.accepted) throw new Error('an open day can be closed');
        const closed = closing.events.reduce(floor.evolve, last.after);
        boards.write(floorRows({ before: last.after, after: closed, events: closing.events }));
        expect(boards.rows).toEqual(keyed(storedRows(closed)));
        const [fact] = closing.events;
        if (fact?.type !== 'DayClosed') throw new Error('closing a day is a fact');
        const { room: id, roomName, currency, timeZone } = last.after.day;
        const open = {
          type: 'OpenDay' as const,
          at,
          by,
          command: 'open' as never,
          room: id,
          roomName,
          currency,
        };
        const { carried } = fact;
        const command = {
          ...open,
          timeZone,
          day: '2026-11-29' as never,
          settings: carried.settings,
          carried,
        };
        const opening = floor.decide(command, floor.initialState);
        if (!opening.accepted) throw new Error('a new day can be opened');
        const next = opening.events.reduce(floor.evolve, floor.initialState);
        boards.write(floorRows({ before: floor.initialState, after: next, events: opening.events }));
        expect(boards.rows).toEqual(keyed(storedRows(next)));
      }),
      { numRuns: 10 },
    );
  });

  it('each row has the shape that was agreed, and survives being stored', () => {
    fc.assert(
      fc.property(evening, (played) => {
        const last = played.at(-1);
        for (const { board, body } of last ? allRows(last.after) : []) {
          const shape = boardRows[board as keyof typeof boardRows];
          expect(shape.parse(body)).toEqual(body);
          expect(JSON.parse(JSON.stringify(body))).toEqual(body);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('F19 public rows never name a player but by the alias', () => {
    fc.assert(
      fc.property(evening, (played) => {
        const last = played.at(-1);
        const open = ['public-lists', 'public-games', 'receipts'];
        for (const { board, body } of last ? allRows(last.after) : [])
          if (open.includes(board)) expect(JSON.stringify(body)).not.toMatch(/playerId|"p\d+"/);
      }),
      { numRuns: 10 },
    );
  });
});
