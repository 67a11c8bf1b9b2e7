import { refusal } from '@cardroom/kernel';

// What only the edge can refuse: papers, and what the floor and the tables would have to know.

/** Papers can be kept only where the house has its key. */
export const identityCannotBeKept = refusal('cashier.identity-cannot-be-kept', 'conflict');
export const identityUnknown = refusal('cashier.identity-unknown', 'not-found');
export const playerNotAtTable = refusal('cashier.player-not-at-table', 'conflict');
export const gameNotOpen = refusal('cashier.game-not-open', 'conflict');
/** Chips were picked up and nobody has counted them: what he has to bring back is not known (RRP-2.2.5). */
export const amountTakenUnknown = refusal('cashier.amount-taken-unknown', 'conflict', 'RRP-2.2.5');
export const nothingDue = refusal('cashier.nothing-due', 'not-found');
export const amountNotMadeUp = refusal('cashier.amount-not-made-up', 'conflict');
export const factUnknown = refusal('cashier.fact-unknown', 'not-found');
/** A report is not made of a day that is not there. */
export const noCageDay = refusal('cashier.no-cage-day', 'not-found');
export const reportNeedsWindow = refusal('cashier.report-needs-window', 'conflict');
/** A drawer is counted before its cashier is told what it should hold. */
export const countFirst = refusal('cashier.count-first', 'forbidden');
export const paperUnknown = refusal('cashier.paper-unknown', 'not-found');
