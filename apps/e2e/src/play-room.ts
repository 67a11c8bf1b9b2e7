import { type PlayView, type SeatTokenAnswer } from '@cardroom/contracts';
import { type Page } from 'playwright-core';
import { type Room } from './room';

/** The table of a story as a supervisor sees it, until the worker has brought it to life. */
export const tableOf = async (room: Room, tableId: string): Promise<PlayView> => {
  for (let i = 0; ; i += 1) {
    try {
      return await room.ask<PlayView>('floorSupervisor', `/play/tables/${tableId}/view`);
    } catch (error) {
      if (i > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};

/** Chips for everybody at a table, so much for each seat, and then the depth the story plays at. */
export const bringChips = async (
  room: Room,
  { tableId, seats }: PlayView,
  amountAt: (seat: number) => string,
): Promise<void> => {
  for (const { seat, playerId } of seats)
    await room.ask('floorSupervisor', '/play/add-chips', { tableId, playerId, amount: amountAt(seat) });
};

export const tokenFor = async (room: Room, tableId: string, seat: number): Promise<string> =>
  (await room.ask<SeatTokenAnswer>('floorSupervisor', '/play/seat-tokens', { tableId, seat })).token;

const onlyPlay = '[data-mark="start-hand"][data-strong]:not([disabled])';

/** The cards a story's dealer enters, in the order in which the screen asks for them. */
export const dealAlong = async (page: Page, cards: string[], wish: (page: Page) => Promise<boolean>) => {
  for (let i = 0; i < 40; i += 1) {
    const over = page.locator(onlyPlay);
    const due = page.locator(
      '[data-mark="deal"], [data-mark^="show-"], [data-mark="KillLosingHands"], [data-mark="award"]',
    );
    const acts = page.locator('.action-bar .act:not([disabled])');
    await over.or(due.first()).or(acts.first()).first().waitFor();
    if (await over.isVisible()) return;
    if (await acts.first().isVisible()) {
      if (!(await wish(page))) return;
      continue;
    }
    await answer(page, cards);
  }
  throw new Error('the hand does not end');
};

const answer = async (page: Page, cards: string[]): Promise<void> => {
  const asksForCards = page.locator('[data-mark="deal"], [data-mark^="show-"]').first();
  const key = (await asksForCards.isVisible())
    ? asksForCards
    : page.locator('[data-mark="KillLosingHands"], [data-mark="award"]').first();
  await key.click();
  const sheet = page.locator('.deal-sheet');
  if (!(await asksForCards.isVisible()) && !(await sheet.isVisible())) return settled(page);
  await sheet.waitFor();
  const text = (await sheet.locator('h2 small').textContent()) ?? '';
  const count = Number(/(\d+)\s*$/.exec(text)?.[1] ?? 0);
  for (let i = 0; i < count; i += 1)
    await sheet.locator(`.card-picker [data-card="${cards.shift()}"]`).click();
  await sheet.waitFor({ state: 'detached' });
  await settled(page);
};

/** Nothing is on its way to the server any more. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};
