import { accept, afterMinutes, judge, type PlayerId, type Refusal } from '@cardroom/kernel';
import { type EntrySource } from '../commands';
import { notCoolingDown } from '../must-move/refusing';
import { type FloorEvent, type Overtaken } from '../events';
import {
  entryIsLive,
  gameIsOffered,
  notSeatedInGame,
  ofEntry,
  oneEntryPerGame,
  stampOf,
  theEntry,
} from '../ground-rules';
import {
  addAtBottom,
  addByRank,
  endEntry,
  moveBefore,
  putEntry,
  putPlaces,
  recordOvertakings,
} from '../keeping';
import {
  alreadyThere,
  entryExists,
  entryNotRemoved,
  entryUnknown,
  otherList,
  playerNotPresent,
  receiptCodeTaken,
} from '../refusals';
import { withdrawCall } from '../seats/releasing';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Entry, type Floor, type FloorFacts, liveEntry, type Place, placesOf } from '../state';
import { joinedAfter } from './by-arrival';

type JoinRule = RulesFor<'JoinList'>[number];
type RestoreRule = RulesFor<'RestoreEntry'>[number];
type ReorderRule = RulesFor<'ReorderEntry'>[number];

const isRemote = (source: EntrySource): boolean => source === 'call-in' || source === 'phone';

/**
 * A player must be in the room to be listed, unless the house takes call-ins, and nobody lists an absent friend
 * (RRP-2.3.1). Staff and the kiosk see the player; a player who asks over the network is not seen.
 */
const playerIsPresent: JoinRule = ({ by, source, playerId }, { settings }) => {
  const isFriend = by.kind === 'player' && by.id !== playerId;
  const isUnseen = by.kind === 'player' || isRemote(source);
  if (isFriend || (isUnseen && !settings.callInAllowed)) return playerNotPresent({ source });
  return by.kind === 'player' && !isRemote(source) ? playerNotPresent({ source }) : null;
};

const entryIsNew: JoinRule = ({ entryId, receiptCode }, floor) => {
  if (floor.entries.has(entryId)) return entryExists({ entryId });
  return floor.receipts.has(receiptCode) ? receiptCodeTaken({}) : null;
};

export const joinListRules: RulesFor<'JoinList'> = [
  gameIsOffered,
  playerIsPresent,
  oneEntryPerGame,
  notSeatedInGame,
  (command, floor) => notCoolingDown(floor, command),
  entryIsNew,
];

const removal = (
  command: CommandNamed<'LeaveList' | 'RemoveEntry'>,
  floor: Floor,
  reason: string | null,
): FloorEvent[] => {
  const stamp = stampOf(command);
  const entry = theEntry(floor, command.entryId);
  const cause = reason === null ? 'left' : 'removed';
  return [
    ...withdrawCall(floor, entry.entryId, { stamp, cause: 'off-list' }),
    { type: 'EntryRemoved', ...stamp, ...ofEntry(entry), cause, reason },
  ];
};

const removedEntry = (
  floor: FloorFacts,
  command: Pick<CommandNamed<'RestoreEntry'>, 'entryId'>,
): Entry | null => floor.entries.get(command.entryId) ?? null;

const entryWasRemoved: RestoreRule = (command, floor) => {
  const entry = removedEntry(floor, command);
  const { entryId } = command;
  if (!entry) return entryUnknown({ entryId });
  const { standing } = entry;
  return standing.state === 'ended' && standing.cause !== 'seated' ? null : entryNotRemoved({ entryId });
};

const asJoining =
  (
    rule: (who: { playerId: PlayerId; gameId: Entry['gameId'] }, floor: Floor) => Refusal | null,
  ): RestoreRule =>
  (command, floor) => {
    const entry = removedEntry(floor, command);
    return entry && rule(entry, floor);
  };

export const restoreEntryRules: RulesFor<'RestoreEntry'> = [
  entryWasRemoved,
  asJoining(gameIsOffered),
  asJoining(oneEntryPerGame),
  asJoining(notSeatedInGame),
  (command, floor) => {
    const entry = removedEntry(floor, command);
    return entry && notCoolingDown(floor, { ...entry, at: command.at });
  },
];

/** Whoever moved up meanwhile stands behind again, and is told why. */
const restoration = (command: CommandNamed<'RestoreEntry'>, floor: Floor): FloorEvent[] => {
  const entry = removedEntry(floor, command);
  if (entry?.standing.state !== 'ended') return [];
  const { rank } = entry.standing;
  const behind = placesOf(floor, entry.gameId).filter((place) => place.rank > rank);
  const { place, reason } = command;
  const overtaken =
    place === 'former' ? behind.map(({ entryId }): Overtaken => ({ entryId, kind: 'restored' })) : [];
  return [{ type: 'EntryRestored', ...stampOf(command), ...ofEntry(entry), place, reason, overtaken }];
};

const targetIsOnTheList: ReorderRule = ({ entryId, before }, floor) => {
  if (before === null) return null;
  const target = liveEntry(floor, before);
  if (!target) return entryUnknown({ entryId: before });
  const { gameId } = theEntry(floor, entryId);
  return target.gameId === gameId ? null : otherList({ entryId: before, gameId });
};

const orderAfter = ({ entryId, before }: CommandNamed<'ReorderEntry'>, floor: Floor) => {
  const places = placesOf(floor, theEntry(floor, entryId).gameId);
  return { places, next: entryId === before ? places : moveBefore(places, entryId, before) };
};

const placeChanges: ReorderRule = (command, floor) => {
  const { places, next } = orderAfter(command, floor);
  const isSame = next.every(({ entryId }, i) => entryId === places[i]?.entryId);
  return isSame ? alreadyThere({ entryId: command.entryId }) : null;
};

export const reorderEntryRules: RulesFor<'ReorderEntry'> = [entryIsLive, targetIsOnTheList, placeChanges];

const indexIn = (places: readonly Place[], entryId: Place['entryId']): number =>
  places.findIndex((place) => place.entryId === entryId);

/** Moved up, it passes those between; moved down, those between pass it. */
const reordering = (command: CommandNamed<'ReorderEntry'>, floor: Floor): FloorEvent[] => {
  const { entryId, before, reason } = command;
  const { places, next } = orderAfter(command, floor);
  const [from, to] = [indexIn(places, entryId), indexIn(next, entryId)];
  const passed = to < from ? places.slice(to, from).map((place) => place.entryId) : [entryId];
  const overtaken = passed.map((id): Overtaken => ({ entryId: id, kind: 'moved' }));
  const facts = { ...ofEntry(theEntry(floor, entryId)), before, reason, overtaken };
  return [{ type: 'EntryMoved', ...stampOf(command), ...facts }];
};

/** What he asked for, as commands, facts and entries have it: there or not. */
const wishOf = ({ smokingWish }: Pick<CommandNamed<'JoinList'>, 'smokingWish'>) =>
  smokingWish === undefined ? {} : { smokingWish };

/** At the bottom, or by his time of joining where that is keyed in late; whoever he passes is told (RRP-2.3.1). */
const joining = (command: CommandNamed<'JoinList'>, floor: Floor): FloorEvent[] => {
  const { at, entryId, receiptCode, playerId, alias, gameId, source } = command;
  const stamp = stampOf(command);
  const of = { entryId, playerId, alias, gameId };
  const arriveBy = isRemote(source) ? afterMinutes(at, floor.settings.callInArrivalMinutes) : null;
  const listed = { ...of, receiptCode, source, arriveBy, ...wishOf(command) };
  const passed = joinedAfter(floor, gameId, at);
  const overtaken = passed.map((each): Overtaken => ({ entryId: each, kind: 'keyed-in-late' }));
  const [before] = passed;
  const moved = { ...of, before: before ?? null, reason: 'keyed-in-late', overtaken };
  return [
    { type: 'PlayerListed', ...stamp, ...listed },
    ...(before ? [{ type: 'EntryMoved' as const, ...stamp, ...moved }] : []),
  ];
};

export const waitingListDecisions: DecisionsOf<
  'JoinList' | 'LeaveList' | 'RemoveEntry' | 'RestoreEntry' | 'ReorderEntry'
> = {
  JoinList: (command, floor) =>
    judge(joinListRules, [command, floor], () => accept(...joining(command, floor))),
  LeaveList: (command, floor) =>
    judge([entryIsLive], [command, floor], () => accept(...removal(command, floor, null))),
  RemoveEntry: (command, floor) =>
    judge([entryIsLive], [command, floor], () => accept(...removal(command, floor, command.reason))),
  RestoreEntry: (command, floor) =>
    judge(restoreEntryRules, [command, floor], () => accept(...restoration(command, floor))),
  ReorderEntry: (command, floor) =>
    judge(reorderEntryRules, [command, floor], () => accept(...reordering(command, floor))),
};

export const waitingListEvolutions: EvolutionsOf<
  'PlayerListed' | 'EntryRemoved' | 'EntrySentToBottom' | 'EntryMoved' | 'EntryRestored'
> = {
  PlayerListed: (floor, event) => {
    const { at, entryId, receiptCode, playerId, alias, gameId, source, arriveBy } = event;
    const counts = { calls: 0, holds: 0, missedCalls: 0, timesToBottom: 0 };
    const standing: Entry['standing'] =
      arriveBy === null ? { state: 'waiting' } : { state: 'called-in', arriveBy };
    const entry = {
      entryId,
      receiptCode,
      playerId,
      alias,
      gameId,
      source,
      joinedAt: at,
      ...counts,
      standing,
      ...wishOf(event),
    };
    const listed = addAtBottom(putEntry(floor, entry), gameId, entryId);
    return { ...listed, totals: { ...listed.totals, listed: listed.totals.listed + 1 } };
  },
  EntryRemoved: (floor, { entryId, at, cause, reason }) => endEntry(floor, entryId, { at, cause, reason }),
  EntrySentToBottom: (floor, event) => {
    const entry = liveEntry(floor, event.entryId);
    if (!entry) return floor;
    const counted = putEntry(floor, { ...entry, timesToBottom: entry.timesToBottom + 1 });
    return recordOvertakings(addAtBottom(counted, entry.gameId, entry.entryId), event);
  },
  EntryMoved: (floor, event) => {
    const { entryId, gameId, before } = event;
    const places = moveBefore(placesOf(floor, gameId), entryId, before);
    return recordOvertakings(putPlaces(floor, gameId, places), event);
  },
  EntryRestored: (floor, event) => {
    const entry = floor.entries.get(event.entryId);
    if (entry?.standing.state !== 'ended') return floor;
    const { gameId, entryId } = entry;
    const { rank } = entry.standing;
    const live = putEntry(floor, { ...entry, standing: { state: 'waiting' } });
    const placed =
      event.place === 'bottom'
        ? addAtBottom(live, gameId, entryId)
        : putPlaces(live, gameId, addByRank(placesOf(live, gameId), { entryId, rank }));
    return recordOvertakings(placed, event);
  },
};
