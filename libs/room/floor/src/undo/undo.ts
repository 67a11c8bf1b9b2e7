import { accept, type GameId, judge } from '@cardroom/kernel';
import { type OfSeat } from '../events';
import { stampOf } from '../ground-rules';
import { addByRank, forgetEntry, putEntry, putPlaces, putSeat } from '../keeping';
import { changedParts, type KeyOfPart, valueIn, withValuesOf } from '../parts';
import { noteOf } from './recent-actions';
import { actionUnknown, undoOvertaken } from '../refusals';
import { type DecisionsOf, type RulesFor } from '../slice';
import {
  type Floor,
  type FloorFacts,
  freeSeat,
  type Place,
  placesOf,
  type RecentAction,
  seatUse,
  tablesOf,
} from '../state';
import { type MovedEntry, movedPlaces, ranksIn } from '../waiting-list/places';
import { type Touched, touchedIn } from './touched';

type Rule = RulesFor<'UndoAction'>[number];

const actionOf = (floor: Floor, command: string): RecentAction | undefined =>
  floor.recent.find((action) => action.command === command);

const isAt = (a: OfSeat | undefined, b: OfSeat | undefined): boolean =>
  a?.tableId === b?.tableId && a?.seat === b?.seat;

const workedMoves = new WeakMap<RecentAction, Map<GameId, readonly MovedEntry[]>>();

/** The entries of a game whose place the action gave, took or changed, with the rank before and after. */
const movedEntries = (action: RecentAction, gameId: GameId): readonly MovedEntry[] => {
  const games = workedMoves.get(action) ?? new Map<GameId, readonly MovedEntry[]>();
  workedMoves.set(action, games);
  const known = games.get(gameId) ?? movesIn(action, gameId);
  games.set(gameId, known);
  return known;
};

const movesIn = ({ before, after }: RecentAction, gameId: GameId): readonly MovedEntry[] =>
  movedPlaces(placesOf(before, gameId), placesOf(after, gameId));

/** Asked of an action with what it bore on. */
type Unchanged = (floor: FloorFacts, action: RecentAction, touched: Touched) => boolean;

const settingsStand: Unchanged = (floor, { after }, touched) =>
  touched.settings.every((name) => floor.settings[name] === after.settings[name]);

/** A game that the action offered has won neither names nor tables since. */
const gamesStand: Unchanged = (floor, { before, after }, touched) =>
  touched.games.every((gameId) => {
    if (floor.games.get(gameId) !== after.games.get(gameId)) return false;
    const isNew = after.games.has(gameId) && !before.games.has(gameId);
    return !isNew || bulkOf(floor, gameId) === bulkOf(after, gameId);
  });

/** How much hangs on a game: names on its list and tables that play it. */
const bulkOf = (floor: FloorFacts, gameId: GameId): number =>
  placesOf(floor, gameId).length + tablesOf(floor, gameId).length;

const tablesStand: Unchanged = (floor, { after }, touched) =>
  touched.tables.every((tableId) => {
    const [is, was] = [floor.tables.get(tableId), after.tables.get(tableId)];
    return is?.plan === was?.plan && is?.game === was?.game;
  });

const seatsStand: Unchanged = (floor, { after }, touched) =>
  touched.seats.every((at) => seatUse(floor, at) === seatUse(after, at));

const entriesStand: Unchanged = (floor, { after }, touched) =>
  touched.entries.every((entryId) => {
    const entry = after.entries.get(entryId);
    if (floor.entries.get(entryId) !== entry) return false;
    const live = entry && floor.listedIn.get(entry.playerId)?.get(entry.gameId);
    return live === (entry && after.listedIn.get(entry.playerId)?.get(entry.gameId));
  });

const playersStand: Unchanged = (floor, { after }, touched) =>
  touched.players.every(
    (playerId) =>
      isAt(floor.seatOf.get(playerId), after.seatOf.get(playerId)) &&
      isAt(floor.reservedFor.get(playerId), after.reservedFor.get(playerId)),
  );

const placesStand: Unchanged = (floor, action, touched) =>
  touched.games.every((gameId) => {
    const places = placesOf(floor, gameId);
    if (places === placesOf(action.after, gameId)) return true;
    return movedEntries(action, gameId).every(({ entryId, is }) => ranksIn(places).get(entryId) === is);
  });

const workedParts = new WeakMap<RecentAction, readonly KeyOfPart[]>();

/** The values that the action changed; worked out when it is first asked for. */
const partsIn = (action: RecentAction): readonly KeyOfPart[] => {
  const known = workedParts.get(action);
  if (known) return known;
  const parts = changedParts(action.before, action.after);
  workedParts.set(action, parts);
  return parts;
};

const partsStand: Unchanged = (floor, action) =>
  partsIn(action).every((part) => valueIn(floor, part) === valueIn(action.after, part));

const untouchedSince: readonly Unchanged[] = [
  settingsStand,
  gamesStand,
  tablesStand,
  seatsStand,
  entriesStand,
  playersStand,
  placesStand,
  partsStand,
];

/** Whether everything that the action touched is still as it left it. */
export const canBeUndone = (floor: FloorFacts, action: RecentAction): boolean => {
  const touched = touchedIn(action);
  return untouchedSince.every((stands) => stands(floor, action, touched));
};

const actionIsRecent: Rule = ({ action }, floor) =>
  actionOf(floor, action) ? null : actionUnknown({ action });

/** An action on which others were built is put right by new actions, not taken back under them. */
const nothingMovedOn: Rule = ({ action: command }, floor) => {
  const action = actionOf(floor, command);
  return action && !canBeUndone(floor, action)
    ? undoOvertaken({ action: command, type: noteOf(action)?.type ?? null })
    : null;
};

export const undoActionRules: RulesFor<'UndoAction'> = [actionIsRecent, nothingMovedOn];

export const undoDecisions: DecisionsOf<'UndoAction'> = {
  UndoAction: (command, floor) =>
    judge(undoActionRules, [command, floor], () => {
      const { action } = command;
      const recent = actionOf(floor, action);
      const undone = (recent && noteOf(recent)?.type) ?? '';
      return accept({ type: 'ActionUndone', ...stampOf(command), action, undone });
    }),
};

type Restore = (floor: FloorFacts, action: RecentAction, touched: Touched) => FloorFacts;

const settingsRestored: Restore = (floor, { before }, touched) => ({
  ...floor,
  settings: {
    ...floor.settings,
    ...Object.fromEntries(touched.settings.map((name) => [name, before.settings[name]])),
  },
});

const gamesRestored: Restore = (floor, { before }, touched) =>
  touched.games.reduce((now, gameId) => {
    const game = before.games.get(gameId);
    const games = game ? now.games.set(gameId, game) : now.games.delete(gameId);
    const former = before.formerGames.get(gameId);
    const formerGames = former ? now.formerGames.set(gameId, former) : now.formerGames.delete(gameId);
    return {
      ...now,
      games,
      formerGames,
      lists: before.games.has(gameId) ? now.lists : now.lists.delete(gameId),
    };
  }, floor);

/** A chair that the action brought or took away goes, or is there again, before what it is used for. */
const seatCountsRestored: Restore = (floor, { before }, touched) =>
  touched.tables.reduce((now, tableId) => {
    const [is, was] = [now.tables.get(tableId), before.tables.get(tableId)];
    if (!is || !was || is.seats.length === was.seats.length) return now;
    const seats = was.seats.map((_, i) => is.seats[i] ?? freeSeat);
    return { ...now, tables: now.tables.set(tableId, { ...is, seats }) };
  }, floor);

const useBefore = (before: FloorFacts, { tableId, seat }: OfSeat) =>
  before.tables.get(tableId)?.seats[seat - 1] ?? freeSeat;

const seatsRestored: Restore = (floor, { before }, touched) => {
  const emptied = touched.seats.reduce((now, at) => putSeat(now, at, freeSeat), floor);
  return touched.seats.reduce((now, at) => putSeat(now, at, useBefore(before, at)), emptied);
};

const tablesRestored: Restore = (floor, { before, after }, touched) =>
  touched.tables.reduce((now, tableId) => {
    const [is, was, left] = [now, before, after].map((then) => then.tables.get(tableId));
    if (!is || !was) return { ...now, tables: now.tables.delete(tableId) };
    const isAsBefore = is.mostSeated === left?.mostSeated || was.game !== left?.game;
    const mostSeated = isAsBefore ? was.mostSeated : is.mostSeated;
    return { ...now, tables: now.tables.set(tableId, { ...is, plan: was.plan, game: was.game, mostSeated }) };
  }, floor);

const entriesRestored: Restore = (floor, { before }, touched) =>
  touched.entries.reduce((now, entryId) => {
    const [is, was] = [now.entries.get(entryId), before.entries.get(entryId)];
    if (was) return putEntry(now, was);
    return is ? forgetEntry(now, is) : now;
  }, floor);

const placesRestored: Restore = (floor, action, touched) =>
  touched.games.reduce((now, gameId) => {
    const moved = movedEntries(action, gameId);
    if (moved.length === 0) return now;
    const ids = new Set(moved.map(({ entryId }) => entryId));
    const others = placesOf(now, gameId).filter(({ entryId }) => !ids.has(entryId));
    const places = moved.reduce<readonly Place[]>(
      (order, { entryId, was }) => (was === undefined ? order : addByRank(order, { entryId, rank: was })),
      others,
    );
    return putPlaces(now, gameId, places);
  }, floor);

const overtakingsRestored: Restore = (floor, { command }, touched) => {
  let told = 0;
  const overtakings = floor.overtakings.withMutations((all) => {
    for (const entryId of touched.overtaken) {
      const kept = (all.get(entryId) ?? []).filter((overtaking) => overtaking.command !== command);
      told += (all.get(entryId)?.length ?? 0) - kept.length;
      if (kept.length > 0) all.set(entryId, kept);
      else all.delete(entryId);
    }
  });
  return told === 0 ? floor : { ...floor, overtakings };
};

const totalsRestored: Restore = (floor, { before, after }) => {
  const names = Object.keys(floor.totals) as (keyof FloorFacts['totals'])[];
  const totals = Object.fromEntries(
    names.map((name) => [name, floor.totals[name] - (after.totals[name] - before.totals[name])]),
  ) as unknown as FloorFacts['totals'];
  return { ...floor, totals };
};

const partsRestored: Restore = (floor, action) => ({
  ...floor,
  ...withValuesOf(floor, partsIn(action), action.before),
});

const restorations: readonly Restore[] = [
  settingsRestored,
  gamesRestored,
  seatCountsRestored,
  seatsRestored,
  tablesRestored,
  entriesRestored,
  placesRestored,
  overtakingsRestored,
  totalsRestored,
  partsRestored,
];

/** Everything the action touched is as it was before; everything else is as it is now. */
export const undoAction = ({ facts, recent }: Floor, command: string): FloorFacts => {
  const action = recent.find((each) => each.command === command);
  if (!action) return facts;
  const touched = touchedIn(action);
  return restorations.reduce<FloorFacts>((now, restore) => restore(now, action, touched), facts);
};
