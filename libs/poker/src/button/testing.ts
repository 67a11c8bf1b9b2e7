import { type Refusal } from '@cardroom/kernel';
import { type HouseRules, type ReadyRuleSetId } from '@cardroom/rulebook';
import { type ForcedBet, type SeatNumber } from '../hand/state';
import { rulesOf } from '../testing';
import { afterDeal, type DealOutcome } from './after-deal';
import { type DealPlan, planDeal } from './deal-plan';
import { type DealTerms, emptyTable, type Occupant, type Positions, type TableBetweenHands } from './table';

export const termsOf = (
  set: ReadyRuleSetId = 'rrp-cash',
  differences: Partial<HouseRules> = {},
  others: Partial<DealTerms> = {},
): DealTerms => ({
  rules: rulesOf(set, differences),
  blinds: [5, 10],
  ante: 0,
  antePlays: 'ante',
  lowball: false,
  carried: null,
  ...others,
});

export const occupant = (seat: SeatNumber, differences: Partial<Occupant> = {}): Occupant => ({
  seat,
  stack: 1000,
  present: true,
  standing: { kind: 'active' },
  missed: [],
  posts: false,
  ...differences,
});

/** A table that has played: `positions(1, 2, 3)` is the button at 1, small blind at 2, big blind at 3. */
export const positions = (button: SeatNumber, ...blinds: readonly SeatNumber[]): Positions => ({
  button,
  blinds,
});

export const tableOf = (
  occupants: readonly (SeatNumber | Occupant)[],
  last: Positions | null = positions(1, 2, 3),
  others: Partial<TableBetweenHands> = {},
): TableBetweenHands => {
  const seated = occupants.map((each) => (typeof each === 'number' ? occupant(each) : each));
  return { ...emptyTable, occupants: seated, last, lastDealtIn: seated.map(({ seat }) => seat), ...others };
};

export const without = (table: TableBetweenHands, ...seats: readonly SeatNumber[]): TableBetweenHands => ({
  ...table,
  occupants: table.occupants.filter(({ seat }) => !seats.includes(seat)),
});

/** The plan of a deal that must be possible. */
export const planned = (table: TableBetweenHands, terms: DealTerms = termsOf()): DealPlan => {
  const decision = planDeal(table, terms);
  if (!decision.accepted) throw new Error(JSON.stringify(decision.refusal));
  return decision.events[0] as DealPlan;
};

export const played = (
  table: TableBetweenHands,
  terms: DealTerms = termsOf(),
  outcome: DealOutcome = { result: 'played' },
): TableBetweenHands => afterDeal(table, planned(table, terms), { terms, outcome });

/** What a plan asks for, in short: `['small 3', 'big 4', 'big 5']`; antes left out. */
const short: Partial<Record<ForcedBet['kind'], string>> = {
  smallBlind: 'small',
  bigBlind: 'big',
  blind: 'middle',
  entry: 'entry',
  missedBlind: 'dead',
};

export const blindsOf = ({ forcedBets }: DealPlan): readonly string[] =>
  forcedBets
    .filter(({ kind }) => kind !== 'ante')
    .map(({ kind, seat, amount }) => `${short[kind]} ${seat} ${amount}`);

export const whyOut = (plan: DealPlan, seat: SeatNumber): Refusal | undefined =>
  plan.notDealtIn.find((each) => each.seat === seat)?.refusal;

/** The events of a decision that must be accepted: here always one table. */
export const accepted = <T>(decision: { accepted: boolean; events?: readonly T[]; refusal?: unknown }): T => {
  if (!decision.accepted || !decision.events) throw new Error(JSON.stringify(decision.refusal));
  return decision.events[0] as T;
};
