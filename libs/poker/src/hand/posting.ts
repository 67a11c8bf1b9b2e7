import { changed } from './copies';
import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type PostForcedBets, type PostStraddle } from './commands';
import { type ForcedBetsPosted, type PostedBet, type StraddlePosted } from './events';
import { changePlayer, clockwiseFrom, playerAt } from './players';
import {
  nothingOwed,
  postForAnother,
  straddleInTournament,
  straddleNotAllowed,
  straddleOnlyOnce,
  straddleWrongAmount,
  straddleWrongSeat,
} from './refusals';
import { type Chips, type ForcedBet, type Hand, type SeatNumber } from './state';
import { handIsUnderWay } from './under-way';

const owedBy = ({ seat }: PostForcedBets, { owed }: Hand): readonly ForcedBet[] =>
  seat === undefined ? owed : owed.filter((bet) => bet.seat === seat);

const somethingIsOwed: Policy<PostForcedBets, Hand> = (command, hand) =>
  owedBy(command, hand).length > 0 ? null : nothingOwed({ seat: command.seat ?? null });

/** Nobody may put up an ante or blind for another player (RRP-2.2.13). */
const fromOwnStack: Policy<PostForcedBets, Hand> = ({ seat, from }) =>
  from !== undefined && from !== seat ? postForAnother({ seat: seat ?? null, from }) : null;

/** In a cash game nothing is taken from the stack of a player who is away: he misses his blind (RRP-2.2.13). */
const nobodyPostsForAbsent: Policy<PostForcedBets, Hand> = (command, hand) => {
  if (hand.setup.rules.absentBlindsPosted) return null;
  const absent = owedBy(command, hand).find(({ seat }) => playerAt(hand, seat)?.absent);
  return absent ? postForAnother({ seat: absent.seat, from: absent.seat }) : null;
};

export const postForcedBetsRules = [handIsUnderWay, somethingIsOwed, fromOwnStack, nobodyPostsForAbsent];

/** A stack shorter than the bet posts what it has (RRP-11.17). */
export const postForcedBets = (command: PostForcedBets, hand: Hand): Decision<ForcedBetsPosted> =>
  judge(postForcedBetsRules, [command, hand], () => {
    const bets: PostedBet[] = [];
    for (const { seat, kind, amount, plays } of owedBy(command, hand)) {
      const player = playerAt(hand, seat);
      const paid = Math.min((player?.stack ?? 0) - paidBy(bets, seat), amount);
      bets.push({ seat, kind, amount, plays, paid, byDealer: player?.absent ?? false });
    }
    return accept({ type: 'ForcedBetsPosted', at: command.at, bets });
  });

const paidBy = (bets: readonly PostedBet[], seat: SeatNumber): Chips => {
  let sum = 0;
  for (const bet of bets) if (bet.seat === seat) sum += bet.paid;
  return sum;
};

const postOne = (hand: Hand, { seat, plays, paid }: PostedBet): Hand => {
  const player = playerAt(hand, seat);
  if (!player) return hand;
  const { stack, streetBet, contributed, dead } = player;
  if (plays === 'dead') {
    const paidIn = changePlayer(hand, seat, { stack: stack - paid, dead: dead + paid });
    return changed(paidIn, { deadMoney: hand.deadMoney + paid });
  }
  const bet = plays === 'live' ? streetBet + paid : streetBet;
  return changePlayer(hand, seat, { stack: stack - paid, streetBet: bet, contributed: contributed + paid });
};

export const evolvePosting = (hand: Hand, { at, bets }: ForcedBetsPosted): Hand => {
  const isPosted = ({ seat, kind }: ForcedBet): boolean =>
    bets.some((bet) => bet.seat === seat && bet.kind === kind);
  const owed = hand.owed.filter((bet) => !isPosted(bet));
  const posted = bets.reduce(postOne, hand);
  return changed(posted, { owed, phase: owed.length === 0 ? 'dealing' : 'posting', lastAt: at });
};

/** One straddle in a cash game of a big-bet structure, before the cards (RRP-10.1.12, RRP-4.1.20, RTC-16.a). */
const straddleIsOffered: Policy<PostStraddle, Hand> = (_, { setup, street }) => {
  if (setup.tournament) return straddleInTournament();
  if (setup.structure.limit === 'fixedLimit' && !setup.rules.straddleAllowedLimit)
    return straddleNotAllowed();
  return setup.rules.straddleAllowed && street < 0 ? null : straddleNotAllowed();
};

const straddleOnce: Policy<PostStraddle, Hand> = (_, { setup }) =>
  setup.forcedBets.filter(({ kind }) => kind === 'straddle').length < setup.rules.straddleMaxCount
    ? null
    : straddleOnlyOnce();

const fromLeftOfBigBlind: Policy<PostStraddle, Hand> = ({ seat }, { setup, players }) => {
  const bigBlind = setup.forcedBets.findLast(({ kind }) => kind === 'bigBlind');
  const first = bigBlind && clockwiseFrom(players, bigBlind.seat)[0];
  return first?.seat === seat && first.seat !== bigBlind?.seat
    ? null
    : straddleWrongSeat({ seat, expected: first?.seat ?? null });
};

const twiceTheBigBlind: Policy<PostStraddle, Hand> = ({ amount, seat }, hand) => {
  const expected = hand.setup.structure.bigBlind * hand.setup.rules.straddleMultiple;
  const stack = playerAt(hand, seat)?.stack ?? 0;
  return amount === expected && stack >= amount ? null : straddleWrongAmount({ amount, expected });
};

export const straddleRules = [
  handIsUnderWay,
  straddleIsOffered,
  straddleOnce,
  fromLeftOfBigBlind,
  twiceTheBigBlind,
];

export const postStraddle = (command: PostStraddle, hand: Hand): Decision<StraddlePosted> =>
  judge(straddleRules, [command, hand], () => {
    const { at, seat, amount } = command;
    return accept({ type: 'StraddlePosted', at, seat, amount });
  });

export const evolveStraddle = (hand: Hand, { at, seat, amount }: StraddlePosted): Hand => {
  const straddle: ForcedBet = { seat, kind: 'straddle', amount, plays: 'live' };
  const setup = { ...hand.setup, forcedBets: [...hand.setup.forcedBets, straddle] };
  const posted = postOne(changed(hand, { setup }), { ...straddle, paid: amount, byDealer: false });
  return changed(posted, { lastAt: at });
};
