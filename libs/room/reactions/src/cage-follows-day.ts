import { carriedFrom, cashierStreamId } from '@cardroom/cashier';
import { cageOf, isOpen, seeCage } from './cage-streams';
import { whenIn, wishFor } from './reaction';

/** The cage closes with the gaming day, once every window is signed for; otherwise a manager closes it when they are. */
export const whenDayClosesCloseCage = whenIn('floor')({
  name: 'day-closes-cage',
  on: ['DayClosed'],
  sees: (told) => [seeCage(told)],
  then: (told, seen) => {
    const cage = seen.state('cashier', cageOf(told));
    const isSigned = cage.windows.every(({ state }) => state === 'closed');
    return isOpen(cage) && isSigned ? [wishFor('cashier', cageOf(told), { type: 'CloseCage' })] : [];
  },
});

/** It opens with the next one, with every balance and all that was still open the day before. */
export const whenDayOpensOpenCage = whenIn('floor')({
  name: 'day-opens-cage',
  on: ['DayOpened'],
  sees: ({ room, dayBefore }) =>
    dayBefore === null ? [] : [{ module: 'cashier', streamId: cashierStreamId(room, dayBefore) }],
  then: ({ event, room, dayBefore }, seen) => {
    if (dayBefore === null) return [];
    const before = seen.state('cashier', cashierStreamId(room, dayBefore));
    if (!before.day?.isClosed) return [];
    const { currency, currencyDecimals, denominations } = before.day;
    const of = { room, day: event.day, currency, currencyDecimals, denominations };
    const { settings } = before;
    const carried = carriedFrom(before);
    return [
      wishFor('cashier', cashierStreamId(room, event.day), { type: 'OpenCage', ...of, settings, carried }),
    ];
  },
});
