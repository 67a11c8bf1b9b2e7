import { accept, type Decision, type Minor, minor, type PlayerId, type Refusal } from '@cardroom/kernel';
import {
  antesAgain,
  type DealPlan,
  type DealTerms,
  type ForcedBet,
  type HandRules,
  type Occupant,
  planDeal,
  type SeatNumber,
  type TableBetweenHands,
} from '@cardroom/poker';
import { theTerms } from '../ground-rules';
import { allChipsOf, behindOf } from '../keeping';
import { belowMinimum, dealtOut, heldOut, sittingOut } from '../refusals';
import { type Seated } from '../seated';
import { seatedAt, type Table } from '../state';
import { type Stakes, type Terms } from '../terms';

/**
 * The smallest buy-in of the table: its own, else the house's, else in fixed limit so many times the largest bet
 * (RRP-3.1.1). Null where none of them is set.
 */
export const tableMinimum = ({
  minBuyInMinor,
  structure,
  rules,
}: Stakes & { readonly rules: HandRules }): Minor | null => {
  if (minBuyInMinor !== null) return minBuyInMinor;
  if (rules.minBuyIn !== null) return minor(rules.minBuyIn);
  return structure.limit === 'fixedLimit' ? minor(structure.bigBet * rules.limitMinBuyInMaxBets) : null;
};

type Keeping = (seated: Seated, table: Table) => Refusal | null;

const sitsOut: Keeping = ({ seat, sitsOutSince }) => (sitsOutSince === null ? null : sittingOut({ seat }));

/** A sanction keeps him from the cards for hands or minutes. */
const isDealtOut: Keeping = ({ seat, dealtOut: sanctions }) => {
  const [first] = sanctions;
  if (!first) return null;
  const no = dealtOut({ seat, sanction: first.sanction, handsLeft: first.handsLeft, until: first.until });
  return first.rule ? { ...no, rule: first.rule } : no;
};

const isHeldOut: Keeping = ({ seat, holds }) => {
  const [first] = holds;
  if (!first) return null;
  const no = heldOut({ seat, why: first.why });
  return first.rule ? { ...no, rule: first.rule } : no;
};

/** Who chose to change tables holds the minimum before he is dealt in; who was made to move does not (RRP-3.1.3). */
const holdsMinimum: Keeping = ({ seat, playerId, mustHoldMinimum }, table) => {
  const minimumMinor = mustHoldMinimum ? (tableMinimum(theTerms(table)) ?? 0) : 0;
  const stackMinor = allChipsOf(table, playerId);
  return stackMinor < minimumMinor ? belowMinimum({ seat, minimumMinor, stackMinor }) : null;
};

const keeping: readonly Keeping[] = [isDealtOut, isHeldOut, sitsOut, holdsMinimum];

/** What keeps a player from the next deal besides blinds and chips; null when nothing does. */
export const keptOut = (seated: Seated, table: Table): Refusal | null => {
  for (const keeps of keeping) {
    const no = keeps(seated, table);
    if (no) return no;
  }
  return null;
};

/**
 * What plays of the chips on their way: all that the table was told of before the deal (RRP-2.2.6) where the club agrees
 * to it (THR-1.4.b); of the rest as much as fills the stack up to the minimum.
 */
export const inTransitOf = (table: Table, playerId: PlayerId, stackMinor: number): Minor => {
  const terms = theTerms(table);
  const told = table.behind.filter((one) => one.playerId === playerId && one.announcedAt !== null);
  const announced = told.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (terms.rules.playingBehind === 'clubApprovalAndAnnounced') return minor(announced);
  const others = behindOf(table, playerId) - announced;
  const missing = Math.max(0, (tableMinimum(terms) ?? 0) - stackMinor - announced);
  return minor(announced + Math.min(missing, others));
};

/** The antes of a deal nobody won are posted again, so many times in a row (RRP-9.2.1.a). */
const anteOf = ({ structure, rules }: Terms, { carriedPot }: Table): number =>
  carriedPot && !antesAgain(carriedPot, rules) ? 0 : structure.ante;

export const dealTerms = (table: Table): DealTerms => {
  const terms = theTerms(table);
  return {
    rules: terms.rules,
    blinds: terms.blinds,
    ante: anteOf(terms, table),
    antePlays: terms.antePlays,
    lowball: false,
    carried: table.carriedPot,
  };
};

const leftOut = new Set<SeatNumber>();

const asDealt =
  (table: Table, without: ReadonlySet<SeatNumber>) =>
  (occupant: Occupant): Occupant => {
    const seated = seatedAt(table, occupant.seat);
    if (!seated || without.has(occupant.seat)) return { ...occupant, present: false };
    const present = !seated.away && keptOut(seated, table) === null;
    if (table.depth === 'counted') return { ...occupant, present, stack: Math.max(1, occupant.stack) };
    const behind = inTransitOf(table, seated.playerId, occupant.stack);
    return { ...occupant, present, stack: occupant.stack + behind };
  };

/**
 * The table as the poker engine plans a deal from it: who is here, and with how much he plays. Who is kept out counts as
 * away, so that in tournaments the dealer posts for him as for any absent player (RTC-28).
 */
export const readyToDeal = (table: Table, without: ReadonlySet<SeatNumber> = leftOut): TableBetweenHands => ({
  ...table.between,
  occupants: table.between.occupants.map(asDealt(table, without)),
});

/** A blind put off by somebody who is not in the deal after all waits until he is (RRP-4.1.1.a). */
const isOf =
  (dealtIn: readonly SeatNumber[]) =>
  ({ seat }: ForcedBet): boolean =>
    dealtIn.includes(seat);

/** Nobody owes a blind in a game of blinds: who waits for the big blind has kept it from moving on. */
const postsNothing = ({ forcedBets, notDealtIn }: DealPlan, terms: DealTerms): boolean =>
  forcedBets.length === 0 && terms.blinds.length > 0 && terms.carried === null && notDealtIn.length > 0;

/**
 * The next deal as things stand: positions, who gets cards, who posts what, and why the others get none. Where nobody
 * would post, it is planned without those who wait for their blind.
 */
export const comingDeal = (table: Table, without: ReadonlySet<SeatNumber> = leftOut): Decision<DealPlan> => {
  const terms = dealTerms(table);
  const plan = planDeal(readyToDeal(table, without), terms);
  const planned = plan.accepted ? plan.events[0] : undefined;
  if (!planned) return plan;
  const deal = { ...planned, forcedBets: planned.forcedBets.filter(isOf(planned.dealtIn)) };
  const waiting = deal.notDealtIn.map(({ seat }) => seat).filter((seat) => !without.has(seat));
  if (postsNothing(deal, terms) && waiting.length > 0)
    return comingDeal(table, new Set([...without, ...waiting]));
  return accept({ ...deal, notDealtIn: deal.notDealtIn.map(reasonOf(table)) });
};

/** An absent player is one the house keeps out, where that is why. */
const reasonOf =
  (table: Table) =>
  (left: DealPlan['notDealtIn'][number]): DealPlan['notDealtIn'][number] => {
    const seated = seatedAt(table, left.seat);
    const kept = seated && keptOut(seated, table);
    return kept ? { ...left, refusal: kept } : left;
  };
