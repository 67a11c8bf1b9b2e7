import { choice, flag, whole, wordList } from './define';
import { languages } from './words';

/** What players may say, show and do around the hand. */
export const conduct = {
  forbiddenTruthSanction: choice(
    'reprimandMultiway',
    ['Telling one’s live hand truly', 'Dire vrai sur sa main vivante'],
    {
      reprimandMultiway: ['a reprimand, in a pot with several players', 'blâme, dans un coup à plusieurs'],
      deadHandPotLost: ['the hand is dead and the pot lost', 'main morte et pot perdu'],
    },
  ),
  falseStatementSanction: choice('none', ['Telling one’s live hand falsely', 'Mentir sur sa main vivante'], {
    none: ['no sanction', 'pas de sanction'],
    warning: ['a warning', 'avertissement'],
  }),
  discloseLiveHandHeadsUp: choice(
    'allowed',
    ['Heads-up, telling one’s live hand is', 'En tête-à-tête, annoncer sa main vivante est'],
    {
      allowed: ['allowed', 'permis'],
      forbidden: ['forbidden', 'interdit'],
    },
  ),
  prematureTablingEffect: choice(
    'reprimandMultiway',
    ['Showing one’s hand too early', 'Étaler sa main trop tôt'],
    {
      reprimandMultiway: ['a reprimand, in a pot with several players', 'blâme, dans un coup à plusieurs'],
      handMayBeDead: [
        'the hand may be dead, unless two players are left in the event',
        'la main peut être morte, sauf s’il reste deux joueurs dans l’épreuve',
      ],
      raiseBlockedUntilEndOfDeal: [
        'no more raise in the deal, and a warning',
        'plus de relance dans la donne, et avertissement',
      ],
    },
  ),
  exposedHandKillNutsAllowed: flag(true, [
    'An exposed hand may be killed even if nothing can beat it.',
    'Une main exposée peut être tuée même si rien ne peut la battre.',
  ]),
  softPlayFlag: flag(false, [
    'Not raising with an unbeatable hand heads-up is reported to the directors.',
    'Ne pas relancer avec une main imbattable en tête-à-tête est signalé aux directeurs.',
  ]),
  trivialBetToPotPct: whole(
    null,
    { unit: 'percent', min: 1, max: 100, none: ['never reported', 'jamais signalé'] },
    [
      'Heads-up, folding to a bet of at most this share of the pot is reported',
      'En tête-à-tête, se coucher sur une mise d’au plus cette part du pot est signalé',
    ],
  ),
  dealMaking: choice('forbidden', ['Agreements on the prizes', 'Arrangements sur les prix'], {
    forbidden: ['forbidden', 'interdits'],
    directorMayExecute: [
      'discouraged, the director may carry one out',
      'découragés, le directeur peut en exécuter un',
    ],
  }),
  rabbitHunting: flag(false, [
    'Cards that would have come may be shown after the hand.',
    'Les cartes qui seraient venues peuvent être montrées après le coup.',
  ]),
  racksAtTable: flag(false, ['Chips may be played from a rack.', 'On peut jouer des jetons restés en rack.']),
  phoneAtTablePolicy: choice('prohibited', ['Phones at the table', 'Téléphone à la table'], {
    prohibited: ['prohibited', 'interdit'],
    notDuringHand: ['not while holding cards', 'pas avec des cartes en main'],
    allowed: ['allowed', 'permis'],
  }),
  tableLanguages: wordList(
    ['fr', 'en'],
    ['Languages spoken during a hand', 'Langues parlées pendant un coup'],
    languages,
  ),
  toleratedTermsLanguages: wordList(
    [],
    ['Languages tolerated for set terms', 'Langues tolérées pour les termes consacrés'],
    languages,
  ),
  spectatorsAllowed: choice(
    'oneGuestIfNobodyObjects',
    ['Spectators near the players', 'Spectateurs près des joueurs'],
    {
      nobody: ['nobody', 'personne'],
      oneGuestIfNobodyObjects: [
        'guests behind a player if nobody objects',
        'des invités derrière un joueur si nul ne s’y oppose',
      ],
      anyone: ['anyone, moved on a stated reason', 'tous, déplacés pour un motif énoncé'],
    },
  ),
  eliminatedMayStay: flag(true, [
    'An eliminated player may stay in the area, off his seat.',
    'Un joueur éliminé peut rester dans l’enceinte, hors de son siège.',
  ]),
};
