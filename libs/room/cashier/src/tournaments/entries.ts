import { accept, invariant, judge, type Policy, type Role } from '@cardroom/kernel';
import { minor } from '@cardroom/kernel';
import { acceptPosting, cageIsOpen, overTheCounter } from '../ground-rules';
import { type Stamp, stampOf } from '../ids';
import { ofCash } from '../ledger/holding';
import { entryOf, moved, owed, owedTo } from '../ledger/postings';
import {
  entrantNotPresent,
  entrantPlaced,
  entrantUnknown,
  eventCancelled,
  eventExists,
  eventUnknown,
  noRebuy,
  notAuthorised,
  placeTaken,
  prizeNotDue,
  stackNotEqual,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EventNamed, type RulesFor } from '../slice';
import { type Cage } from '../state';
import { identifiedFor, noted, type Payment } from '../thresholds/thresholds';
import { entrantOf, type EventAtCage } from './event';

type OfEvent = Policy<{ readonly eventId: string }, Cage>;

const directors: readonly Role[] = ['tournamentDirector', 'shiftManager', 'roomManager'];

const isDirector: Policy<Stamp, Cage> = ({ by }) =>
  by.kind === 'staff' && directors.includes(by.role) ? null : notAuthorised();

export const isKnown: OfEvent = ({ eventId }, { events }) =>
  events.has(eventId) ? null : eventUnknown({ eventId });

export const isOpen: OfEvent = ({ eventId }, { events }) =>
  events.get(eventId)?.state === 'cancelled' ? eventCancelled({ eventId }) : null;

export const theEvent = ({ events }: Cage, { eventId }: { readonly eventId: string }): EventAtCage => {
  const event = events.get(eventId);
  invariant(event, 'the rules found the event');
  return event;
};

export const announceEventRules: RulesFor<'AnnounceEvent'> = [
  cageIsOpen,
  isDirector,
  ({ eventId }, { events }) => (events.has(eventId) ? eventExists({ eventId }) : null),
];

type SellRule = RulesFor<'SellEntry'>[number];

/** Those who are there are asked to pay; who is only registered is not (FR4-1.34). */
const buyerIsPresent: SellRule = (command, cage) =>
  theEvent(cage, command).rules.saleRequiresPresence && !command.isPresent
    ? entrantNotPresent({ playerId: command.playerId })
    : null;

/** Everybody starts with the same stack (FR4-1.3). */
const stacksAreEqual: SellRule = (command, cage) => {
  const { rules, stack } = theEvent(cage, command);
  return rules.equalStacks && command.stack !== stack
    ? stackNotEqual({ stack: command.stack, eventStack: stack })
    : null;
};

/** Nobody buys chips again, whatever he has left (FR4-1.3.1). */
const boughtOnce: SellRule = (command, cage) => {
  const event = theEvent(cage, command);
  const { entries = 0 } = entrantOf(event, command.playerId) ?? {};
  return entries > 0 && !event.rules.rebuysAllowed ? noRebuy({ playerId: command.playerId, entries }) : null;
};

/** What is paid in cash counts towards the legal limit as other money does. */
const priceIn = (
  event: Pick<EventAtCage, 'priceMinor' | 'feeMinor'>,
  { playerId, pay }: Pick<CommandNamed<'SellEntry'>, 'playerId' | 'pay'>,
): Payment => ({
  playerId,
  direction: 'in',
  amountMinor: minor(pay === 'cash' ? event.priceMinor + event.feeMinor : 0),
});

const payerIsIdentified: SellRule = (command, cage) =>
  identifiedFor<typeof command>((asked) => priceIn(theEvent(cage, asked), asked))(command, cage);

export const sellEntryRules: RulesFor<'SellEntry'> = [
  ...overTheCounter,
  isKnown,
  isOpen,
  buyerIsPresent,
  stacksAreEqual,
  boughtOnce,
  payerIsIdentified,
];

export const paidForEntry = (event: EventNamed<'EntrySold'>): Payment => priceIn(event, event);

const sellingEntry = (command: CommandNamed<'SellEntry'>, cage: Cage) => {
  const { windowId, eventId, playerId, pay, stack } = command;
  const { priceMinor, feeMinor } = theEvent(cage, command);
  const amountMinor = minor(priceMinor + feeMinor);
  const paid =
    pay === 'cash'
      ? moved('street', `window:${windowId}`, ofCash(amountMinor))
      : owed(`account:${playerId}`, -amountMinor);
  const postings = entryOf(paid, owed(`pool:${eventId}`, priceMinor), owed(`fees:${eventId}`, feeMinor));
  const of = { windowId, eventId, playerId, pay, amountMinor, priceMinor, feeMinor, stack };
  const fact = { type: 'EntrySold' as const, ...stampOf(command), ...of, postings };
  const also = noted(cage, priceIn({ priceMinor, feeMinor }, command), command);
  return acceptPosting(cage, postings, [fact, ...also]);
};

const isEntered: RulesFor<'PlaceEntrant' | 'GiveUpEntry'>[number] = (command, cage) => {
  const { playerId } = command;
  const entrant = entrantOf(theEvent(cage, command), playerId);
  if (!entrant) return entrantUnknown({ playerId });
  return entrant.gaveUp ? entrantPlaced({ playerId, place: entrant.place }) : null;
};

/** A place is given once; the prize of one who was placed before may be paid later. */
const placeIsHis: RulesFor<'PlaceEntrant'>[number] = (command, cage) => {
  const event = theEvent(cage, command);
  const { playerId, place } = command;
  const entrant = entrantOf(event, playerId);
  const isLater = entrant?.place === place && entrant.prizeMinor === null && command.prizeMinor !== null;
  if (entrant && entrant.place !== null && !isLater) return entrantPlaced({ playerId, place: entrant.place });
  const holder = event.entrants.find((each) => each.place === place && each.playerId !== playerId);
  return holder ? placeTaken({ place, playerId: holder.playerId }) : null;
};

const prizeIsThere: RulesFor<'PlaceEntrant'>[number] = (command, cage) => {
  const { eventId, place, prizeMinor } = command;
  if (prizeMinor === null) return null;
  const { paidPlaces } = theEvent(cage, command);
  const poolMinor = owedTo(cage.balances, `pool:${eventId}`);
  return place > paidPlaces || prizeMinor > poolMinor
    ? prizeNotDue({ place, paidPlaces, poolMinor, prizeMinor })
    : null;
};

export const placeEntrantRules: RulesFor<'PlaceEntrant'> = [
  cageIsOpen,
  isDirector,
  isKnown,
  isOpen,
  isEntered,
  placeIsHis,
  prizeIsThere,
];

const placing = (command: CommandNamed<'PlaceEntrant'>, cage: Cage) => {
  const { eventId, playerId, place, prizeMinor } = command;
  const amountMinor = prizeMinor ?? minor(0);
  const postings = entryOf(owed(`pool:${eventId}`, -amountMinor), owed(`account:${playerId}`, amountMinor));
  const of = { eventId, playerId, place, amountMinor, isPaid: prizeMinor !== null };
  return acceptPosting(cage, postings, [{ type: 'EntrantPlaced', ...stampOf(command), ...of, postings }]);
};

const mayTakePart: Policy<Stamp, Cage> = ({ by }) =>
  by.kind === 'staff' && [...directors, 'cashier'].includes(by.role) ? null : notAuthorised();

export const giveUpEntryRules: RulesFor<'GiveUpEntry'> = [
  cageIsOpen,
  mayTakePart,
  isKnown,
  isOpen,
  isEntered,
];

/** Who gives up is paid nothing, and his chips leave play (FR4-1.4.a). */
const givingUp = (command: CommandNamed<'GiveUpEntry'>) => {
  const { eventId, playerId, stack } = command;
  const fact = { ...stampOf(command), eventId, playerId, stack, refundMinor: minor(0) };
  return accept({ type: 'EntryGivenUp' as const, ...fact });
};

export const entryDecisions: DecisionsOf<'AnnounceEvent' | 'SellEntry' | 'PlaceEntrant' | 'GiveUpEntry'> = {
  AnnounceEvent: (command, cage) =>
    judge(announceEventRules, [command, cage], () => accept({ ...command, type: 'EventAnnounced' })),
  SellEntry: (command, cage) => judge(sellEntryRules, [command, cage], () => sellingEntry(command, cage)),
  PlaceEntrant: (command, cage) => judge(placeEntrantRules, [command, cage], () => placing(command, cage)),
  GiveUpEntry: (command, cage) => judge(giveUpEntryRules, [command, cage], () => givingUp(command)),
};
