import { blindLevels, choice, flag, whole, wholeList } from './define';

/** Entering an event, its levels, and how play ends. */
export const tournamentEntries = {
  buyInPrice: whole(
    null,
    { unit: 'minorUnits', min: 0, max: 100_000_000, none: ['set per event', 'fixé par épreuve'] },
    ['Price of an entry', 'Prix d’un engagement'],
  ),
  startingStack: whole(
    null,
    { unit: 'chips', min: 1, max: 1_000_000_000, none: ['set per event', 'fixé par épreuve'] },
    ['Starting stack', 'Tapis de départ'],
  ),
  equalStacks: flag(false, ['All stacks are equal at the start.', 'Tous les tapis sont égaux au départ.']),
  saleRequiresPresence: flag(false, [
    'Only a player present may buy his stack.',
    'Seul un joueur présent peut acheter son tapis.',
  ]),
  chipDenominations: wholeList([], { unit: 'chips', min: 1, max: 1_000_000 }, [
    'Chips of the event; none named: the structure sheet says',
    'Jetons de l’épreuve ; sans précision, la structure les donne',
  ]),
  blindLevels: blindLevels(
    [],
    [
      'Small and big blind of each level; none named: the structure sheet says',
      'Petite et grosse blinde de chaque palier ; sans précision, la structure les donne',
    ],
  ),
  levelChange: choice('scheduled', ['Levels change', 'Les paliers changent'], {
    scheduled: ['at set intervals, from the next deal', 'à intervalles fixés, dès la donne suivante'],
    announcedByController: ['when the controller announces it', 'sur annonce du contrôleur'],
  }),
  levelMinutes: whole(
    null,
    { unit: 'minutes', min: 1, max: 240, none: ['the structure sheet says', 'selon la structure'] },
    ['Length of a level', 'Durée d’un palier'],
  ),
  lateEntrantBlindedOff: flag(true, [
    'A missing entrant is dealt in and his blinds are taken.',
    'L’inscrit absent reçoit des cartes et ses blindes sont prélevées.',
  ]),
  lateGraceMinutes: whole(0, { unit: 'minutes', min: 0, max: 240 }, [
    'Lateness excused where a late player forfeits',
    'Retard excusé là où le retard vaut forfait',
  ]),
  lateRegistrationUntilLevel: whole(
    null,
    { unit: 'levels', min: 1, max: 60, none: ['no late registration', 'pas d’inscription tardive'] },
    ['Last level in which one may still register', 'Dernier palier où l’on peut encore s’inscrire'],
  ),
  noShowRemovalMinutes: whole(30, { unit: 'minutes', min: 0, max: 600, none: ['never', 'jamais'] }, [
    'Time after which a missing entrant’s stack is removed',
    'Temps après lequel le tapis d’un inscrit absent est retiré',
  ]),
  noShowRemovalAtNewLevel: flag(true, [
    'It may also be removed as soon as a new level begins.',
    'Il peut aussi l’être dès qu’un nouveau palier commence.',
  ]),
  eliminationRule: choice('stackZero', ['A player is out', 'Un joueur est éliminé'], {
    stackZero: ['when he has no chip left', 'quand il n’a plus un jeton'],
    cannotPayAnotherRound: [
      'when he cannot pay another round; his last chips leave play',
      'quand il ne peut payer un autre tour ; ses derniers jetons quittent le jeu',
    ],
  }),
  eliminationRoundCost: choice('smallPlusBigBlind', ['Cost of a round', 'Coût d’un tour'], {
    smallPlusBigBlind: ['small and big blind', 'petite et grosse blinde'],
  }),
  endOfPlay: choice('lastSurvivor', ['Play ends', 'La partie finit'], {
    lastSurvivor: ['with the last survivor', 'au dernier survivant'],
    fixedTime: ['at a fixed time', 'à une heure fixée'],
  }),
  prelimMinutes: whole(
    null,
    { unit: 'minutes', min: 1, max: 1440, none: ['set per event', 'fixé par épreuve'] },
    ['Length of a preliminary played for a fixed time', 'Durée d’une éliminatoire à durée fixe'],
  ),
  dealInProgressAtTime: choice(
    'finish',
    ['The deal in progress when time is up is', 'La donne en cours à l’heure dite est'],
    {
      finish: ['finished', 'terminée'],
    },
  ),
  prelimQualifier: choice(
    'biggestStack',
    ['A preliminary played for a fixed time is won by', 'Une éliminatoire à durée fixe est gagnée par'],
    {
      biggestStack: ['the biggest stack', 'le plus gros tapis'],
    },
  ),
  prelimTieBreak: choice('officialDecides', ['Equal biggest stacks', 'Plus gros tapis égaux'], {
    officialDecides: ['the official with the last word decides', 'celui qui décide en dernier tranche'],
  }),
};
