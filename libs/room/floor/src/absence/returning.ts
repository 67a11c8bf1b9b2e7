import {
  accept,
  afterMinutes,
  type GameId,
  type Instant,
  judge,
  type Minor,
  minor,
  type PlayerId,
  type Refusal,
} from '@cardroom/kernel';
import { type OfSeat, type PlayerSeated, type SeatLeft } from '../events';
import { seatExists, seatFacts, stampOf, tableIsOpen, theSeat, theTable } from '../ground-rules';
import { seatEmpty } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts } from '../state';
import { isSeatedIn } from '../waiting-list/turn';
import { type TakenAway, takenKey } from './kept';
import { nothingToBringBack, returnStackRequired } from './refusals';

/** Somebody who is about to sit down in a game. */
interface Returner {
  readonly playerId: PlayerId;
  readonly gameId: GameId;
  readonly tableId: OfSeat['tableId'];
  readonly at: Instant;
}

const isInScope = (floor: FloorFacts, taken: TakenAway, tableId: OfSeat['tableId']): boolean =>
  floor.settings.ratholeReturnScope === 'sameGame' || taken.tableId === tableId;

/**
 * What a player who comes back to a game in time has to bring (RRP-2.2.5); null when he may come with any stack.
 * Who moves within the game keeps his whole stack and is not asked (RRP-3.1.3).
 */
export const owedBy = (floor: FloorFacts, { playerId, gameId, tableId, at }: Returner): TakenAway | null => {
  if (isSeatedIn(floor, playerId, gameId)) return null;
  const taken = floor.takenAway.get(takenKey({ playerId, gameId }));
  return taken && at < taken.until && isInScope(floor, taken, tableId) ? taken : null;
};

/** What the fact that he sits down says of it. */
export const bringingBack = (
  floor: FloorFacts,
  returner: Returner,
): Pick<PlayerSeated, 'mustBringBackMinor' | 'bringBackUntil' | 'stackMinor'> => {
  const owed = owedBy(floor, returner);
  return owed ? { mustBringBackMinor: owed.amountMinor, bringBackUntil: owed.until } : {};
};

/** He says what he sits down with: less than he took is refused, though it be above the table's maximum. */
export const stackIsWhole = (
  floor: FloorFacts,
  returner: Returner,
  stackMinor: Minor | undefined,
): Refusal | null => {
  const required = owedBy(floor, returner)?.amountMinor ?? null;
  if (required === null || stackMinor === undefined || stackMinor >= required) return null;
  return returnStackRequired({ tableId: returner.tableId, requiredMinor: required, stackMinor });
};

/** What a seated player still has to show; null when there is nothing. */
export const owedInSeat = (floor: FloorFacts, playerId: PlayerId, gameId: GameId): TakenAway | null => {
  const taken = floor.takenAway.get(takenKey({ playerId, gameId }));
  return taken && taken.backSince !== null ? taken : null;
};

type ConfirmRule = RulesFor<'ConfirmStack'>[number];

const owedAt = (command: OfSeat, floor: Floor): TakenAway | null => {
  const use = theSeat(floor, command);
  const { gameId } = theTable(floor, command.tableId).game;
  return use.state === 'seated' ? owedInSeat(floor, use.seated.playerId, gameId) : null;
};

const seatIsTaken: ConfirmRule = (command, floor) =>
  theSeat(floor, command).state === 'seated' ? null : seatEmpty(seatFacts(command));

const somethingIsOwed: ConfirmRule = (command, floor) =>
  owedAt(command, floor) ? null : nothingToBringBack(seatFacts(command));

const itIsAllThere: ConfirmRule = (command, floor) => {
  const required = owedAt(command, floor)?.amountMinor ?? null;
  const { stackMinor, tableId } = command;
  return required !== null && stackMinor < required
    ? returnStackRequired({ tableId, requiredMinor: required, stackMinor })
    : null;
};

export const confirmStackRules: RulesFor<'ConfirmStack'> = [
  tableIsOpen,
  seatExists,
  seatIsTaken,
  somethingIsOwed,
  itIsAllThere,
];

const confirming = (command: CommandNamed<'ConfirmStack'>, floor: Floor) => {
  const { tableId, seat, stackMinor } = command;
  const use = theSeat(floor, command);
  if (use.state !== 'seated') return accept<never>();
  const { playerId, alias } = use.seated;
  const { gameId } = theTable(floor, tableId).game;
  const facts = { tableId, seat, playerId, alias, gameId, stackMinor };
  return accept({ type: 'StackBroughtBack' as const, ...stampOf(command), ...facts });
};

export const returningDecisions: DecisionsOf<'ConfirmStack'> = {
  ConfirmStack: (command, floor) =>
    judge(confirmStackRules, [command, floor], () => confirming(command, floor)),
};

const forget = (floor: FloorFacts, of: Pick<TakenAway, 'playerId' | 'gameId'>): FloorFacts =>
  floor.takenAway.has(takenKey(of)) ? { ...floor, takenAway: floor.takenAway.delete(takenKey(of)) } : floor;

export const rememberTaken = (floor: FloorFacts, taken: TakenAway): FloorFacts => ({
  ...floor,
  takenAway: floor.takenAway.set(takenKey(taken), taken),
});

/** Until when what leaves a game now has to come back with its player; null where the house has no such rule. */
export const bringBackUntil = ({ settings }: FloorFacts, at: Instant): Instant | null =>
  settings.ratholeReturnMinutes === null ? null : afterMinutes(at, settings.ratholeReturnMinutes);

/** What a player takes from a game he leaves, as the fact that he leaves says it; nothing where nobody counted. */
export const takenAlong = (
  floor: FloorFacts,
  at: Instant,
  amountMinor: Minor | undefined,
): Pick<SeatLeft, 'amountMinor' | 'bringBackUntil'> => {
  if (amountMinor === undefined) return {};
  const until = bringBackUntil(floor, at);
  return { amountMinor, ...(until === null || amountMinor === 0 ? {} : { bringBackUntil: until }) };
};

/** Who loses his seat and not by leaving has settled nothing: what he owes is asked for when he is back in time. */
const owesOn = (floor: FloorFacts, of: Pick<TakenAway, 'playerId' | 'gameId'>): FloorFacts => {
  const taken = floor.takenAway.get(takenKey(of));
  return taken && taken.backSince !== null ? rememberTaken(floor, { ...taken, backSince: null }) : floor;
};

/** Each departure with a known stack replaces the one before; a move nobody counted leaves it as it is. */
export const tookAway = (floor: FloorFacts, event: SeatLeft): FloorFacts => {
  const { playerId, gameId, tableId, at, amountMinor, bringBackUntil: until, cause } = event;
  if (cause === 'picked-up' || (cause === 'moved' && amountMinor === undefined)) return floor;
  if (cause === 'table-broken') return owesOn(floor, event);
  if (!amountMinor || !until) return forgetSettled(floor, event);
  const rest = { leftAt: at, until, backSince: null, custodyId: null };
  return rememberTaken(floor, { playerId, gameId, tableId, amountMinor: minor(amountMinor), ...rest });
};

/** He lost everything, or came back before and leaves with what nobody counted: nothing of it is left to ask for. */
const forgetSettled = (floor: FloorFacts, event: SeatLeft): FloorFacts => {
  const wasBack = owedInSeat(floor, event.playerId, event.gameId) !== null;
  return wasBack || event.amountMinor === 0 ? forget(floor, event) : floor;
};

/** Who sits down in another game shows nothing in the first any more; it asks when he comes back to it in time. */
const owesElsewhere = (floor: FloorFacts, { playerId, gameId }: PlayerSeated): FloorFacts =>
  [...floor.takenAway.values()]
    .filter((taken) => taken.playerId === playerId && taken.gameId !== gameId)
    .reduce(owesOn, floor);

/** Back in the game: the stack he showed settles it, otherwise it stands until he shows one. */
export const cameBack = (floor: FloorFacts, event: PlayerSeated): FloorFacts => {
  const { playerId, gameId, mustBringBackMinor, stackMinor, at } = event;
  const others = owesElsewhere(floor, event);
  const taken = others.takenAway.get(takenKey({ playerId, gameId }));
  if (!taken || taken.backSince !== null) return others;
  const isOwed = mustBringBackMinor !== undefined && stackMinor === undefined;
  return isOwed ? rememberTaken(others, { ...taken, backSince: at }) : forget(others, event);
};

export const returningEvolutions: EvolutionsOf<'StackBroughtBack'> = {
  StackBroughtBack: (floor, event) => forget(floor, event),
};

/** What no return can ask for any more is not carried into the next day. */
export const stillOwed = (floor: FloorFacts, at: Instant): FloorFacts => ({
  ...floor,
  takenAway: floor.takenAway.filter(({ backSince, until }) => backSince !== null || at < until),
});
