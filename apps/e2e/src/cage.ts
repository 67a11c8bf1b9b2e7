import { type Room } from './room';

const faces = ['1.00', '5.00', '25.00', '100.00', '500.00'] as const;

/** So many of each face value, the smallest first, and money. */
export const holdingOf = (cash: string, counts: readonly number[]) => ({
  cash,
  chips: Object.fromEntries(faces.map((face, i) => [face, counts[i] ?? 0])),
});

/** Opens the demo room's cage and fills its vault; one window opens when a story says so. */
export const openCage = async (room: Room): Promise<void> => {
  await room.ask('shiftManager', '/cashier/open-cage', {
    denominations: faces.map((face) => String(Number(face))),
    profile: 'fr-casino',
  });
  await room.ask('shiftManager', '/cashier/change-stock', {
    direction: 'in',
    holding: holdingOf('20000', [1000, 2000, 1000, 500, 100]),
    reason: 'Opening stock',
    secondCode: room.codeOf('cashier'),
  });
};

export const openWindow = async (room: Room, windowId = '1'): Promise<void> => {
  const float = holdingOf('3000', [200, 300, 200, 60, 5]);
  await room.ask('cashier', '/cashier/open-window', {
    windowId,
    issued: float,
    counted: float,
    secondCode: room.codeOf('shiftManager'),
  });
};

/** A table with one period of rent paid by everybody who sits there. */
export const collectRentAt = async (room: Room, tableId: string, gameId: string): Promise<void> => {
  const rate = { gameId, kind: 'rent', amount: '6.00', periodMinutes: 30, when: 'dealer-change' };
  await room.ask('shiftManager', '/floor/set-rate', rate);
  await room.ask('shiftManager', '/floor/apply-rate', { tableId });
  await room.ask('listKeeper', '/floor/start-collection', { tableId, period: 1 });
  await room.ask('listKeeper', '/floor/collect-time', { tableId, period: 1 });
};
