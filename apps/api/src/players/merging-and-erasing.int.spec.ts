import { createPersonVault } from '@cardroom/event-store';
import { randomUUID } from 'node:crypto';
import { factsOf, houseKey, openPlayersRoom, type PlayersRoom, record, refused } from './testing';

describe('one person, two numbers, and nobody any more', () => {
  let room: PlayersRoom;

  beforeAll(async () => {
    room = await openPlayersRoom();
  });
  afterAll(() => room.close());

  describe('duplicates and merging', () => {
    let one: string;
    let two: string;

    it('are found by papers and by spelling, without a name in the answer', async () => {
      one = await room.register('Gaston', { cardNumber: 'CARD7100' });
      two = await room.register('Gaston L.', { cardNumber: 'CARD7200' });
      const papers = {
        ...record,
        familyName: 'Lagaffe',
        givenNames: 'Gaston',
        document: { ...record.document, number: 'ZZ99' },
        phone: null,
        birthDate: '1985-05-05',
      };
      await room.give('floorSupervisor', 'keep-record', { playerId: one, revision: 0, record: papers });
      const typo = { ...papers, familyName: 'LAGAFEF', givenNames: 'gaston', document: null, phone: null };
      await room.give('floorSupervisor', 'keep-record', {
        playerId: two,
        revision: 0,
        record: typo,
        newAlias: 'Gastón',
      });
      const { body } = await room.read('floorSupervisor', `/${one}/duplicates`);
      expect(body['recordsCompared']).toBe(true);
      expect(body['pairs']).toEqual([
        {
          players: [
            { playerId: one, alias: 'Gaston' },
            { playerId: two, alias: 'Gastón' },
          ],
          score: 100,
          reasons: ['name-alike', 'same-birth-date', 'alias-alike'],
        },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/lagaf/i);
      const all = (await room.read('floorSupervisor', '/duplicates')).body['pairs'] as {
        players: { playerId: string }[];
      }[];
      expect(all.map(({ players }) => players.map(({ playerId }) => playerId).sort())).toContainEqual(
        [one, two].sort(),
      );
    });

    it('are not merged while the number that vanishes is in the room', async () => {
      await room.seat(two, 4);
      const reason = 'same person, told us so';
      const away = { keptId: one, mergedId: two, reason };
      const answer = await refused(room, () => room.give('floorSupervisor', 'merge-players', away), [
        409,
        'players.merged-still-here',
      ]);
      expect(answer.body['facts']).toEqual({ playerId: two, open: ['seated'] });
      expect((await room.mayI('floorSupervisor', 'merge-players', away)).body['allowed']).toBe(false);
      await room.seat(one, 5);
      const both = { keptId: two, mergedId: one, reason };
      await refused(room, () => room.give('floorSupervisor', 'merge-players', both), [
        409,
        'players.merged-still-here',
      ]);
      await room.pass(30);
      await room.leave(5);
      expect((await room.mayI('floorSupervisor', 'merge-players', both)).body['allowed']).toBe(true);
      await room.leave(4);
      await refused(room, () => room.give('listKeeper', 'merge-players', away), [403, 'api.not-allowed']);
      await refused(room, () => room.give('floorSupervisor', 'merge-players', { ...away, keptId: two }), [
        409,
        'players.merge-with-self',
      ]);
    });

    it('become one person: numbers and cards lead there, hours add up, nothing is rewritten', async () => {
      const before = await room.pool.query<{ data: unknown }>('SELECT data FROM events ORDER BY position');
      const merge = { keptId: one, mergedId: two, reason: 'same papers' };
      const [merged, again] = await room.giveTwice('floorSupervisor', 'merge-players', merge);
      expect(factsOf(merged).map(({ type }) => type)).toEqual(['PlayersMerged', 'PlayersMerged']);
      expect(again.body['repeated']).toBe(true);
      const after = await room.pool.query<{ data: unknown }>('SELECT data FROM events ORDER BY position');
      expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows);
      expect((await room.read('listKeeper', `/${two}`)).body).toMatchObject({
        playerId: one,
        askedAs: two,
        merged: [two],
      });
      expect((await room.read('listKeeper', '?search=gaston')).body['players']).toEqual([
        { playerId: one, alias: 'Gaston' },
      ]);
      expect((await room.read('kiosk', '/cards/CARD7200')).body).toMatchObject({ alias: 'Gaston' });
      await refused(room, () => room.give('floorSupervisor', 'merge-players', merge), [
        409,
        'players.merged',
      ]);
      const { body } = await room.read('listKeeper', `/${two}/hours`);
      expect(body).toMatchObject({
        seatedMinutes: 60,
        rows: [{ day: '2026-11-28', gameId: 'nlhe', sittings: 2 }],
      });
      expect((await room.read('listKeeper', `/${one}/hours?from=2026-11-29`)).body).toMatchObject({
        seatedMinutes: 0,
        rows: [],
      });
      const seated = await room.onFloor('listKeeper', 'seat-player', {
        tableId: 't1',
        seat: 6,
        playerId: two,
        reason: 'the host asked',
      });
      expect(factsOf(seated)[0]).toMatchObject({ playerId: one, alias: 'Gaston' });
      await room.leave(6);
    });

    it('take the record along where the kept number has none', async () => {
      const kept = await room.register('Hugo');
      const other = await room.register('Victor');
      const papers = { ...record, familyName: 'Besson', document: null };
      await room.give('floorSupervisor', 'keep-record', { playerId: other, revision: 0, record: papers });
      const merged = await room.give('floorSupervisor', 'merge-players', {
        keptId: kept,
        mergedId: other,
        reason: 'same papers',
      });
      expect(factsOf(merged).map(({ type }) => type)).toEqual([
        'PlayersMerged',
        'PlayersMerged',
        'RecordKept',
      ]);
      const look = { playerId: other, screen: 'player', why: 'identity' };
      expect((await room.give('cashier', 'see-record', look)).body).toMatchObject({
        playerId: kept,
        record: papers,
      });
    });
  });

  describe('whoever shows his card at the kiosk', () => {
    it('sees his places, joins a list in one go, and the kiosk learns no number', async () => {
      const ines = await room.register('Inès', { cardNumber: 'CARD7300' });
      const unknown = { gameId: 'nlhe', source: 'kiosk', cardNumber: 'CARD0000' };
      await refused(room, () => room.onFloor('kiosk', 'join-list', unknown), [404, 'players.card-unknown']);
      expect((await room.read('kiosk', '/cards/CARD7300')).body).toEqual({
        alias: 'Inès',
        language: null,
        places: [],
      });
      const joined = await room.onFloor('kiosk', 'join-list', { ...unknown, cardNumber: 'card7300' });
      const code = factsOf(joined)[0]?.['receiptCode'];
      const { body } = await room.read('kiosk', '/cards/CARD7300');
      expect(body).toMatchObject({
        alias: 'Inès',
        places: [{ code, game: { gameId: 'nlhe' }, state: 'waiting' }],
      });
      expect(JSON.stringify([joined.body, body])).not.toContain(ines);
      await refused(room, () => room.read('kiosk', '/cards/CARD0000'), [404, 'players.card-unknown']);
      await refused(room, () => room.read('kiosk', `/${ines}`), [403, 'api.not-allowed']);
    });
  });

  describe('erasure on request', () => {
    let paul: string;

    it('is for the room manager, and not while he is in the room', async () => {
      paul = await room.register('Paul');
      await room.give('floorSupervisor', 'keep-record', {
        playerId: paul,
        revision: 0,
        record: { ...record, document: null, phone: null },
      });
      await room.give('listKeeper', 'write-note', {
        playerId: paul,
        audience: 'floor',
        text: 'Came with Ana',
      });
      const erase = { playerId: paul, reason: 'request' };
      await refused(room, () => room.give('floorSupervisor', 'erase-player', erase), [
        403,
        'api.not-allowed',
      ]);
      await room.seat(paul, 7);
      await refused(room, () => room.give('roomManager', 'erase-player', erase), [409, 'players.still-here']);
      await room.pass(10);
      await room.leave(7);
    });

    it('destroys the keys, leaves places and sums, and gives a receipt', async () => {
      const erase = { playerId: paul, reason: 'request' };
      const [erased, again] = await room.giveTwice('roomManager', 'erase-player', erase);
      expect(erased.status).toBe(200);
      const code = String(factsOf(erased)[0]?.['code']);
      expect(code).toMatch(/^[A-Z2-9]{8}$/);
      expect(again.body).toMatchObject({
        repeated: true,
        facts: factsOf(erased),
      });
      await refused(room, () => room.give('roomManager', 'erase-player', erase), [409, 'players.erased']);
      await refused(room, () => room.read('listKeeper', `/${paul}`), [404, 'players.not-registered']);
      expect((await room.read('listKeeper', '?search=paul')).body['players']).toEqual([]);
      const vault = createPersonVault({ pool: room.pool, houseKey });
      const { rows } = await room.pool.query<{ person_id: string; wrapped_key: Buffer | null }>(
        `SELECT person_id, wrapped_key FROM person_keys WHERE person_id LIKE $1`,
        [`${paul}.%`],
      );
      expect(rows).toHaveLength(2);
      for (const each of rows) {
        expect(each.wrapped_key).toBeNull();
        expect(await vault.read(each.person_id)).toBeNull();
      }
      const receipt = await room.read('auditor', `/erasures/${code.toLowerCase()}`);
      expect(receipt.body).toMatchObject({
        code,
        playerId: paul,
        reason: 'request',
        name: 'roomManager',
        keysDestroyed: 2,
        keysLeft: 0,
      });
      const pdf = await room.read('roomManager', `/erasures/${code}/receipt?language=fr`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      await refused(room, () => room.read('roomManager', '/erasures/AAAAAAAA'), [
        404,
        'players.erasure-unknown',
      ]);
      const totals = await room.pool.query(
        `SELECT 1 FROM events WHERE type = 'SeatLeft' AND data ->> 'playerId' = $1`,
        [paul],
      );
      expect(totals.rows).toHaveLength(1);
    });

    it('waits for the law: five years in the identity register, and as long as an exclusion runs', async () => {
      const rita = await room.register('Rita');
      const metadata = { by: { kind: 'timer' }, commandId: 'x', correlationId: 'x', room: 'r1' };
      const fact = (
        version: number,
        type: string,
        { at, ...data }: { readonly at: string; readonly [more: string]: unknown },
      ) =>
        room.pool.query(
          `INSERT INTO events (stream_id, version, type, schema_version, data, metadata, occurred_at)
           VALUES ('cashier-law', $1, $2, 1, $3, $4, $5)`,
          [version, type, { playerId: rita, ...data }, metadata, at],
        );
      await fact(1, 'IdentityTaken', { at: '2021-11-29T19:00:00Z' });
      const erase = { playerId: rita, reason: 'request' };
      const answer = await refused(room, () => room.give('roomManager', 'erase-player', erase), [
        403,
        'players.kept-for-register',
      ]);
      expect(answer.body['facts']).toEqual({ until: '2026-11-29' });
      await room.pass(25 * 60);
      await fact(2, 'PlayerShutOut', { at: '2020-01-01T00:00:00Z', incidentId: 'i1', until: null });
      await refused(room, () => room.give('roomManager', 'erase-player', erase), [
        403,
        'players.kept-for-exclusion',
      ]);
      await fact(3, 'SanctionEnded', { at: '2020-02-01T00:00:00Z', incidentId: 'i1' });
      expect((await room.give('roomManager', 'erase-player', erase)).status).toBe(200);
    });
  });

  it('another room knows none of them', async () => {
    const token = await room.staff('roomManager', 'r2');
    const read = (url: string) => room.ask({ url: `players${url}`, token });
    const give = (name: string, body: unknown) =>
      room.ask({ method: 'POST', url: `players/${name}`, token, body, key: randomUUID() });
    const ana = (await room.read('listKeeper', '?search=gaston')).body['players'] as { playerId: string }[];
    await refused(room, () => read(`/${ana[0]?.playerId}`), [404, 'players.not-registered']);
    await refused(room, () => give('erase-player', { playerId: ana[0]?.playerId, reason: 'request' }), [
      404,
      'players.not-registered',
    ]);
    expect((await read('/cards/CARD7300')).status).toBe(404);
  });
});
