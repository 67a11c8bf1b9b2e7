import { type Hand, type PlayerInHand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { canBet, isLive } from './betting-round';

/** The highest bet of this round among the other live players: what he would really have to match. */
const highestOther = ({ players }: Hand, player: PlayerInHand): number => {
  let highest = 0;
  for (const other of players)
    if (other !== player && isLive(other) && other.streetBet > highest) highest = other.streetBet;
  return highest;
};

const someoneElseCanBet = ({ players }: Hand, player: PlayerInHand): boolean =>
  players.some((other) => other !== player && canBet(other));

/** Where there is no option, a blind that nobody raised has already done what the others did (FR4-3.2.1). */
const blindIsHisBet = ({ setup, street, round }: Hand, { streetBet }: PlayerInHand): boolean =>
  !setup.rules.bigBlindOption && street === 0 && streetBet > 0 && streetBet === round.level;

/**
 * A player all-in for the antes may still open, as long as nobody has and somebody could follow (RRP-9.2.5); the others
 * then come in for a full bet (RRP-9.1.12).
 */
export const mayOpenForNothing = (hand: Hand, player: PlayerInHand): boolean =>
  hand.street === 0 &&
  hand.round.level === 0 &&
  isLive(player) &&
  !player.acted &&
  gameOfHand(hand).openers !== null &&
  someoneElseCanBet(hand, player);

/**
 * Whether a player still has a decision to make in this round: he has chips, and either owes chips that somebody
 * can win or lose, or has not acted while somebody else can still bet.
 */
export const hasToAct = (hand: Hand, player: PlayerInHand): boolean => {
  if (!canBet(player)) return mayOpenForNothing(hand, player);
  const { level } = hand.round;
  if (player.acted && player.streetBet >= level) return false;
  if (!someoneElseCanBet(hand, player)) return highestOther(hand, player) > player.streetBet;
  if (player.streetBet < level) return true;
  return !blindIsHisBet(hand, player);
};

/**
 * The first player from a place on, clockwise, who has to act (THR-1.2, FR4-1.2); an all-in player is passed over
 * (FR4-1.10.a). -1 when the round is over.
 */
export const firstToActFrom = (hand: Hand, start: number): number => {
  const n = hand.players.length;
  if (onlyOneLive(hand)) return -1;
  for (let step = 0; step < n; step++) {
    const index = (start + step) % n;
    if (hasToAct(hand, hand.players[index]!)) return index;
  }
  return -1;
};

export const onlyOneLive = ({ players }: Hand): boolean => {
  let live = 0;
  for (const player of players) if (isLive(player)) live++;
  return live === 1;
};
