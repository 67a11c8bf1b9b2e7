import { type Browser } from 'playwright-core';
import { type Room } from './room';
import { openScreen, type Screen, type ScreenWish } from './screen';

export interface ConsoleWish extends Partial<Omit<ScreenWish, 'url' | 'code'>> {
  readonly role: string;
  /** What stands after `/console/`; the lists where nothing does. */
  readonly path?: string;
}

/** A console, a tablet unless said otherwise, before which somebody stands who has signed in and tapped nothing yet. */
export const openConsole = async (
  browser: Browser,
  room: Room,
  { role, path = '', size = 'tablet', ...wish }: ConsoleWish,
): Promise<Screen> => {
  const url = `${room.url}/console/${path}`;
  const screen = await openScreen(browser, { ...wish, url, size, code: room.codeOf(role) });
  await screen.page.locator('.rail').waitFor({ timeout: 15_000 });
  screen.countTaps();
  return screen;
};
