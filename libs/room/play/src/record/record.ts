import {
  type HandId,
  type Instant,
  type Minor,
  minor,
  type PlayerId,
  type RuleId,
  type Seed,
} from '@cardroom/kernel';
import {
  type BettingStructure,
  type GameName,
  type Hand,
  handAfter,
  type HandEvent,
  handHistoryOf,
  type SeatNumber,
  type SeenCard,
  unknownCard,
  writeHandHistory,
} from '@cardroom/poker';
import {
  type HandCorrected,
  type HandFinished,
  type HandResult,
  type HandStarted,
  type PlayEvent,
  type WonByPlayer,
} from '../events';
import { rulesCited } from '../history';
import { type Depth, type Terms } from '../terms';
import { type Viewer } from '../views/viewer';
import { endOf, handEventsOf, startOf } from './facts';

export interface RecordedPlayer {
  readonly seat: SeatNumber;
  readonly playerId: PlayerId | null;
  readonly startMinor: Minor;
  readonly endMinor: Minor;
  /** Down cards in order of the deal, upcards included; `??` where nobody entered them. */
  readonly cards: readonly SeenCard[];
  /** Laid face up, all of them or some. */
  readonly shown: readonly SeenCard[];
  readonly folded: boolean;
}

export interface RecordedPot {
  readonly amountMinor: Minor;
  readonly eligible: readonly SeatNumber[];
  readonly won: readonly { readonly seat: SeatNumber; readonly amountMinor: Minor }[];
  readonly wasHeld: boolean;
}

/** A correction made during the hand: what changed, why, and who approved it. */
export type RecordedCorrection = Pick<HandCorrected, 'at' | 'from' | 'was' | 'reason' | 'approvedBy'>;

/** A finished hand, for the hand history. */
export interface HandRecord {
  readonly hand: number;
  readonly handId: HandId;
  readonly depth: Depth;
  readonly game: GameName;
  readonly structure: BettingStructure;
  readonly button: SeatNumber | null;
  readonly bigBlind: SeatNumber | null;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly result: HandResult;
  readonly rule: RuleId | null;
  readonly players: readonly RecordedPlayer[];
  readonly boards: readonly (readonly SeenCard[])[];
  readonly potMinor: Minor;
  readonly pots: readonly RecordedPot[];
  readonly won: readonly WonByPlayer[];
  readonly rulesCited: readonly RuleId[];
  readonly corrections: readonly RecordedCorrection[];
  readonly commitment: string | null;
  /** Published with the end of the hand; null when it was recorded. */
  readonly seed: Seed | null;
  /** The hand in the poker hand history notation; null where it has no words for it. */
  readonly phh: string | null;
}

const playersOf = (hand: Hand, { stacks }: HandFinished): readonly RecordedPlayer[] =>
  hand.players
    .map(({ seat, playerId, startingStack, stack, cards, tabled, gone }) => ({
      seat,
      playerId,
      startMinor: minor(startingStack),
      endMinor: stacks.find((after) => after.seat === seat)?.afterMinor ?? minor(stack),
      cards: cards.map(({ card }) => card),
      shown: tabled,
      folded: gone === 'folded' || gone === 'dead',
    }))
    .toSorted((a, b) => a.seat - b.seat);

const wonOf = (events: readonly HandEvent[], pot: number): RecordedPot['won'] =>
  events.flatMap((event) =>
    event.type === 'PotAwarded' && event.pot === pot
      ? event.awards.flatMap(({ shares }) =>
          shares.map(({ seat, amount }) => ({ seat, amountMinor: minor(amount) })),
        )
      : [],
  );

const potsOf = (hand: Hand, events: readonly HandEvent[]): readonly RecordedPot[] =>
  hand.pots.map(({ amount, eligible, setAside }, pot) => ({
    amountMinor: minor(amount),
    eligible,
    won: wonOf(events, pot),
    wasHeld: setAside,
  }));

const phhOf = (events: readonly HandEvent[]): string | null => {
  const written = handHistoryOf(events);
  return written.ok ? writeHandHistory(written.history) : null;
};

const seedOf = (events: readonly HandEvent[]): Seed | null =>
  events.find((event) => event.type === 'DeckShuffled')?.seed ?? null;

const correctionsOf = (facts: readonly PlayEvent[]): readonly RecordedCorrection[] =>
  facts
    .filter((fact) => fact.type === 'HandCorrected')
    .map(({ at, from, was, reason, approvedBy }) => ({ at, from, was, reason, approvedBy }));

interface Both {
  readonly started: HandStarted;
  readonly finished: HandFinished;
}

const recordOf = (facts: readonly PlayEvent[], terms: Terms, { started, finished }: Both): HandRecord => {
  const events = handEventsOf(facts, terms);
  const hand = handAfter(events);
  return {
    hand: started.hand,
    handId: started.handId,
    depth: started.depth,
    game: started.game,
    structure: terms.structure,
    button: finished.button,
    bigBlind: finished.bigBlind,
    startedAt: started.at,
    endedAt: finished.at,
    result: finished.result,
    rule: finished.rule,
    players: playersOf(hand, finished),
    boards: hand.boards,
    potMinor: finished.potMinor,
    pots: potsOf(hand, events),
    won: finished.won,
    rulesCited: [...new Set(facts.flatMap(rulesCited))],
    corrections: correctionsOf(facts),
    commitment: started.commitment,
    seed: seedOf(events),
    phh: phhOf(events),
  };
};

/** A finished hand from the facts of that hand and the terms it names; null while it is not over. */
export const handRecord = (facts: readonly PlayEvent[], terms: Terms): HandRecord | null => {
  const started = startOf(facts);
  const finished = endOf(facts);
  return started && finished ? recordOf(facts, terms, { started, finished }) : null;
};

/** What of a player's cards a viewer may read in the history: his own, and what was laid face up. */
const readBy = (viewer: Viewer, player: RecordedPlayer): RecordedPlayer => {
  if (viewer.kind === 'dealer' || viewer.kind === 'supervisor') return player;
  if (viewer.kind === 'seat' && viewer.seat === player.seat) return player;
  const cards = player.cards.map((card) => (player.shown.includes(card) ? card : unknownCard));
  return { ...player, cards };
};

/** The record without cards that their players never showed, nor the seed and notation that would give them away. */
export const recordFor = (viewer: Viewer, record: HandRecord): HandRecord => {
  if (viewer.kind === 'dealer' || viewer.kind === 'supervisor') return record;
  return {
    ...record,
    players: record.players.map((player) => readBy(viewer, player)),
    corrections: [],
    seed: null,
    phh: null,
  };
};
