import { type Seed } from '@cardroom/kernel';
import { isCard, unknownCard } from '@cardroom/poker';
import {
  type CardsDealt,
  type HandAdvanced,
  type HandCorrected,
  type PlayEvent,
  type SeedCommitted,
} from '../events';
import { type UntimedEvent } from '../hands/untimed';
import { type Table } from '../state';

/** An event as it may be told: a seed that is still secret is null. */
export type ToldEvent =
  Exclude<PlayEvent, SeedCommitted> | (Omit<SeedCommitted, 'seed'> & { readonly seed: Seed | null });

type Json = unknown;

const hidden = (text: string): string => (isCard(text) ? unknownCard : text);

/** What gives the whole deck away: left out, not only covered. */
const leftOut: ReadonlySet<string> = new Set(['seed', 'order']);

/** Every card covered, whatever it is part of: a new kind of fact shows no card by having been forgotten here. */
const covered = (value: Json): Json => {
  if (typeof value === 'string') return hidden(value);
  if (Array.isArray(value)) return value.map(covered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (leftOut.has(key) ? [] : [[key, covered(part)]])),
  );
};

type Dealt = Extract<UntimedEvent, { readonly type: 'StreetDealt' }>;

/** The board and upcards lie open; burns and down cards do not. */
const dealtOpenly = (event: Dealt): Dealt => ({
  ...event,
  burns: event.burns.map(() => unknownCard),
  hands: event.hands.map(({ seat, cards }) => ({
    seat,
    cards: cards.map(({ card, up }) => ({ card: up ? card : unknownCard, up })),
  })),
});

/** Cards that were laid face up are seen by everybody. */
const openFacts: ReadonlySet<string> = new Set(['HandShown', 'ShowHand']);

const toldPart = <T extends { readonly type: string }>(part: T): T => {
  if (openFacts.has(part.type)) return part;
  if (part.type === 'StreetDealt') return dealtOpenly(part as never) as never;
  return covered(part) as T;
};

/** A deck's order has no place in what is told; that it was shuffled has. */
const toldStep = <S extends Pick<CardsDealt, 'ask' | 'events'>>(step: S): S => ({
  ...step,
  ask: toldPart(step.ask),
  events: step.events.map((event) => toldPart(event)),
});

const toldCorrection = (event: HandCorrected): HandCorrected => ({
  ...event,
  was: toldPart(event.was),
  steps: event.steps.map((step) => toldStep(step)),
});

/** The hand a fact belongs to is not over, as far as is known. */
const isLive = (hand: number, table: Table | null): boolean => !table || table.hand?.number === hand;

const isUnspent = ({ commitment }: SeedCommitted, table: Table | null): boolean =>
  !table || table.committed?.commitment === commitment || table.hand?.hand.setup.commitment === commitment;

/**
 * Whether a fact holds what not everybody may read now: the seed of a deal to come or in progress, unseen cards of a
 * hand that is not over. `table` is the present state of its stream; without it everything of the kind is secret.
 */
export const isSecret = (event: PlayEvent, table: Table | null): boolean => {
  switch (event.type) {
    case 'SeedCommitted':
      return isUnspent(event, table);
    case 'CardsDealt':
    case 'HandCorrected':
      return isLive(event.hand, table);
    default:
      return false;
  }
};

const toldSecret = (event: SeedCommitted | CardsDealt | HandAdvanced | HandCorrected): ToldEvent => {
  switch (event.type) {
    case 'SeedCommitted':
      return { ...event, seed: null };
    case 'HandCorrected':
      return toldCorrection(event);
    default:
      return toldStep(event);
  }
};

/** The fact as anybody may read it now; whole, once its hand is over (RRP-2.2.23, RTC-16.b). */
export const withheld = (event: PlayEvent, table: Table | null): ToldEvent =>
  isSecret(event, table) ? toldSecret(event as CardsDealt) : event;

/** A step of a live hand as everybody at the table may know it. */
export const toldOf = <S extends Pick<CardsDealt, 'ask' | 'events'>>(step: S): S => toldStep(step);
