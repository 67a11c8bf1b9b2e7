import fc from 'fast-check';
import { isMap as isPersistentMap, List, Map as PersistentMap } from 'immutable';
import { bytesOfState, stateOfBytes } from './state-codec';

const thereAndBack = <T>(state: T): T => stateOfBytes(bytesOfState(state)) as T;

/** What was put into a map and taken out of it again, in order. */
const change = fc.record({ key: fc.nat(24), isTaken: fc.boolean() });
const after = (
  changes: readonly { key: number; isTaken: boolean }[],
  from = PersistentMap<string, number>(),
) =>
  changes.reduce(
    (map, { key, isTaken }, n) => (isTaken ? map.delete(`k${key}`) : map.set(`k${key}`, n)),
    from,
  );

describe('a state as bytes and back', () => {
  it('keeps persistent maps in their order, and whatever happens to them afterwards', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60 }),
        fc.array(change, { maxLength: 60 }),
        (before, next) => {
          const map = after(before);
          const again = thereAndBack(map);
          expect([...again]).toEqual([...map]);
          expect([...after(next, again)]).toEqual([...after(next, map)]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps what plain values may hold', () => {
    const state = {
      none: undefined,
      nothing: null,
      huge: 9_007_199_254_740_993n,
      list: List([{ a: 1 }]),
      native: new Map([['m', new Set([1, 2])]]),
      persistent: PersistentMap({ p: PersistentMap({ q: [1, { r: 'é' }] }) }),
      array: [undefined, [], {}],
    };
    const again = thereAndBack(state);
    expect(again).toEqual(state);
    expect(Object.keys(again)).toEqual(Object.keys(state));
    expect(isPersistentMap(again.persistent.get('p'))).toBe(true);
  });

  it('keeps one object one, and leaves what it was given as it was', () => {
    const seat = { players: PersistentMap({ ana: 1 }) };
    const state = { seat, twice: [seat, seat] };
    const again = thereAndBack(state);
    expect(again.twice[0]).toBe(again.seat);
    expect(again.twice[1]).toBe(again.seat);
    expect(state.seat).toBe(seat);
    expect(isPersistentMap(seat.players)).toBe(true);
  });

  it('refuses what could not be read again', () => {
    class Seat {
      readonly number = 1;
    }
    expect(() => bytesOfState({ ask: () => 1 })).toThrow('no functions');
    expect(() => bytesOfState({ seat: new Seat() })).toThrow('no Seat');
  });
});
