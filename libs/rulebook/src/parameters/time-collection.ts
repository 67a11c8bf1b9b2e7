import { choice, whole } from './define';

/** Rent of a seat: when it falls due and who is spared. */
export const timeCollection = {
  collectionIntervalMinutes: whole(30, { unit: 'minutes', min: 5, max: 240 }, [
    'Length of a rent period',
    'Durée d’une période de loyer',
  ]),
  collectionAmount: whole(
    null,
    { unit: 'minorUnits', min: 0, max: 100_000_000, none: ['set per table', 'fixé par table'] },
    ['Rent of a seat for a period', 'Loyer d’un siège par période'],
  ),
  collectionDue: choice('inAdvance', ['Rent is collected', 'Le loyer est perçu'], {
    inAdvance: [
      'in advance, before the first deal of the period',
      'd’avance, avant la première donne de la période',
    ],
  }),
  collectionCourtesyStudHands: whole(1, { unit: 'deals', min: 0, max: 10 }, [
    'Stud: courtesy hands for a player who declines to pay',
    'Stud : coups de courtoisie pour qui refuse de payer',
  ]),
  collectionCourtesyMaxWaiting: whole(0, { unit: 'players', min: 0, max: 20 }, [
    'Waiting names, at most, with which courtesy is given',
    'Nombre d’inscrits, au plus, avec lequel la courtoisie s’applique',
  ]),
  collectionNewPlayerExemptMaxWaiting: whole(1, { unit: 'players', min: 0, max: 20 }, [
    'Waiting names, at most, with which a new player pays nothing',
    'Nombre d’inscrits, au plus, avec lequel un nouveau joueur ne paie pas',
  ]),
};
