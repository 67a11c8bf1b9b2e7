import { accept, judge, type Refusal } from '@cardroom/kernel';
import { seatKey } from '../absence/kept';
import { type OfSeat } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theSeat, theTable } from '../ground-rules';
import { alreadyFlagged, notFlagged, racksAllowed, seatEmpty, seatTaken } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { type SeatFlag } from './seat-marks';

type Flagging = CommandNamed<'FlagSeat' | 'ClearSeatFlag'>;
type Rule = (command: Flagging, floor: Floor) => Refusal | null;

const noFlags: readonly SeatFlag[] = [];

/** What is noted of a seat and not settled yet. */
export const flagsOf = (floor: FloorFacts, at: OfSeat): readonly SeatFlag[] =>
  floor.seatFlags.get(seatKey(at)) ?? noFlags;

/** Somebody who does not play sits where nobody does (RRP-2.2.25); the other flags are of a player. */
const flagFitsSeat: Rule = (command, floor) => {
  const isTaken = theSeat(floor, command).state === 'seated';
  if (command.flag === 'non-player') return isTaken ? seatTaken(seatFacts(command)) : null;
  return isTaken ? null : seatEmpty(seatFacts(command));
};

/** Where the house lets players play from the rack there is nothing to remind of (RRP-2.2.7). */
const racksMatter: Rule = ({ flag, ...at }, { settings }) =>
  flag === 'racked' && settings.racksAtTable ? racksAllowed(seatFacts(at)) : null;

const isNew: Rule = (command, floor) =>
  flagsOf(floor, command).includes(command.flag)
    ? alreadyFlagged({ ...seatFacts(command), flag: command.flag })
    : null;

const isThere: Rule = (command, floor) =>
  flagsOf(floor, command).includes(command.flag)
    ? null
    : notFlagged({ ...seatFacts(command), flag: command.flag });

export const flagSeatRules: RulesFor<'FlagSeat'> = [
  tableIsOpen,
  seatExists,
  flagFitsSeat,
  racksMatter,
  isNew,
];
export const clearSeatFlagRules: RulesFor<'ClearSeatFlag'> = [tableIsOpen, seatExists, isThere];

const ofFlag = (command: Flagging, floor: Floor) => {
  const { tableId, seat, flag } = command;
  const use = theSeat(floor, command);
  const { playerId, alias } = use.state === 'seated' ? use.seated : { playerId: null, alias: null };
  const { gameId } = theTable(floor, tableId).game;
  return { ...stampOf(command), tableId, seat, flag, playerId, alias, gameId };
};

export const seatFlagsDecisions: DecisionsOf<'FlagSeat' | 'ClearSeatFlag'> = {
  FlagSeat: (command, floor) =>
    judge(flagSeatRules, [command, floor], () => accept({ type: 'SeatFlagged', ...ofFlag(command, floor) })),
  ClearSeatFlag: (command, floor) =>
    judge(clearSeatFlagRules, [command, floor], () =>
      accept({ type: 'SeatFlagCleared', ...ofFlag(command, floor) }),
    ),
};

const withFlags = (floor: FloorFacts, at: OfSeat, flags: readonly SeatFlag[]): FloorFacts => ({
  ...floor,
  seatFlags: flags.length > 0 ? floor.seatFlags.set(seatKey(at), flags) : floor.seatFlags.delete(seatKey(at)),
});

export const seatFlagsEvolutions: EvolutionsOf<'SeatFlagged' | 'SeatFlagCleared'> = {
  SeatFlagged: (floor, event) => withFlags(floor, event, [...flagsOf(floor, event), event.flag]),
  SeatFlagCleared: (floor, event) =>
    withFlags(
      floor,
      event,
      flagsOf(floor, event).filter((flag) => flag !== event.flag),
    ),
};
