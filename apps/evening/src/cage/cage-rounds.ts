import { type CageCollectionRow, type CagePlayerRow, type PlayTableRow } from '@cardroom/contracts';
import { inCash } from '../holding';
import { type Stage } from '../stage';
import { note } from '../tally';
import { atWindow, carry, lies } from './cage';
import { keepChips } from './counter';
import { fillTray, returnTray } from './transfers';

// What comes to the cage from the tables while the evening goes on.

/** A tray for every table that opens; that of a table that has closed comes back. */
export const lookAfterTrays = async ({ boards, cage }: Stage): Promise<void> => {
  for (const { tableId, state } of boards.rows<PlayTableRow>('play-tables').values()) {
    const has = Object.values(lies(cage, `tray:${tableId}`).chips).some((count) => count > 0);
    if (state !== 'closed' && !has) await fillTray(cage, tableId);
    if (state === 'closed' && has) await returnTray(cage, tableId);
  }
};

/** Rent that the floor has collected is handed to the cage, table by table and period by period. */
export const handOverRent = async ({ boards, cage }: Stage): Promise<void> => {
  for (const { tableId, periods } of boards.rows<CageCollectionRow>('cage-collections').values())
    for (const { period, paid, owed, taken } of periods) {
      const amount = cage.money.minor(paid);
      if (taken || amount === 0 || cage.money.minor(owed) > 0) continue;
      await atWindow(cage, async ({ windowId, cashier }) => {
        const body = { windowId, tableId, period };
        const reply = await cage.client.command(cashier, 'cashier/collect-rent', body);
        note(cage.tally, reply.outcome === 'accepted' ? 'rents handed to the cage' : 'rents not handed over');
        if (reply.outcome === 'accepted') carry(cage, ['street', `window:${windowId}`], inCash(amount));
      });
    }
};

/** Chips that the floor picked up are counted into custody. */
export const takeCustody = async ({ boards, cage, pickedUp }: Stage): Promise<void> => {
  for (const { playerId, custodyAwaited } of boards.rows<CagePlayerRow>('cage-players').values())
    for (const { custodyId } of custodyAwaited) {
      const amount = pickedUp.get(playerId);
      if (amount === undefined) continue;
      if (await keepChips(cage, { playerId, custodyId, amount })) pickedUp.delete(playerId);
    }
};
