import { accept, type Decision, judge, minor, type RuleId } from '@cardroom/kernel';
import { holds, holdsOneOf } from '../offices';
import {
  alreadyDecided,
  confirmationRequired,
  departureNotAllowed,
  departureReasonRequired,
  handNotIdentifiable,
  intentRequired,
  mayNotBeTakenBack,
  nothingToConfirm,
  officialTextFirst,
  outcomeNotOffered,
  ruleRequired,
} from '../refusals';
import { isBlank, type Stamp, stampOf } from '../stamp';
import { type ConfirmRuling, type DecidedParts, type DecideRuling, type RecordRuling } from './commands';
import { asked, askingRules } from './asking';
import { isRuleId, officialTextMissed } from './citing';
import { type RulingAskedFor, type RulingDecided, type RulingEvent } from './events';
import { isDecider, isLastWord, mayDecide, type Rule, rulingIsKnown, theRuling } from './ground-rules';
import { ordered } from './ordering';
import { promptFor, type Question, rebuilt } from './questions';
import { type RulingsDay } from './state';

/** A decision and what it is about, whether it comes in one go or later. */
type Deciding = Stamp &
  DecidedParts & {
    readonly seat: number | null;
    readonly question: Question | null;
    readonly state: RulingsDay;
  };

const citesRules: Rule<Deciding> = ({ rules }) => {
  const unknown = rules.filter((rule) => !isRuleId(rule));
  return rules.length > 0 && unknown.length === 0 ? null : ruleRequired({ unknown });
};

/** Of a player who did something, likely intent is said: it may weigh (RRP-2.1.8). */
const saysIntent: Rule<Deciding> = ({ seat, intent }) =>
  seat !== null && intent === null ? intentRequired() : null;

/** Where the casino's text says something on the topic, a ruling by another text alone is confirmed first (RTC-1.c). */
export const officialTextIsSeen: Rule<Deciding> = ({ rules, isTextConfirmed }, { house }) => {
  const official = officialTextMissed(rules, house.ruleSet);
  return official === null || isTextConfirmed ? null : officialTextFirst({ official });
};

const departureIsAllowed: Rule<Deciding> = ({ departure }, { house: { settings } }) => {
  if (!departure) return null;
  if (!settings.fairnessOverridesRules) return departureNotAllowed();
  return isBlank(departure.reason) ? departureReasonRequired() : null;
};

const isOffered: Rule<Deciding> = ({ outcome, question }, { house: { settings } }) => {
  if (question?.kind !== 'mucked-hand' || outcome !== 'hand-taken-back') return null;
  if (settings.fouledHand !== 'houseDecidesIfIdentifiable') return mayNotBeTakenBack({ seat: question.seat });
  return question.isIdentifiable ? null : handNotIdentifiable({ seat: question.seat });
};

/** Outcomes are those that the text knows, unless fairness departs from it. */
const fitsQuestion =
  (offered: (deciding: Deciding) => readonly string[] | null): Rule<Deciding> =>
  (deciding) => {
    const choices = offered(deciding);
    return choices === null || choices.includes(deciding.outcome) || deciding.departure
      ? null
      : outcomeNotOffered({ offered: choices });
  };

const offeredBy = ({ question, state }: Deciding): readonly string[] | null =>
  question ? promptOf(question, state).offered : null;

export const decidingRules: readonly Rule<Deciding>[] = [
  isDecider,
  citesRules,
  saysIntent,
  officialTextIsSeen,
  departureIsAllowed,
  isOffered,
  fitsQuestion(offeredBy),
];

/** Departures wait for whoever may set a rule aside (RRP-2.1.1); a pot that is moved, for the shift manager (RRP-2.1.6). */
const awaitsConfirmation = (
  { by, departure, outcome }: Deciding,
  { house: { settings } }: RulingsDay,
): boolean =>
  (departure !== null && !holds(by, settings.equityRulingRole)) ||
  (outcome === 'pot-moved' && !isConfirmer(by));

const confirmers = ['shiftManager', 'management', 'tournamentDirector'] as const;
const isConfirmer = (by: Stamp['by']): boolean => holdsOneOf(by, confirmers);

const effectsOf = (deciding: Deciding): RulingDecided['effects'] => {
  const { effects, outcome, question, seat } = deciding;
  if (effects.length > 0) return effects;
  if (outcome === 'pot-moved' && question?.kind === 'wrong-pot') {
    const { moveMinor } = rebuilt(question);
    const { wonBy: fromSeat, owedTo: toSeat } = question;
    return moveMinor > 0 ? [{ kind: 'move-chips', fromSeat, toSeat, amountMinor: moveMinor }] : [];
  }
  if (seat === null) return [];
  if (outcome === 'hand-dead') return [{ kind: 'kill-hand', seat }];
  return outcome === 'hand-taken-back' ? [{ kind: 'restore-hand', seat }] : [];
};

const shortfallOf = ({ outcome, question }: Deciding): number =>
  outcome === 'pot-moved' && question?.kind === 'wrong-pot' ? rebuilt(question).shortfallMinor : 0;

const departureRules = (rules: readonly string[], { departure }: Deciding): readonly RuleId[] =>
  (departure ? [...new Set([...rules, 'RRP-2.1.1'])] : rules) as readonly RuleId[];

const decided = (
  deciding: Deciding,
  suggestion: string | null,
  rulingId: RulingAskedFor['rulingId'],
): RulingDecided => {
  const { rules, outcome, decidedWords, intent, witnesses, departure, seat, state, by } = deciding;
  const waits = awaitsConfirmation(deciding, state);
  const shortfall = shortfallOf(deciding);
  return {
    type: 'RulingDecided',
    ...stampOf(deciding),
    rulingId,
    rules: departureRules(rules, deciding),
    outcome,
    words: decidedWords.trim(),
    seat,
    intent,
    witnesses,
    departure,
    effects: effectsOf(deciding),
    isAgainstSuggestion: suggestion !== null && suggestion !== outcome,
    awaitsConfirmation: waits,
    isFinal: !waits && isLastWord(by, state.house.settings),
    shortfallMinor: shortfall > 0 ? minor(shortfall) : null,
  };
};

/** Prompts of a question as it would be put now. */
const promptOf = (question: Question, { house }: RulingsDay) => promptFor(question, house.settings);

const carriedOut = (event: RulingDecided, about: RulingAskedFor): readonly RulingEvent[] =>
  event.awaitsConfirmation ? [] : ordered(event, about, event);

/** A ruling in one go: the rules of asking come first. */
export const recordRuling = (command: RecordRuling, before: RulingsDay): Decision<RulingEvent> =>
  judge(askingRules, [command, before], () => {
    const events = asked(command, before);
    const about = events.at(-1) as RulingAskedFor;
    const state: RulingsDay = { ...before, house: command.house };
    const deciding: Deciding = { ...command, state };
    return judge(decidingRules, [deciding, state], () => {
      const event = decided(deciding, about.prompt?.suggested ?? null, command.rulingId);
      return accept(...events, event, ...carriedOut(event, about));
    });
  });

const isUndecided: Rule<DecideRuling> = ({ rulingId }, state) =>
  theRuling(state, rulingId).state === 'open' ? null : alreadyDecided({ rulingId });

export const decideRuling = (command: DecideRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, isUndecided], [command, state], () => {
    const { asked: about } = theRuling(state, command.rulingId);
    const seat = command.seat ?? about.seat;
    const deciding: Deciding = { ...command, seat, question: about.question, state };
    return judge(decidingRules, [deciding, state], () => {
      const event = decided(deciding, about.prompt?.suggested ?? null, command.rulingId);
      return accept(event, ...carriedOut(event, about));
    });
  });

const awaitsIt: Rule<ConfirmRuling> = ({ rulingId }, state) =>
  theRuling(state, rulingId).state === 'awaiting-confirmation' ? null : nothingToConfirm({ rulingId });

/** Who may set the rule aside confirms it (RRP-2.1.1). */
export const mayConfirm: Rule<ConfirmRuling> = ({ by, rulingId }, state) => {
  const { equityRulingRole } = state.house.settings;
  const { decision } = theRuling(state, rulingId);
  const may = decision?.departure ? holds(by, equityRulingRole) : isConfirmer(by);
  return may ? null : confirmationRequired({ role: equityRulingRole });
};

export const confirmRuling = (command: ConfirmRuling, state: RulingsDay): Decision<RulingEvent> =>
  judge([rulingIsKnown, awaitsIt, mayConfirm], [command, state], () => {
    const { rulingId, isConfirmed, words, by } = command;
    const { asked: about, decision } = theRuling(state, rulingId);
    const isFinal =
      isConfirmed && isLastWord(by, state.house.settings) && mayDecide(by, state.house.settings) === null;
    const event: RulingEvent = {
      type: 'RulingConfirmed',
      ...stampOf(command),
      rulingId,
      isConfirmed,
      words: words.trim(),
      isFinal,
    };
    return accept(event, ...(isConfirmed && decision ? ordered(command, about, decision) : []));
  });
