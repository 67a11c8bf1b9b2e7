import { z } from 'zod';
import { amount, seatNumber } from './floor-shapes';

// What can be asked of the hand in progress: the poker engine's words, amounts as decimal strings.

/** A card as it is written (`As`, `Td`), or `??` for one that nobody has seen. */
export const cardShape = z.string().regex(/^(?:[2-9TJQKA][cdhs]|\?\?)$/);
const cards = z.array(cardShape).min(1).max(7);
const cardsFor = z.strictObject({ seat: seatNumber, cards });
const seats = z.array(seatNumber).min(1).max(11);
export const ruleIdShape = z.string().regex(/^[A-Z0-9]{3}-[A-Za-z0-9.]{1,20}$/);
const share = z.strictObject({ seat: seatNumber, amount });
const ofSeat = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), seat: seatNumber });
const alone = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

const plainAction = z.strictObject({ kind: z.enum(['fold', 'check', 'call', 'bringIn']) });
/** `to` is the player's total of the betting round. */
const wager = z.strictObject({ kind: z.literal('wager'), to: amount });
export const actionShape = z.union([plainAction, wager]);

const declared = z.strictObject({
  word: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allIn', 'amount']),
  amount: amount.optional(),
  when: z.enum(['before', 'with', 'after']),
});

/** A player asks this for his own seat, the dealer for any. */
export const playerAsks = [
  z.strictObject({ type: z.literal('Act'), seat: seatNumber, action: actionShape }),
  z.strictObject({
    type: z.literal('Bid'),
    seat: seatNumber,
    motions: z.array(z.array(amount).min(1).max(50)).max(5),
    declared: declared.optional(),
    unaware: z.boolean().optional(),
    unclear: z.boolean().optional(),
    uncounted: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('Discard'),
    seat: seatNumber,
    cards: z.array(cardShape).max(5),
    splitsOpeners: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('ShowHand'), seat: seatNumber, cards: cards.optional() }),
  ofSeat('MuckHand'),
  ofSeat('PlayTheBoard'),
  z.strictObject({ type: z.literal('ShowOpeners'), seat: seatNumber, proven: z.boolean() }),
  z.strictObject({ type: z.literal('CallClock'), askedBy: seatNumber.nullable() }),
  z.strictObject({
    type: z.literal('AskToSee'),
    seat: seatNumber,
    of: seatNumber,
    shownTo: seatNumber.optional(),
  }),
  z.strictObject({ type: z.literal('PostStraddle'), seat: seatNumber, amount }),
  ofSeat('TableEarly'),
  ofSeat('AskForTime'),
] as const;

/** What a dealer enters besides. */
const dealerAsks = [
  z.strictObject({
    type: z.literal('PostForcedBets'),
    seat: seatNumber.optional(),
    from: seatNumber.optional(),
  }),
  z.strictObject({
    type: z.literal('Deal'),
    hands: z.array(cardsFor).max(11).optional(),
    board: cards.optional(),
    burn: cardShape.optional(),
    first: seatNumber.optional(),
  }),
  alone('KillLosingHands'),
  z.strictObject({
    type: z.literal('AwardPot'),
    pot: z.number().int().min(0).max(20).optional(),
    shares: z.array(share).max(11).optional(),
  }),
  z.strictObject({ type: z.literal('RunIt'), times: z.number().int().min(1).max(4), agreedBy: seats }),
  z.strictObject({ type: z.literal('ChopBlinds'), agreedBy: seats }),
  z.strictObject({
    type: z.literal('ArrangePot'),
    shares: z.array(share).min(1).max(11),
    agreedBy: seats,
  }),
  ofSeat('ObjectToAward'),
  z.strictObject({ type: z.literal('ActOutOfTurn'), seat: seatNumber, action: actionShape }),
  z.strictObject({
    type: z.literal('SettleShortCall'),
    seat: seatNumber,
    choice: z.enum(['complete', 'takeBack', 'forfeit', 'release']),
  }),
  z.strictObject({ type: z.literal('MoveChipsForward'), seat: seatNumber, chips: amount }),
  z.strictObject({ type: z.literal('DrawChipsBack'), seat: seatNumber, byFloor: z.boolean().optional() }),
  z.strictObject({ type: z.literal('SetAbsent'), seat: seatNumber, absent: z.boolean() }),
  ofSeat('AskToSeeOpener'),
  ofSeat('ConfirmDelivery'),
  alone('ReportOversizeBet'),
] as const;

export const handAsk = z.discriminatedUnion('type', [...playerAsks, ...dealerAsks]);
export type HandAsk = z.infer<typeof handAsk>;

/** What only the floor decides in a hand. */
export const rulingAsk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('KillHand'), seat: seatNumber, rule: ruleIdShape }),
  z.strictObject({ type: z.literal('VoidHand'), rule: ruleIdShape }),
  z.strictObject({ type: z.literal('SetPotAside'), pot: z.number().int().min(0).max(20) }),
  alone('OverruleObjection'),
  ofSeat('RuleTurnLost'),
  ofSeat('FreeOutOfTurn'),
  alone('ApproveClock'),
  z.strictObject({ type: z.literal('ReturnBet'), from: seatNumber, to: seatNumber, amount }),
]);
export type RulingAsk = z.infer<typeof rulingAsk>;
