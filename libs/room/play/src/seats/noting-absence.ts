import { isLive, playerAt } from '@cardroom/poker';
import { advancing } from '../hands/steps';
import { type Sequel } from '../slice';
import { standsStill } from '../state';

/** Who leaves the table in a hand, or comes back to it, is absent or present in that hand too (RRP-12.10). */
export const absentAreNoted: Sequel = (table, stamp) => {
  const { hand: inProgress, seats } = table;
  if (inProgress?.depth !== 'recorded' || standsStill(table)) return [];
  for (const { seat, away } of seats) {
    const player = playerAt(inProgress.hand, seat);
    if (!player || !isLive(player) || player.absent === away) continue;
    const noted = advancing(table, stamp, { type: 'SetAbsent', at: stamp.at, seat, absent: away });
    if (noted.accepted && noted.events.length > 0) return noted.events;
  }
  return [];
};
