import { accept, type EntryId, judge, type Refusal } from '@cardroom/kernel';
import { type ChipsPickedUp, type FloorEvent, type Overtaken } from '../events';
import { isInCharge, ofEntry, seatFacts, stampOf } from '../ground-rules';
import { entryExists, receiptCodeTaken } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { entryOf, type Floor, type FloorFacts, placesOf } from '../state';
import { absentRules, ofAbsence, theAbsence } from './absence';
import { leftToTheFloor } from './in-charge';
import { type Absence, type Custody, takenKey } from './kept';
import { playOverEnds } from './play-over';
import {
  absenceNotDue,
  custodyCounted,
  custodyExists,
  custodyUnknown,
  secondPersonRequired,
} from './refusals';
import { bringBackUntil, rememberTaken } from './returning';

type PickUp = CommandNamed<'PickUpChips'>;
type PickUpRule = RulesFor<'PickUpChips'>[number];

const byTheFloor: PickUpRule = ({ by }) => (isInCharge(by) ? null : leftToTheFloor(by, 'RRP-2.2.19'));

const idsAreNew: PickUpRule = ({ custodyId, entryId, receiptCode }, floor) => {
  if (floor.custody.has(custodyId)) return custodyExists({ custodyId });
  if (floor.entries.has(entryId)) return entryExists({ entryId });
  return floor.receipts.has(receiptCode) ? receiptCodeTaken({ receiptCode }) : null;
};

/** The time is over, or absences are as frequent as the house puts up with and the floor says why it acts. */
const itIsDue: PickUpRule = (command, floor) => {
  const { dueAt, isFrequent } = theAbsence(floor, command);
  if (command.at >= dueAt || (isFrequent && command.reason)) return null;
  return absenceNotDue({ ...seatFacts(command), dueAt, isFrequent });
};

/** Whoever counts with him is somebody else (RRP-2.2.19). */
const twoCount = ({ by, countedBy }: CommandNamed<'PickUpChips' | 'CountCustody'>): Refusal | null =>
  countedBy !== undefined && by.kind === 'staff' && by.id === countedBy ? secondPersonRequired({}) : null;

const secondOf = ({ countedBy }: Pick<PickUp, 'countedBy'>) => (countedBy === undefined ? {} : { countedBy });

export const pickUpChipsRules: RulesFor<'PickUpChips'> = [
  ...absentRules,
  byTheFloor,
  itIsDue,
  twoCount,
  idsAreNew,
];

const pickingUp = (command: PickUp, floor: Floor, absence: Absence): ChipsPickedUp => ({
  type: 'ChipsPickedUp',
  ...stampOf(command),
  ...ofAbsence(absence),
  custodyId: command.custodyId,
  entryId: entryOf(floor, absence.playerId, absence.gameId)?.entryId ?? command.entryId,
  receiptCode: entryOf(floor, absence.playerId, absence.gameId)?.receiptCode ?? command.receiptCode,
  amountMinor: command.amountMinor ?? null,
  ...secondOf(command),
  reason: command.reason ?? null,
  awaySince: absence.since,
  bringBackUntil: bringBackUntil(floor, command.at),
});

/** On the list, out of the room until somebody says that he is back: he is passed over and keeps his place. */
const listed = (command: PickUp, floor: Floor, absence: Absence): FloorEvent[] => {
  const { playerId, alias, gameId } = absence;
  const entry = entryOf(floor, playerId, gameId);
  const stamp = stampOf(command);
  if (entry) {
    const isWaiting = entry.standing.state === 'waiting';
    return isWaiting ? [{ type: 'PlayerWentOut', ...stamp, ...ofEntry(entry) }] : [];
  }
  const { entryId, receiptCode } = command;
  const of = { entryId, playerId, alias, gameId };
  return [
    { type: 'PlayerListed', ...stamp, ...of, receiptCode, source: 'walk-in', arriveBy: null },
    { type: 'PlayerWentOut', ...stamp, ...of },
  ];
};

/** At the head of the list; whoever stood there before is told why. */
const movedToTheHead = (
  command: PickUp,
  floor: Floor,
  of: { readonly entryId: EntryId } & Pick<Absence, 'playerId' | 'alias' | 'gameId'>,
): FloorEvent[] => {
  const places = placesOf(floor, of.gameId).map(({ entryId }) => entryId);
  const own = places.indexOf(of.entryId);
  const passed = own < 0 ? places : places.slice(0, own);
  const [before] = passed;
  if (before === undefined) return [];
  const overtaken = passed.map((entryId): Overtaken => ({ entryId, kind: 'picked-up' }));
  return [{ type: 'EntryMoved', ...stampOf(command), ...of, before, reason: 'picked-up', overtaken }];
};

const pickedUp = (command: PickUp, floor: Floor): FloorEvent[] => {
  const absence = theAbsence(floor, command);
  const fact = pickingUp(command, floor, absence);
  const stamp = stampOf(command);
  const { playerId, alias, gameId } = absence;
  return [
    fact,
    ...playOverEnds(floor, { stamp, at: command, cause: 'picked-up' }),
    { type: 'SeatLeft', ...stamp, ...ofAbsence(absence), cause: 'picked-up' },
    ...listed(command, floor, absence),
    ...movedToTheHead(command, floor, { entryId: fact.entryId, playerId, alias, gameId }),
  ];
};

type OfCustody = CommandNamed<'CountCustody' | 'ReleaseCustody'>;

const custodyIsKnown = ({ custodyId }: Pick<OfCustody, 'custodyId'>, floor: Floor) =>
  floor.custody.has(custodyId) ? null : custodyUnknown({ custodyId });

const notCountedYet: RulesFor<'CountCustody'>[number] = ({ custodyId }, floor) => {
  const { amountMinor = null } = floor.custody.get(custodyId) ?? {};
  return amountMinor === null ? null : custodyCounted({ custodyId });
};

export const countCustodyRules: RulesFor<'CountCustody'> = [custodyIsKnown, notCountedYet, twoCount];
export const releaseCustodyRules: RulesFor<'ReleaseCustody'> = [custodyIsKnown];

const ofCustody = ({ custodyId, playerId, alias }: Custody) => ({ custodyId, playerId, alias });

export const custodyDecisions: DecisionsOf<'PickUpChips' | 'CountCustody' | 'ReleaseCustody'> = {
  PickUpChips: (command, floor) =>
    judge(pickUpChipsRules, [command, floor], () => accept(...pickedUp(command, floor))),
  CountCustody: (command, floor) =>
    judge(countCustodyRules, [command, floor], () => {
      const custody = floor.custody.get(command.custodyId);
      if (!custody) return accept();
      const { amountMinor } = command;
      const facts = { ...ofCustody(custody), amountMinor, ...secondOf(command) };
      return accept({ type: 'CustodyCounted', ...stampOf(command), ...facts });
    }),
  ReleaseCustody: (command, floor) =>
    judge(releaseCustodyRules, [command, floor], () => {
      const custody = floor.custody.get(command.custodyId);
      if (!custody) return accept();
      const { amountMinor } = custody;
      const facts = { ...ofCustody(custody), to: command.to, amountMinor };
      return accept({ type: 'CustodyReleased', ...stampOf(command), ...facts });
    }),
};

/** Those who counted, the one who said so first. */
const countersOf = ({
  by,
  countedBy,
}: Pick<ChipsPickedUp, 'by' | 'countedBy'>): Pick<Custody, 'countedBy'> => ({
  countedBy: [...(by.kind === 'staff' ? [by.id] : []), ...(countedBy === undefined ? [] : [countedBy])],
});

/** What was picked up counts as taken from the game, once it is known to be anything (RRP-2.2.5). */
const countsAsTaken = (floor: FloorFacts, event: ChipsPickedUp): FloorFacts => {
  const { playerId, gameId, tableId, amountMinor, at, bringBackUntil: until, custodyId } = event;
  if (until === null || amountMinor === 0) return floor;
  return rememberTaken(floor, {
    ...{ playerId, gameId, tableId, amountMinor },
    ...{ leftAt: at, until, backSince: null, custodyId },
  });
};

const takenIsCounted = (floor: FloorFacts, custody: Custody, amountMinor: Custody['amountMinor']) => {
  const taken = floor.takenAway.get(takenKey(custody));
  return taken?.custodyId === custody.custodyId ? rememberTaken(floor, { ...taken, amountMinor }) : floor;
};

export const custodyEvolutions: EvolutionsOf<'ChipsPickedUp' | 'CustodyCounted' | 'CustodyReleased'> = {
  ChipsPickedUp: (floor, event) => {
    const { at, by, custodyId, playerId, alias, gameId, tableId, seat, amountMinor } = event;
    const of = { custodyId, playerId, alias, gameId, tableId, seat };
    const counted = amountMinor === null ? {} : countersOf(event);
    const custody = { ...of, since: at, takenBy: by, amountMinor, ...counted };
    return countsAsTaken({ ...floor, custody: floor.custody.set(custodyId, custody) }, event);
  },
  CustodyCounted: (floor, event) => {
    const { custodyId, amountMinor } = event;
    const custody = floor.custody.get(custodyId);
    if (!custody) return floor;
    const now = { ...custody, amountMinor, ...countersOf(event) };
    const counted = { ...floor, custody: floor.custody.set(custodyId, now) };
    return takenIsCounted(counted, custody, amountMinor);
  },
  CustodyReleased: (floor, { custodyId }) => ({ ...floor, custody: floor.custody.delete(custodyId) }),
};
