import { type Refusal, refusal, type RuleId } from '@cardroom/kernel';

/** Every way an irregularity is answered with no. */
export const actionOccurred = refusal('poker.action-occurred', 'conflict', 'RRP-3.2.2');
export const notAMisdeal = refusal('poker.not-a-misdeal', 'conflict', 'RRP-3.2.1');
export const noOptionOnExposedCard = refusal('poker.no-option-on-exposed-card', 'conflict', 'RRP-3.4.13');
export const cardAlreadySeen = refusal('poker.card-already-seen', 'conflict', 'RRP-3.4.12');
export const noRefundAfterAction = refusal('poker.no-refund-after-action', 'conflict', 'RRP-3.2.2');
export const handStands = refusal('poker.hand-stands', 'conflict', 'RRP-3.4.10');
export const earlierDealStands = refusal('poker.earlier-deal-stands', 'conflict', 'THR-A32');
export const handStaysLive = refusal('poker.hand-stays-live', 'conflict', 'RTC-18.b');
export const floorDecides = refusal('poker.floor-decides', 'conflict', 'RRP-2.1.1');
export const noEarlyDeal = refusal('poker.no-early-deal', 'conflict', 'RRP-3.4.15');
export const noWrongDeal = refusal('poker.no-wrong-deal', 'conflict');
export const nothingToCorrect = refusal('poker.nothing-to-correct', 'conflict');
export const cardCountRight = refusal('poker.card-count-right', 'conflict', 'RRP-3.3.5');
export const noSuchCard = refusal('poker.no-such-card', 'not-found');
export const jokerPlays = refusal('poker.joker-plays', 'conflict', 'RRP-9.3.1');
export const putUpcardsBack = refusal('poker.put-upcards-back', 'conflict', 'RRP-8.10');
export const cardsCausedAction = refusal('poker.cards-caused-action', 'conflict', 'RRP-3.3.3');
export const bringInStands = refusal('poker.bring-in-stands', 'conflict', 'RRP-8.9.a');
export const noAllInOption = refusal('poker.no-all-in-option', 'conflict', 'RRP-8.17.a');

/** The same answer under another rule. */
export const citing = (answer: Refusal, rule: RuleId): Refusal => ({ ...answer, rule });
