import {
  accept,
  type Decider,
  type Decision,
  type Instant,
  instantFromIso,
  isoOf,
  judge,
  type PlayerId,
  type Policy,
  type RoomId,
} from '@cardroom/kernel';
import { holdsOneOf } from '../offices';
import {
  alreadyExcludedByRequest,
  notAuthorised,
  notExcludedByRequest,
  termNotOver,
  termTooShort,
} from '../refusals';
import { type Stamp, stampOf } from '../stamp';

/** The shortest term that somebody may ask for himself. */
export const leastMonths = 3;

/** Keeps a player out because he asks for it. No reason is kept. */
export interface ExcludeAtOwnRequest extends Stamp {
  readonly type: 'ExcludeAtOwnRequest';
  readonly room: RoomId;
  readonly playerId: PlayerId;
  /** Null: for good. */
  readonly months: number | null;
}

/** He asks to come back: not before the term he chose is over. */
export interface EndOwnRequest extends Stamp {
  readonly type: 'EndOwnRequest';
}

/** He was turned away at a list, a seat or the cage. */
export interface NoteTurnedAway extends Stamp {
  readonly type: 'NoteTurnedAway';
  readonly where: string;
}

export type OwnRequestCommand = ExcludeAtOwnRequest | EndOwnRequest | NoteTurnedAway;

export interface ExcludedAtOwnRequest extends Stamp {
  readonly type: 'ExcludedAtOwnRequest';
  readonly room: RoomId;
  readonly playerId: PlayerId;
  /** Not lifted before; null: never. */
  readonly notBefore: Instant | null;
}

export interface OwnRequestEnded extends Stamp {
  readonly type: 'OwnRequestEnded';
  readonly playerId: PlayerId;
}

export interface TurnedAway extends Stamp {
  readonly type: 'TurnedAway';
  readonly where: string;
}

export type OwnRequestEvent = ExcludedAtOwnRequest | OwnRequestEnded | TurnedAway;

export interface OwnRequest {
  readonly playerId: PlayerId | null;
  readonly since: Instant | null;
  /** Null while nothing runs, and for an exclusion for good: `isRunning` tells them apart. */
  readonly notBefore: Instant | null;
  readonly isRunning: boolean;
  readonly turnedAway: number;
}

export const noRequest: OwnRequest = {
  playerId: null,
  since: null,
  notBefore: null,
  isRunning: false,
  turnedAway: 0,
};

const lastDayOf = (year: number, month: number): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const padded = (part: number, length: number): string => String(part).padStart(length, '0');

/** The same day and time so many months later; the last of the month where that month is shorter. */
export const afterMonths = (at: Instant, months: number): Instant => {
  const iso = isoOf(at);
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const onDay = Math.min(day, lastDayOf(inYear, inMonth));
  return instantFromIso(`${padded(inYear, 4)}-${padded(inMonth, 2)}-${padded(onDay, 2)}${iso.slice(10)}`);
};

const isTrusted: Policy<Stamp, OwnRequest> = ({ by }) =>
  holdsOneOf(by, ['shiftManager', 'management']) ? null : notAuthorised();

const isLongEnough: Policy<ExcludeAtOwnRequest, OwnRequest> = ({ months }) =>
  months === null || (Number.isInteger(months) && months >= leastMonths)
    ? null
    : termTooShort({ leastMonths });

/** Whoever is out may ask for longer, never for less. */
const isLonger: Policy<ExcludeAtOwnRequest, OwnRequest> = ({ at, months }, { isRunning, notBefore }) => {
  if (!isRunning) return null;
  const isMore = notBefore !== null && (months === null || afterMonths(at, months) > notBefore);
  return isMore ? null : alreadyExcludedByRequest();
};

export const excludeRules = [isTrusted, isLongEnough, isLonger];

const isOut: Policy<EndOwnRequest, OwnRequest> = (_, { isRunning }) =>
  isRunning ? null : notExcludedByRequest();

/** Not lifted early, by anybody. */
export const termIsOver: Policy<EndOwnRequest, OwnRequest> = ({ at }, { notBefore }) =>
  notBefore !== null && at >= notBefore ? null : termNotOver({ notBefore });

const excluding = (command: ExcludeAtOwnRequest, state: OwnRequest): Decision<OwnRequestEvent> =>
  judge(excludeRules, [command, state], () => {
    const { at, room, playerId, months } = command;
    const notBefore = months === null ? null : afterMonths(at, months);
    return accept({ type: 'ExcludedAtOwnRequest', ...stampOf(command), room, playerId, notBefore });
  });

const endingIt = (command: EndOwnRequest, state: OwnRequest): Decision<OwnRequestEvent> =>
  judge([isTrusted, isOut, termIsOver], [command, state], () =>
    accept(
      ...(state.playerId
        ? [{ type: 'OwnRequestEnded' as const, ...stampOf(command), playerId: state.playerId }]
        : []),
    ),
  );

const decide = (command: OwnRequestCommand, state: OwnRequest): Decision<OwnRequestEvent> => {
  switch (command.type) {
    case 'ExcludeAtOwnRequest':
      return excluding(command, state);
    case 'EndOwnRequest':
      return endingIt(command, state);
    case 'NoteTurnedAway':
      return state.isRunning
        ? accept({ type: 'TurnedAway', ...stampOf(command), where: command.where })
        : accept();
  }
};

const evolve = (state: OwnRequest, event: OwnRequestEvent): OwnRequest => {
  switch (event.type) {
    case 'ExcludedAtOwnRequest': {
      const { playerId, at, notBefore } = event;
      return { ...state, playerId, since: state.isRunning ? state.since : at, notBefore, isRunning: true };
    }
    case 'OwnRequestEnded':
      return { ...state, isRunning: false, notBefore: null };
    case 'TurnedAway':
      return { ...state, turnedAway: state.turnedAway + 1 };
    default:
      return state;
  }
};

/**
 * Exclusions that players ask for themselves: a store of its own, one stream `ownrequest-<player>`, which nobody but
 * the room manager and the auditor reads. Desk, kiosk and cage only learn that a supervisor has to be seen.
 */
export const ownRequest: Decider<OwnRequestCommand, OwnRequest, OwnRequestEvent> = {
  initialState: noRequest,
  decide,
  evolve,
};
