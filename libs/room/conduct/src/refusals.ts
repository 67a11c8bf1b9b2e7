import { refusal } from '@cardroom/kernel';

export const notAuthorised = refusal('conduct.not-authorised', 'forbidden');
export const reasonRequired = refusal('conduct.reason-required', 'conflict');
export const settingUnknown = refusal('conduct.setting-unknown', 'not-found');
export const settingInvalid = refusal('conduct.setting-invalid', 'conflict');

// Rulings
export const rulingExists = refusal('conduct.ruling-exists', 'conflict');
export const openRuling = refusal('floor.open-ruling', 'conflict', 'RRP-2.1.5');
export const potStillHeld = refusal('floor.impounded-pot-open', 'conflict', 'RRP-2.1.7');
export const rulingUnknown = refusal('conduct.ruling-unknown', 'not-found');
/** Somebody has decided it already. */
export const alreadyDecided = refusal('conduct.already-decided', 'conflict');
export const notDecided = refusal('conduct.not-decided', 'conflict');
export const rulingFinal = refusal('conduct.ruling-final', 'conflict', 'RRP-2.1.2');
export const directorIsFinal = refusal('conduct.ruling-final', 'conflict', 'RTC-1');
export const floorIsFinal = refusal('conduct.ruling-final', 'conflict', 'THR-A36');
export const controllerIsFinal = refusal('conduct.ruling-final', 'conflict', 'FR4-1.33');
export const windowClosed = refusal('conduct.ruling-window-closed', 'conflict', 'RRP-2.1.5');
/** Whoever asks may say what he thinks; the ruling is given by others. */
export const notYourRuling = refusal('conduct.not-your-ruling', 'forbidden', 'RRP-2.1.2');
export const callTheDirector = refusal('conduct.call-the-director', 'forbidden', 'RTC-1');
export const callTheController = refusal('conduct.call-the-controller', 'forbidden', 'FR4-1.33');
export const adviceNotAsked = refusal('conduct.advice-not-asked', 'forbidden', 'RTC-1.b');
export const ruleRequired = refusal('conduct.rule-required', 'conflict', 'RTC-1');
export const intentRequired = refusal('conduct.intent-required', 'conflict', 'RRP-2.1.8');
export const officialTextFirst = refusal('conduct.official-text-first', 'conflict', 'RTC-1.c');
export const departureReasonRequired = refusal('conduct.reason-required', 'conflict', 'RRP-2.1.1');
export const departureNotAllowed = refusal('conduct.departure-not-allowed', 'conflict', 'RTC-1.c');
/** The shift manager confirms a departure from the rule; until then nothing is carried out. */
export const confirmationRequired = refusal('conduct.confirmation-required', 'forbidden', 'RRP-2.1.1');
export const nothingToConfirm = refusal('conduct.nothing-to-confirm', 'conflict');
export const appealOpen = refusal('conduct.appeal-open', 'conflict', 'RRP-2.1.2');
export const noAppealOpen = refusal('conduct.no-appeal-open', 'conflict');
export const appealNotYours = refusal('conduct.appeal-not-yours', 'forbidden', 'RRP-2.1.2');
export const handNotIdentifiable = refusal('conduct.hand-not-identifiable', 'conflict', 'RRP-3.3.8');
export const mayNotBeTakenBack = refusal('conduct.hand-stays-dead', 'conflict', 'RRP-3.3.8');
export const spectatorReasonRequired = refusal('conduct.reason-required', 'conflict', 'THR-A34');
export const outcomeNotOffered = refusal('conduct.outcome-not-offered', 'conflict');
export const transferNotConfirmed = refusal('conduct.confirmation-required', 'forbidden', 'RRP-2.1.6');
export const dealWaits = refusal('conduct.deal-waits', 'conflict', 'RTC-4.a');
/** What is held is at least one chip and at most the pot. */
export const amountOutOfRange = refusal('conduct.amount-out-of-range', 'conflict', 'RRP-2.1.7');
export const nothingHeld = refusal('conduct.nothing-held', 'conflict', 'RRP-2.1.7');
export const alreadyHeld = refusal('conduct.already-held', 'conflict', 'RRP-2.1.7');
export const noTable = refusal('conduct.no-table', 'conflict');

// Incidents and sanctions
export const offenceUnknown = refusal('conduct.offence-unknown', 'not-found', 'RTC-2');
export const incidentIncomplete = refusal('conduct.incident-incomplete', 'conflict', 'RRP-1.1.2');
export const ruleNotApplicable = refusal('conduct.rule-not-applicable', 'conflict', 'RRP-1.2.3');
/** Whom a remark helped is not its author. */
export const notTheOffender = refusal('conduct.not-the-offender', 'conflict', 'RTC-2.c');
export const incidentExists = refusal('conduct.incident-exists', 'conflict');
export const incidentUnknown = refusal('conduct.incident-unknown', 'not-found');
export const incidentClosed = refusal('conduct.incident-closed', 'conflict');
export const overrideReasonRequired = refusal('conduct.override-reason-required', 'conflict', 'RRP-1.2.0');
export const suspensionEndRequired = refusal('conduct.suspension-end-required', 'conflict', 'RRP-1.2.0');
export const termInvalid = refusal('conduct.term-invalid', 'conflict');
export const eventRequired = refusal('conduct.event-required', 'conflict');
export const stepNotOnLadder = refusal('conduct.step-not-on-ladder', 'conflict', 'RTC-4');
export const stepNotOffered = refusal('conduct.step-not-offered', 'conflict', 'RTC-2.b');
export const onlyReport = refusal('conduct.only-report', 'forbidden', 'RTC-4');
/** A proven gross fault is final exclusion and nothing else. */
export const exclusionAutomatic = refusal('conduct.exclusion-automatic', 'conflict', 'RTC-2.g');
export const notPending = refusal('conduct.not-pending', 'conflict', 'RRP-1.1.0');
export const notYoursToConfirm = refusal('conduct.not-yours-to-confirm', 'forbidden', 'RRP-1.1.0');
export const notRunning = refusal('conduct.not-running', 'conflict');
export const chipsNotHidden = refusal('conduct.amount-out-of-range', 'conflict', 'RTC-37');
export const notConfiscated = refusal('conduct.not-confiscated', 'conflict', 'RTC-37');

// Standing: how a person is refused elsewhere
export const playerBarred = refusal('floor.player-barred', 'forbidden', 'RRP-1.1.0');
export const playerSuspended = refusal('floor.player-suspended', 'forbidden', 'RRP-1.1.0');
export const playerBarredFromCage = refusal('cashier.player-barred', 'forbidden', 'RRP-1.1.0');
export const playerSuspendedFromCage = refusal('cashier.player-suspended', 'forbidden', 'RRP-1.1.0');
export const playerBarredFromEvent = refusal('tournament.player-barred', 'forbidden', 'RTC-2.g');
export const playerFrozen = refusal('conduct.player-frozen', 'forbidden', 'RRP-1.1.8');
export const seeSupervisor = refusal('conduct.see-supervisor', 'forbidden');

// Exclusion on one's own request
export const termTooShort = refusal('conduct.term-too-short', 'conflict');
export const alreadyExcludedByRequest = refusal('conduct.already-excluded', 'conflict');
export const notExcludedByRequest = refusal('conduct.not-excluded', 'not-found');
export const termNotOver = refusal('conduct.term-not-over', 'conflict');
