import { type HandId, type Instant, type Minor, minor } from '@cardroom/kernel';
import {
  chipsInPots,
  gameOf,
  type Hand,
  isLive,
  legalActions,
  type LegalActions,
  nextStep,
  type NextStep,
  type Phase,
  potsNow,
  potTold,
  type Prompt,
  prompts,
  seatToAct,
  type SeatNumber,
  type SeenCard,
  type Street,
} from '@cardroom/poker';
import { type UntimedCommand, type UntimedEvent, withoutInstant } from '../hands/untimed';
import { type HandInProgress, type Table } from '../state';
import { type Viewer } from './viewer';
import { toldOf } from './withheld';

export interface PotView {
  readonly amountMinor: Minor;
  readonly eligible: readonly SeatNumber[];
}

/** A step of the hand as everybody may know it; `CorrectHand` names it by its number. */
export interface StepView {
  readonly step: number;
  readonly at: Instant;
  readonly ask: UntimedCommand;
  readonly events: readonly UntimedEvent[];
}

export interface HandView {
  readonly number: number;
  readonly handId: HandId;
  readonly startedAt: Instant;
  readonly phase: Phase;
  /** How many streets were dealt, less one; -1 before the cards. */
  readonly street: number;
  readonly streetName: Street['name'] | null;
  /** Of a complete board; 0 in games without one. */
  readonly boardCards: number;
  readonly button: SeatNumber | null;
  readonly blinds: readonly SeatNumber[];
  readonly boards: readonly (readonly SeenCard[])[];
  /** Null where the house tells players no pot (RTC-16.c). */
  readonly pots: readonly PotView[] | null;
  readonly toAct: SeatNumber | null;
  readonly waitsFor: NextStep;
  /** What is dealt next, while a deal is due. */
  readonly deal: DealDue | null;
  /** In the middle and in front of the players; null where it is never told. */
  readonly potMinor: Minor | null;
  /** For who is to act and for staff. */
  readonly legal: LegalActions | null;
  /** What the dealer is to be told; staff only. */
  readonly prompts: readonly Prompt[];
  /** The hash published before the deal. */
  readonly commitment: string | null;
  readonly steps: readonly StepView[];
}

const isStaff = ({ kind }: Viewer): boolean => kind === 'dealer' || kind === 'supervisor';

const potsOf = (hand: Hand): readonly PotView[] => {
  const pots = hand.pots.length > 0 ? hand.pots : potsNow(hand);
  return pots.map(({ amount, eligible }) => ({ amountMinor: minor(amount), eligible }));
};

const potsFor = (viewer: Viewer, hand: Hand): readonly PotView[] | null =>
  isStaff(viewer) || hand.setup.rules.showPotToPlayers ? potsOf(hand) : null;

const stepsOf = ({ steps }: HandInProgress): readonly StepView[] =>
  steps.flatMap(({ command, events }, step) =>
    step === 0
      ? []
      : [
          {
            step,
            at: command.at,
            ...toldOf({
              ask: withoutInstant(command),
              events: events.map((event) => withoutInstant(event)),
            }),
          },
        ],
  );

/** The cards of the next street: to the board, and to each seat. */
export interface DealDue {
  readonly street: Street['name'];
  readonly board: number;
  readonly perSeat: number;
  readonly seats: readonly SeatNumber[];
}

const dealDue = (hand: Hand, waitsFor: NextStep): DealDue | null => {
  const street = gameOf(hand.setup.game).streets[hand.street + 1];
  if (waitsFor.kind !== 'deal' || hand.phase === 'drawing' || !street) return null;
  const seats = street.toPlayers.length > 0 ? hand.players.filter(isLive).map(({ seat }) => seat) : [];
  return { street: street.name, board: street.toBoard, perSeat: street.toPlayers.length, seats };
};

const boardCards = ({ setup }: Hand): number =>
  gameOf(setup.game).streets.reduce((sum, { toBoard }) => sum + toBoard, 0);

/** The hand in progress as somebody may see it; null between hands. */
export const handView = (viewer: Viewer, { hand: inProgress }: Table): HandView | null => {
  if (!inProgress) return null;
  const { hand, number, handId, startedAt, plan } = inProgress;
  const toAct = seatToAct(hand);
  const waitsFor = nextStep(hand);
  const mayKnowWhat = isStaff(viewer) || (viewer.kind === 'seat' && viewer.seat === toAct);
  return {
    number,
    handId,
    startedAt,
    phase: hand.phase,
    street: hand.street,
    streetName: gameOf(hand.setup.game).streets[hand.street]?.name ?? null,
    boardCards: boardCards(hand),
    button: hand.setup.button,
    blinds: plan.positions.blinds,
    boards: hand.boards,
    pots: potsFor(viewer, hand),
    toAct,
    waitsFor,
    deal: dealDue(hand, waitsFor),
    potMinor: isStaff(viewer) || potTold(hand) !== null ? minor(chipsInPots(hand)) : null,
    legal: mayKnowWhat ? legalActions(hand) : null,
    prompts: isStaff(viewer) ? prompts(hand) : [],
    commitment: hand.setup.commitment,
    steps: stepsOf(inProgress),
  };
};
