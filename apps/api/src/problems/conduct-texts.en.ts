import { type ProblemText } from './problem';

const texts: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'conduct.not-authorised': ['Not yours to do', 'This is decided by others. Ask the shift manager.'],
  'conduct.reason-required': ['A reason is needed', 'Say why, in a few words.'],
  'conduct.setting-unknown': ['No such setting', 'There is no setting or rule set {setting}.'],
  'conduct.setting-invalid': ['Value not possible', 'This value is not possible for {setting}.'],
  'conduct.ruling-exists': ['Already there', 'There is a ruling under this number already.'],
  'conduct.ruling-unknown': ['No such ruling', 'There is no such ruling.'],
  'conduct.already-decided': ['Already decided', 'Somebody has decided this already.'],
  'conduct.not-decided': ['Not decided yet', 'Nobody has decided this yet, or it was taken back.'],
  'conduct.ruling-final': [
    'The ruling is final',
    'This ruling is final and stays. Add a note if something is wrong with it.',
  ],
  'conduct.ruling-window-closed': [
    'Too late',
    'The next deal has started, or the table is closed: the result stands.',
  ],
  'conduct.not-your-ruling': ['Not yours to rule', 'Call the floor: rulings here are given by {roles}.'],
  'conduct.call-the-director': [
    'Call the director',
    'Only the director or an assistant decides this: {roles}.',
  ],
  'conduct.call-the-controller': ['Call the controller', 'Only the game controller decides this: {roles}.'],
  'conduct.advice-not-asked': ['Advice not asked', 'Advice is given here by {roles}.'],
  'conduct.rule-required': ['Which rule?', 'A ruling names at least one rule of the book.'],
  'conduct.intent-required': ['Which intent?', 'Say whether it was an accident, unclear or deliberate.'],
  'conduct.official-text-first': [
    'The official text comes first',
    'Rule {official} of the official text is about this. Cite it, or confirm this ruling without it.',
  ],
  'conduct.departure-not-allowed': ['Not here', 'In this house no ruling departs from the rule.'],
  'conduct.confirmation-required': [
    'To be confirmed',
    'This is confirmed by somebody above you; until then nothing is done.',
  ],
  'conduct.nothing-to-confirm': ['Nothing to confirm', 'This ruling waits for no confirmation.'],
  'conduct.appeal-open': ['Already appealed', 'There is an appeal on this ruling already, and only one.'],
  'conduct.no-appeal-open': ['No appeal', 'There is no open appeal on this ruling.'],
  'conduct.appeal-not-yours': [
    'Not yours to decide',
    'This is decided by {roles}, and not by who ruled first.',
  ],
  'conduct.hand-not-identifiable': [
    'Cards not identifiable',
    'The cards of seat {seat} cannot be told apart: the hand is dead.',
  ],
  'conduct.hand-stays-dead': [
    'The hand stays dead',
    'In this house the hand of seat {seat} is not taken back.',
  ],
  'conduct.outcome-not-offered': ['Not among the choices', 'The rule leaves these choices: {offered}.'],
  'conduct.deal-waits': ['The deal waits', 'In this house the deal waits until it is ruled.'],
  'conduct.amount-out-of-range': [
    'Amount not possible',
    'The amount is not between the least and the most that is possible.',
  ],
  'conduct.nothing-held': ['Nothing to pay', 'No pot is held here, or nobody has decided whose it is.'],
  'conduct.already-held': ['Already held', 'The pot is held already.'],
  'conduct.no-table': ['No table', 'This ruling is about no table.'],
  'conduct.offence-unknown': [
    'No such offence',
    'Rule {offence} names nothing that can be recorded of a player.',
  ],
  'conduct.incident-incomplete': ['Something is missing', 'This has to be said as well: {missing}.'],
  'conduct.rule-not-applicable': ['The rule does not apply', 'Rule {offence} does not apply in this case.'],
  'conduct.not-the-offender': [
    'Not the one at fault',
    'Whom the remark helped is not at fault; its author is.',
  ],
  'conduct.incident-exists': ['Already there', 'This incident is recorded already.'],
  'conduct.incident-unknown': ['No such incident', 'There is no such incident of this player.'],
  'conduct.incident-closed': ['Already decided', 'This incident is decided already.'],
  'conduct.override-reason-required': [
    'Why not as proposed?',
    'Proposed is: {proposed}. Say why you decide otherwise.',
  ],
  'conduct.suspension-end-required': ['Until when?', 'Say when it ends.'],
  'conduct.term-invalid': ['Length not possible', 'This length is not possible for this sanction.'],
  'conduct.event-required': ['Which event?', 'Say which event it is about.'],
  'conduct.step-not-on-ladder': [
    'Not given here',
    'The house does not give this sanction; its ladder is {ladder}.',
  ],
  'conduct.step-not-offered': ['Not possible here', 'This sanction is not possible in this case ({why}).'],
  'conduct.only-report': ['You may report it', 'Sanctions are given here by {roles}. Report it instead.'],
  'conduct.exclusion-automatic': [
    'Final exclusion',
    'A proven act of this kind is final exclusion and nothing else.',
  ],
  'conduct.not-pending': ['Nothing to confirm', 'This does not wait for confirmation.'],
  'conduct.not-yours-to-confirm': ['Not yours to confirm', 'This is confirmed by the {role}.'],
  'conduct.not-running': ['Not in force', 'This is not in force any more.'],
  'conduct.not-confiscated': ['Not confiscated here', 'In this house such chips are not confiscated.'],
  'floor.open-ruling': [
    'A ruling is open',
    'A ruling asked for at table {tableNumber} is not decided yet: decide it before the table closes.',
  ],
  'floor.impounded-pot-open': [
    'A pot is held',
    'The house holds a pot of table {tableNumber}: award it, or hand it to the cage, before the table closes.',
  ],
  'floor.player-barred': [
    'Excluded',
    'This player has been excluded since {sinceDay} ({rule}). Call the shift manager.',
  ],
  'floor.player-suspended': [
    'Suspended',
    'This player is suspended until {untilDay} ({rule}). Call the shift manager.',
  ],
  'cashier.player-barred': [
    'Excluded',
    'No sale: this player has been excluded since {sinceDay} ({rule}). Call the shift manager.',
  ],
  'cashier.player-suspended': [
    'Suspended',
    'No sale: this player is suspended until {untilDay} ({rule}). Call the shift manager.',
  ],
  'tournament.player-barred': [
    'Out of the event',
    'This player is out of this event since {sinceDay}. Call the director.',
  ],
  'conduct.player-frozen': [
    'Wait for the decision',
    'An incident ({rule}) is being looked into: he keeps his place and is passed over.',
  ],
  'conduct.see-supervisor': ['Please see a supervisor', 'Please see a supervisor.'],
  'conduct.standing-unknown': [
    'Check cannot be made',
    'It cannot be checked whether this player may play, so he may not. Call the shift manager.',
  ],
  'conduct.term-too-short': ['Term too short', 'The shortest term is {leastMonths} months.'],
  'conduct.already-excluded': ['Already in force', 'This is in force already, and for at least as long.'],
  'conduct.not-excluded': ['Nothing in force', 'Nothing of this kind is in force for this person.'],
  'conduct.term-not-over': ['Not before its end', 'This is not lifted before its end.'],
};

/** English words for what conduct and rulings refuse. */
export const conductTextsInEnglish: Readonly<Record<string, ProblemText>> = Object.fromEntries(
  Object.entries(texts).map(([code, [title, detail]]) => [code, { title, detail }]),
);
