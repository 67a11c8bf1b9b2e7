import { accept, type Decision, judge } from '@cardroom/kernel';
import { adviceNotAsked, alreadyDecided, rulingExists, spectatorReasonRequired } from '../refusals';
import { holdsOneOf } from '../offices';
import { isBlank, stampOf } from '../stamp';
import { type AdviseOnRuling, type AskForRuling, type RecordRuling, type TakeRuling } from './commands';
import { type RulingAskedFor, type RulingEvent } from './events';
import { type OfRuling, type Rule, rulingIsKnown, stillInTime, theRuling } from './ground-rules';
import { promptFor } from './questions';
import { type RulingsDay } from './state';

type Asking = AskForRuling | RecordRuling;

const isNew: Rule<Asking> = ({ rulingId }, { rulings }) =>
  rulings.has(rulingId) ? rulingExists({ rulingId }) : null;

/** Asked for in time, by the house's own mark of a deal's start (RRP-2.1.5). */
export const asksInTime: Rule<Asking> = (command) => stillInTime(command, command.house.settings);

/** A player who wants somebody moved away says why (THR-A34). */
export const spectatorForAReason: Rule<Asking> = ({ question, words }) =>
  question?.kind === 'spectator' && isBlank(words) ? spectatorReasonRequired() : null;

export const askingRules: readonly Rule<Asking>[] = [isNew, asksInTime, spectatorForAReason];

const opening = (command: Asking, { day, house }: RulingsDay): readonly RulingEvent[] => {
  const stamp = stampOf(command);
  if (!day)
    return [
      {
        type: 'RulingsOpened',
        ...stamp,
        room: command.room,
        day: command.day,
        currency: command.currency,
        house: command.house,
      },
    ];
  return JSON.stringify(house) === JSON.stringify(command.house)
    ? []
    : [{ type: 'RulesNoted', ...stamp, house: command.house }];
};

const delayOf = ({ at, noticedAt, happenedAt }: Asking): number | null => {
  const since = noticedAt ?? happenedAt;
  return since === null ? null : Math.max(0, Math.round((at - since) / 1000));
};

const askedFor = (command: Asking, { rulings }: RulingsDay): RulingAskedFor => {
  const { rulingId, about, tableId, tableNumber, table, seat, words, question, house } = command;
  const { happenedAt, noticedAt, actionsSince } = command;
  return {
    type: 'RulingAskedFor',
    ...stampOf(command),
    rulingId,
    number: rulings.size + 1,
    about,
    tableId,
    tableNumber,
    table,
    seat,
    words: words.trim(),
    question,
    prompt: question && promptFor(question, house.settings),
    happenedAt,
    noticedAt,
    delaySeconds: delayOf(command),
    actionsSince,
    dealWaits: tableId !== null && about !== 'other',
  };
};

/** What is recorded before anybody decides: the day's rules where they are new, and what is asked. */
export const asked = (command: Asking, state: RulingsDay): readonly RulingEvent[] => [
  ...opening(command, state),
  askedFor(command, state),
];

export const askForRuling = (command: AskForRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge(askingRules, [command, state], () => accept(...asked(command, state)));

const isOpen: Rule<OfRuling> = ({ rulingId }, state) => {
  const { state: at } = theRuling(state, rulingId);
  return at === 'open' || at === 'appealed' ? null : alreadyDecided({ rulingId });
};

export const takingRules: readonly Rule<TakeRuling>[] = [rulingIsKnown, isOpen];

/** Said again by the same one it changes nothing; another who comes instead is the one who comes. */
export const takeRuling = (command: TakeRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge(takingRules, [command, state], () => {
    const { taken } = theRuling(state, command.rulingId);
    if (taken && JSON.stringify(taken.by) === JSON.stringify(command.by)) return accept();
    return accept({ type: 'RulingTaken', ...stampOf(command), rulingId: command.rulingId });
  });

/** Committee members and pit bosses may assist; the dispute stays open (RTC-1.b). */
export const isAdviser: Rule<AdviseOnRuling> = ({ by }, { house: { settings } }) =>
  holdsOneOf(by, [...settings.adviceRoles, ...settings.finalRulingRoles])
    ? null
    : adviceNotAsked({ roles: settings.adviceRoles });

export const adviceRules: readonly Rule<AdviseOnRuling>[] = [rulingIsKnown, isOpen, isAdviser];

export const adviseOnRuling = (command: AdviseOnRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge(adviceRules, [command, state], () => {
    const { rulingId, words } = command;
    return accept({ type: 'RulingAdvised', ...stampOf(command), rulingId, words: words.trim() });
  });
