import { accept, type Decision, judge, type RuleId } from '@cardroom/kernel';
import { outranks } from '../offices';
import { appealNotYours, appealOpen, noAppealOpen, notDecided, ruleRequired } from '../refusals';
import { staffIdOf, stampOf } from '../stamp';
import {
  type AnnulRuling,
  type AppealRuling,
  type DecideAppeal,
  type MarkGoodFaithError,
  type NoteOnRuling,
} from './commands';
import { isRuleId } from './citing';
import { type RulingEvent } from './events';
import {
  finalBy,
  isLastWord,
  type OfRuling,
  type Rule,
  rulingIsKnown,
  saysWhy,
  stillInTime,
  theRuling,
} from './ground-rules';
import { ordered, orderedBack } from './ordering';
import { type RulingsDay } from './state';

const finalHere = ({ rulingId }: OfRuling, { house: { settings } }: RulingsDay) =>
  finalBy(settings)({ rulingId, roles: settings.finalRulingRoles });

/** A decision of whoever has the last word is not appealed (RRP-2.1.2, RTC-1, THR-A36, FR4-1.33). */
export const isNotFinal: Rule<OfRuling> = (command, state) => {
  const { state: at } = theRuling(state, command.rulingId);
  return at === 'final' || at === 'annulled' || !state.house.settings.appealsAllowed
    ? finalHere(command, state)
    : null;
};

const isDecided: Rule<OfRuling> = ({ rulingId }, state) =>
  ['decided', 'final'].includes(theRuling(state, rulingId).state) ? null : notDecided({ rulingId });

const noAppealYet: Rule<AppealRuling> = ({ rulingId }, state) =>
  theRuling(state, rulingId).appeal ? appealOpen({ rulingId }) : null;

/** The shift manager is asked for before the next deal as well (RRP-2.1.2, RRP-2.1.5). */
export const appealsInTime: Rule<AppealRuling> = ({ rulingId, at, after }, state) => {
  const { about } = theRuling(state, rulingId).asked;
  return stillInTime({ at, about, after }, state.house.settings);
};

export const appealRules: readonly Rule<AppealRuling>[] = [
  rulingIsKnown,
  noAppealYet,
  isNotFinal,
  isDecided,
  appealsInTime,
];

export const appealRuling = (command: AppealRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge(appealRules, [command, state], () => {
    const { rulingId, seat } = command;
    const { tableId, about } = theRuling(state, rulingId).asked;
    const dealWaits = tableId !== null && about !== 'other';
    return accept({ type: 'RulingAppealed', ...stampOf(command), rulingId, seat, dealWaits });
  });

const isAppealed: Rule<DecideAppeal> = ({ rulingId }, state) =>
  theRuling(state, rulingId).state === 'appealed' ? null : noAppealOpen({ rulingId });

/** Whoever has the last word decides, and not who ruled first (RRP-2.1.2). */
export const hasLastWord: Rule<DecideAppeal> = ({ by, rulingId }, state) => {
  const first = theRuling(state, rulingId).decision?.by;
  const isOther = !first || staffIdOf(first) !== staffIdOf(by);
  return isOther && isLastWord(by, state.house.settings)
    ? null
    : appealNotYours({ roles: state.house.settings.finalRulingRoles });
};

const saysWhatInstead: Rule<DecideAppeal> = ({ isUpheld, outcome, rules }) =>
  isUpheld || (outcome !== null && rules.length > 0 && rules.every(isRuleId)) ? null : ruleRequired();

export const decideAppeal = (command: DecideAppeal, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, isAppealed, hasLastWord, saysWhatInstead], [command, state], () => {
    const { rulingId, isUpheld, words } = command;
    const { asked: about, decision, effects } = theRuling(state, rulingId);
    const outcome = isUpheld ? (decision?.outcome ?? 'stands') : (command.outcome ?? 'other');
    const rules = (isUpheld ? (decision?.rules ?? []) : command.rules) as readonly RuleId[];
    return accept<RulingEvent>(
      { type: 'AppealDecided', ...stampOf(command), rulingId, isUpheld, outcome, rules, words: words.trim() },
      ...(isUpheld
        ? []
        : [
            ...orderedBack(command, about, { linkedId: rulingId, effects }),
            ...ordered(command, about, { rules, effects: command.effects }),
          ]),
    );
  });

/**
 * A superior may take a ruling back with a reason (THR-A36); and who has just ruled, his own, while it could still be
 * asked for. Nobody stands above a shift manager or a director: what they ruled stays (RRP-2.1.2).
 */
export const mayAnnul: Rule<AnnulRuling> = (command, state) => {
  const { by, rulingId, at, after } = command;
  const { decision, state: standing, confirmedBy, appeal } = theRuling(state, rulingId);
  const decider = confirmedBy ?? decision?.by;
  if (standing === 'annulled' || !decider || appeal?.decided) return finalHere(command, state);
  if (outranks(by, decider)) return null;
  const isOwn = staffIdOf(by) !== null && staffIdOf(by) === staffIdOf(decider);
  const { table } = theRuling(state, rulingId).asked;
  const inTime = table !== null && stillInTime({ at, about: 'pot', after }, state.house.settings) === null;
  return isOwn && inTime ? null : finalHere(command, state);
};

export const annulRuling = (command: AnnulRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, isDecided, saysWhy, mayAnnul], [command, state], () => {
    const { rulingId, linkedId, reason } = command;
    const { asked: about, effects } = theRuling(state, rulingId);
    return accept<RulingEvent>(
      { type: 'RulingAnnulled', ...stampOf(command), rulingId, linkedId, reason: reason.trim() },
      ...orderedBack(command, about, { linkedId, effects }),
    );
  });

export const noteOnRuling = (command: NoteOnRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown], [command, state], () => {
    const { rulingId, words } = command;
    return accept({ type: 'RulingNoted', ...stampOf(command), rulingId, words: words.trim() });
  });

const isManager: Rule<MarkGoodFaithError> = (command, state) =>
  isLastWord(command.by, state.house.settings)
    ? null
    : appealNotYours({ roles: state.house.settings.finalRulingRoles });

/** The result stands, nothing is paid, and it is seen when staff are reviewed (RRP-2.1.4). */
export const markGoodFaithError = (command: MarkGoodFaithError, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, isDecided, isManager], [command, state], () => {
    const { rulingId, words } = command;
    return accept({ type: 'GoodFaithErrorMarked', ...stampOf(command), rulingId, words: words.trim() });
  });
