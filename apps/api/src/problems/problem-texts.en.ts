import { type ProblemText } from './problem';
import { conductTextsInEnglish } from './conduct-texts.en';
import { cashierTableTextsInEnglish } from './cashier-table-texts.en';
import { cashierTextsInEnglish } from './cashier-texts.en';
import { absenceTextsInEnglish } from './absence-texts.en';
import { movesTextsInEnglish } from './moves-texts.en';
import { tableLifeTextsInEnglish } from './table-life-texts.en';
import { timeCollectionTextsInEnglish } from './time-collection-texts.en';
import { waitingListTextsInEnglish } from './waiting-list-texts.en';
import { playTextsInEnglish } from './play-texts.en';
import { pokerHandTextsInEnglish } from './poker-hand-texts.en';
import { pokerBettingTextsInEnglish } from './poker-betting-texts.en';
import { pokerShowdownTextsInEnglish } from './poker-showdown-texts.en';
import { pokerErrorsTextsInEnglish } from './poker-errors-texts.en';
import { floorTextsInEnglish } from './floor-texts.en';
import { movingInTextsInEnglish } from './moving-in-texts.en';
import { playersTextsInEnglish } from './players-texts.en';

/** English words for every code with which the house says no. */
export const englishTexts: Readonly<Record<string, ProblemText>> = {
  ...floorTextsInEnglish,
  ...playTextsInEnglish,
  ...pokerHandTextsInEnglish,
  ...pokerBettingTextsInEnglish,
  ...pokerShowdownTextsInEnglish,
  ...pokerErrorsTextsInEnglish,
  ...cashierTextsInEnglish,
  ...cashierTableTextsInEnglish,
  ...conductTextsInEnglish,
  ...waitingListTextsInEnglish,
  ...absenceTextsInEnglish,
  ...movesTextsInEnglish,
  ...tableLifeTextsInEnglish,
  ...timeCollectionTextsInEnglish,
  ...movingInTextsInEnglish,
  ...playersTextsInEnglish,
  'api.malformed': {
    title: 'Not understood',
    detail: 'The request is not complete or not well formed; see the fields named.',
  },
  'api.not-signed-in': { title: 'Not signed in', detail: 'Sign in, or enrol this device, to go on.' },
  'api.wrong-code': { title: 'Not recognised', detail: 'This code is not known here. Please try again.' },
  'api.not-allowed': {
    title: 'Not allowed',
    detail: 'This is not among the things that you may do here. Ask your supervisor.',
  },
  'api.forged-request': {
    title: 'Request not trusted',
    detail: 'The request does not carry the mark of this session. Reload the page and try again.',
  },
  'api.not-found': { title: 'Not found', detail: 'There is nothing under this address.' },
  'api.receipt-unknown': {
    title: 'Receipt not known',
    detail: 'There is no place under this code today. Check the code, or ask the list keeper.',
  },
  'api.too-large': { title: 'Too large', detail: 'The request is larger than is accepted here.' },
  'api.not-json': { title: 'Not JSON', detail: 'Requests are sent as application/json.' },
  'api.key-reused': {
    title: 'Key used before',
    detail: 'Another request was made under this key. Nothing was done; try again with a new one.',
  },
  'api.not-happened-yet': {
    title: 'Not happened yet',
    detail: 'The time entered has not come yet. Nothing was recorded.',
  },
  'api.still-to-come': {
    title: 'Still to come',
    detail: 'That moment is still to come: nothing can be told of it yet.',
  },
  'api.too-long-ago': {
    title: 'Too long ago',
    detail: 'What happened more than {hours} hours ago cannot be keyed in any more.',
  },
  'api.no-gaming-day': {
    title: 'No gaming day',
    detail: 'No gaming day had been opened by then, so there is nothing to hand over.',
  },
  'api.too-many-attempts': {
    title: 'Too many attempts',
    detail: 'Too many wrong codes. Try again in {retryAfterMinutes} minutes, or call a manager.',
  },
  'api.too-many-requests': {
    title: 'Too many requests',
    detail: 'Too many requests in a short time. Try again in {retryAfterSeconds} seconds.',
  },
  'api.unexpected': {
    title: 'Something broke',
    detail: 'Something broke here, and nothing was recorded. If it happens again, report number {traceId}.',
  },
  'api.store-away': {
    title: 'The log cannot be reached',
    detail:
      'Nothing was decided: the room’s log cannot be reached, so no check can be made. Call the shift ' +
      'supervisor, and try again in a moment.',
  },
  'api.stopping': { title: 'Closing down', detail: 'This server is closing down. Try again in a moment.' },
  'people.staff-unknown': { title: 'Nobody there', detail: 'There is no such member of staff in this room.' },
  'people.device-unknown': { title: 'No such device', detail: 'There is no such device in this room.' },
  'people.token-unknown': { title: 'No such token', detail: 'There is no such token of yours.' },
  'people.enrolment-unknown': {
    title: 'Enrolment code not valid',
    detail: 'This enrolment code is not known, has been used, or is too old. Ask a manager for a new one.',
  },
  'people.code-required': {
    title: 'Code needed',
    detail: 'Whoever signs or approves gives his own code.',
  },
  'people.second-code-wrong': {
    title: 'Code not right',
    detail: 'The second person’s code is not right. Nothing was done; the attempt was counted.',
  },
  'people.second-person-not-entitled': {
    title: 'Somebody else has to sign',
    detail: 'The second person’s role ({role}) may not sign for this.',
  },
  'people.above-own-authority': {
    title: 'Above your authority',
    detail: 'Only an administrator can do this for the role {role}.',
  },
  'people.last-administrator': {
    title: 'The last administrator',
    detail: 'The room keeps at least one administrator or room manager who can sign in.',
  },
};
