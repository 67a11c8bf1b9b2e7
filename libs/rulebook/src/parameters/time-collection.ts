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
  collectionDue: choice(
    'inAdvance',
    ['Rent is collected, where a rate does not say', 'Le loyer est perçu, si le tarif ne le dit pas'],
    {
      inAdvance: [
        'in advance of each period, counted from the opening of the table',
        'd’avance pour chaque période, comptée depuis l’ouverture de la table',
      ],
      atDealerChange: ['when the dealer changes', 'à la relève du croupier'],
      byTheClock: ['at the round times of the house’s clock', 'aux heures rondes de l’horloge de la maison'],
    },
  ),
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
