import { accept, invariant, judge, type Refusal } from '@cardroom/kernel';
import { type SeatedPlayer } from '../carried';
import { type GuestAdmitted, type GuestLeft, type OfSeat } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theSeat, theTable } from '../ground-rules';
import { guestObjected, guestsFull, guestsNotAllowed, noGuest, seatEmpty } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { type GuestsBehind } from './seat-marks';

type Rule = (command: OfSeat, floor: Floor) => Refusal | null;

const seatIsTaken: Rule = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? null : seatEmpty(seatFacts(command));

/** After `seatIsTaken`. */
const theHost = (floor: FloorFacts, at: OfSeat): SeatedPlayer => {
  const use = theSeat(floor, at);
  invariant(use.state === 'seated', `somebody sits in seat ${at.seat} of table ${at.tableId}`);
  return use.seated;
};

const guestsBehind = (floor: FloorFacts, at: OfSeat): GuestsBehind =>
  floor.guests.get(theHost(floor, at).playerId) ?? {
    tableId: at.tableId,
    seat: at.seat,
    hostId: theHost(floor, at).playerId,
    guests: [],
    isObjected: false,
  };

const houseAllowsGuests: Rule = (command, { settings }) =>
  settings.spectatorsAllowed === 'nobody' || settings.guestsPerPlayer === 0
    ? guestsNotAllowed(seatFacts(command))
    : null;

/** One objection, then or later, ends it (RRP-2.2.26). */
const nobodyObjected: Rule = (command, floor) =>
  guestsBehind(floor, command).isObjected ? guestObjected(seatFacts(command)) : null;

const thereIsRoom: Rule = (command, floor) => {
  const { guestsPerPlayer: most } = floor.settings;
  return guestsBehind(floor, command).guests.length < most
    ? null
    : guestsFull({ ...seatFacts(command), most });
};

export const admitGuestRules: RulesFor<'AdmitGuest'> = [
  tableIsOpen,
  seatExists,
  seatIsTaken,
  houseAllowsGuests,
  nobodyObjected,
  thereIsRoom,
];

const thereIsAGuest: Rule = (command, floor) =>
  guestsBehind(floor, command).guests.length > 0 ? null : noGuest(seatFacts(command));

export const endGuestRules: RulesFor<'EndGuest'> = [tableIsOpen, seatExists, seatIsTaken, thereIsAGuest];
/** The dealer asks the table before a guest sits down, so an objection needs none to be there. */
export const objectToGuestRules: RulesFor<'ObjectToGuest'> = [
  tableIsOpen,
  seatExists,
  seatIsTaken,
  nobodyObjected,
];

const ofHost = (floor: Floor, { tableId, seat }: OfSeat) => {
  const { playerId, alias } = theHost(floor, { tableId, seat });
  return { tableId, seat, playerId, alias, gameId: theTable(floor, tableId).game.gameId };
};

const admitting = (command: CommandNamed<'AdmitGuest'>, floor: Floor): GuestAdmitted => ({
  type: 'GuestAdmitted',
  ...stampOf(command),
  ...ofHost(floor, command),
  guestName: command.guestName ?? null,
});

const leaving = (
  command: CommandNamed<'EndGuest' | 'ObjectToGuest'>,
  floor: Floor,
  cause: GuestLeft['cause'],
): GuestLeft => ({ type: 'GuestLeft', ...stampOf(command), ...ofHost(floor, command), cause });

export const guestsDecisions: DecisionsOf<'AdmitGuest' | 'EndGuest' | 'ObjectToGuest'> = {
  AdmitGuest: (command, floor) =>
    judge(admitGuestRules, [command, floor], () => accept(admitting(command, floor))),
  EndGuest: (command, floor) =>
    judge(endGuestRules, [command, floor], () => accept(leaving(command, floor, 'left'))),
  ObjectToGuest: (command, floor) =>
    judge(objectToGuestRules, [command, floor], () => accept(leaving(command, floor, 'objection'))),
};

export const guestsEvolutions: EvolutionsOf<'GuestAdmitted' | 'GuestLeft'> = {
  GuestAdmitted: (floor, event) => {
    const behind = guestsBehind(floor, event);
    const guests = [...behind.guests, { name: event.guestName, since: event.at }];
    return { ...floor, guests: floor.guests.set(behind.hostId, { ...behind, guests }) };
  },
  GuestLeft: (floor, event) => {
    const behind = guestsBehind(floor, event);
    if (event.cause === 'objection') {
      const objected = { ...behind, guests: [], isObjected: true };
      return { ...floor, guests: floor.guests.set(behind.hostId, objected) };
    }
    const guests = behind.guests.slice(0, -1);
    return {
      ...floor,
      guests:
        guests.length > 0
          ? floor.guests.set(behind.hostId, { ...behind, guests })
          : floor.guests.delete(behind.hostId),
    };
  },
};
