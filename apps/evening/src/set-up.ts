import { type DeviceSession, type EnrolmentAnswer, type ListRow, type TableRow } from '@cardroom/contracts';
import { type Evening, type GameLine } from './evening-file';
import { type Caller, type Reply, type RoomClient } from './room-client';

/** The house's answer time while an evening is played fast: the shortest a house may choose. */
const eveningSettings = [
  ['callAnswerMinutes', 1],
  ['callGraceMinutes', 0],
  ['callInAllowed', true],
  ['absenceFrequentCount', 2],
] as const;

/** Enrols a kiosk of the evening's own. */
export const enrolKiosk = async (client: RoomClient, manager: Caller): Promise<Caller> => {
  const added = { name: 'Evening kiosk', kind: 'kiosk' };
  const { enrolmentCode: code } = await client.send<EnrolmentAnswer>(manager, '/devices', added);
  const session = await client.send<DeviceSession>(null, '/devices/enrol', { code, bearer: true });
  return { name: 'kiosk', token: session.token ?? '' };
};

const mustBeAccepted = (reply: Reply, what: string): Reply => {
  if (reply.outcome === 'refused') throw new Error(`${what} was refused: ${reply.problem.detail}`);
  return reply;
};

const amount = (text: string): number => Number(text);

const isSameGame = (list: ListRow, line: GameLine): boolean =>
  list.game.variant === line.variant &&
  list.game.structure === line.structure &&
  list.game.stakes.every((stake, index) => amount(stake) === amount(line.stakes[index] ?? ''));

/** Offers each game of the evening that the room does not offer yet; answers the room's id of each. */
export const offerGames = async (
  client: RoomClient,
  manager: Caller,
  evening: Evening,
): Promise<Map<string, string>> => {
  const offered = (await client.board(manager, 'lists')).rows.map(({ body }) => body as ListRow);
  const ids = new Map<string, string>();
  for (const line of evening.games) {
    const { game, variant, structure, stakes, minBuyIn, maxBuyIn } = line;
    const known = offered.find((list) => isSameGame(list, line));
    if (known) {
      ids.set(game, known.game.gameId);
      continue;
    }
    const body = { variant, structure, stakes, minBuyIn, maxBuyIn };
    const reply = mustBeAccepted(await client.command(manager, 'offer-game', body), `game ${game}`);
    if (reply.outcome === 'accepted')
      ids.set(game, String((reply.answer.facts[0]?.['game'] as ListRow['game']).gameId));
  }
  return ids;
};

/** Places the tables of the evening that do not stand in the room yet. */
export const placeTables = async (client: RoomClient, manager: Caller, evening: Evening): Promise<void> => {
  const rows = (await client.board(manager, 'tables')).rows.map(({ body }) => body as TableRow);
  const standing = new Set(rows.map(({ number }) => number));
  for (const { number, section, seats } of evening.tables) {
    if (standing.has(number)) continue;
    const reply = await client.command(manager, 'place-table', { number, section, seats });
    mustBeAccepted(reply, `table ${number}`);
  }
};

/** Changes settings for the evening; answers how to put them back. */
export const hurrySettings = async (client: RoomClient, manager: Caller): Promise<() => Promise<void>> => {
  const [room] = (await client.board(manager, 'room')).rows;
  const before = (room?.body as { settings: Record<string, string | number | boolean | null> }).settings;
  const change = async (setting: string, value: string | number | boolean | null): Promise<void> => {
    mustBeAccepted(await client.command(manager, 'change-house-setting', { setting, value }), setting);
  };
  for (const [setting, value] of eveningSettings) await change(setting, value);
  return async () => {
    for (const [setting] of eveningSettings) await change(setting, before[setting] ?? null);
  };
};

/** Rent in every game of the evening: by the house's clock in the first, at the change of dealers in the others. */
export const setRates = async (
  client: RoomClient,
  manager: Caller,
  gameIds: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const [i, gameId] of [...gameIds.values()].entries()) {
    const when = i === 0 ? 'house-clock' : 'dealer-change';
    const rate = { gameId, kind: 'rent', amount: '6.00', periodMinutes: 5, when } as const;
    mustBeAccepted(await client.command(manager, 'set-rate', rate), 'rate');
  }
};
