import { type FreshDatabase, freshDatabase } from '@cardroom/testing';
import { inflateSync } from 'node:zlib';
import { roomOn, settingsOn, type TestRoom } from '../testing';

let database: FreshDatabase;
let room: TestRoom;
let supervisor: string;
let code: string;

const print = async (path: string, token = supervisor) => {
  const reply = await room.app.inject({
    method: 'GET',
    url: `/api/v1/papers/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, type: reply.headers['content-type'], bytes: reply.rawPayload };
};

const pagesOf = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** What is drawn, page by page. */
const drawnIn = (bytes: Buffer): readonly string[] =>
  [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, content = '']) => {
      try {
        return [inflateSync(Buffer.from(content, 'latin1')).toString('latin1')];
      } catch {
        return []; // a font or an image
      }
    },
  );

/** How many glyphs are shown: texts are written in glyph numbers, two bytes each. */
const glyphsOf = (bytes: Buffer): number =>
  drawnIn(bytes)
    .flatMap((drawn) => [...drawn.matchAll(/<([0-9a-f]+)>/g)])
    .reduce((glyphs, [, hex = '']) => glyphs + hex.length / 4, 0);

/** How many rows of ruled cells there are. */
const rowsOf = (bytes: Buffer): number =>
  new Set(drawnIn(bytes).flatMap((drawn) => [...drawn.matchAll(/ (\S+) \S+ \S+ re\nS\n/g)].map(([, y]) => y)))
    .size;

beforeAll(async () => {
  database = await freshDatabase();
  room = await roomOn(settingsOn(database.url));
  supervisor = await room.staff('floorSupervisor');
  const manager = await room.staff('roomManager');
  await room.command(manager, 'open-day', { day: '2026-11-28' });
  const moved = await room.ask({
    method: 'POST',
    url: 'moving-in',
    token: manager,
    body: {
      sheets: {
        games:
          'game,variant,structure,low,high,minBuyIn\nh,holdem,no-limit,1,2,100\no,omaha,pot-limit,2,5,200\n',
        tables: 'number,section,seats,game\n1,A,9,h\n2,A,9,h\n3,B,9,\n',
        seats: 'table,seat,alias\n1,1,Élodie\n1,2,Marc\n2,5,Łukasz\n',
        lists: `game,alias\n${Array.from({ length: 60 }, (_, i) => `h,Guest ${i + 1}`).join('\n')}\n`,
      },
    },
  });
  expect(moved).toMatchObject({ status: 200 });
  const joined = await room.command(supervisor, 'join-list', {
    gameId: 'h',
    alias: 'Nina',
    source: 'walk-in',
  });
  expect(joined.status).toBe(200);
  code =
    (joined.body as { facts: { receiptCode: string }[] }).facts.find((fact) => fact.receiptCode)
      ?.receiptCode ?? '';
});
afterAll(async () => {
  await room.close();
  await database.drop();
});

describe('papers for a power cut', () => {
  it.each(['en', 'fr'])('prints every list with every name, in %s', async (language) => {
    const { status, type, bytes } = await print(`lists?language=${language}`);
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(4);
    expect(glyphsOf(bytes)).toBeGreaterThan(61 * 20);
  });

  it('prints a sheet for each open table, and none for a closed one', async () => {
    expect(pagesOf((await print('table-sheets')).bytes)).toBe(2);
  });

  it('prints the sheet of one table alone', async () => {
    const reply = await room.ask({ url: 'boards/tables', token: supervisor });
    const rows = reply.body['rows'] as readonly { body: { number: number; tableId: string } }[];
    const second = rows.find(({ body }) => body.number === 2)?.body.tableId ?? '';
    const one = (await print(`table-sheets?tableId=${second}`)).bytes;
    const all = (await print('table-sheets')).bytes;
    expect(pagesOf(one)).toBe(1);
    expect(glyphsOf(one)).toBeLessThan(glyphsOf(all));
    expect(rowsOf(one)).toBeGreaterThan(25);
  });

  it('prints a card for each taken seat', async () => {
    const { bytes } = await print('seat-cards?language=fr');
    expect(pagesOf(bytes)).toBe(1);
    expect(glyphsOf(bytes)).toBeGreaterThan(60);
  });

  it('prints a receipt on 80 mm paper', async () => {
    const { status, bytes } = await print(`receipts/${code}?language=fr`);
    expect(status).toBe(200);
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 226\.77\d* 311\.81\d*\]/);
    expect((await print('receipts/XXXXXXXX')).status).toBe(404);
  });

  it('is for those who keep the floor, and prints nothing that is not there', async () => {
    expect((await print('lists', await room.staff('dealer'))).status).toBe(403);
    expect((await print('menus')).status).toBe(400);
    expect((await print('lists?language=de')).status).toBe(400);
  });
});
