import { isLive } from '../betting/betting-round';
import { highestBoard } from '../evaluation/upcards';
import { clockwiseFrom } from '../hand/players';
import { type ForcedBetKind, type Hand, type SeatNumber } from '../hand/state';
import { gameOfHand, streetOf } from '../hand/streets';
import { lowDoorCard, upcardsOf } from './stud-openings';

const blindKinds: ReadonlySet<ForcedBetKind> = new Set(['smallBlind', 'bigBlind', 'blind', 'straddle']);

/** The last and largest of the blinds: play starts on its left, whatever has been posted elsewhere (RRP-4.1.0.f). */
export const lastBlindSeat = ({ setup }: Hand): SeatNumber | null => {
  let last: SeatNumber | null = null;
  let largest = 0;
  for (const { kind, plays, seat, amount } of setup.forcedBets) {
    if (plays !== 'live' || !blindKinds.has(kind) || amount < largest) continue;
    last = seat;
    largest = amount;
  }
  return last;
};

/** After the draw the opener, or the next live player on his left (RRP-9.0.c); left of the button where blinds open. */
const openerOrNext = (hand: Hand): SeatNumber => {
  const { opener } = hand.drawing;
  const after = clockwiseFrom(hand.players, hand.setup.button);
  if (opener === null || lastBlindSeat(hand) !== null) return after[0]!.seat;
  const from = hand.players.findIndex(({ seat }) => seat === opener);
  const clockwise = [...hand.players.slice(from), ...hand.players.slice(0, from)];
  return (clockwise.find(isLive) ?? clockwise[0]!).seat;
};

/** The best exposed hand, the community card included; equal boards go by the deal (RRP-8.1.a, RRP-8.1.b, RRP-8.15.d). */
const highBoardSeat = (hand: Hand): SeatNumber => {
  const live = hand.players.filter(isLive);
  const boards = live.map((player) => upcardsOf(hand, player));
  return live[highestBoard(boards)]!.seat;
};

/** The seat from which the search for the first to act starts; it may be all-in or out. */
export const firstSeat = (hand: Hand): SeatNumber => {
  switch (streetOf(hand)?.first) {
    case 'bringIn':
      return lowDoorCard(hand);
    case 'highBoard':
      return highBoardSeat(hand);
    case 'opener':
      return openerOrNext(hand);
    case 'afterBlinds': {
      const last = lastBlindSeat(hand);
      return last === null ? hand.players[0]!.seat : clockwiseFrom(hand.players, last)[0]!.seat;
    }
    default:
      return hand.players[0]!.seat;
  }
};

export const isButtonGame = (hand: Hand): boolean => gameOfHand(hand).family !== 'stud';
