import { atTheEnd } from '@cardroom/testing';
import axe from 'axe-core';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { type sizes, takeDevice } from './devices';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A screen somebody stands before; counts his taps, and keeps what the browser complained of. */
export interface Screen {
  readonly page: Page;
  /** What went wrong in the page: errors, and requests to anywhere but the room. */
  readonly complaints: readonly string[];
  /** Taps since the last `countTaps`. */
  taps(): number;
  countTaps(): void;
  tap(target: Locator): Promise<void>;
  /** Shows the page in its light or dark colours, whatever the device prefers. */
  useTheme(theme: 'light' | 'dark'): Promise<void>;
  /** Findings of the accessibility check that are serious or worse. */
  seriousFindings(): Promise<string[]>;
  /** Saves a picture under `docs/screenshots` when `CARDROOM_SCREENSHOTS` is set. */
  picture(name: string): Promise<void>;
  close(): Promise<void>;
}

const launch = async (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH names no browser: run the stories through npm test');
  const browser = await chromium.launch({ executablePath, args: flags });
  atTheEnd(() => browser.close());
  return browser;
};

let shared: Promise<Browser> | undefined;

/** One browser for all stories: what it has started, loaded and compiled once, it need not again. */
export const openBrowser = (): Promise<Browser> => (shared ??= launch());

const listenTo = (page: Page, origin: string): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) complaints.push(url);
  });
  return complaints;
};

/** Colours that still change are neither the old theme's nor the new one's; what turns for ever is not waited for. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = (animation: Animation): boolean =>
      animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
    for (;;) {
      const running = document.getAnimations().filter(isEnding);
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

/** Of axe's rules those that can find something serious: the rest is half of its work, and is not asked about. */
const runAxe = `axe.run(document, {
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(axe._audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }])),
}).then(({ violations }) => violations)`;

const findings = async (page: Page): Promise<string[]> => {
  await untilStill(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const violations = (await page.evaluate(runAxe)) as axe.Result[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

export interface ScreenWish {
  readonly url: string;
  readonly size: keyof typeof sizes;
  readonly language?: 'en' | 'fr';
  /** The personal code of whoever has signed in here already. */
  readonly code?: string;
}

/** As the console's own sign-in does it; the browser keeps the cookies. */
const signIn = async (context: BrowserContext, origin: string, code: string): Promise<void> => {
  const answer = await context.request.post(`${origin}/api/v1/session`, { data: { code } });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
};

/** Opens a screen of its own, as a device that remembers nothing. */
export const openScreen = async (
  browser: Browser,
  { url, size, language = 'en', code }: ScreenWish,
): Promise<Screen> => {
  const { origin } = new URL(url);
  const { context, leave } = await takeDevice(browser, { size, language });
  if (code !== undefined) await signIn(context, origin, code);
  const page = await context.newPage();
  const complaints = listenTo(page, origin);
  let taps = 0;
  await page.goto(url);
  return {
    page,
    complaints,
    taps: () => taps,
    countTaps: () => void (taps = 0),
    tap: async (target) => {
      taps += 1;
      await target.click();
    },
    useTheme: (theme) =>
      page.evaluate((name) => {
        document.documentElement.setAttribute('data-mantine-color-scheme', name);
      }, theme),
    seriousFindings: () => findings(page),
    picture: async (name) => {
      if (!process.env['CARDROOM_SCREENSHOTS']) return;
      const path = join(__dirname, '..', '..', '..', 'docs', 'screenshots', `${name}.png`);
      mkdirSync(dirname(path), { recursive: true });
      await page.screenshot({ path });
    },
    close: () => leave(page),
  };
};
