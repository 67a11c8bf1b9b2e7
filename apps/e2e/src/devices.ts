import { type Browser, type BrowserContext, type Page } from 'playwright-core';

export const sizes = {
  console: { width: 1920, height: 1080 },
  tablet: { width: 1280, height: 800 },
  kiosk: { width: 1080, height: 1920 },
  phone: { width: 390, height: 844 },
} as const;

export interface DeviceWish {
  readonly size: keyof typeof sizes;
  readonly language: 'en' | 'fr';
}

interface Device {
  readonly context: BrowserContext;
  /** Closes its pages, and lays the device aside for whoever wants one like it. */
  leave(page: Page): Promise<void>;
}

/** Devices that nobody stands before. What a browser has loaded and compiled once, it need not again. */
const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

const idleLike = (browser: Browser, { size, language }: DeviceWish): BrowserContext[] => {
  const all = idle.get(browser) ?? new Map<string, BrowserContext[]>();
  idle.set(browser, all);
  const alike = all.get(`${size} ${language}`) ?? [];
  all.set(`${size} ${language}`, alike);
  return alike;
};

/** A story that moves the clock moves it for every later page of the device. */
const keepsTime = (page: Page): Promise<boolean> =>
  page.evaluate(() => Function.prototype.toString.call(Date).includes('[native code]'));

/** Nobody is signed in any more, and nothing of what pages kept is left. */
const forgetAll = async (context: BrowserContext, page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await context.clearCookies();
  for (const each of context.pages()) await each.close();
};

/** A device that remembers nothing, though what it has loaded before may still lie in its cache. */
export const takeDevice = async (browser: Browser, wish: DeviceWish): Promise<Device> => {
  const alike = idleLike(browser, wish);
  const context =
    alike.pop() ??
    (await browser.newContext({
      viewport: sizes[wish.size],
      locale: wish.language,
      reducedMotion: 'reduce',
    }));
  const leave = async (page: Page): Promise<void> => {
    if (page.isClosed()) return;
    if (!(await keepsTime(page))) return context.close();
    await forgetAll(context, page);
    alike.push(context);
  };
  return { context, leave };
};

/** Closes whatever a story has left open, so that none of it looks at the next story's room. */
export const clearAway = async (browser: Browser | undefined): Promise<void> => {
  if (!browser) return;
  const laidAside = new Set([...(idle.get(browser)?.values() ?? [])].flat());
  for (const context of browser.contexts()) if (!laidAside.has(context)) await context.close();
};
