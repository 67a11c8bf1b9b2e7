import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { isLive } from '../betting/betting-round';
import { openRound } from '../betting/opening-round';
import { type HandEvent } from '../hand/events';
import { playerAt } from '../hand/players';
import { handNotLive, noBringIn, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { streetOf } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type CorrectLowCard } from './commands';
import { type BringInReturned } from './events';
import { evolveBringInReturned } from './noting';
import { bringInStands, nothingToCorrect } from './refusals';

type Rule = Policy<CorrectLowCard, Hand>;

const thirdStreetIsBet: Rule = (_, hand) =>
  hand.phase === 'betting' && streetOf(hand)?.first === 'bringIn' ? null : noBringIn({ phase: hand.phase });

const lowIsLive: Rule = ({ low }, hand) => {
  const player = playerAt(hand, low);
  if (!player) return unknownSeat({ seat: low });
  return player.gone ? handNotLive({ seat: low, gone: player.gone }) : null;
};

/** The one who brought it in by mistake: the only player with chips in this round. */
const wrongLow = ({ players }: Hand): PlayerInHand | undefined =>
  players.find(({ streetBet }) => streetBet > 0);

const someoneElseBroughtIn: Rule = ({ low }, hand) => {
  const wrong = wrongLow(hand);
  return wrong && wrong.seat !== low ? null : nothingToCorrect({ low });
};

/** Once the player after the wrong low has acted all bets stand, and the true low owes nothing (RRP-8.9.a). */
const nextHasNotActed: Rule = ({ low }, hand) => {
  const wrong = wrongLow(hand);
  const others = hand.players.filter((player) => player.seat !== wrong?.seat);
  return others.some((player) => player.acted || (player.streetBet > 0 && isLive(player)))
    ? bringInStands({ low, from: wrong?.seat ?? null })
    : null;
};

export const correctLowCardRules = [
  handIsUnderWay,
  thirdStreetIsBet,
  lowIsLive,
  someoneElseBroughtIn,
  nextHasNotActed,
];

/** The wrong player was named low and bet: he gets it back and the true low card must bring it in (RRP-8.9). */
export const correctLowCard = (command: CorrectLowCard, hand: Hand): Decision<HandEvent> =>
  judge(correctLowCardRules, [command, hand], () => {
    const { at, low } = command;
    const { seat, streetBet } = wrongLow(hand) as PlayerInHand;
    const returned: BringInReturned = { type: 'BringInReturned', at, seat, amount: streetBet };
    const after = evolveBringInReturned(hand, returned);
    return accept<HandEvent>(returned, ...openRound(after, { at, first: low }));
  });
