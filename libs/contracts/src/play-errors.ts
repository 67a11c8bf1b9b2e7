import { z } from 'zod';
import { seatNumber } from './floor-shapes';
import { cardShape } from './play-asks';

// Misdeals and dealer errors: asked about with `?ask=true` first, so that the rule is read before the tap.

const cards = z.array(cardShape).min(1).max(7);
const cardsFor = z.strictObject({ seat: seatNumber, cards });
const someSeats = z.array(seatNumber).min(1).max(11);
const yes = z.boolean().optional();

export const misdealFaults = [
  'firstCardToWrongSeat',
  'outOfSequence',
  'buttonMisplaced',
  'cardToWrongSeat',
  'playerForgotten',
  'dealtIntoFlop',
  'badShuffle',
  'jokerBeforeDeal',
  'other',
] as const;

export const errorAsk = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ReportMisdeal'),
    fault: z.enum(misdealFaults),
    seat: seatNumber.optional(),
    seen: yes,
    because: z.enum(['absent', 'owesBlind']).optional(),
  }),
  z.strictObject({
    type: z.literal('ReportExposed'),
    seat: seatNumber,
    place: z.number().int().min(0).max(6),
    by: z.enum(['dealer', 'player']),
    how: z.enum(['turned', 'flashed', 'offTable']),
    card: cardShape.optional(),
    looked: yes,
    wantsToKeep: yes,
    whileDealing: yes,
  }),
  z.strictObject({ type: z.literal('DealExtraCard'), seat: seatNumber, card: cardShape.optional() }),
  z.strictObject({ type: z.literal('MissCard'), seat: seatNumber, next: z.boolean() }),
  z.strictObject({ type: z.literal('ReportWrongCount'), seat: seatNumber, looked: yes }),
  z.strictObject({
    type: z.literal('ReportScrap'),
    what: z.enum(['boxed', 'unplayable', 'joker']),
    where: z.union([seatNumber, z.enum(['board', 'burns', 'stub'])]),
    card: cardShape.optional(),
    nextIsDue: yes,
  }),
  z.strictObject({
    type: z.literal('ReportDeck'),
    what: z.enum(['foreignBack', 'duplicate', 'count']),
    inStub: yes,
    missing: z.number().int().min(0).max(52).optional(),
    extra: z.number().int().min(0).max(52).optional(),
    originKnown: yes,
    nextDealStarted: yes,
    withheld: someSeats.optional(),
  }),
  z.strictObject({
    type: z.literal('DealEarly'),
    burn: cardShape.optional(),
    cards: cards.optional(),
    count: z.number().int().min(1).max(11).optional(),
    kept: z.array(cardsFor).max(11).optional(),
  }),
  z.strictObject({
    type: z.literal('DealWrong'),
    mistake: z.enum(['noBurn', 'twoBurns', 'extraBoardCard']),
    burn: cardShape.optional(),
    board: cards.optional(),
    hands: z.array(cardsFor).max(11).optional(),
  }),
  z.strictObject({ type: z.literal('CorrectDeal'), looked: someSeats.optional() }),
  z.strictObject({
    type: z.literal('ReportFouled'),
    seat: seatNumber,
    how: z.enum(['dealerTook', 'touchedOthers', 'touchedByUnknown', 'thrownOntoOther']),
    isProtected: z.boolean(),
    identifiable: z.boolean(),
    untouched: yes,
    claimsRefund: yes,
  }),
  z.strictObject({
    type: z.literal('DropStubCards'),
    count: z.number().int().min(1).max(52),
    cards: cards.optional(),
  }),
  z.strictObject({
    type: z.literal('GiveUpCards'),
    seat: seatNumber,
    how: z.enum(['forward', 'upcardsLifted']),
  }),
  z.strictObject({ type: z.literal('TakeCardsBack'), seat: seatNumber }),
  z.strictObject({ type: z.literal('CorrectLowCard'), low: seatNumber }),
  z.strictObject({ type: z.literal('DeclareAllIn'), seat: seatNumber }),
]);
export type ErrorAsk = z.infer<typeof errorAsk>;
