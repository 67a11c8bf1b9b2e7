import { minor, type RuleId } from '@cardroom/kernel';
import {
  afterDeal,
  carriedFrom,
  type DealPlan,
  type DealTerms,
  type Hand,
  rakedFrom,
  type SeatNumber,
} from '@cardroom/poker';
import { lostBehind } from '../chips/behind';
import { addToStack } from '../keeping';
import { type Seated } from '../seated';
import { type EvolutionsOf, type EventNamed, type Sequel } from '../slice';
import { type Stamp } from '../stamp';
import { type HandInProgress, type LastHand, type Pace, seatedAt, type Table } from '../state';
import { type PotSetAside } from '../rulings/events';
import { nextHandFrom } from '../table/opening';
import { type HandFinished, type HandResult, type StackAfter, type WonByPlayer } from './events';
import { dealTerms } from './plan';

type Steps = HandInProgress['steps'];

const wonIn = (steps: Steps, table: Table): readonly WonByPlayer[] => {
  const won = new Map<SeatNumber, number>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'PotAwarded') continue;
    for (const { seat, amount } of event.awards.flatMap(({ shares }) => shares))
      won.set(seat, (won.get(seat) ?? 0) + amount);
  }
  return [...won].map(([seat, amount]) => ({
    seat,
    playerId: seatedAt(table, seat)?.playerId ?? null,
    amountMinor: minor(amount),
  }));
};

const stacksAfter = ({ players }: Hand): readonly StackAfter[] =>
  players
    .map(({ seat, playerId, startingStack, stack, behind }) => ({
      seat,
      playerId,
      beforeMinor: minor(startingStack),
      afterMinor: minor(stack + behind),
    }))
    .toSorted((a, b) => a.seat - b.seat);

/** A hand that was declared void is no misdeal: the house may let the button move after one and not the other. */
const voidedBy: ReadonlySet<string> = new Set(['VoidHand', 'ReportDeck']);

const resultOf = ({ hand, steps }: HandInProgress): { result: HandResult; rule: RuleId | null } => {
  if (hand.phase !== 'void') return { result: 'played', rule: null };
  const voided = steps.flatMap(({ events }) => events).findLast((event) => event.type === 'HandVoided');
  const result = voidedBy.has(steps.at(-1)?.command.type ?? '') ? 'voided' : 'misdeal';
  return { result, rule: voided?.rule ?? null };
};

const unawarded = ({ pots }: Hand, pot: number): number =>
  (pots[pot]?.parts ?? []).reduce((sum, part) => sum + (part.awarded ? 0 : part.amount), 0);

/** Pots that a dispute held back in the hand stay with the house (RRP-2.1.7). */
const heldPots = (table: Table, { hand, number }: HandInProgress, stamp: Stamp): readonly PotSetAside[] =>
  hand.pots.flatMap(({ setAside, eligible }, pot) => {
    const amountMinor = minor(setAside && hand.phase === 'over' ? unawarded(hand, pot) : 0);
    if (amountMinor === 0) return [];
    const facts = { hand: number, amountMinor, from: [], pot, eligible, why: 'other' as const };
    const aside = table.asidesMade + 1;
    return [{ type: 'PotSetAside', ...stamp, aside, ...facts, reason: '', approvedBy: null }];
  });

const numbered = (asides: readonly PotSetAside[]): readonly PotSetAside[] =>
  asides.map((one, i) => ({ ...one, aside: one.aside + i }));

const finished = (table: Table, inProgress: HandInProgress, stamp: Stamp): HandFinished => {
  const { hand, number, handId, plan, startedAt, steps } = inProgress;
  const { result, rule } = resultOf(inProgress);
  const pots = result === 'played' ? hand.pots : [];
  const rakedMinor = minor(rakedFrom({ pots }));
  return {
    type: 'HandFinished',
    ...stamp,
    hand: number,
    handId,
    result,
    rule,
    potMinor: minor(pots.reduce((sum, { amount }) => sum + amount, 0)),
    ...(rakedMinor > 0 ? { rakedMinor } : {}),
    won: wonIn(steps, table),
    stacks: stacksAfter(hand),
    carried: carriedFrom(hand, table.carriedPot),
    button: hand.setup.button,
    bigBlind: plan.positions.blinds.at(-1) ?? null,
    dealtIn: plan.dealtIn,
    durationMs: stamp.at - startedAt,
  };
};

/** The last pot is given out, or the hand is void: it is over. */
export const handEnds: Sequel = (table, stamp) => {
  const { hand: inProgress } = table;
  if (!inProgress || (inProgress.hand.phase !== 'over' && inProgress.hand.phase !== 'void')) return [];
  return [finished(table, inProgress, stamp), ...numbered(heldPots(table, inProgress, stamp))];
};

/** A mean that leans on the last ten hands. */
export const paceAfter = (
  { secondsPerHand, since, estimated }: Pace,
  at: Stamp['at'],
  isEstimate = false,
): Pace => {
  const counted = estimated + (isEstimate ? 1 : 0);
  if (since === null || isEstimate) return { secondsPerHand, since: at, estimated: counted };
  const gap = Math.max(0, at - since) / 1000;
  const mean = secondsPerHand === null ? gap : secondsPerHand + (gap - secondsPerHand) / 10;
  return { secondsPerHand: mean, since: at, estimated: counted };
};

/** Hands count for who waits to leave, and for sanctions of those who got no cards in them. */
export const handPassed =
  (wasServed: (seat: SeatNumber) => boolean) =>
  (seated: Seated): Seated => {
    const { leaving, dealtOut, seat } = seated;
    if (!leaving && dealtOut.length === 0) return seated;
    const served = wasServed(seat);
    return {
      ...seated,
      leaving: leaving && { ...leaving, hands: leaving.hands + 1 },
      dealtOut: dealtOut.map((one) =>
        served && one.handsLeft !== null ? { ...one, handsLeft: one.handsLeft - 1 } : one,
      ),
    };
  };

/** Chips that were lost on their way lie in other stacks now; what is left of them is still on its way. */
const stacksSettled = (table: Table, inProgress: HandInProgress, stacks: readonly StackAfter[]): Table => {
  const { inTransit } = inProgress.hand.setup;
  let { behind } = table;
  const settled = new Map<SeatNumber, number>();
  for (const { seat, afterMinor } of stacks) {
    const transit = inTransit.find((share) => share.seat === seat)?.amount ?? 0;
    const kept = Math.min(transit, afterMinor);
    const playerId = seatedAt(table, seat)?.playerId;
    if (transit > kept && playerId) behind = lostBehind(behind, playerId, transit - kept);
    settled.set(seat, afterMinor - kept);
  }
  const plan: DealPlan = { ...inProgress.plan, notDealtIn: [] };
  const terms: DealTerms = dealTerms({ ...table, terms: inProgress.terms });
  return { ...table, behind, between: between(table, plan, { terms, settled, inProgress }) };
};

interface Ending {
  readonly terms: DealTerms;
  readonly settled: ReadonlyMap<SeatNumber, number>;
  readonly inProgress: HandInProgress;
}

const between = (table: Table, plan: DealPlan, { terms, settled, inProgress }: Ending): Table['between'] =>
  afterDeal(table.between, plan, {
    terms,
    outcome: { result: resultOf(inProgress).result, stacks: settled },
  });

/** Chips that waited for the end of the hand join the stacks. */
const queueJoins = (table: Table): Table =>
  table.seats.reduce<Table>(
    (after, { playerId, queuedMinor }) =>
      queuedMinor === 0 ? after : addToStack(after, playerId, queuedMinor),
    { ...table, seats: table.seats.map(unqueued) },
  );

const unqueued = (seated: Seated): Seated =>
  seated.queuedMinor === 0 ? seated : { ...seated, queuedMinor: minor(0) };

const lastHand = ({ hand, seed }: HandInProgress, event: EventNamed<'HandFinished'>): LastHand => {
  const { at, hand: number, handId, result, rule, potMinor, won, stacks, bigBlind, button } = event;
  const rakedMinor = event.rakedMinor ?? minor(0);
  const shown = hand.players.flatMap(({ seat, tabled }) =>
    tabled.length > 0 ? [{ seat, cards: tabled }] : [],
  );
  const { commitment } = hand.setup;
  const facts = {
    ...{ number, handId, endedAt: at, result, rule, potMinor, rakedMinor, won, stacks, bigBlind, button },
  };
  return { ...facts, boards: hand.boards, shown, commitment, seed };
};

const over = (table: Table, event: EventNamed<'HandFinished'>): Table => {
  const { hand: inProgress } = table;
  if (inProgress?.number !== event.hand) return table;
  const { at, stacks, carried, dealtIn } = event;
  const settled = queueJoins(stacksSettled(table, inProgress, stacks));
  const isServed = (seat: SeatNumber): boolean =>
    !dealtIn.includes(seat) || inProgress.plan.postedByDealer.some((posted) => posted.seat === seat);
  return {
    ...settled,
    seats: settled.seats.map(handPassed(isServed)),
    playedOver: settled.playedOver.map(handPassed(() => true)),
    carriedPot: carried,
    holdsAsked: event.won.length > 0 ? settled.holdsAsked : [],
    dropMinor: minor(table.dropMinor + (event.rakedMinor ?? 0)),
    hand: null,
    last: lastHand(inProgress, event),
    pace: paceAfter(table.pace, at),
    clock: null,
    heldClock: null,
    ...nextHandFrom(table, at),
  };
};

export const finishingEvolutions: EvolutionsOf<'HandFinished'> = { HandFinished: over };
