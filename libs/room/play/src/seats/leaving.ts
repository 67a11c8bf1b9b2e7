import { accept, type Decision, judge, minor, type Minor } from '@cardroom/kernel';
import { asksForHimself, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import {
  behindOf,
  changeSeated,
  forgetsPurchases,
  putInCustody,
  putOnTheWay,
  stackOf,
  wentOut,
} from '../keeping';
import { comingDeal } from '../hands/plan';
import { notAuthorised, notInChips, notLeaving } from '../refusals';
import { type Seated } from '../seated';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
  type Sequel,
} from '../slice';
import { stampOf, type Stamp } from '../stamp';
import { isInHand, type Table } from '../state';
import { type PlayerLeft, type SeatEvent } from './events';
import { stoodUp } from './taking';

type Rule = RulesFor<'LeaveSeat'>[number];

/** A player may go; what else empties a seat is for the house to say. */
const mayGiveCause: Rule = ({ by, cause }) =>
  by.kind === 'player' && cause !== 'left' ? notAuthorised() : null;

const countIsAnAmount: Rule = ({ countedMinor }) =>
  countedMinor === undefined || (Number.isSafeInteger(countedMinor) && countedMinor >= 0)
    ? null
    : notInChips({ amountMinor: countedMinor });

export const leaveSeatRules: RulesFor<'LeaveSeat'> = [
  tableIsOpen,
  isSeated,
  asksForHimself,
  mayGiveCause,
  countIsAnAmount,
];

export const staySeatedRules: RulesFor<'StaySeated'> = [
  tableIsOpen,
  isSeated,
  asksForHimself,
  ({ playerId }, table) => (theSeated(table, playerId).leaving ? null : notLeaving({ playerId })),
];

interface Going {
  readonly seated: Seated;
  readonly cause: PlayerLeft['cause'];
  readonly countedMinor?: Minor | undefined;
}

const goesTo = (cause: PlayerLeft['cause']): PlayerLeft['to'] => {
  if (cause === 'picked-up' || cause === 'excluded') return 'custody';
  return cause === 'moved' || cause === 'table-broken' ? 'next-table' : 'player';
};

/** He goes with everything he has in front; chips that were picked up, or of one shut out, stay in custody. */
const going = (table: Table, stamp: Stamp, { seated, cause, countedMinor }: Going): PlayerLeft => {
  const { seat, playerId, alias, queuedMinor } = seated;
  const knownMinor = minor(stackOf(table, playerId) + queuedMinor);
  return {
    type: 'PlayerLeft',
    ...stampOf(stamp),
    seat,
    playerId,
    alias,
    cause,
    stackMinor: countedMinor ?? knownMinor,
    knownMinor,
    to: goesTo(cause),
    behindMinor: behindOf(table, playerId),
  };
};

/** A leaving player's hand is finished first. Said again, only a sooner departure is news. */
const leaving = (command: CommandNamed<'LeaveSeat'>, table: Table): Decision<SeatEvent> => {
  const { playerId, cause, when = 'afterHand', countedMinor } = command;
  const seated = theSeated(table, playerId);
  if (when === 'afterHand' && !playsNow(table, seated))
    return accept(going(table, command, { seated, cause, countedMinor }));
  const { seat, leaving: announced } = seated;
  if (announced?.when === 'afterHand' || announced?.when === when) return accept();
  return accept({ type: 'LeavingAnnounced', ...stampOf(command), seat, playerId, cause, when });
};

const playsNow = (table: Table, { seat, playerId }: Seated): boolean =>
  isInHand(table, seat) && table.seats.some((seated) => seated.playerId === playerId);

export const leavingDecisions: DecisionsOf<'LeaveSeat' | 'StaySeated'> = {
  LeaveSeat: (command, table) => judge(leaveSeatRules, [command, table], () => leaving(command, table)),
  StaySeated: (command, table) =>
    judge(staySeatedRules, [command, table], () => {
      const { playerId } = command;
      const { seat } = theSeated(table, playerId);
      return accept({ type: 'LeavingCalledOff', ...stampOf(command), seat, playerId });
    }),
};

/** With nobody here any more to wait for them, chips on their way to him are as if they had not been told of. */
const isGone = (table: Table, { playerId, to }: EventNamed<'PlayerLeft'>): Table => {
  const his = table.behind.filter((one) => one.playerId === playerId);
  const after = { ...table, behind: table.behind.filter((one) => one.playerId !== playerId) };
  return to === 'next-table' ? after : forgetsPurchases(after, his);
};

const withoutSeated = (table: Table, { seat, playerId }: EventNamed<'PlayerLeft'>): Table => {
  const isOwner = table.playedOver.some((owner) => owner.playerId === playerId);
  if (!isOwner) return stoodUp(table, seat);
  return {
    ...table,
    playedOver: table.playedOver.filter((owner) => owner.playerId !== playerId),
    between: {
      ...table.between,
      playedOver: table.between.playedOver.filter((occupant) => occupant.seat !== seat),
    },
  };
};

/** What was counted otherwise than known is with nobody the table knows of. */
const left = (table: Table, event: EventNamed<'PlayerLeft'>): Table => {
  const { playerId, stackMinor, knownMinor, behindMinor, to } = event;
  const free = isGone(withoutSeated(table, event), event);
  const unplaced = { ...free, unplacedMinor: minor(free.unplacedMinor + knownMinor - stackMinor) };
  if (to === 'next-table') {
    const behind = table.behind.filter((one) => one.playerId === playerId);
    return putOnTheWay(unplaced, {
      playerId,
      amountMinor: stackMinor,
      from: 'moved',
      isShort: false,
      behind,
    });
  }
  return to === 'custody'
    ? wentOut(putInCustody(unplaced, playerId, stackMinor), behindMinor)
    : wentOut(unplaced, stackMinor + behindMinor);
};

export const leavingEvolutions: EvolutionsOf<'LeavingAnnounced' | 'LeavingCalledOff' | 'PlayerLeft'> = {
  LeavingAnnounced: (table, { at, playerId, cause, when }) =>
    changeSeated(table, playerId, { leaving: { cause, when, since: at, hands: 0 } }),
  LeavingCalledOff: (table, { playerId }) => changeSeated(table, playerId, { leaving: null }),
  PlayerLeft: left,
};

const bigBlindOfComingDeal = (table: Table): number | undefined => {
  const plan = comingDeal(table);
  return plan.accepted ? plan.events[0]?.positions.blinds.at(-1) : undefined;
};

/** What he waits for has come: the end of the hand, the big blind of the next one, or the end of his button hand. */
const isTime = ({ seat, leaving: announced }: Seated, table: Table): boolean => {
  switch (announced?.when) {
    case 'afterHand':
      return true;
    case 'atBigBlind':
      return bigBlindOfComingDeal(table) === seat;
    case 'afterButton':
      return announced.hands > 0 && table.last?.button === seat;
    default:
      return false;
  }
};

/** Between hands those go who announced it (RRP-2.3.11, RRP-2.3.13). One at a time: each may change whose blind is next. */
export const leaversGo: Sequel = (table, stamp) => {
  if (table.hand || !table.seats.some(({ leaving: announced }) => announced)) return [];
  const seated = table.seats.find((one) => isTime(one, table));
  return seated?.leaving ? [going(table, stamp, { seated, cause: seated.leaving.cause })] : [];
};
