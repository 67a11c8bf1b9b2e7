import {
  accept,
  afterMinutes,
  afterSeconds,
  type Instant,
  invariant,
  judge,
  type Refusal,
} from '@cardroom/kernel';
import { type SeatedPlayer } from '../carried';
import { type AbsenceDue, type OfSeat, type PlayerWalked } from '../events';
import { isInCharge, seatExists, seatFacts, stampOf, tableIsOpen, theSeat, theTable } from '../ground-rules';
import { seatEmpty } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, seatUse } from '../state';
import { leftToTheFloor } from './in-charge';
import { type Absence, seatKey, type Walks } from './kept';
import { absenceExpired, absenceNotLonger, absenceTooLong, alreadyAbsent, notAbsent } from './refusals';

type Rule = (command: OfSeat, floor: Floor) => Refusal | null;

const seatIsTaken: Rule = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? null : seatEmpty(seatFacts(command));

/** The absence of whoever's seat this is, if he is away. */
export const absenceAt = (floor: FloorFacts, at: OfSeat): Absence | null => {
  const use = seatUse(floor, at);
  return use?.state === 'seated' ? (floor.absences.get(use.seated.playerId) ?? null) : null;
};

const heIsAbsent: Rule = (command, floor) =>
  absenceAt(floor, command) ? null : notAbsent(seatFacts(command));

export const absentRules: readonly Rule[] = [tableIsOpen, seatExists, seatIsTaken, heIsAbsent];

const heIsPresent: Rule = (command, floor) => {
  const absence = absenceAt(floor, command);
  return absence && alreadyAbsent({ ...seatFacts(command), since: absence.since });
};

export const markAbsentRules: RulesFor<'MarkAbsent'> = [tableIsOpen, seatExists, seatIsTaken, heIsPresent];

/** After `absentRules`. */
export const theAbsence = (floor: FloorFacts, at: OfSeat): Absence => {
  const absence = absenceAt(floor, at);
  invariant(absence, `the player in seat ${at.seat} of table ${at.tableId} is absent`);
  return absence;
};

const theSeated = (floor: Floor, at: OfSeat): SeatedPlayer => {
  const use = theSeat(floor, at);
  invariant(use.state === 'seated', `seat ${at.seat} of table ${at.tableId} is taken`);
  return use.seated;
};

/** Absent players of a table. */
export const absentCount = ({ absences }: FloorFacts, tableId: OfSeat['tableId']): number =>
  absences.count((absence) => absence.tableId === tableId);

/** Absent players of a table on whose seat nobody plays. */
export const idleSeats = (floor: FloorFacts, tableId: OfSeat['tableId']): number =>
  floor.absences.count((absence) => absence.tableId === tableId && !floor.playedOver.has(seatKey(absence)));

/** The text says "more than thirty minutes", read as the first whole second after 30:00 (RRP-2.2.19). */
const firstSecondAfter = (last: Instant): Instant => afterSeconds(last, 1);

const noWalks: Walks = { count: 0, awaySeconds: 0 };

const walking = (command: CommandNamed<'MarkAbsent'>, floor: Floor): PlayerWalked => {
  const { at, tableId, seat } = command;
  const { playerId, alias } = theSeated(floor, command);
  const { absencePickupMinutes, walkersPerTable, extraWalkerMinutes, absenceFrequentCount } = floor.settings;
  const { count, awaySeconds } = floor.walks.get(playerId) ?? noWalks;
  const isExtraWalker = walkersPerTable !== null && absentCount(floor, tableId) >= walkersPerTable;
  const minutes = isExtraWalker ? Math.min(extraWalkerMinutes, absencePickupMinutes) : absencePickupMinutes;
  return {
    type: 'PlayerWalked',
    ...stampOf(command),
    tableId,
    seat,
    playerId,
    alias,
    gameId: theTable(floor, tableId).game.gameId,
    dueAt: firstSecondAfter(afterMinutes(at, minutes)),
    count: count + 1,
    awaySeconds,
    isExtraWalker,
    isFrequent: absenceFrequentCount !== null && count + 1 >= absenceFrequentCount,
  };
};

type AnnounceRule = RulesFor<'AnnounceAbsence'>[number];

const byTheFloor: AnnounceRule = ({ by }) => (isInCharge(by) ? null : leftToTheFloor(by, 'RRP-2.2.19'));

/** Arranged beforehand: once the time is over the open task stays for the floor to decide. */
const timeStillRuns: AnnounceRule = (command, floor) => {
  const { dueAt } = theAbsence(floor, command);
  return command.at >= dueAt ? absenceExpired({ ...seatFacts(command), dueAt }) : null;
};

const itIsLonger: AnnounceRule = (command, floor) => {
  const { dueAt } = theAbsence(floor, command);
  return firstSecondAfter(command.until) > dueAt ? null : absenceNotLonger({ ...seatFacts(command), dueAt });
};

const houseAllowsIt: AnnounceRule = (command, floor) => {
  const { absenceAnnouncedMaxMinutes: most } = floor.settings;
  if (most === null) return null;
  const latest = afterMinutes(theAbsence(floor, command).since, most);
  return command.until > latest ? absenceTooLong({ ...seatFacts(command), latest, most }) : null;
};

export const announceAbsenceRules: RulesFor<'AnnounceAbsence'> = [
  ...absentRules,
  byTheFloor,
  timeStillRuns,
  itIsLonger,
  houseAllowsIt,
];

/** Whose absence it is, as events name it. */
export const ofAbsence = ({ tableId, seat, playerId, alias, gameId }: Absence) => ({
  tableId,
  seat,
  playerId,
  alias,
  gameId,
});

const secondsBetween = (from: Instant, to: Instant): number => Math.max(0, Math.floor((to - from) / 1000));

/** The knock counts for the absence it was set for, once; any other changes nothing. */
const fallingDue = (command: CommandNamed<'AbsenceFallsDue'>, floor: Floor): AbsenceDue[] => {
  const absence = floor.absences.get(command.playerId);
  const isMeant = absence?.since === command.since && absence.dueSince === null;
  if (!absence || !isMeant || command.at < absence.dueAt) return [];
  return [{ type: 'AbsenceDue', ...stampOf(command), ...ofAbsence(absence), since: absence.since }];
};

export const absenceDecisions: DecisionsOf<
  'MarkAbsent' | 'AnnounceAbsence' | 'MarkPresent' | 'AbsenceFallsDue'
> = {
  MarkAbsent: (command, floor) =>
    judge(markAbsentRules, [command, floor], () => accept(walking(command, floor))),
  AnnounceAbsence: (command, floor) =>
    judge(announceAbsenceRules, [command, floor], () => {
      const { until } = command;
      const facts = { ...ofAbsence(theAbsence(floor, command)), until, dueAt: firstSecondAfter(until) };
      return accept({ type: 'AbsenceExtended', ...stampOf(command), ...facts });
    }),
  MarkPresent: (command, floor) =>
    judge(absentRules, [command, floor], () => {
      const absence = theAbsence(floor, command);
      const awaySeconds = secondsBetween(absence.since, command.at);
      return accept({ type: 'PlayerBackInSeat', ...stampOf(command), ...ofAbsence(absence), awaySeconds });
    }),
  AbsenceFallsDue: (command, floor) => accept(...fallingDue(command, floor)),
};

const changeAbsence = (
  floor: FloorFacts,
  playerId: Absence['playerId'],
  change: Partial<Absence>,
): FloorFacts => {
  const absence = floor.absences.get(playerId);
  return absence ? { ...floor, absences: floor.absences.set(playerId, { ...absence, ...change }) } : floor;
};

/** An absence is over; it counts in the player's session. */
export const endAbsence = (
  floor: FloorFacts,
  { playerId, at }: { playerId: Absence['playerId']; at: Instant },
): FloorFacts => {
  const absence = floor.absences.get(playerId);
  if (!absence) return floor;
  const awaySeconds = absence.awaySeconds + secondsBetween(absence.since, at);
  return {
    ...floor,
    absences: floor.absences.delete(playerId),
    walks: floor.walks.set(playerId, { count: absence.count, awaySeconds }),
  };
};

/** Whoever plays over a seat finishes the hand once its player is back (RRP-2.2.11). */
const overPlayerGivesUp = (floor: FloorFacts, at: OfSeat): FloorFacts => {
  const over = floor.playedOver.get(seatKey(at));
  return over
    ? { ...floor, playedOver: floor.playedOver.set(seatKey(at), { ...over, isEnding: true }) }
    : floor;
};

export const absenceEvolutions: EvolutionsOf<
  'PlayerWalked' | 'AbsenceExtended' | 'AbsenceDue' | 'PlayerBackInSeat'
> = {
  PlayerWalked: (floor, event) => {
    const { at, dueAt, count, awaySeconds, isExtraWalker, isFrequent, playerId } = event;
    const { tableId, seat, alias, gameId } = event;
    const time = { since: at, dueAt, announcedUntil: null, dueSince: null };
    const walk = { count, awaySeconds, isExtraWalker, isFrequent };
    const absence = { tableId, seat, playerId, alias, gameId, ...time, ...walk };
    return { ...floor, absences: floor.absences.set(playerId, absence) };
  },
  AbsenceExtended: (floor, { playerId, until, dueAt }) =>
    changeAbsence(floor, playerId, { announcedUntil: until, dueAt }),
  AbsenceDue: (floor, { playerId, at }) => changeAbsence(floor, playerId, { dueSince: at }),
  PlayerBackInSeat: (floor, event) => overPlayerGivesUp(endAbsence(floor, event), event),
};
