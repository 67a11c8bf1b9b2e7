import {
  accept,
  type Decider,
  id,
  type Instant,
  instant,
  judge,
  type Policy,
  refusal,
} from '@cardroom/kernel';
import { type Category, type Change } from '../category';
import { type BoardRow, type CommandContext, type DeadlineChange } from '../event';

/** The smallest module there is: a tally that counts up to a limit. The specs and benches of the log run on it. */
export interface Count {
  readonly type: 'Count';
  readonly at: Instant;
  readonly amount: number;
  readonly limit?: number;
  /** Arms the tally's alarm for this instant; null disarms it. */
  readonly alarmAt?: Instant | null;
}

export interface Counted {
  readonly type: 'Counted';
  readonly at: Instant;
  readonly amount: number;
  readonly alarmAt?: Instant | null;
  readonly filler?: string;
}

export interface Tally {
  readonly total: number;
  readonly facts: number;
}

export const tallyFull = refusal('tally.full', 'conflict');

const staysBelowLimit: Policy<Count, Tally> = ({ amount, limit }, { total }) =>
  limit !== undefined && total + amount > limit ? tallyFull({ total, limit }) : null;

export const tallyDecider: Decider<Count, Tally, Counted> = {
  initialState: { total: 0, facts: 0 },
  decide: (command, state) =>
    judge([staysBelowLimit], [command, state], () => {
      const { at, amount, alarmAt } = command;
      if (amount === 0) return accept();
      return accept({ type: 'Counted', at, amount, ...(alarmAt === undefined ? {} : { alarmAt }) });
    }),
  evolve: ({ total, facts }, event) =>
    event.type === 'Counted' ? { total: total + event.amount, facts: facts + 1 } : { total, facts },
};

const tallyRow = ({ after }: Change<Tally, Counted>): BoardRow[] => [
  { board: 'tallies', key: 'total', body: after.total === 0 ? null : { total: after.total } },
];

const alarms = ({ events }: Change<Tally, Counted>): DeadlineChange[] =>
  events.flatMap(({ alarmAt }): DeadlineChange[] => {
    if (alarmAt === undefined) return [];
    const timerId = 'tally.alarm';
    return [
      alarmAt === null ? { timerId, disarm: true } : { timerId, kind: 'alarm', dueAt: alarmAt, payload: {} },
    ];
  });

const tally = (name: string, concurrency: 'locked' | 'optimistic'): Category<Count, Tally, Counted> => ({
  name,
  concurrency,
  decider: tallyDecider,
  history: { versions: { Counted: 1 } },
  boards: tallyRow,
  deadlines: alarms,
});

/** A tally with one natural writer. */
export const quietTally = tally('quiet', 'optimistic');
/** A tally that many write at once. */
export const hotTally = tally('hot', 'locked');

export const count = (amount: number, more: Partial<Count> = {}): Count => ({
  type: 'Count',
  at: instant(1_795_900_000_000),
  amount,
  ...more,
});

let commandNumber = 0;

/** A context with a command id of its own, unless one is given. */
export const inContext = (more: Partial<CommandContext> = {}): CommandContext => {
  commandNumber += 1;
  const commandId = more.commandId ?? `c${process.pid}-${commandNumber}`;
  return {
    commandId,
    fingerprint: 'f',
    by: { kind: 'timer' },
    at: instant(1_795_900_000_000),
    room: id('r1'),
    correlationId: commandId,
    ...more,
  };
};
