import { accept, judge } from '@cardroom/kernel';
import { isOfHouse, tableIsOpen } from '../ground-rules';
import { type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { stampOf } from '../stamp';

export const changeDeckRules: RulesFor<'ChangeDeck'> = [isOfHouse, tableIsOpen];

export const deckDecisions: DecisionsOf<'ChangeDeck' | 'DeckFallsDue'> = {
  ChangeDeck: (command, table) =>
    judge(changeDeckRules, [command, table], () =>
      accept({ type: 'NewDeckInPlay', ...stampOf(command), deck: (table.deck?.number ?? 0) + 1 }),
    ),
  /** A knock for a deck that is gone, or is due already, changes nothing. */
  DeckFallsDue: (command, { deck, opened }) =>
    !opened || opened.isClosed || deck?.number !== command.deck || deck.isDue
      ? accept()
      : accept({ type: 'DeckChangeDue', ...stampOf(command), deck: command.deck }),
};

export const deckEvolutions: EvolutionsOf<'NewDeckInPlay' | 'DeckChangeDue'> = {
  NewDeckInPlay: (table, { at, deck }) => ({ ...table, deck: { number: deck, since: at, isDue: false } }),
  DeckChangeDue: (table, { deck }) =>
    table.deck?.number === deck ? { ...table, deck: { ...table.deck, isDue: true } } : table,
};
