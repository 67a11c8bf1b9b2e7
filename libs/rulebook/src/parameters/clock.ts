import { choice, flag, whole } from './define';

/** Time called on a player who thinks too long. */
export const clock = {
  clockSeconds: whole(60, { unit: 'seconds', min: 5, max: 600 }, [
    'Time a player has once time is called',
    'Temps laissé au joueur une fois le temps demandé',
  ]),
  clockAloudSeconds: whole(10, { unit: 'seconds', min: 0, max: 60 }, [
    'Seconds counted aloud at the end',
    'Secondes comptées à voix haute à la fin',
  ]),
  clockAloudIncluded: flag(false, [
    'The seconds counted aloud are part of the time; otherwise they are added to it.',
    'Les secondes comptées à voix haute font partie du temps ; sinon elles s’y ajoutent.',
  ]),
  clockSetBeforeStart: flag(false, [
    'A limit on thinking time must be set before the game.',
    'La limite du temps de réflexion doit être fixée avant la partie.',
  ]),
  clockCallableBy: choice('anyPlayerAtTable', ['Who may call time', 'Qui peut demander le temps'], {
    anyPlayerAtTable: ['any player at the table', 'tout joueur de la table'],
    dealer: ['the dealer', 'le croupier'],
  }),
  clockNeedsSupervisor: flag(true, [
    'The clock starts only on the floor supervisor’s instruction.',
    'Le décompte ne part que sur l’ordre du chef de partie.',
  ]),
  clockExpiryWithoutBet: choice(
    'check',
    ['When time runs out with no bet to call, the player', 'À la fin du temps sans mise à suivre, le joueur'],
    { check: ['checks', 'dit parole'], fold: ['folds', 'se couche'] },
  ),
};
