import { type SeatNumber } from '../hand/state';
import { type DealPlan } from './deal-plan';
import { withMissed } from './missed-blinds';
import { passes } from './ring';
import { type DealTerms, type FirstRound, type Occupant, type TableBetweenHands } from './table';

/** How a deal ended, as far as the next one cares. */
export interface DealOutcome {
  readonly result: 'played' | 'misdeal' | 'voided';
  /** Dealt in without having posted what they owed; the next deal asks them for it (RRP-4.1.12). */
  readonly unpaid?: readonly SeatNumber[];
  /** Chips after the hand, by seat; unchanged when left out. */
  readonly stacks?: ReadonlyMap<SeatNumber, number>;
}

const counts = ({ result }: DealOutcome, { rules }: DealTerms): boolean => {
  if (result === 'misdeal') return rules.misdealMovesButton;
  return result === 'played' || rules.voidedDealMovesButton;
};

/** The first round is over when the button is back at its first seat (RRP-4.1.14, RRP-4.1.16). */
const firstRoundAfter = ({ firstRound, last }: TableBetweenHands, plan: DealPlan): FirstRound | null => {
  const { button, blinds } = plan.positions;
  if (firstRound === null || (last !== null && button === firstRound.firstButton)) return null;
  const { firstButton, passedUpTo } = firstRound;
  const big = blinds.at(-1) ?? button;
  const wentRound =
    passedUpTo === firstButton || (passedUpTo !== null && passes(passedUpTo, big, firstButton));
  return { firstButton, passedUpTo: wentRound ? firstButton : big };
};

const occupantAfter = (
  occupant: Occupant,
  plan: DealPlan,
  { terms, outcome }: { readonly terms: DealTerms; readonly outcome: DealOutcome },
): Occupant => {
  const { seat, standing, missed } = occupant;
  if (plan.dealtIn.includes(seat)) {
    const unpaid = outcome.unpaid?.includes(seat) ?? false;
    return { ...occupant, standing: { kind: 'active' }, missed: unpaid ? missed : [], posts: false };
  }
  if (standing.kind === 'moved')
    return { ...occupant, standing: { kind: 'moved', dealsToWait: Math.max(0, standing.dealsToWait - 1) } };
  const passed = plan.missing.find((each) => each.seat === seat)?.blinds ?? [];
  return passed.length > 0 ? { ...occupant, missed: withMissed(missed, passed, terms) } : occupant;
};

/**
 * The table after a deal. Every player takes each position in turn (RRP-4.1.0.b); a misdeal or a void hand leaves button,
 * blinds and debts as they were (RRP-3.2.1, RTC-32.h, THR-1.9). A short blind that wins is not made up (RRP-11.17.a).
 */
export const afterDeal = (
  table: TableBetweenHands,
  plan: DealPlan,
  { terms, outcome }: { readonly terms: DealTerms; readonly outcome: DealOutcome },
): TableBetweenHands => {
  const paid: TableBetweenHands = {
    ...table,
    occupants: table.occupants.map((occupant) => ({
      ...occupant,
      stack: outcome.stacks?.get(occupant.seat) ?? occupant.stack,
    })),
  };
  if (!counts(outcome, terms)) return paid;
  const about = { terms, outcome };
  const waiting = { ...plan, dealtIn: [] };
  return {
    ...paid,
    occupants: paid.occupants.map((occupant) => occupantAfter(occupant, plan, about)),
    playedOver: paid.playedOver.map((occupant) => occupantAfter(occupant, waiting, about)),
    last: plan.positions,
    lastDealtIn: plan.dealtIn,
    deferred: plan.deferred,
    firstRound: firstRoundAfter(table, plan),
  };
};
