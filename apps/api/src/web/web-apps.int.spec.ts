import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FreshRoom, freshRoom } from '../testing';

describe('the web apps', () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'cardroom-web-'));
  const put = (path: string, text: string): void => {
    mkdirSync(join(webRoot, path, '..'), { recursive: true });
    writeFileSync(join(webRoot, path), text);
  };
  let room: FreshRoom;
  beforeAll(async () => {
    put('console/dist/index.html', '<title>console</title>');
    put('console/dist/favicon.svg', '<svg/>');
    put('console/dist/assets/app-1a2b.js', 'console.log(1)');
    put('kiosk/dist/index.html', '<title>kiosk</title>');
    put('kiosk/dist/boards.html', '<title>boards</title>');
    put('kiosk/dist/assets/kiosk-3c4d.js', 'console.log(2)');
    room = await freshRoom({ webRoot });
  });
  afterAll(async () => {
    await room.close();
    rmSync(webRoot, { recursive: true });
  });

  const get = (url: string) => room.app.inject({ url });

  it.each([
    ['/console/', 'console'],
    ['/console', 'console'],
    ['/console/map/table/7', 'console'],
    ['/kiosk/', 'kiosk'],
    ['/kiosk/?enrol=ABCD', 'kiosk'],
    ['/boards', 'boards'],
    ['/boards/lists', 'boards'],
    ['/boards/games?enrol=ABCD', 'boards'],
  ])('%s opens the page of the %s, asked for anew each time', async (url, title) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(`<title>${title}</title>`);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it.each(['/console/assets/app-1a2b.js', '/kiosk/assets/kiosk-3c4d.js'])(
    '%s is kept for ever',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    '/console/assets/gone.js',
    '/kiosk/assets/gone.js',
    '/boards/assets/gone.js',
    '/kiosk/assets/../../../etc/passwd',
  ])('%s is 404 and no page', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'api.not-found' });
  });

  it('leads from the root to the console, and serves its sign', async () => {
    expect(await get('/')).toMatchObject({ statusCode: 302, headers: { location: '/console/' } });
    expect((await get('/console/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('serves readable documentation under the same policy, without anything from elsewhere', async () => {
    const page = await get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
    const script = await get('/api/docs/swagger-ui-init.js');
    expect(script.statusCode).toBe(200);
    expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('without built web apps', () => {
  it('their pages are 404 and the rest works', async () => {
    const room = await freshRoom({ webRoot: join(tmpdir(), 'cardroom-nothing-here') });
    expect((await room.app.inject({ url: '/console/' })).statusCode).toBe(404);
    expect((await room.ask({ url: '/health/live' })).status).toBe(200);
    await room.close();
  });
});
