import { afterMinutes, afterSeconds, id, instant, type Instant, type PlayerId } from '@cardroom/kernel';
import { type PlayCommand } from './commands';
import { type PlayEvent } from './events';
import { comingDeal } from './hands/plan';
import { nextHandDue } from './hands/starting';
import { type Seated } from './seated';
import { isOpen, standsStill, type Table } from './state';
import { playStreamId } from './stream';

export interface Timed {
  /** Which command a knock leads to: see `commandForTimer`. */
  readonly kind: string;
  readonly dueAt: Instant;
  /** Which deadline is meant, and nothing that the log does not know. */
  readonly payload: Readonly<Record<string, string | number>>;
}

export interface Deadline extends Timed {
  readonly timerId: string;
}

export type DeadlineChange = Deadline | { readonly timerId: string; readonly disarm: true };

type Keyed = readonly [key: string, timed: Timed];

const ofClock = ({ clock }: Table): readonly Keyed[] =>
  clock ? [['clock', { kind: 'play.clock', dueAt: clock.dueAt, payload: { clock: clock.clock } }]] : [];

const ofNextHand = (table: Table): readonly Keyed[] => {
  const dueAt = nextHandDue(table);
  return dueAt === null
    ? []
    : [['next-hand', { kind: 'play.next-hand', dueAt, payload: { hand: table.hands + 1 } }]];
};

const ofPause = ({ pause }: Table): readonly Keyed[] =>
  pause?.until
    ? [['pause', { kind: 'play.resume', dueAt: pause.until, payload: { pause: pause.pause } }]]
    : [];

const ofDeck = ({ deck, terms }: Table): readonly Keyed[] => {
  const minutes = terms?.clocks.deckMinutes ?? null;
  if (!deck || minutes === null || deck.isDue) return [];
  const dueAt = afterMinutes(deck.since, minutes);
  return [['deck', { kind: 'play.deck', dueAt, payload: { deck: deck.number } }]];
};

/** A table nobody taps: by its pace a hand should be over. */
const ofPace = (table: Table): readonly Keyed[] => {
  const seconds = table.terms?.clocks.paceSeconds ?? null;
  const { since } = table.pace;
  if (table.depth !== 'counted' || seconds === null || since === null) return [];
  if (standsStill(table) || table.isAtRest || !comingDeal(table).accepted) return [];
  return [
    ['pace', { kind: 'play.pace', dueAt: afterSeconds(since, seconds), payload: { hand: table.hands + 1 } }],
  ];
};

const ofSanctions = ({ playerId, dealtOut }: Seated): readonly Keyed[] =>
  dealtOut.flatMap(({ sanction, until }): Keyed[] =>
    until === null
      ? []
      : [
          [
            `dealt-out-${playerId}-${sanction}`,
            { kind: 'play.dealt-out', dueAt: until, payload: { playerId, sanction } },
          ],
        ],
  );

/** It stays open after its time, until the floor has dealt with it. */
const ofSittingOut =
  ({ terms }: Table) =>
  ({ playerId, sitsOutSince }: Seated): readonly Keyed[] => {
    const minutes = terms?.clocks.sitOutMinutes ?? null;
    if (minutes === null || sitsOutSince === null) return [];
    const payload = { playerId, since: sitsOutSince };
    return [
      [`sit-out-${playerId}`, { kind: 'play.sit-out', dueAt: afterMinutes(sitsOutSince, minutes), payload }],
    ];
  };

const ofTable: readonly ((table: Table) => readonly Keyed[])[] = [
  ofClock,
  ofNextHand,
  ofPause,
  ofDeck,
  ofPace,
];

/** Every open deadline of a table by its key. A closed table has none. */
export const everyDeadline = (table: Table): ReadonlyMap<string, Timed> => {
  if (!isOpen(table)) return new Map();
  return new Map([
    ...ofTable.flatMap((of) => of(table)),
    ...table.seats.flatMap(ofSanctions),
    ...table.seats.flatMap(ofSittingOut(table)),
  ]);
};

const isSame = (a: Timed | undefined, b: Timed): boolean =>
  a !== undefined &&
  a.kind === b.kind &&
  a.dueAt === b.dueAt &&
  JSON.stringify(a.payload) === JSON.stringify(b.payload);

export interface Change {
  readonly before: Table;
  readonly after: Table;
  readonly events: readonly PlayEvent[];
}

/** Timers to arm, to move or to disarm with these events: the deadline is in the fact, a timer only knocks. */
export const deadlines = ({ before, after }: Change): readonly DeadlineChange[] => {
  const opened = after.opened ?? before.opened;
  if (!opened) return [];
  const stream = playStreamId(opened.room, opened.tableId, opened.day);
  const timerId = (key: string): string => `${stream}-${key}`;
  const was = everyDeadline(before);
  const is = everyDeadline(after);
  const armed = [...is].flatMap(([key, timed]) =>
    isSame(was.get(key), timed) ? [] : [{ timerId: timerId(key), ...timed }],
  );
  const disarmed = [...was.keys()].flatMap((key) =>
    is.has(key) ? [] : [{ timerId: timerId(key), disarm: true as const }],
  );
  return [...armed, ...disarmed];
};

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'command'> : never;

/** A knock, before the worker stamps it with its time, the timer as actor, its id, and a seed where one is needed. */
export type TimerCommand = Unstamped<PlayCommand>;

type Payload = Readonly<Record<string, unknown>>;

const playerOf = ({ playerId }: Payload): PlayerId => id<PlayerId>(String(playerId));

const timerCommands: Readonly<Record<string, (payload: Payload) => TimerCommand>> = {
  'play.clock': ({ clock }) => ({ type: 'ExpireClock', clock: Number(clock) }),
  'play.next-hand': ({ hand }) => ({ type: 'StartHand', hand: Number(hand) }),
  'play.resume': ({ pause }) => ({ type: 'ResumeTable', pause: Number(pause) }),
  'play.deck': ({ deck }) => ({ type: 'DeckFallsDue', deck: Number(deck) }),
  'play.pace': ({ hand }) => ({ type: 'HandDone', hand: Number(hand), estimated: true }),
  'play.dealt-out': (payload) => ({
    type: 'EndDealingOut',
    playerId: playerOf(payload),
    sanction: String(payload['sanction']),
  }),
  'play.sit-out': (payload) => ({
    type: 'SittingOutFallsDue',
    playerId: playerOf(payload),
    since: instant(Number(payload['since'])),
  }),
};

/** The command a wake-up call leads to; null for a kind this module does not know. */
export const commandForTimer = (kind: string, payload: Payload): TimerCommand | null =>
  Object.hasOwn(timerCommands, kind) ? (timerCommands[kind]?.(payload) ?? null) : null;

/** Commands for which the edge draws a seed from the operating system; it is ignored where nothing is dealt. */
export const needsSeed = ({ type }: Pick<PlayCommand, 'type'>): boolean =>
  type === 'OpenTable' || type === 'ChangeDepth' || type === 'StartHand' || type === 'DrawForButton';
