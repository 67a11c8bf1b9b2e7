import { ana, at, holdem, openRoom, t1 } from '@cardroom/floor/testing';
import { expectBoardsToEqualFold, keyed, storedBoards, writtenBy } from './boards';

const evening = [...openRoom(), at('18:10:00').open(t1), at('19:00:00').join(ana)];
const row = (body: object | null) => ({ board: 'lists', key: holdem.gameId, body });

describe('boards in specs', () => {
  it('are stored as the store keeps them', () => {
    const stored = storedBoards();
    stored.write([row({ a: 1 }), { ...row({ b: 1 }), key: 'other' }]);
    stored.write([row({ a: 2 }), { ...row(null), key: 'other' }]);
    expect(stored.rows).toEqual(keyed([row({ a: 2 })]));
  });

  it('name what a command writes, and what goes', () => {
    expect(writtenBy(evening)).toContain(`list-heads/${holdem.gameId}`);
    const leaves = [...evening, at('19:01:00').leaveList(ana), at('19:02:00').ask({ type: 'CloseDay' })];
    expect(writtenBy(leaves).some((name) => name.startsWith('-'))).toBe(true);
  });

  it('stop at a command that is refused', () => {
    const again = at('19:01:00').join(ana);
    expect(() => expectBoardsToEqualFold([...evening, again])).toThrow(/^JoinList: floor\./);
  });
});
