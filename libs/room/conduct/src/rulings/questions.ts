import { type Minor, minor, type RuleId } from '@cardroom/kernel';
import { type ConductSettings } from '../settings';

export const outcomes = [
  'stands',
  'hand-dead',
  'hand-live',
  'hand-taken-back',
  'taking-back-refused',
  'binding',
  'released',
  'reduced',
  'pot-moved',
  'refund',
  'no-refund',
  'misdeal',
  'spectator-moved',
  'other',
] as const;

/** What a ruling comes to, in a word. */
export type Outcome = (typeof outcomes)[number];

export interface WrongPot {
  readonly contributions: readonly { readonly seat: number; readonly amountMinor: Minor }[];
  readonly rakedMinor: Minor;
  /** Whether this pot is the one that went to the wrong player. */
  readonly isWrong: boolean;
}

/** A case for which the texts know the choices; what is asked of the floor then is put as a question. */
export type Question =
  | {
      readonly kind: 'short-call';
      readonly seat: number;
      readonly dueMinor: Minor;
      readonly putInMinor: Minor;
    }
  | {
      readonly kind: 'mucked-hand';
      readonly seat: number;
      readonly isIdentifiable: boolean;
      readonly cards?: readonly string[];
      readonly identifiedBy?: string;
      readonly misinformed?: string;
    }
  | {
      readonly kind: 'wrong-pot';
      readonly wonBy: number;
      readonly owedTo: number;
      readonly pots: readonly WrongPot[];
      /** What is owed where the pot should have been split; left out for the whole. */
      readonly shareMinor?: Minor;
      /** What the wrong winner has in front of him now. */
      readonly stackMinor: Minor;
    }
  | { readonly kind: 'six-cards'; readonly seat: number }
  | { readonly kind: 'openers-discard'; readonly seat: number; readonly isIdentifiable: boolean }
  | {
      readonly kind: 'oversize-bet';
      readonly potMinor: Minor;
      readonly betMinor: Minor;
      readonly madeBy: number;
      readonly claimedBy: number;
      /** Whether an opponent took time and then called or raised. */
      readonly actedAfter: boolean;
    }
  | {
      readonly kind: 'gathered-hand';
      readonly seat: number;
      readonly isProtected: boolean;
      readonly unansweredBetMinor: Minor;
    }
  | {
      readonly kind: 'known-bad-deck';
      readonly seat: number;
      readonly putInMinor: Minor;
      readonly isReportedAtOnce: boolean;
    }
  | { readonly kind: 'spectator' };

/** What is put before the floor: the rule, what may be chosen, and what the text suggests, if it does. */
export interface Prompt {
  readonly rule: RuleId;
  readonly offered: readonly Outcome[];
  readonly suggested: Outcome | null;
  /** Amounts and shares that the suggestion rests on. */
  readonly grounds: Readonly<Record<string, number>>;
}

type Of<K extends Question['kind']> = Extract<Question, { readonly kind: K }>;
type PromptOf<K extends Question['kind']> = (question: Of<K>, settings: ConductSettings) => Prompt;

/**
 * From 80 % of the right amount on a call binds (RRP-10.1.7.a): of 400, 320 bind and 319 do not. The floor has wide
 * latitude and may rule otherwise (RRP-10.1.7); released, the chips go back and the hand is folded (RRP-10.1.7.c).
 */
export const shortCallPrompt: PromptOf<'short-call'> = ({ dueMinor, putInMinor }, settings) => {
  const isBinding = putInMinor * 100 >= dueMinor * settings.shortCallBindingPercent;
  return {
    rule: 'RRP-10.1.7.a',
    offered: ['binding', 'released'],
    suggested: isBinding ? 'binding' : 'released',
    grounds: {
      dueMinor,
      putInMinor,
      percent: dueMinor > 0 ? Math.floor((putInMinor * 1000) / dueMinor) / 10 : 100,
      moreDueMinor: isBinding ? dueMinor - putInMinor : 0,
    },
  };
};

/** A hand thrown away after wrong words may be taken back if it can be told apart (RRP-3.3.8). */
export const muckedHandPrompt: PromptOf<'mucked-hand'> = ({ isIdentifiable, misinformed }, settings) => {
  const isOpen = settings.fouledHand === 'houseDecidesIfIdentifiable';
  const may = isOpen && isIdentifiable;
  return {
    rule: 'RRP-3.3.8',
    offered: may ? ['hand-taken-back', 'hand-dead'] : ['hand-dead'],
    suggested: may && misinformed ? 'hand-taken-back' : 'hand-dead',
    grounds: { identifiable: Number(isIdentifiable) },
  };
};

const sumOf = (amounts: readonly { readonly amountMinor: Minor }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

export interface Rebuilt {
  readonly potMinor: Minor;
  readonly owedMinor: Minor;
  /** What can be moved now: no more than the wrong winner has. */
  readonly moveMinor: Minor;
  readonly shortfallMinor: Minor;
}

/** The pots that went to the wrong player, from the betting, less what was raked; right pots are left alone (RRP-2.1.6). */
export const rebuilt = ({ pots, shareMinor, stackMinor }: Of<'wrong-pot'>): Rebuilt => {
  const wrong = pots.filter(({ isWrong }) => isWrong);
  const potMinor = wrong.reduce((sum, { contributions }) => sum + sumOf(contributions), 0);
  const raked = wrong.reduce((sum, { rakedMinor }) => sum + rakedMinor, 0);
  const owed = Math.min(shareMinor ?? potMinor - raked, potMinor - raked);
  const move = Math.min(owed, stackMinor);
  return {
    potMinor: minor(potMinor),
    owedMinor: minor(owed),
    moveMinor: minor(move),
    shortfallMinor: minor(owed - move),
  };
};

const wrongPotPrompt: PromptOf<'wrong-pot'> = (question) => ({
  rule: 'RRP-2.1.6',
  offered: ['pot-moved', 'stands'],
  suggested: 'pot-moved',
  grounds: { ...rebuilt(question) },
});

/** A hand that lacks only its seventh card may be ruled live (RRP-8.18.a). */
const sixCardsPrompt: PromptOf<'six-cards'> = ({ seat }, { studSixCardHandMayBeRuledLive }) => ({
  rule: 'RRP-8.18.a',
  offered: studSixCardHandMayBeRuledLive ? ['hand-live', 'hand-dead'] : ['hand-dead'],
  suggested: null,
  grounds: { seat },
});

/** The opener may be let take back a discard to prove openers (RRP-9.2.7). */
const openersDiscardPrompt: PromptOf<'openers-discard'> = ({ isIdentifiable }, settings) => ({
  rule: 'RRP-9.2.7',
  offered:
    isIdentifiable && settings.openerMayRetrieveDiscard === 'floorDecision'
      ? ['hand-taken-back', 'taking-back-refused']
      : ['taking-back-refused'],
  suggested: null,
  grounds: { identifiable: Number(isIdentifiable) },
});

/** Once somebody has thought and acted on it, an oversize bet may stand, above all against who made it (RRP-10.2.3). */
const oversizeBetPrompt: PromptOf<'oversize-bet'> = (question) => {
  const { potMinor, betMinor, madeBy, claimedBy, actedAfter } = question;
  return {
    rule: 'RRP-10.2.3',
    offered: actedAfter ? ['stands', 'reduced'] : ['reduced'],
    suggested: actedAfter && claimedBy === madeBy ? 'stands' : actedAfter ? null : 'reduced',
    grounds: { standsAtMinor: betMinor, reducedToMinor: potMinor, claimedBy },
  };
};

/** An unprotected hand that was gathered is dead without refund; a protected one may be restored (RRP-3.4.2). */
const gatheredHandPrompt: PromptOf<'gathered-hand'> = (question, settings) => {
  const refunds = settings.dealerKilledHandRefund !== 'none' && question.unansweredBetMinor > 0;
  return {
    rule: 'RRP-3.4.2',
    offered: question.isProtected ? ['hand-taken-back', 'no-refund', 'refund'] : ['no-refund', 'refund'],
    suggested: question.isProtected ? null : refunds ? 'refund' : 'no-refund',
    grounds: { unansweredBetMinor: question.unansweredBetMinor },
  };
};

/** Who knew that the deck was bad and bet on it may lose the refund; the floor decides, never the software (RRP-3.4.5). */
const knownBadDeckPrompt: PromptOf<'known-bad-deck'> = ({ putInMinor, isReportedAtOnce }) => ({
  rule: 'RRP-3.4.5',
  offered: ['refund', 'no-refund'],
  suggested: isReportedAtOnce ? 'refund' : null,
  grounds: { putInMinor, carriedToNextDealMinor: isReportedAtOnce ? 0 : putInMinor },
});

/** A player asks, with a reason, that somebody looking on be moved (THR-A34). */
const spectatorPrompt: PromptOf<'spectator'> = () => ({
  rule: 'THR-A34',
  offered: ['spectator-moved', 'stands'],
  suggested: null,
  grounds: {},
});

const prompts: { readonly [K in Question['kind']]: PromptOf<K> } = {
  'short-call': shortCallPrompt,
  'mucked-hand': muckedHandPrompt,
  'wrong-pot': wrongPotPrompt,
  'six-cards': sixCardsPrompt,
  'openers-discard': openersDiscardPrompt,
  'oversize-bet': oversizeBetPrompt,
  'gathered-hand': gatheredHandPrompt,
  'known-bad-deck': knownBadDeckPrompt,
  spectator: spectatorPrompt,
};

export const promptFor = (question: Question, settings: ConductSettings): Prompt =>
  (prompts[question.kind] as (question: Question, settings: ConductSettings) => Prompt)(question, settings);
