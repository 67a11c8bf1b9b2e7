import { type FloorCommand } from '../commands';
import { inGolden, itIsStillRecorded } from '../testing/golden';
import {
  ana,
  at,
  ben,
  cleo,
  entryId,
  guests,
  happened,
  holdem,
  kiosk,
  omaha,
  openRoom,
  supervisor,
  t1,
} from '../testing/testing';
import golden from './longer-lists.golden.json';

/** An evening in which each of these facts happens once. */
const evening: readonly FloorCommand[] = [
  ...openRoom({ callPassesAllowed: 1, lockUpDepositMinor: 5_000, playersToStart: 2 }),
  at('18:10:00').open(t1),
  ...guests(t1, 2),
  at('19:00:00').join(ana),
  at('19:01:00').join(ben),
  at('19:02:00').join(cleo),
  at('19:10:00').call(ana, [t1, 3]),
  at('19:12:00', kiosk).ask({ type: 'GiveMoreTime', entryId: entryId(ana) }),
  at('19:13:00').decline(ana),
  at('19:14:00').hold(cleo),
  at('19:15:00').ask({ type: 'TakeDeposit', depositId: 'd1', entryId: entryId(cleo) }),
  at('19:16:00').ask({ type: 'SettleDeposit', depositId: 'd1', outcome: 'returned' }),
  at('19:17:00').reserve(ben, [t1, 4]),
  at('19:18:00').ask({ type: 'TakeDeposit', depositId: 'd2', tableId: t1, seat: 4 }),
  at('19:19:00', supervisor).ask({
    type: 'SettleDeposit',
    depositId: 'd2',
    outcome: 'forfeited',
    reason: 'never came',
  }),
  at('19:20:00').ask({
    type: 'TransferEntry',
    entryId: entryId(ana, holdem),
    toGameId: omaha.gameId,
    place: 'bottom',
    reason: 'wants the bigger game',
  }),
];

const produced = happened(...evening).filter(inGolden(golden));

describe('golden events of the longer lists: what was once stored can always be read', () => {
  itIsStillRecorded(
    golden,
    produced.map((event) => ({ ...event, command: 'c' as typeof event.command })),
  );
});
