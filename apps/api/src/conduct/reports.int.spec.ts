import { freshRoom, type FreshRoom, openEvening } from '../testing';

let room: FreshRoom;
let shift: string;
let keeper: string;
let beforeAnything: string;

const post = (name: string, body: object) =>
  room.ask({ method: 'POST', url: `conduct/${name}`, body, token: shift });

interface Fact {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const facts = async (): Promise<readonly Fact[]> => {
  const { body } = await room.ask({ url: 'log?limit=1000', token: shift });
  return body['facts'] as readonly Fact[];
};

const report = (name: string, more = '') =>
  room.ask({ url: `conduct/reports/${name}?language=en${more}`, token: shift });
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

const player = async (alias: string): Promise<string> => {
  const joined = await room.command(keeper, 'join-list', { gameId: 'nlhe', alias, source: 'walk-in' });
  const [listed] = (joined.body['facts'] as readonly { type: string; playerId: string }[]).filter(
    ({ type }) => type === 'PlayerListed',
  );
  return listed?.playerId ?? '';
};

beforeAll(async () => {
  room = await freshRoom();
  shift = await room.staff('shiftManager');
});

afterAll(() => room.close());

describe('reports of conduct', () => {
  it('are refused before there is a gaming day, never zero', async () => {
    const answer = await report('rulings');
    expect([answer.status, answer.body['code']]).toEqual([404, 'api.no-gaming-day']);
  });

  it('add up to the log', async () => {
    ({ keeper } = await openEvening(room));
    await pause();
    beforeAnything = new Date().toISOString();
    await pause();
    const [ann, bob] = [await player('Ann'), await player('Bob')];
    for (const outcome of ['stands', 'refund'])
      await post('record-ruling', { tableId: 't1', rules: ['RRP-3.6.1'], outcome });
    const departure = { strictOutcome: 'hand-dead', reason: 'misled' };
    await post('record-ruling', { tableId: 't1', rules: ['RRP-3.3.8'], outcome: 'hand-live', departure });
    await post('exclude-player', { playerId: ann, term: { kind: 'for-good' }, reason: 'cheated' });
    const minutes = { step: 'timeOut', term: { kind: 'minutes', minutes: 30 }, reason: 'stalls' };
    await post('record-sanction', {
      offence: 'RRP-1.2.7',
      subjects: [{ playerId: bob }],
      tableId: 't1',
      ...minutes,
    });
    await room.command(keeper, 'join-list', { gameId: 'nlhe', playerId: ann, source: 'walk-in' });
    const log = await facts();
    const count = (type: string) => log.filter((one) => one.type === type).length;
    const decided = log.filter(({ type }) => type === 'RulingDecided');
    const rulings = await report('rulings');
    expect(rulings.body).toMatchObject({
      totals: {
        rulings: count('RulingAskedFor'),
        departures: decided.filter(({ data }) => data['departure'] !== null).length,
      },
    });
    expect((rulings.body['rows'] as readonly { rule: string }[]).map(({ rule }) => rule)).toEqual([
      'RRP-3.3.8',
      'RRP-3.6.1',
      'RRP-3.6.1',
    ]);
    const given = count('SanctionGiven') - count('SanctionEnded');
    const sanctions = (await report('sanctions')).body;
    expect(sanctions).toMatchObject({ totals: { sanctions: given, running: given } });
    expect(
      (sanctions['rows'] as readonly { step: string; by: string }[]).map(({ step, by }) => [step, by]),
    ).toEqual([
      ['Exclusion', 'shiftManager'],
      ['Time out', 'shiftManager'],
    ]);
    expect((await report('exclusions')).body).toMatchObject({
      totals: { sanctions: count('PlayerShutOut') },
    });
    expect((await report('refusals')).body).toMatchObject({
      totals: { refusals: count('RefusedAtDoor'), people: 1 },
    });
  });

  it('tell of an earlier instant as well', async () => {
    for (const name of ['rulings', 'sanctions', 'exclusions', 'refusals']) {
      const then = await report(name, `&at=${beforeAnything}`);
      expect([name, then.status, then.body['rows']]).toEqual([name, 200, []]);
    }
    const now = new Date().toISOString();
    const { body } = await report('rulings', `&at=${now}`);
    expect(body).toMatchObject({ at: now, totals: { rulings: 3, departures: 1 } });
    const sanctions = await report('sanctions', `&at=${now}`);
    expect(sanctions.body).toMatchObject({ totals: { sanctions: 2 } });
  });

  it('come as CSV that spreadsheets open, and on paper', async () => {
    const csv = await room.ask({ url: 'conduct/reports/exclusions?format=csv&language=fr', token: shift });
    expect(csv.headers['content-type']).toMatch(/text\/csv/);
    expect(String(csv.body['text'])).toMatch(/^\uFEFFJoueur;Sanction;/);
    const sheet = await report('sanctions', '&format=xlsx');
    expect([sheet.status, sheet.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/spreadsheetml/),
    ]);
    const paper = await report('rulings', '&format=pdf');
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('show patterns to those who judge them only', async () => {
    expect((await report('patterns')).status).toBe(403);
    const director = await room.staff('tournamentDirector');
    const patterns = await room.ask({ url: 'conduct/reports/patterns', token: director });
    expect([patterns.status, patterns.body['totals']]).toEqual([200, { patterns: 0 }]);
  });
});
