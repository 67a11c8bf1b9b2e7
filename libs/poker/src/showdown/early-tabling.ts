import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { raiseBarred } from '../betting/out-of-turn';
import { type TableEarly } from '../hand/commands';
import { type HandEvent, type HandShown } from '../hand/events';
import { playerAt } from '../hand/players';
import { handNotLive, noBettingNow, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';

type Rule = Policy<TableEarly, Hand>;

const bettingIsNotOver: Rule = (_, { phase, bettingOver }) =>
  bettingOver || phase === 'showdown' || phase === 'posting' ? noBettingNow({ phase }) : null;

const handIsLive: Rule = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return isLive(player) ? null : handNotLive({ seat, gone: player.gone });
};

export const tableEarlyRules = [handIsUnderWay, bettingIsNotOver, handIsLive];

/**
 * A hand tabled before the end of the betting may no longer bet or raise in this deal where the house says so
 * (RTC-2.b.2); elsewhere it is shown, and conduct decides (RRP-1.2.6) or the floor may kill it (RRP-11.19).
 */
export const tableEarly = (command: TableEarly, hand: Hand): Decision<HandEvent> =>
  judge(tableEarlyRules, [command, hand], () => {
    const { at, seat } = command;
    const cards = (playerAt(hand, seat) as PlayerInHand).cards.map(({ card }) => card);
    const shown: HandShown = { type: 'HandShown', at, seat, cards };
    const barred = hand.setup.rules.prematureTablingEffect === 'raiseBlockedUntilEndOfDeal';
    return accept<HandEvent>(shown, ...(barred ? [raiseBarred(seat, 'RTC-2.b.2', at)] : []));
  });
