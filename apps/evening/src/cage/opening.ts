import { type CageRow } from '@cardroom/contracts';
import { bodyOf, type Holding, type Money, nothing, plus } from '../holding';
import { type People } from '../people';
import { type Caller, type Reply, type RoomClient } from '../room-client';
import { type Tally } from '../tally';
import { readLog } from '../log';
import { type Cage, carry } from './cage';
import { cageOf, heldIn } from './folded-cage';

export interface CageOpening {
  readonly client: RoomClient;
  readonly manager: Caller;
  readonly people: People;
  readonly money: Money;
  readonly tally: Tally;
  readonly tables: number;
}

const faces = ['0.50', '1.00', '5.00', '25.00', '100.00'];

const must = (reply: Reply, what: string): void => {
  if (reply.outcome === 'refused') throw new Error(`${what} was refused: ${reply.problem.detail}`);
};

/** Chips and cash for an evening of so many tables. */
const stockFor = (tables: number): Holding => ({
  cash: 2_000_000 + tables * 500_000,
  chips: {
    '0.50': 500 + tables * 100,
    '1.00': 1_000 + tables * 300,
    '5.00': 1_000 + tables * 300,
    '25.00': 400 + tables * 150,
    '100.00': 400 + tables * 150,
  },
});

/** What lies where by the log: chips at the tables stand on no board by face value. */
const readPlaces = async (client: RoomClient, manager: Caller, money: Money) => {
  const [row] = (await client.board(manager, 'cage')).rows;
  const cage = cageOf(await readLog(client, manager), (row?.body as CageRow).day);
  return new Map([...cage.balances.keys()].map((place) => [place, heldIn(cage, place, money)]));
};

/** Opens the cage for the day, if nobody has, and has the evening's stock brought into the vault. */
const openCageDay = async ({ client, manager, people, money, tables }: CageOpening): Promise<void> => {
  const [open] = (await client.board(manager, 'cage')).rows;
  const row = open?.body as CageRow | undefined;
  if (!row || row.isClosed) {
    const body = row ? {} : { denominations: faces, profile: 'fr-casino' as const };
    must(await client.command(manager, 'cashier/open-cage', body), 'opening the cage');
  } else if (!faces.every((face) => row.denominations.includes(face)))
    throw new Error(
      `the cage's chips are ${row.denominations.join(', ')}; an evening needs ${faces.join(', ')}`,
    );
  const stock = {
    direction: 'in' as const,
    holding: bodyOf(money, stockFor(tables)),
    reason: 'stock of the evening',
    secondCode: people.supervisor.code,
  };
  must(await client.command(manager, 'cashier/change-stock', stock), 'stock for the evening');
};

/** A fifth of what the vault has, so that windows seldom run out. */
const floatOf = ({ cash, chips }: Holding): Holding => ({
  cash: Math.floor(cash / 500) * 100,
  chips: Object.fromEntries(Object.entries(chips).map(([face, count]) => [face, Math.floor(count / 5)])),
});

const openWindows = async (cage: Cage): Promise<void> => {
  const { client, money, people } = cage;
  const float = floatOf(cage.places.get('vault') ?? nothing);
  for (const { windowId, cashier } of cage.windows) {
    const place = `window:${windowId}`;
    const counted = plus(cage.places.get(place) ?? nothing, float);
    const body = {
      windowId,
      issued: bodyOf(money, float),
      counted: bodyOf(money, counted),
      secondCode: people.supervisor.code,
    };
    must(await client.command(cashier, 'cashier/open-window', body), `window ${windowId}`);
    carry(cage, ['vault', place], float);
  }
};

/** The cage with a window for each cashier, each opened with a float that two have counted. */
export const openCage = async (opening: CageOpening): Promise<Cage> => {
  await openCageDay(opening);
  const { client, manager, people, money, tally } = opening;
  const places = await readPlaces(client, manager, money);
  const cage: Cage = {
    client,
    money,
    tally,
    people,
    places,
    streetBefore: places.get('street') ?? nothing,
    windows: people.cashiers.map((cashier, i) => ({
      windowId: `evening-${i + 1}`,
      cashier,
      served: Promise.resolve(),
      waiting: 0,
    })),
    faults: [],
  };
  await openWindows(cage);
  return cage;
};
