import { choice, flag, wordList } from './define';
import { roles } from './words';

const dealStart = {
  firstRiffle: ['at the first riffle', 'au premier mélange'],
  cardsGathered: ['when the last cards are gathered', 'quand les cartes précédentes sont rassemblées'],
  shuffle: ['at the shuffle', 'au mélange'],
  machineButton: ['when the shuffling machine is started', 'au départ du mélangeur'],
  cut: ['at the cut', 'à la coupe'],
  firstCard: ['at the first card', 'à la première carte'],
} as const;

/** Who decides, by which text, and until when a decision may be asked for. */
export const rulings = {
  finalRulingRoles: wordList(['shiftManager'], ['Who has the last word', 'Qui décide en dernier'], roles),
  appealsAllowed: flag(true, [
    'A ruling may be appealed to the one who has the last word.',
    'On peut en appeler à celui qui décide en dernier.',
  ]),
  fairnessOverridesRules: flag(true, [
    'Fairness may prevail over the strict rule.',
    'L’équité peut l’emporter sur la règle stricte.',
  ]),
  equityRulingRole: choice(
    'shiftManager',
    ['Who may set a rule aside for fairness', 'Qui peut écarter une règle par équité'],
    roles,
  ),
  adviceRoles: wordList(
    ['floorSupervisor'],
    ['Who may give advice on a dispute', 'Qui peut donner un avis sur un litige'],
    roles,
  ),
  barConfirmRole: choice(
    'shiftManager',
    ['Who confirms that a person is barred', 'Qui confirme une exclusion de la salle'],
    roles,
  ),
  ruleSourcePrecedence: wordList(
    ['official', 'house', 'custom'],
    ['Order in which texts prevail', 'Ordre de prééminence des textes'],
    {
      official: ['official regulation', 'réglementation officielle'],
      house: ['house rules', 'règlement intérieur'],
      custom: ['custom', 'usages'],
    },
  ),
  holdDealUntilRuling: flag(false, [
    'The deal waits for a ruling; otherwise play goes on and the pot is set aside.',
    'La donne attend la décision ; sinon on joue et le pot est réservé.',
  ]),
  dealStartsAt: choice('firstRiffle', ['A deal starts', 'Une donne commence'], dealStart),
  transferDealStartsAt: choice(
    'firstRiffle',
    ['For a player being moved, a deal starts', 'Pour un joueur déplacé, une donne commence'],
    dealStart,
  ),
};
