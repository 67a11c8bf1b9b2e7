import { PresentDays } from '../boards/present-days';
import { person, wrongCodeOf } from '../cashier/testing-cage';
import { freshRoom, type FreshRoom, openEvening } from '../testing';

let room: FreshRoom;
let floor: string;
let shift: string;
let shiftCode: string;
let manager: string;
let keeper: string;

const post = (token: string, name: string, body: object) =>
  room.ask({ method: 'POST', url: `conduct/${name}`, body, token });
const withKey = (token: string, body: object, key: string) =>
  room.ask({ method: 'POST', url: 'conduct/record-ruling', body, token, key });
const get = (token: string, url: string) => room.ask({ url, token });

interface Fact {
  readonly type: string;
  readonly [field: string]: unknown;
}

const factsOf = ({ body }: { readonly body: Record<string, unknown> }): readonly Fact[] =>
  (body['facts'] ?? []) as readonly Fact[];

const fact = (answer: { readonly body: Record<string, unknown> }, type: string): Fact => {
  const found = factsOf(answer).find((one) => one.type === type);
  if (!found) throw new Error(`${type}: ${JSON.stringify(answer.body)}`);
  return found;
};

const boardOf = async (token: string, name: string) => {
  const answer = await get(token, `boards/${name}`);
  const rows = answer.body['rows'] as readonly { key: string; body: Record<string, unknown> | null }[];
  return rows.flatMap(({ body }) => (body === null ? [] : [body]));
};

const player = async (alias: string): Promise<string> => {
  const joined = await room.command(keeper, 'join-list', { gameId: 'nlhe', alias, source: 'walk-in' });
  return String(fact(joined, 'PlayerListed')['playerId']);
};

const code = ({ body }: { readonly body: Record<string, unknown> }) => body['code'];

beforeAll(async () => {
  room = await freshRoom();
  const evening = await openEvening(room);
  ({ keeper, manager } = evening);
  floor = await room.staff('floorSupervisor');
  ({ token: shift, code: shiftCode } = await person(room, 'shiftManager'));
});

afterAll(() => room.close());

describe('rules by what happened', () => {
  const found = async (search: string, language: string) => {
    const { body } = await get(
      floor,
      `conduct/rules?search=${encodeURIComponent(search)}&language=${language}`,
    );
    return body['rules'] as readonly { id: string; settings: readonly { name: string; value: unknown }[] }[];
  };

  it('finds two exposed cards in English, and the single chip in French, with the value in force', async () => {
    const exposed = await found('two cards exposed', 'en');
    expect(exposed.some(({ id }) => /^(RRP-3\.2\.1|RRP-5\.1|THR-1\.8|RTC-32)/.test(id))).toBe(true);
    const values = exposed.flatMap(({ settings }) => settings);
    expect(values.find(({ name }) => name === 'misdealExposedCards')).toMatchObject({ value: 2 });
    const single = await found('jeton unique', 'fr');
    expect(single.map(({ id }) => id).join(' ')).toMatch(/RTC-9|RRP-3\.5\.1[35]|RRP-10\.1\.9/);
  });

  it('finds offences by word', async () => {
    const { body } = await get(floor, 'conduct/offences?search=phone&language=en');
    const [first] = body['offences'] as readonly { rule: string }[];
    expect(first?.rule).toBe('RRP-1.1.7');
  });

  it('offers smoking as the floor has it: a breach of policy, or what is left forbidden (RRP-1.3.0)', async () => {
    const smoking = async () => {
      const { body } = await get(floor, 'conduct/offences?search=&language=en');
      const rules = (body['offences'] as readonly { rule: string }[]).map(({ rule }) => rule);
      return rules.filter((rule) => rule.startsWith('RRP-1.3.'));
    };
    expect(await smoking()).toEqual(['RRP-1.3.0']);
    const allow = { setting: 'smokingAtTableAllowed', value: true };
    expect((await room.command(manager, 'change-house-setting', allow)).status).toBe(200);
    expect(await smoking()).toEqual(['RRP-1.3.1', 'RRP-1.3.2', 'RRP-1.3.3']);
    await room.command(manager, 'change-house-setting', { ...allow, value: false });
  });
});

describe('a ruling', () => {
  it('is recorded in one go with the table as it stood, once for one key', async () => {
    const body = {
      tableId: 't1',
      about: 'play',
      rules: ['RRP-3.6.1'],
      outcome: 'stands',
      words: 'cards speak',
    };
    const first = await withKey(floor, body, 'ruling-key-1');
    expect(first.status).toBe(200);
    expect(fact(first, 'RulingAskedFor')).toMatchObject({
      number: 1,
      tableNumber: 1,
      table: { tableId: 't1' },
    });
    expect(fact(first, 'RulingDecided')).toMatchObject({ outcome: 'stands', isFinal: false });
    const again = await withKey(floor, body, 'ruling-key-1');
    expect(again.body).toMatchObject({ repeated: true });
    const rows = await boardOf(floor, 'rulings');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: 'decided', rules: ['RRP-3.6.1'], appealTo: ['shiftManager'] });
  });

  it('is appealed to the shift manager, whose word is final', async () => {
    const [row] = await boardOf(floor, 'rulings');
    const { rulingId } = row as { rulingId: string };
    expect((await post(keeper, 'appeal-ruling', { rulingId, seat: 3 })).status).toBe(200);
    const decided = await post(shift, 'decide-appeal', { rulingId, upheld: true, words: 'rightly so' });
    expect(decided.status).toBe(200);
    const note = await post(shift, 'note-on-ruling', { rulingId, words: 'seat 3' });
    expect(note.status).toBe(200);
    const late = await post(shift, 'annul-ruling', { rulingId, reason: 'I think otherwise' });
    expect([late.status, code(late)]).toEqual([409, 'conduct.ruling-final']);
    expect((await boardOf(floor, 'rulings'))[0]).toMatchObject({
      state: 'final',
      notes: [{ words: 'seat 3' }],
    });
  });

  it('departs from a rule only when the shift manager agrees', async () => {
    const departure = { strictOutcome: 'hand-dead', reason: 'misled by the dealer' };
    const body = { tableId: 't1', rules: ['RRP-3.3.8'], outcome: 'hand-live', departure };
    const asked = await post(floor, 'record-ruling', body);
    const { rulingId } = fact(asked, 'RulingDecided') as unknown as { rulingId: string };
    expect(fact(asked, 'RulingDecided')).toMatchObject({ awaitsConfirmation: true });
    const own = await post(floor, 'confirm-ruling', { rulingId, confirmed: true });
    expect([own.status, code(own)]).toEqual([403, 'conduct.confirmation-required']);
    expect((await post(shift, 'confirm-ruling', { rulingId, confirmed: true })).status).toBe(200);
  });

  it('is not a dealer’s, who may ask for one, and hold and release a pot by those who rule', async () => {
    const dealer = await room.staff('dealer');
    const body = { tableId: 't1', rules: ['RRP-3.6.1'], outcome: 'stands' };
    expect((await post(dealer, 'record-ruling', body)).status).toBe(403);
    const question = { tableId: 't1', about: 'pot', words: 'who won?' };
    const stranger = await post(dealer, 'ask-for-ruling', question);
    expect([stranger.status, code(stranger)]).toEqual([403, 'play.not-your-table']);
    const { body: session } = await get(dealer, 'session');
    const own = { dealerId: session['staffId'], name: 'Dee', tableId: 't1', section: 'A' };
    expect((await room.command(floor, 'sign-in-dealer', own)).status).toBe(200);
    const asked = await post(dealer, 'ask-for-ruling', question);
    const { rulingId } = fact(asked, 'RulingAskedFor') as unknown as { rulingId: string };
    expect((await post(dealer, 'take-ruling', { rulingId })).status).toBe(403);
    expect((await post(keeper, 'take-ruling', { rulingId })).status).toBe(200);
    const rows = await boardOf(dealer, 'rulings');
    expect(rows.find((row) => row['rulingId'] === rulingId)).toMatchObject({
      state: 'open',
      takenAt: expect.any(String),
    });
    const held = await post(floor, 'play-on', { rulingId, reason: 'cameras', held: '6.00' });
    expect(fact(held, 'PlayReleased')).toMatchObject({ heldMinor: 600 });
    const early = await room.command(floor, 'close-table', { tableId: 't1' });
    expect([early.status, code(early)]).toEqual([409, 'floor.open-ruling']);
    const decided = await post(floor, 'record-ruling', { ...body, rulingId });
    expect(decided.status).toBe(200);
    const potHeld = await room.command(floor, 'close-table', { tableId: 't1' });
    expect([potHeld.status, code(potHeld)]).toEqual([409, 'floor.impounded-pot-open']);
    const paid = await post(floor, 'release-held-pot', { rulingId, to: { kind: 'seat', seat: 2 } });
    expect(fact(paid, 'HeldPotReleased')).toMatchObject({ amountMinor: 600 });
  });

  it('is shown beside later ones on the same rule', async () => {
    const { body } = await get(floor, 'conduct/rulings/similar?rule=RRP-3.6.1');
    expect((body['rulings'] as unknown[]).length).toBeGreaterThanOrEqual(2);
  });

  it('changes nothing when it is refused or only asked about', async () => {
    const before = await boardOf(floor, 'rulings');
    const bad = await post(floor, 'record-ruling', { tableId: 't1', rules: [], outcome: 'stands' });
    expect([bad.status, code(bad)]).toEqual([409, 'conduct.rule-required']);
    const body = { tableId: 't1', rules: ['RRP-3.6.1'], outcome: 'stands' };
    const may = await room.ask({ method: 'POST', url: 'conduct/record-ruling?ask=true', body, token: floor });
    expect(may.body).toMatchObject({ allowed: true });
    expect(await boardOf(floor, 'rulings')).toEqual(before);
  });
});

describe('a sanction', () => {
  it('is proposed from the record, and differs only with a reason', async () => {
    const playerId = await player('Zoe');
    const proposal = await get(floor, `conduct/proposal?playerId=${playerId}&offence=RRP-1.1.3`);
    expect(proposal.body).toMatchObject({ step: 'reprimand', earlier: [], mayGive: expect.any(Array) });
    const body = { offence: 'RRP-1.1.3', subjects: [{ playerId }], tableId: 't1' };
    const other = await post(floor, 'record-sanction', { ...body, step: 'remark' });
    expect([other.status, code(other)]).toEqual([409, 'conduct.override-reason-required']);
    const given = await post(floor, 'record-sanction', body);
    expect(fact(given, 'SanctionGiven')).toMatchObject({ step: 'reprimand', rule: 'RRP-1.1.3' });
    const second = await get(floor, `conduct/proposal?playerId=${playerId}&offence=RRP-1.1.3`);
    expect(second.body).toMatchObject({ step: 'suspension', earlier: [{ step: 'reprimand' }] });
    const record = await get(floor, `conduct/records/${playerId}`);
    expect(record.body).toMatchObject({ alias: 'Zoe', standing: 'clear', incidents: [{ state: 'upheld' }] });
  });

  it('of two people is on both records or on none', async () => {
    const [a, b] = [await player('Abe'), await player('Bea')];
    const body = { offence: 'RRP-1.1.1', act: 'collusion' };
    const none = await post(floor, 'report-incident', {
      ...body,
      subjects: [{ playerId: a }, { playerId: 'p-none' }],
    });
    expect(none.status).toBe(404);
    expect(await boardOf(floor, 'incidents')).toEqual([]);
    const both = await post(floor, 'report-incident', {
      ...body,
      subjects: [{ playerId: a }, { playerId: b }],
    });
    expect(factsOf(both).filter(({ type }) => type === 'IncidentReported')).toHaveLength(2);
    expect(await boardOf(floor, 'incidents')).toHaveLength(2);
  });
});

describe('an exclusion', () => {
  it('waits for the shift manager, then acts at list, seat, kiosk and cage at once', async () => {
    const playerId = await player('Max');
    const asked = await post(floor, 'exclude-player', {
      playerId,
      term: { kind: 'for-good' },
      reason: 'cheated',
    });
    expect(fact(asked, 'SanctionGiven')).toMatchObject({ isPending: true });
    const seat = { tableId: 't1', seat: 4, playerId, reason: 'test of the door' };
    const may = await room.ask({
      method: 'POST',
      url: 'floor/reserve-seat?ask=true',
      token: floor,
      body: { tableId: 't1', seat: 4, holder: { playerId }, reason: 'fetches money' },
    });
    expect(may.body).not.toMatchObject({ problem: { code: 'floor.player-barred' } });
    const { incidentId } = fact(asked, 'SanctionGiven') as unknown as { incidentId: string };
    const agreed = { playerId, incidentId, confirmed: true };
    const supervisor = await person(room, 'floorSupervisor');
    const wrong = wrongCodeOf({ token: shift, code: shiftCode });
    for (const [more, why] of [
      [{}, 'people.code-required'],
      [{ secondCode: wrong }, 'people.second-code-wrong'],
      [{ secondCode: supervisor.code }, 'people.second-person-not-entitled'],
    ] as const)
      expect(code(await post(manager, 'confirm-exclusion', { ...agreed, ...more }))).toBe(why);
    const asking = { method: 'POST' as const, url: 'conduct/confirm-exclusion?ask=true', token: manager };
    expect((await room.ask({ ...asking, body: agreed })).body).toMatchObject({ allowed: true });
    const confirmed = await post(manager, 'confirm-exclusion', { ...agreed, secondCode: shiftCode });
    expect(fact(confirmed, 'ExclusionConfirmed')).toMatchObject({ by: { role: 'shiftManager' } });
    expect(fact(confirmed, 'PlayerShutOut')).toMatchObject({ scope: 'room', until: null });
    expect(JSON.stringify(await boardOf(floor, 'sanctions'))).not.toContain(shiftCode);
    const list = await room.command(keeper, 'join-list', { gameId: 'nlhe', playerId, source: 'walk-in' });
    expect([list.status, code(list)]).toEqual([403, 'floor.player-barred']);
    expect(list.body).toMatchObject({
      facts: { rule: 'RRP-1.1.0', until: null },
      texts: { fr: expect.stringMatching(/exclu depuis le \d+ \p{L}+ \d{4} \(RRP-1\.1\.0\)/u) },
    });
    expect(code(await room.command(floor, 'seat-player', seat))).toBe('floor.player-barred');
    const kiosk = await room.device('kiosk');
    const atKiosk = await room.command(kiosk, 'join-list', { gameId: 'nlhe', playerId, source: 'kiosk' });
    expect(code(atKiosk)).toBe('conduct.see-supervisor');
    expect(JSON.stringify(atKiosk.body)).not.toContain('RRP-1.1.0');
    const refusals = await boardOf(floor, 'door-refusals');
    expect(refusals.map(({ where }) => where).sort()).toEqual(['floor', 'floor', 'kiosk']);
  });

  it('is also of an entry that stood on the list before', async () => {
    const playerId = await player('Eli');
    const lists = await boardOf(keeper, 'lists');
    const entries = lists.flatMap(
      ({ entries: listed }) => listed as readonly { entryId: string; playerId: string }[],
    );
    const { entryId } = entries.find((entry) => entry.playerId === playerId) ?? { entryId: '' };
    await post(shift, 'exclude-player', { playerId, term: { kind: 'for-good' }, reason: 'cheated' });
    const held = await room.command(keeper, 'hold-place', { entryId });
    expect(code(held)).toBe('floor.player-barred');
    expect((await room.command(keeper, 'leave-list', { entryId })).status).toBe(200);
  });

  it('leaves the answer to what came before it as it was, however late it is asked for again', async () => {
    const body = { gameId: 'nlhe', alias: 'Ida', source: 'walk-in' };
    const { playerId, entryId } = fact(await room.command(keeper, 'join-list', body), 'PlayerListed');
    const held = { method: 'POST' as const, url: 'floor/hold-place', token: keeper, body: { entryId } };
    const given = await room.ask({ ...held, key: 'lost-answer-1' });
    await post(shift, 'exclude-player', { playerId, term: { kind: 'for-good' }, reason: 'cheated' });
    const late = await room.ask({ ...held, key: 'lost-answer-1' });
    expect([given.status, late.status, late.body]).toEqual([200, 200, { ...given.body, repeated: true }]);
    expect(code(await room.ask({ ...held, key: 'another-key-2' }))).toBe('floor.player-barred');
  });

  it('is lifted by management with a reason, and can be written to the player in both languages', async () => {
    const playerId = await player('Ned');
    const given = await post(shift, 'exclude-player', {
      playerId,
      term: { kind: 'for-good' },
      reason: 'cheated',
    });
    const { incidentId } = fact(given, 'SanctionGiven') as unknown as { incidentId: string };
    for (const language of ['en', 'fr']) {
      const letter = await get(
        shift,
        `conduct/records/${playerId}/letter/${incidentId}?language=${language}`,
      );
      expect([letter.status, letter.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect((await post(shift, 'lift-sanction', { playerId, incidentId, reason: 'sorry' })).status).toBe(403);
    expect(
      (await post(manager, 'lift-sanction', { playerId, incidentId, reason: 'apologised' })).status,
    ).toBe(200);
    const list = await room.command(keeper, 'join-list', { gameId: 'nlhe', playerId, source: 'walk-in' });
    expect(code(list)).not.toBe('floor.player-barred');
  });
});

describe('an exclusion on one’s own request', () => {
  it('is a closed store: desk and kiosk learn only that a supervisor has to be seen', async () => {
    const playerId = await player('Own');
    const short = await post(shift, 'exclude-at-own-request', { playerId, months: 2 });
    expect([short.status, code(short)]).toEqual([409, 'conduct.term-too-short']);
    expect((await post(shift, 'exclude-at-own-request', { playerId, months: 6 })).status).toBe(200);
    const list = await room.command(floor, 'seat-player', {
      tableId: 't1',
      seat: 5,
      playerId,
      reason: 'asks for it',
    });
    expect([list.status, code(list), list.body['facts']]).toEqual([403, 'conduct.see-supervisor', {}]);
    expect((await get(shift, 'conduct/own-requests')).status).toBe(403);
    const closed = await get(manager, 'conduct/own-requests');
    expect(closed.body['requests']).toMatchObject([{ playerId, alias: 'Own', turnedAway: 1 }]);
    const early = await post(manager, 'end-own-request', { playerId });
    expect([early.status, code(early)]).toEqual([409, 'conduct.term-not-over']);
  });

  it('is in the log for the room manager and the auditor only, and on no board', async () => {
    const inLog = async (token: string) => {
      const { body } = await get(token, 'log?limit=1000');
      return (body['facts'] as readonly Fact[]).filter(({ stream }) =>
        String(stream).startsWith('ownrequest-'),
      );
    };
    expect(await inLog(shift)).toEqual([]);
    expect((await inLog(manager)).map(({ type }) => type)).toEqual(['ExcludedAtOwnRequest', 'TurnedAway']);
    expect(await inLog(await room.staff('auditor'))).toHaveLength(2);
    for (const name of ['sanctions', 'incidents', 'door-refusals'])
      expect(JSON.stringify(await boardOf(floor, name))).not.toContain('Own');
  });
});

describe('the house', () => {
  it('adopts another set, and changes its own values, by the room manager alone', async () => {
    expect((await post(shift, 'adopt-rule-set', { ruleSet: 'thr' })).status).toBe(403);
    const odd = await post(manager, 'change-conduct-setting', { setting: 'defaultPenaltyMinutes', value: 0 });
    expect([odd.status, code(odd)]).toEqual([409, 'conduct.setting-invalid']);
    const changed = await post(manager, 'change-conduct-setting', {
      setting: 'defaultPenaltyMinutes',
      value: 15,
    });
    expect(fact(changed, 'ConductSettingChanged')).toMatchObject({ value: 15, was: 10 });
    const { body } = await get(floor, 'conduct/house');
    expect(body).toMatchObject({ ruleSet: 'rrp-cash', settings: { defaultPenaltyMinutes: 15 } });
  });
});

describe('the boards at the start of the API', () => {
  const mended = async () => (await room.app.get(PresentDays).fold()).filter(({ mended: rows }) => rows > 0);
  const boards = ['rulings', 'sanctions', 'door-refusals'];
  const shown = () => Promise.all(boards.map((board) => boardOf(manager, board)));

  it('are as the facts say, and what a former version left otherwise is written anew', async () => {
    expect(await mended()).toEqual([]);
    const before = await shown();
    for (const rows of before) expect(rows).not.toEqual([]);
    await room.pool.query(`UPDATE boards SET body = body - 'alias' - 'words' WHERE board = ANY ($1)`, [
      boards,
    ]);
    const found = await mended();
    for (const stream of ['rulings-', 'conduct-'])
      expect(found).toContainEqual(
        expect.objectContaining({ streamId: expect.stringContaining(stream) as string }),
      );
    expect(await shown()).toEqual(before);
  });
});
