import { type Asker, factsOf, openPlayersRoom, type PlayersRoom, record, refused } from './testing';
import { freshRoom } from '../testing';
import { randomUUID } from 'node:crypto';

describe('players’ records over HTTP', () => {
  let room: PlayersRoom;

  beforeAll(async () => {
    room = await openPlayersRoom();
  });
  afterAll(() => room.close());

  describe('an alias is enough', () => {
    it('registers a walk-in with nothing more, or with card and language', async () => {
      const ana = await room.register('Ana');
      const bea = await room.register('Béa', { cardNumber: 'CARD7001', language: 'fr' });
      expect((await room.read('listKeeper', `/${ana}`)).body).toMatchObject({
        alias: 'Ana',
        cardNumber: null,
        record: null,
      });
      expect((await room.read('listKeeper', `/${bea}`)).body).toMatchObject({
        cardNumber: 'CARD7001',
        language: 'fr',
      });
      expect((await room.read('listKeeper', '?search=bea')).body['players']).toEqual([
        { playerId: bea, alias: 'Béa' },
      ]);
      expect((await room.read('listKeeper', '?search=card70')).body['players']).toEqual([
        { playerId: bea, alias: 'Béa', cardNumber: 'CARD7001' },
      ]);
    });

    it('refuses insults in both languages, also where the floor brings somebody new', async () => {
      const answer = await refused(
        room,
        () => room.give('listKeeper', 'register-player', { alias: 'Le C0nn4rd' }),
        [409, 'players.alias-insulting'],
      );
      expect(answer.body['texts']).toEqual({
        en: expect.stringContaining('alias'),
        fr: expect.stringContaining('pseudonyme'),
      });
      const joining = { gameId: 'nlhe', source: 'kiosk', alias: 'P u t a i n' };
      await refused(room, () => room.onFloor('kiosk', 'join-list', joining), [
        409,
        'players.alias-insulting',
      ]);
    });

    it('by the list that the house keeps', async () => {
      const house = await room.read('floorSupervisor', '/house');
      expect(house.body).toMatchObject({ minimumAgeYears: 18, insults: expect.arrayContaining(['connard']) });
      const insults = [...(house.body['insults'] as string[]), 'Pigeon'];
      await refused(
        room,
        () => room.give('floorSupervisor', 'change-rule', { setting: 'insults', value: insults }),
        [403, 'api.not-allowed'],
      );
      expect(
        (await room.give('roomManager', 'change-rule', { setting: 'insults', value: insults })).status,
      ).toBe(200);
      await refused(room, () => room.give('listKeeper', 'register-player', { alias: 'Vieux Pigeon' }), [
        409,
        'players.alias-insulting',
      ]);
      const away = await room.give('roomManager', 'change-rule', {
        setting: 'insults',
        value: house.body['insults'],
      });
      expect(away.status).toBe(200);
    });

    it('changes alias, card, language and needs; a card belongs to one', async () => {
      const cleo = await room.register('Cleo');
      const dan = await room.register('Dan', { cardNumber: 'CARD7002' });
      expect(
        (await room.give('listKeeper', 'change-alias', { playerId: cleo, newAlias: 'Cléopâtre' })).status,
      ).toBe(200);
      const taken = { playerId: cleo, cardNumber: 'card7002' };
      await refused(room, () => room.give('listKeeper', 'issue-card', taken), [409, 'players.card-taken']);
      expect((await room.give('listKeeper', 'withdraw-card', { playerId: dan })).status).toBe(200);
      expect((await room.give('listKeeper', 'issue-card', taken)).status).toBe(200);
      expect((await room.give('listKeeper', 'set-language', { playerId: cleo, language: 'en' })).status).toBe(
        200,
      );
      const needs = { playerId: cleo, needs: ['clear-view', 'reserved-seat'] };
      expect((await room.give('listKeeper', 'set-needs', needs)).status).toBe(200);
      expect((await room.read('listKeeper', `/${cleo}`)).body).toMatchObject({
        alias: 'Cléopâtre',
        cardNumber: 'card7002',
        language: 'en',
        needs: ['reserved-seat', 'clear-view'],
      });
      await refused(
        room,
        () => room.give('listKeeper', 'change-alias', { playerId: 'nobody', newAlias: 'X' }),
        [404, 'players.not-registered'],
      );
    });
  });

  describe('the full record', () => {
    let moliere: string;

    it('is kept under a key, and no fact has a word of it', async () => {
      moliere = await room.register('Molière');
      const body = { playerId: moliere, revision: 0, record };
      await refused(room, () => room.give('listKeeper', 'keep-record', body), [403, 'api.not-allowed']);
      expect((await room.mayI('floorSupervisor', 'keep-record', body)).body['allowed']).toBe(true);
      const [kept, again] = await room.giveTwice('floorSupervisor', 'keep-record', body);
      expect(kept.status).toBe(200);
      expect(again.body).toMatchObject({ repeated: true, facts: kept.body['facts'] });
      const { rows } = await room.pool.query<{ all: string }>(
        `SELECT (SELECT string_agg(data::text || metadata::text, ' ') FROM events) ||
           (SELECT string_agg(coalesce(body::text, ''), ' ') FROM boards) ||
           (SELECT string_agg(answer::text || fingerprint, ' ') FROM commands) AS all`,
      );
      expect(rows[0]?.all).not.toMatch(/Poquelin|1990-01-15|4242|cabinet|12 34/);
      expect((await room.read('listKeeper', `/${moliere}`)).body['record']).toMatchObject({
        revision: 1,
        fields: ['legal-name', 'birth-date', 'document', 'photo', 'phone'],
      });
    });

    it('is shown to those whose work needs it, and each look is on record for the auditor', async () => {
      const look = { playerId: moliere, screen: 'player', why: 'identity at the window' };
      await refused(room, () => room.give('listKeeper', 'see-record', look), [403, 'api.not-allowed']);
      const seen = await room.giveTwice('cashier', 'see-record', look);
      for (const { body } of seen) expect(body).toEqual({ playerId: moliere, revision: 1, record });
      await refused(room, () => room.give('listKeeper', 'withdraw-card', { playerId: 'p-unknown' }), [
        404,
        'players.not-registered',
      ]);
      await refused(room, () => room.read('listKeeper', '/looks'), [403, 'api.not-allowed']);
      const { body } = await room.read('auditor', `/looks?playerId=${moliere}`);
      expect(body['looks']).toHaveLength(2);
      expect(body['looks']).toEqual([
        expect.objectContaining({
          playerId: moliere,
          alias: 'Molière',
          role: 'cashier',
          name: 'cashier',
          screen: 'player',
          why: 'identity at the window',
        }),
        expect.anything(),
      ]);
    });

    it('has one look to see for each player who is found by name', async () => {
      const search = { name: 'poqeulin', screen: 'people', why: 'a lost card' };
      expect((await room.give('floorSupervisor', 'find-by-name', search)).body['players']).toEqual([
        { playerId: moliere, alias: 'Molière', familyName: 'Poquelin', givenNames: 'Jean-Baptiste' },
      ]);
      const { body } = await room.read('auditor', `/looks?playerId=${moliere}&limit=1`);
      expect(body['looks']).toEqual([expect.objectContaining({ screen: 'people', why: 'a lost card' })]);
      expect(body['next']).toEqual(expect.any(String));
      expect(
        (await room.give('floorSupervisor', 'find-by-name', { ...search, name: 'Corneille' })).body[
          'players'
        ],
      ).toEqual([]);
    });

    it('does not let an alias tell the name, then or later', async () => {
      await refused(
        room,
        () => room.give('listKeeper', 'change-alias', { playerId: moliere, newAlias: 'P0QUELIN' }),
        [409, 'players.alias-shows-name'],
      );
      const dorante = await room.register('Dorante');
      const body = {
        playerId: dorante,
        revision: 0,
        record: { ...record, familyName: 'Dorante', document: null },
      };
      await refused(room, () => room.give('floorSupervisor', 'keep-record', body), [
        409,
        'players.alias-shows-name',
      ]);
      const renamed = await room.give('floorSupervisor', 'keep-record', { ...body, newAlias: 'Le Marquis' });
      expect(factsOf(renamed).map(({ type }) => type)).toEqual(['AliasChanged', 'RecordKept']);
    });

    it('is not overwritten unseen, and the former one is destroyed', async () => {
      const changed = { playerId: moliere, revision: 0, record: { ...record, phone: null } };
      await refused(room, () => room.give('floorSupervisor', 'keep-record', changed), [
        409,
        'players.record-changed',
      ]);
      expect((await room.give('floorSupervisor', 'keep-record', { ...changed, revision: 1 })).status).toBe(
        200,
      );
      const { rows } = await room.pool.query<{ living: string; gone: string }>(
        `SELECT count(*) FILTER (WHERE wrapped_key IS NOT NULL) AS living,
           count(*) FILTER (WHERE wrapped_key IS NULL) AS gone
         FROM person_keys WHERE person_id LIKE $1`,
        [`${moliere}.record-%`],
      );
      expect([Number(rows[0]?.living), Number(rows[0]?.gone)]).toEqual([1, 2]);
    });

    it('takes nobody up under the house’s age', async () => {
      const young = await room.register('Junior');
      const at = (birthDate: string) => ({
        playerId: young,
        revision: 0,
        record: { ...record, birthDate, document: null },
      });
      const answer = await refused(room, () => room.give('cashier', 'keep-record', at('2008-11-29')), [
        403,
        'players.too-young',
      ]);
      expect(answer.body['facts']).toEqual({ minimumAgeYears: 18 });
      expect((await room.give('cashier', 'keep-record', at('2008-11-28'))).status).toBe(200);
    });
  });

  describe('notes and numbers for the day', () => {
    it('notes are read by those they are for', async () => {
      const eva = await room.register('Eva');
      const note = { playerId: eva, audience: 'floor', text: 'Prefers seat five' };
      expect((await room.give('listKeeper', 'write-note', note)).status).toBe(200);
      await refused(room, () => room.give('cashier', 'write-note', note), [403, 'players.note-not-yours']);
      const forManagers = { ...note, audience: 'management', text: 'Disputes with the dealer' };
      expect((await room.give('floorSupervisor', 'write-note', forManagers)).status).toBe(200);
      const seenBy = async (who: Asker) =>
        ((await room.read(who, `/${eva}`)).body['notes'] as { text: string }[]).map(({ text }) => text);
      expect(await seenBy('listKeeper')).toEqual(['Prefers seat five']);
      expect(await seenBy('cashier')).toEqual([]);
      expect((await seenBy('roomManager')).sort()).toEqual(['Disputes with the dealer', 'Prefers seat five']);
      expect((await seenBy('auditor')).sort()).toEqual(['Disputes with the dealer', 'Prefers seat five']);
      const [mine] = (await room.read('listKeeper', `/${eva}`)).body['notes'] as {
        noteId: string;
        mine: boolean;
      }[];
      const withdraw = { playerId: eva, noteId: mine?.noteId, reason: 'no longer so' };
      await refused(room, () => room.give('floorSupervisor', 'withdraw-note', withdraw), [
        403,
        'players.note-not-yours',
      ]);
      expect((await room.give('listKeeper', 'withdraw-note', withdraw)).status).toBe(200);
      expect(await seenBy('listKeeper')).toEqual([]);
    });

    it('a kiosk’s number is kept one day and named by no one', async () => {
      const joined = await room.onFloor('kiosk', 'join-list', {
        gameId: 'nlhe',
        source: 'kiosk',
        alias: 'Farida',
      });
      const receiptCode = factsOf(joined)[0]?.['receiptCode'];
      const kept = await room.give('kiosk', 'keep-phone', { receiptCode, phone: '06 11 22 33 44' });
      expect([kept.status, kept.body['facts']]).toEqual([200, []]);
      await refused(
        room,
        () => room.give('kiosk', 'keep-phone', { receiptCode: 'XXXXXXXX', phone: '06 11 22 33 44' }),
        [404, 'api.receipt-unknown'],
      );
      const [found] = (await room.read('listKeeper', '?search=farida')).body['players'] as {
        playerId: string;
      }[];
      const phone = async (who: Asker) => (await room.read(who, `/${found?.playerId}`)).body['phone'];
      expect(await phone('listKeeper')).toMatchObject({ number: '06 11 22 33 44' });
      expect(await phone('cashier')).toBeNull();
      await room.pass(24 * 60);
      expect(await phone('listKeeper')).toBeNull();
    });
  });
});

describe('without a key of the house', () => {
  it('nothing personal is kept, and the rest goes on', async () => {
    const room = await freshRoom();
    const manager = await room.staff('roomManager');
    const give = (name: string, body: unknown) =>
      room.ask({ method: 'POST', url: `players/${name}`, token: manager, body, key: randomUUID() });
    const registered = await give('register-player', { alias: 'Ana' });
    const playerId = (registered.body['facts'] as Record<string, string>[])[0]?.['playerId'];
    const asked = [
      give('keep-record', { playerId, revision: 0, record }),
      give('write-note', { playerId, audience: 'floor', text: 'a note' }),
      give('see-record', { playerId, screen: 'player', why: 'identity' }),
      give('find-by-name', { name: 'Ana', screen: 'player', why: 'identity' }),
    ];
    for (const answer of await Promise.all(asked))
      expect([answer.status, answer.body['code']]).toEqual([409, 'players.no-house-key']);
    const duplicates = await room.ask({ url: 'players/duplicates', token: manager });
    expect(duplicates.body).toEqual({ pairs: [], recordsCompared: false });
    expect((await give('change-alias', { playerId, newAlias: 'Bea' })).status).toBe(200);
    await room.close();
  });
});
