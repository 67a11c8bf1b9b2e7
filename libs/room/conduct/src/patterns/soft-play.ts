import { type PlainCard } from '@cardroom/poker';
import { type ConductSettings } from '../settings';
import { type FlagSoftPlay } from '../sanctions/commands';
import { winsAgainstAll } from './nuts';

export interface LastRoundPlayer {
  readonly seat: number;
  /** Null where the cards never became known. */
  readonly hole: readonly [PlainCard, PlainCard] | null;
}

export interface LastRoundAction {
  readonly seat: number;
  readonly kind: 'check' | 'call' | 'bet' | 'raise' | 'fold';
  /** What he has to put in to stay, before he acts, in minor units. */
  readonly owedMinor: number;
  /** What lies there before he acts, without the bet that he faces. */
  readonly potMinor: number;
  /** Whether the other one has chips left, so that a raise could be answered. */
  readonly isOtherAllIn: boolean;
}

/** The river of a hold'em deal between two players. */
export interface LastRound {
  readonly board: readonly PlainCard[];
  readonly players: readonly LastRoundPlayer[];
  readonly actions: readonly LastRoundAction[];
}

export interface SoftPlay {
  readonly seat: number;
  readonly why: FlagSoftPlay['why'];
  readonly percentOfPot: number | null;
}

const holdsTheNuts = ({ board, players }: LastRound, seat: number): boolean => {
  const hole = players.find((player) => player.seat === seat)?.hole;
  return hole ? winsAgainstAll(hole, board) : false;
};

const flagFor = (round: LastRound, at: number, settings: ConductSettings): SoftPlay | null => {
  const action = round.actions[at];
  if (!action) return null;
  const { seat, kind, owedMinor, potMinor, isOtherAllIn } = action;
  const checksBehind = kind === 'check' && round.actions[at - 1]?.kind === 'check';
  const flatCalls = kind === 'call' && !isOtherAllIn;
  if (settings.softPlayFlag && (flatCalls || checksBehind) && holdsTheNuts(round, seat))
    return { seat, why: flatCalls ? 'called-with-nuts' : 'checked-nuts-behind', percentOfPot: null };
  const limit = settings.trivialBetToPotPct;
  const isTrivial = limit !== null && potMinor > 0 && owedMinor * 100 <= limit * potMinor;
  return kind === 'fold' && isTrivial
    ? { seat, why: 'folded-to-trivial-bet', percentOfPot: Math.floor((owedMinor * 100) / potMinor) }
    : null;
};

/**
 * What of a deal's last round between two players the directors should see: an unbeatable hand that is only called
 * or checked behind, and a hand given up to a trifling bet (RTC-2.f). It is theirs to judge, and it says nothing more.
 */
export const softPlayIn = (round: LastRound, settings: ConductSettings): readonly SoftPlay[] =>
  round.players.length === 2 ? round.actions.flatMap((_, at) => flagFor(round, at, settings) ?? []) : [];
