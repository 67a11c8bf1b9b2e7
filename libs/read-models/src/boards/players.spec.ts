import {
  type Actor,
  type CommandId,
  id,
  instantFromIso,
  type PlayerId,
  type StaffId,
} from '@cardroom/kernel';
import { type KnownPlayer, newPlayer, type PlayerEvent } from '@cardroom/players';
import { playerErasuresBoard, playerLooksBoard, playerRows, playersBoard, searchKeyOf } from './players';

const playerId = id<PlayerId>('p1');
const at = instantFromIso('2026-11-28T19:00:00.000Z');
const by: Actor = { kind: 'staff', id: id<StaffId>('s1'), role: 'cashier' };
const stamp = { at, by, command: id<CommandId>('c1') };
const ana: KnownPlayer = newPlayer(playerId, 'Élodie K', at);

describe('what the desk finds of players', () => {
  it('is the alias in a searchable spelling, the card, and where the record is kept', () => {
    expect(searchKeyOf(' Élodie K ')).toBe('elodie k');
    const record = { ref: 'p1.record-1', fields: ['legal-name'], revision: 1, at } as const;
    const after: KnownPlayer = { ...ana, cardNumber: 'AB12', record, merged: [id<PlayerId>('p2')] };
    expect(playerRows({ after })).toEqual([
      {
        board: playersBoard,
        key: 'p1',
        body: {
          playerId: 'p1',
          alias: 'Élodie K',
          search: 'elodie k',
          card: 'AB12',
          cardSearch: 'ab12',
          record: 'p1.record-1',
          merged: ['p2'],
        },
      },
    ]);
  });

  it('says where a merged number leads, and nothing of one that nobody knows', () => {
    const [row] = playerRows({ after: { ...ana, mergedInto: id<PlayerId>('p9') } });
    expect(row?.body).toMatchObject({ mergedInto: 'p9' });
    expect(playerRows({ after: null })).toEqual([]);
  });

  it('has each look for the auditor, and leaves the player’s own row alone', () => {
    const seen: PlayerEvent = { type: 'RecordSeen', ...stamp, playerId, screen: 'player', why: 'identity' };
    expect(playerRows({ after: ana, events: [seen] })).toEqual([
      {
        board: playerLooksBoard,
        key: 'c1 p1',
        body: {
          playerId: 'p1',
          alias: 'Élodie K',
          at: '2026-11-28T19:00:00.000Z',
          by: 's1',
          role: 'cashier',
          screen: 'player',
          why: 'identity',
        },
      },
    ]);
  });

  it('takes somebody erased off, and keeps the receipt’s code', () => {
    const erased: PlayerEvent = {
      type: 'PlayerErased',
      ...stamp,
      playerId,
      code: 'K7QM2XTR',
      reason: 'request',
    };
    const rows = playerRows({
      after: { ...newPlayer(playerId, '', at), erased: { at, code: 'K7QM2XTR' } },
      events: [erased],
    });
    expect(rows).toEqual([
      { board: playersBoard, key: 'p1', body: null },
      {
        board: playerErasuresBoard,
        key: 'K7QM2XTR p1',
        body: {
          code: 'K7QM2XTR',
          playerId: 'p1',
          at: '2026-11-28T19:00:00.000Z',
          by: 's1',
          reason: 'request',
        },
      },
    ]);
  });
});
