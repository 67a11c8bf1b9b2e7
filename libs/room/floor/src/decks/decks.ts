import { accept, afterMinutes, type Instant, judge, type TableId } from '@cardroom/kernel';
import { stampOf, tableIsOpen, theTable } from '../ground-rules';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type FloorFacts } from '../state';
import { deckTooNew, defectRequired, setupTooNew } from './refusals';

/** What is in play at a table, as far as changes of it were recorded. */
export interface DeckInPlay {
  readonly deckSince: Instant;
  /** Where the button was when the deck came into play; null when not noted. */
  readonly button: number | null;
  readonly setupSince: Instant | null;
}

type Rule = RulesFor<'ChangeDeck'>[number];

const isRequest: (command: { readonly cause: string }) => boolean = ({ cause }) => cause === 'request';

/** A defective or damaged deck is changed at once, and the defect recorded (RRP-2.2.21). */
const defectIsRecorded: Rule = (command) => {
  const { tableId, defect, bagged } = command;
  return isRequest(command) || (defect && bagged) ? null : defectRequired({ tableId });
};

/** A new deck stays for a full round at least: until the button is back where it came into play, or past it. */
const deckHadItsRounds: Rule = (command, floor) => {
  const { tableId, what, roundsPlayed = 0 } = command;
  const inPlay = floor.decks.get(tableId);
  if (what !== 'deck' || !inPlay || !isRequest(command)) return null;
  const rounds = floor.settings.deckMinRounds;
  return roundsPlayed < rounds ? deckTooNew({ tableId, rounds, button: inPlay.button }) : null;
};

/** From when on a new setup may be asked for; null when none was recorded. */
export const setupMayChangeAt = (floor: FloorFacts, tableId: TableId): Instant | null => {
  const since = floor.decks.get(tableId)?.setupSince ?? null;
  return since === null ? null : afterMinutes(since, floor.settings.setupMinMinutes);
};

/** A new setup stays for an hour at least. */
const setupHadItsTime: Rule = (command, floor) => {
  const { tableId, what, at } = command;
  const from = setupMayChangeAt(floor, tableId);
  if (what !== 'setup' || from === null || !isRequest(command)) return null;
  return at < from ? setupTooNew({ tableId, from }) : null;
};

export const changeDeckRules: RulesFor<'ChangeDeck'> = [
  tableIsOpen,
  defectIsRecorded,
  deckHadItsRounds,
  setupHadItsTime,
];

export const decksDecisions: DecisionsOf<'ChangeDeck'> = {
  ChangeDeck: (command, floor) =>
    judge(changeDeckRules, [command, floor], () => {
      const { tableId, what, cause, button = null, defect = null, card = null, bagged = false } = command;
      const { gameId } = theTable(floor, tableId).game;
      const facts = { tableId, gameId, what, cause, button, defect, card, bagged };
      return accept({ type: 'DeckChanged', ...stampOf(command), ...facts });
    }),
};

export const decksEvolutions: EvolutionsOf<'DeckChanged'> = {
  DeckChanged: (floor, { tableId, at, what, button }) => {
    const setupSince = what === 'setup' ? at : (floor.decks.get(tableId)?.setupSince ?? null);
    return { ...floor, decks: floor.decks.set(tableId, { deckSince: at, button, setupSince }) };
  },
};
