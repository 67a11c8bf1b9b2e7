import { type Chips, type Hand, type PlayerInHand, type SeatNumber } from '../hand/state';

/** What the players of one betting round have made of it so far. Indexes point into `hand.players`. */
export interface BettingRound {
  /** The street it is played on; -1 before the first. */
  readonly street: number;
  /** The bet to match, nominal: a short blind or an all-in below it does not lower it. */
  readonly level: Chips;
  /** The level reached by full bets and raises alone; fixed limit counts its steps from here. */
  readonly fullLevel: Chips;
  /** The size of the last full bet or raise: the least a raise must add (RRP-10.1.3). */
  readonly lastRaise: Chips;
  /** Full bets and raises of this round, the big blind included, the bring-in not (RRP-3.5.3.a, RRP-8.3). */
  readonly fullBets: number;
  /** The cap was reached with three or more able to bet; a later fold does not lift it (RRP-3.5.4). */
  readonly capped: boolean;
  /** Only a bring-in lies on the table: taking it to a full bet completes it and is no raise (RRP-8.3). */
  readonly bringInOnly: boolean;
  /** The bring-in is still to be made: by the low card, who must, or by whoever stands in for it (RRP-8.5.b, RRP-8.8). */
  readonly bringInDue: 'forced' | 'optional' | null;
  /** A pair is open on fourth street, so both limits may be bet (RRP-8.4). */
  readonly openPair: boolean;
  /** Who is to act; -1 when nobody is. */
  readonly toAct: number;
  readonly firstToAct: number;
  /** The first and the last seat to bet or raise in this round. */
  readonly firstRaiser: SeatNumber | null;
  readonly firstBettor: SeatNumber | null;
  readonly lastAggressor: SeatNumber | null;
  readonly bigBlindActed: boolean;
}

export const noBetting: BettingRound = {
  street: -1,
  level: 0,
  fullLevel: 0,
  lastRaise: 0,
  fullBets: 0,
  capped: false,
  bringInOnly: false,
  bringInDue: null,
  openPair: false,
  toAct: -1,
  firstToAct: -1,
  firstRaiser: null,
  firstBettor: null,
  lastAggressor: null,
  bigBlindActed: false,
};

export const isLive = (player: PlayerInHand): boolean => player.gone === null;

export const canBet = (player: PlayerInHand): boolean => player.gone === null && player.stack > 0;

/** The player to act, or null when nobody is. */
export const playerToAct = (hand: Hand): PlayerInHand | null =>
  hand.phase === 'betting' ? (hand.players[hand.round.toAct] ?? null) : null;

export const seatToAct = (hand: Hand): SeatNumber | null => playerToAct(hand)?.seat ?? null;

/** What he must add to match the bet, whatever he has. */
export const owes = ({ round }: Hand, player: PlayerInHand): Chips =>
  Math.max(0, round.level - player.streetBet);

export const livePlayers = (hand: Hand): readonly PlayerInHand[] => hand.players.filter(isLive);
