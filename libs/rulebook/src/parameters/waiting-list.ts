import { choice, flag, whole } from './define';

const afterMissedCall = {
  bottomOnceThenOff: ['bottom of the list once, then off', 'bas de la liste une fois, puis radié'],
  off: ['off the list', 'radié de la liste'],
  keepPlace: ['keeps his place', 'garde sa place'],
} as const;

/** Joining a list, being called, and what an unanswered call costs. */
export const waitingList = {
  callAnswerMinutes: whole(5, { unit: 'minutes', min: 1, max: 60 }, [
    'Time to answer a call',
    'Temps pour répondre à un appel',
  ]),
  callGraceMinutes: whole(2, { unit: 'minutes', min: 0, max: 30 }, [
    'Grace after the answer time, before the call ends',
    'Délai de grâce après ce temps, avant la fin de l’appel',
  ]),
  callMoreTimeTimes: whole(1, { unit: 'times', min: 0, max: 5 }, [
    'How often a called player may have more time to come',
    'Combien de fois un joueur appelé peut obtenir un délai supplémentaire',
  ]),
  callMoreTimeMinutes: whole(3, { unit: 'minutes', min: 1, max: 30 }, [
    'Time added each time a called player asks for more',
    'Temps ajouté chaque fois qu’un joueur appelé en demande',
  ]),
  callPassesAllowed: whole(0, { unit: 'times', min: 0, max: 10 }, [
    'How many calls a player may pass, the next name going first, before declining costs more',
    'Combien d’appels un joueur peut laisser passer au profit du suivant, avant que cela ne coûte davantage',
  ]),
  afterNoAnswer: choice(
    'bottomOnceThenOff',
    ['A player who does not answer a call', 'Un joueur qui ne répond pas à l’appel'],
    afterMissedCall,
  ),
  afterDecline: choice(
    'bottomOnceThenOff',
    ['A player who declines a call', 'Un joueur qui laisse passer un appel'],
    afterMissedCall,
  ),
  callInAllowed: flag(false, [
    'Players may join a list without being in the room.',
    'On peut s’inscrire à une liste sans être dans la salle.',
  ]),
  callInArrivalMinutes: whole(90, { unit: 'minutes', min: 5, max: 480 }, [
    'Time a player who called in has to arrive',
    'Temps laissé à un inscrit à distance pour arriver',
  ]),
  placeHoldMinutes: whole(30, { unit: 'minutes', min: 1, max: 240 }, [
    'Time a place on a list may be held without being called',
    'Temps pendant lequel une place de liste peut être retenue sans être appelée',
  ]),
  lockUpDepositMinor: whole(
    null,
    { unit: 'minorUnits', min: 1, max: 1_000_000_000, none: ['no deposit', 'sans dépôt'] },
    ['Deposit for a place or seat locked up', 'Dépôt pour une place ou un siège retenu'],
  ),
  otherListsWhenSeated: choice(
    'keep',
    [
      'When a player is seated, his places on other lists are',
      'Quand un joueur est assis, ses places sur d’autres listes sont',
    ],
    { keep: ['kept', 'gardées'], drop: ['dropped', 'retirées'], ask: ['asked for', 'demandées'] },
  ),
};
