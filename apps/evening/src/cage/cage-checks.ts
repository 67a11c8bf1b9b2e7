import { imbalances, outstandingMinor } from '@cardroom/cashier';
import { type CagePlaceRow, type FactShape } from '@cardroom/contracts';
import { type Check } from '../checks';
import { chipsWorth, type Holding, type Money } from '../holding';
import { type Cage, lies } from './cage';
import { cageOf, heldIn } from './folded-cage';

/** Where all chips and all cash are when the evening is over, in minor units. */
export interface CageAccount {
  readonly inPlay: string;
  readonly custody: string;
  readonly vaultCash: string;
  readonly vaultChips: string;
  /** What came over the counters in cash, less what went out. */
  readonly takings: string;
}

export interface CageEvidence {
  readonly cage: Cage;
  readonly facts: readonly FactShape[];
  readonly day: string;
  readonly served: readonly { readonly key: string; readonly body: unknown }[];
  readonly atTablesMinor: number;
}

/** The same text for the same chips and cash, whichever face values are none. */
const told = (money: Money, { cash, chips }: Holding): string => {
  const faces = Object.entries(chips)
    .filter(([, count]) => count !== 0)
    .map(([face, count]): [number, number] => [money.minor(face), count])
    .sort(([a], [b]) => b - a);
  return `${money.text(cash)} and ${faces.map(([face, count]) => `${count}×${money.text(face)}`).join(' ') || 'no chips'}`;
};

const isOfHouseOrKept = (place: string): boolean => /^(vault$|window:|tray:|custody:)/.test(place);

/** The cage's stream folded again, place by place beside what really lies there. */
const foldedFaults = ({ cage, facts, day }: CageEvidence) => {
  const { money, places } = cage;
  const folded = cageOf(facts, day);
  const faults = Object.entries(imbalances(folded.balances)).map(([item, off]) => `${item} is out by ${off}`);
  for (const place of [...places.keys()].filter(isOfHouseOrKept)) {
    const inLog = told(money, heldIn(folded, place, money));
    const really = told(money, lies(cage, place));
    if (inLog !== really) faults.push(`${place}: ${inLog} by the log, ${really} in truth`);
  }
  return { faults, inPlayMinor: outstandingMinor(folded.balances) };
};

const servedFaults = ({ cage, served }: CageEvidence): string[] => {
  const { money } = cage;
  const rows = new Map(served.map(({ body }) => [(body as CagePlaceRow).place, (body as CagePlaceRow).held]));
  return [...cage.places.keys()].filter(isOfHouseOrKept).flatMap((place) => {
    const held = rows.get(place);
    const shown = told(money, { cash: money.minor(held?.cash ?? '0'), chips: held?.chips ?? {} });
    const really = told(money, lies(cage, place));
    return shown === really ? [] : [`${place}: ${shown} on the board, ${really} in truth`];
  });
};

const accountOf = (cage: Cage): CageAccount => {
  const { money, places } = cage;
  const custody = [...places].filter(([place]) => place.startsWith('custody:'));
  return {
    inPlay: money.text(chipsWorth(money, lies(cage, 'in-play').chips)),
    custody: money.text(custody.reduce((sum, [, held]) => sum + chipsWorth(money, held.chips), 0)),
    vaultCash: money.text(lies(cage, 'vault').cash),
    vaultChips: money.text(chipsWorth(money, lies(cage, 'vault').chips)),
    takings: money.text(cage.streetBefore.cash - lies(cage, 'street').cash),
  };
};

/** Holds the cage's log and boards against what really lies where, to the unit. */
export const cageChecks = (
  evidence: CageEvidence,
): { readonly account: CageAccount; readonly checks: readonly Check[] } => {
  const { cage, atTablesMinor } = evidence;
  const { money, faults } = cage;
  const folded = foldedFaults(evidence);
  const inPlay = chipsWorth(money, lies(cage, 'in-play').chips);
  const elsewhere = [
    ...(folded.inPlayMinor === inPlay
      ? []
      : [`${money.text(folded.inPlayMinor)} in play by the log, ${money.text(inPlay)} in truth`]),
    ...(atTablesMinor === inPlay
      ? []
      : [`${money.text(atTablesMinor)} at the tables, ${money.text(inPlay)} in play`]),
  ];
  return {
    account: accountOf(cage),
    checks: [
      { statement: 'chips and cash lie where the log says, to the unit', faults: folded.faults },
      { statement: 'chips and cash lie where the boards say, to the unit', faults: servedFaults(evidence) },
      { statement: 'chips in play are the chips at the tables', faults: elsewhere },
      { statement: 'every count agreed, and everybody was paid', faults },
    ],
  };
};
