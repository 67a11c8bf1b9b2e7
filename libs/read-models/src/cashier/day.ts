import { type Cage, cageSettingNames, limitOf, notesOf, outstandingMinor } from '@cardroom/cashier';
import { type CageFundRow, type CagePlaceRow, type CageRow } from '@cardroom/contracts';
import { instant, isoOf } from '@cardroom/kernel';
import { heldAt, owedTo, type Place } from '@cardroom/cashier';
import { type CageBoard, type CageChange } from './board';
import { heldIn, money, moneyOrNull } from './shapes';
import { touchedBy } from './touched';

const settingsOf = ({ settings }: Cage): CageRow['settings'] =>
  Object.fromEntries(cageSettingNames.map((name) => [name, settings[name] as CageRow['settings'][string]]));

const owedToPlayers = ({ balances }: Cage): number => {
  let sum = 0;
  for (const [account, items] of balances)
    if (account.startsWith('account:') || account.startsWith('deposit:')) sum += items.get('claim', 0);
  return sum;
};

const dayRow = (cage: Cage): CageRow | null => {
  const { day, settings, balances, record } = cage;
  if (!day) return null;
  return {
    day: day.day,
    isClosed: day.isClosed,
    openedAt: isoOf(record.openedAt ?? instant(0)),
    currency: day.currency,
    denominations: [...day.denominations].sort((a, b) => a - b).map((face) => money(cage, face)),
    notes: notesOf(day.currency).map(String),
    profile: settings.profile,
    identityOver: moneyOrNull(cage, limitOf(settings)),
    settings: settingsOf(cage),
    inPlay: money(cage, outstandingMinor(balances)),
    owedToPlayers: money(cage, owedToPlayers(cage)),
  };
};

const isAnySum = ({ before, after }: CageChange): boolean =>
  before.balances !== after.balances || before.settings !== after.settings;

/** The cage's day, its face values and the rules in force. */
export const cageBoard: CageBoard<'cage'> = {
  name: 'cage',
  keys: () => ['cage'],
  row: (cage) => dayRow(cage),
  changedKeys: (change) => (isAnySum(change) ? ['cage'] : []),
};

const placePattern = /^(vault|in-play|(window|tray|transit|custody|runner):.+)$/;

/** A drawer is shown once nobody has to count it blind any more. */
const mayBeSeen = ({ windows }: Cage, place: string): boolean => {
  if (!place.startsWith('window:')) return true;
  const window = windows.find(({ windowId }) => `window:${windowId}` === place);
  return !window || window.state === 'closed';
};

const isPlace = (account: string): account is Place => placePattern.test(account);

const placeRow = (cage: Cage, place: string): CagePlaceRow | null => {
  if (!isPlace(place) || !cage.balances.has(place) || !mayBeSeen(cage, place)) return null;
  const held = heldIn(cage, heldAt(cage.balances, place));
  return { place, held: place === 'in-play' ? { ...held, chips: {} } : held };
};

/** What lies where by denomination; chips in play are known by value alone. */
export const placesBoard: CageBoard<'cage-places'> = {
  name: 'cage-places',
  keys: ({ balances }) => [...balances.keys()].filter(isPlace),
  row: placeRow,
  changedKeys: (change) => {
    const { accounts, windows } = touchedBy(change);
    return [...accounts, ...[...windows].map((windowId) => `window:${windowId}`)].filter(isPlace);
  },
};

const fundOf = (account: string): string => account.slice('fund:'.length);

const fundRow = (cage: Cage, fund: string): CageFundRow | null =>
  cage.balances.has(`fund:${fund}`)
    ? { fund, balance: money(cage, owedTo(cage.balances, `fund:${fund}`)) }
    : null;

const fundsIn = (accounts: Iterable<string>): string[] =>
  [...accounts].filter((account) => account.startsWith('fund:')).map(fundOf);

/** What is owed to players by promotion. */
export const fundsBoard: CageBoard<'cage-funds'> = {
  name: 'cage-funds',
  keys: ({ balances }) => fundsIn(balances.keys()),
  row: fundRow,
  changedKeys: (change) => fundsIn(touchedBy(change).accounts),
};
