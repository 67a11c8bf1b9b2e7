import {
  type ConductSettings,
  type House,
  type LastRound,
  type LastRoundAction,
  type SoftPlay,
  softPlayIn,
} from '@cardroom/conduct';
import { type PlayerId, type RoomId, type TableId } from '@cardroom/kernel';
import {
  type Acted,
  chipsInPots,
  evolveHand,
  type Hand,
  type HandEvent,
  isLive,
  owes,
  type PlainCard,
  playerAt,
  type PlayerInHand,
  type SeatNumber,
  unopenedHand,
} from '@cardroom/poker';
import { type WishOf } from './room-modules';

// What a finished hand says of how it was played: no more than its record shows, and it accuses nobody.

/** The two whom a pot came down to after the flop, and who gave it up to the other. */
export interface LastTwo {
  readonly players: readonly [PlayerId, PlayerId];
  /** Null where both went to the end. */
  readonly leftBy: PlayerId | null;
}

/** What was looked up of a hand while its facts were folded. */
export interface HandReading {
  readonly lastTwo: LastTwo | null;
  /** The river of a hold'em hand; null in other games and where it was never bet on. */
  readonly lastRound: LastRound | null;
  /** On whom the clock was called. */
  readonly clocksCalledOn: readonly SeatNumber[];
}

const river = 3;

const isLastRound = ({ setup, round, runs }: Hand): boolean =>
  setup.game === 'holdem' && round.street === river && runs === 1;

const roundActions = {
  fold: 'fold',
  check: 'check',
  call: 'call',
  bet: 'bet',
  raise: 'raise',
  complete: 'bet',
  bringIn: 'bet',
} as const;

const actionOf = (hand: Hand, { seat, kind }: Acted): LastRoundAction => {
  const player = playerAt(hand, seat);
  const owedMinor = player ? owes(hand, player) : 0;
  const others = hand.players.filter((other) => isLive(other) && other.seat !== seat);
  return {
    seat,
    kind: roundActions[kind],
    owedMinor,
    potMinor: chipsInPots(hand) - owedMinor,
    isOtherAllIn: others.every(({ stack }) => stack === 0),
  };
};

const holeOf = ({ cards }: PlayerInHand): LastRound['players'][number]['hole'] => {
  const [first, second] = cards.map(({ card }) => card);
  return first && second && first !== '??' && second !== '??'
    ? [first as PlainCard, second as PlainCard]
    : null;
};

const wentOut = ({ gone }: PlayerInHand): boolean => gone === 'folded' || gone === 'dead';

/** Only pots that more than two were dealt into, and that were played beyond the first round. */
const lastTwoOf = (hand: Hand): LastTwo | null => {
  const { players, phase, actions, street } = hand;
  if (phase !== 'over' || players.length < 3 || street < 1) return null;
  const left = players.filter((player) => !wentOut(player));
  const fold = left.length === 1 ? actions.findLast(({ kind }) => kind === 'fold') : undefined;
  const folder = fold && fold.street > 0 ? playerAt(hand, fold.seat) : undefined;
  const [a, b] = folder ? [folder, left[0]] : left;
  if (!a?.playerId || !b?.playerId || left.length > 2) return null;
  return { players: [a.playerId, b.playerId], leftBy: folder?.playerId ?? null };
};

const calledOn = (events: readonly HandEvent[]): readonly SeatNumber[] => {
  let asked: SeatNumber | null = null;
  return events.flatMap((event) => {
    if (event.type === 'ClockCalled') asked = event.seat;
    const isRunning = event.type === 'ClockApproved' || (event.type === 'ClockCalled' && event.approved);
    return isRunning && asked !== null ? [asked] : [];
  });
};

export const readingOf = (events: readonly HandEvent[]): HandReading => {
  const actions: LastRoundAction[] = [];
  let hand: Hand = unopenedHand;
  let seats: readonly SeatNumber[] = [];
  for (const event of events) {
    if (event.type === 'Acted' && isLastRound(hand)) {
      if (actions.length === 0) seats = hand.players.filter(isLive).map(({ seat }) => seat);
      actions.push(actionOf(hand, event));
    }
    hand = evolveHand(hand, event);
  }
  const board = (hand.boards[0] ?? []) as readonly PlainCard[];
  const players = hand.players
    .filter(({ seat }) => seats.includes(seat))
    .map((player) => ({ seat: player.seat, hole: holeOf(player) }));
  const isKnown = actions.length > 0 && board.length === 5 && !hand.boards[0]?.includes('??');
  return {
    lastTwo: lastTwoOf(hand),
    lastRound: isKnown ? { board, players, actions } : null,
    clocksCalledOn: calledOn(events),
  };
};

/** Where a hand was played, by which rules, and who sat where. */
export interface HandPlayed {
  readonly room: RoomId;
  readonly tableId: TableId;
  readonly number: number;
  readonly house: House;
  readonly players: readonly {
    readonly seat: SeatNumber;
    readonly playerId: PlayerId | null;
    readonly alias: string;
  }[];
}

interface Whose {
  readonly playerId: PlayerId;
  readonly alias: string;
}

const flagsOf = ({ lastRound }: HandReading, settings: ConductSettings): readonly SoftPlay[] =>
  lastRound ? softPlayIn(lastRound, settings) : [];

/** Soft play for the directors' eyes (RTC-2.f), and the clock where the house counts it (RTC-2.d.6). */
export const wishesOfHand = (
  reading: HandReading,
  { room, tableId, number, house, players }: HandPlayed,
): readonly (WishOf<'conduct'> & Whose)[] => {
  const at = (seat: SeatNumber): Whose | null => {
    const found = players.find((player) => player.seat === seat);
    return found?.playerId ? { playerId: found.playerId, alias: found.alias } : null;
  };
  const known = { room, tableId, hand: number, house };
  const flags = flagsOf(reading, house.settings).flatMap(({ seat, why, percentOfPot }) => {
    const [who, other] = [at(seat), reading.lastRound?.players.find((player) => player.seat !== seat)];
    const opponent = other && at(other.seat)?.playerId;
    return who && opponent
      ? [{ type: 'FlagSoftPlay' as const, ...known, ...who, why, opponent, percentOfPot }]
      : [];
  });
  const clocks = house.settings.clockAbuseAlertCount === null ? [] : reading.clocksCalledOn;
  return [
    ...flags,
    ...clocks.flatMap((seat) => {
      const who = at(seat);
      return who ? [{ type: 'NoteClock' as const, ...known, ...who, eventId: null }] : [];
    }),
  ];
};
