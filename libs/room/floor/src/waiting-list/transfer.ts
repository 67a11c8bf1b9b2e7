import { accept, judge, type Refusal } from '@cardroom/kernel';
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
import { addAtBottom, moveBefore, putEntry, putPlaces, recordOvertakings } from '../keeping';
import { alreadyThere, wrongEntryState } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Floor, type FloorFacts, liveEntry, placesOf } from '../state';
import { joinedAfter } from './by-arrival';

type Transfer = CommandNamed<'TransferEntry'>;
type Rule = RulesFor<'TransferEntry'>[number];

/** A called player answers or declines first: a seat of the old game is kept for him. */
const isNotCalled: Rule = ({ entryId }, floor) => {
  const { state } = theEntry(floor, entryId).standing;
  return state === 'called' ? wrongEntryState({ entryId, state }) : null;
};

const listIsAnother: Rule = ({ entryId, toGameId }, floor) =>
  theEntry(floor, entryId).gameId === toGameId ? alreadyThere({ entryId }) : null;

/** On the other list he is subject to what binds whoever joins it. */
const asJoining =
  (
    rule: (who: Pick<CommandNamed<'JoinList'>, 'playerId' | 'gameId'>, floor: Floor) => Refusal | null,
  ): Rule =>
  ({ entryId, toGameId }, floor) =>
    rule({ playerId: theEntry(floor, entryId).playerId, gameId: toGameId }, floor);

export const transferEntryRules: RulesFor<'TransferEntry'> = [
  entryIsLive,
  isNotCalled,
  listIsAnother,
  asJoining(gameIsOffered),
  asJoining(oneEntryPerGame),
  asJoining(notSeatedInGame),
];

/** Whom the entry stands before on the other list, and whom it passes there. */
const placeThere = (floor: FloorFacts, { entryId, toGameId, place }: Transfer) => {
  const { joinedAt } = theEntry(floor, entryId);
  const passed = place === 'arrival' ? joinedAfter(floor, toGameId, joinedAt) : [];
  return {
    before: passed[0] ?? null,
    overtaken: passed.map((id): Overtaken => ({ entryId: id, kind: 'transferred' })),
  };
};

const transferred = (command: Transfer, floor: Floor): FloorEvent => {
  const { entryId, toGameId, reason } = command;
  const facts = { ...ofEntry(theEntry(floor, entryId)), toGameId, ...placeThere(floor, command), reason };
  return { type: 'EntryTransferred', ...stampOf(command), ...facts };
};

export const transferDecisions: DecisionsOf<'TransferEntry'> = {
  TransferEntry: (command, floor) =>
    judge(transferEntryRules, [command, floor], () => accept(transferred(command, floor))),
};

export const transferEvolutions: EvolutionsOf<'EntryTransferred'> = {
  EntryTransferred: (floor, event) => {
    const { entryId, gameId, toGameId, before } = event;
    const entry = liveEntry(floor, entryId);
    if (!entry) return floor;
    const gone = putPlaces(
      floor,
      gameId,
      placesOf(floor, gameId).filter((place) => place.entryId !== entryId),
    );
    const there = addAtBottom(putEntry(gone, { ...entry, gameId: toGameId }), toGameId, entryId);
    const placed = before
      ? putPlaces(there, toGameId, moveBefore(placesOf(there, toGameId), entryId, before))
      : there;
    return recordOvertakings(placed, event);
  },
};
