import { choice, flag, whole } from './define';

const most = 100_000_000_000;

/** What a house sets for its cage beside any rule text: the registers that its country's law asks for, and when. */
export const cage = {
  profile: choice('generic', ['Registers kept by law', 'Registres tenus de par la loi'], {
    'fr-casino': [
      'French casino: identity from 2,000 euros a day',
      'casino français : identité dès 2 000 euros par jour',
    ],
    generic: ['general: as the house sets it', 'général : comme la maison le fixe'],
  }),
  identityOverMinor: whole(
    null,
    {
      unit: 'minorUnits',
      min: 1,
      max: most,
      none: ['never, unless the law does', 'jamais, sauf si la loi la demande'],
    },
    [
      'Identity is asked of who brings or takes more than this in a gaming day',
      'L’identité est demandée à qui apporte ou retire davantage en une journée de jeu',
    ],
  ),
  clubAllowsBehind: flag(true, [
    'The club agrees that chips on their way play.',
    'Le cercle accepte que les jetons en chemin jouent.',
  ]),
  hintPayments: whole(3, { unit: 'payments', min: 2, max: 100 }, [
    'Payments below the limit that are worth a look together',
    'Versements sous le seuil qui, ensemble, méritent un regard',
  ]),
  hintPercent: whole(80, { unit: 'percent', min: 1, max: 100 }, [
    'How near the limit they come together',
    'À quelle part du seuil ils arrivent ensemble',
  ]),
};
