import {
  type BoardName,
  boardAccess,
  type Caller,
  commandAccess,
  commandBodies,
  type CommandName,
  listedBoards,
  operationAccess,
  type OperationName,
} from '@cardroom/contracts';
import { type Role, roles } from '@cardroom/kernel';
import { type RouteOptions } from 'fastify';
import { type Answer, type Ask, freshRoom, type FreshRoom } from '../testing';

type Method = NonNullable<Ask['method']>;

const callers: readonly (Caller | 'nobody')[] = [...roles, 'kiosk', 'publicBoard', 'nobody'];

/** Where a command is given: the floor's names stand alone, the others begin with their module. */
const pathOf = (name: string): string => (name.includes('/') ? name : `floor/${name}`);
const commandNames = Object.keys(commandBodies) as CommandName[];
const modules = new Set(commandNames.map((name) => pathOf(name).split('/')[0]));

const playersRoutes: Readonly<Record<string, OperationName>> = {
  'GET players/house': 'read-players-house',
  'GET players/duplicates': 'read-duplicates',
  'GET players/looks': 'read-looks',
  'GET players/erasures': 'read-erasures',
  'GET players/erasures/:code': 'read-erasures',
  'GET players/erasures/:code/receipt': 'read-erasures',
  'GET players/cards/:card': 'read-card',
  'GET players/:playerId': 'read-player',
  'GET players/:playerId/hours': 'read-hours',
  'GET players/:playerId/duplicates': 'read-duplicates',
};

const playRoutes: Readonly<Record<string, OperationName | 'open'>> = {
  'GET play/seat': 'read-own-seat',
  'POST play/seat-tokens': 'issue-seat-token',
  'POST play/seat-tokens/revoke': 'revoke-seat-token',
  'GET play/tables/:tableId/view': 'look-at-table',
  'GET play/tables/:tableId/live': 'look-at-table',
  'GET play/hands': 'search-hands',
  'GET play/hands/:handId': 'search-hands',
  'GET play/hands/:handId/published': 'search-hands',
  'GET play/hands/:handId/phh': 'search-hands',
  'GET play/hands/:handId/text': 'search-hands',
};

const conductRoutes: Readonly<Record<string, OperationName>> = {
  'GET conduct/rules': 'search-house-rules',
  'GET conduct/offences': 'search-house-rules',
  'GET conduct/house': 'search-house-rules',
  'GET conduct/proposal': 'read-conduct',
  'GET conduct/records/:playerId': 'read-conduct',
  'GET conduct/records/:playerId/letter/:incidentId': 'print-exclusion-letter',
  'GET conduct/rulings/similar': 'read-conduct',
  'GET conduct/own-requests': 'read-own-requests',
  'GET conduct/reports/:report': 'read-conduct-reports',
};

/** What is behind each route that is no command and no board: a route missing here fails. */
const operations: Readonly<Record<string, OperationName | 'open'>> = {
  'POST session': 'open',
  'GET session': 'read-session',
  'DELETE session': 'end-session',
  'GET staff': 'list-staff',
  'GET staff/dealers': 'list-dealers',
  'POST staff': 'add-staff',
  'POST staff/me/code': 'change-own-code',
  'POST staff/:staffId/code': 'change-code',
  'PATCH staff/:staffId': 'change-staff',
  'GET devices': 'list-devices',
  'POST devices': 'add-device',
  'POST devices/enrol': 'open',
  'DELETE devices/:deviceId': 'revoke-device',
  'GET tokens': 'list-tokens',
  'POST tokens': 'make-token',
  'DELETE tokens/:tokenId': 'revoke-token',
  'GET live': 'follow-live',
  'GET boards/:board/stream': 'follow-live',
  'GET receipts/:code': 'open',
  'GET players': 'search-players',
  'GET log': 'read-log',
  'GET rules': 'search-rules',
  'GET handover': 'read-handover',
  'POST moving-in': 'move-in',
  'GET moving-in/sheets/:sheet': 'move-in',
  'GET papers/:paper': 'print-papers',
  'GET papers/receipts/:code': 'print-papers',
  'GET cashier/reports/:report': 'read-cage-reports',
  'GET cashier/statements/:playerId': 'read-statements',
  'GET cashier/facts/:code': 'read-statements',
  'GET cashier/people': 'read-cage-people',
  'GET cashier/papers/:paper/:id': 'print-cage-papers',
  'GET cashier/identity/:reference': 'read-identity',
  ...playersRoutes,
  ...playRoutes,
  ...conductRoutes,
};

/** Pages, documents, health and numbers: no data of the room is behind them. */
const outside = /^\/($|console|kiosk|boards|seat|table|api\/docs|api\/openapi\.json|health\/|metrics$|\*$)/;

describe('every role at every route', () => {
  const routes: { readonly method: Method; readonly url: string }[] = [];
  const tokens = new Map<string, string>();
  let room: FreshRoom;

  const note = ({ method, url }: RouteOptions): void => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each as Method, url });
  };

  beforeAll(async () => {
    room = await freshRoom({}, { onRoute: note });
    for (const role of roles) tokens.set(role, await room.staff(role as Role));
    tokens.set('kiosk', await room.device('kiosk'));
    tokens.set('publicBoard', await room.device('publicBoard'));
  });
  afterAll(() => room.close());

  const api = () => routes.filter(({ url }) => url.startsWith('/api/v1/'));
  const nameOf = (url: string): string => url.replace('/api/v1/', '');

  /** Ids that nothing has, so that whoever is let in finds nothing and changes nothing. */
  const filled = (url: string): string =>
    url.replace(/\/:board/, '/nothing').replace(/\/:[a-z]\w+/i, '/unknown1') +
    (url.endsWith('/live') ? '?boards=nothing' : '');

  const answerTo = (caller: Caller | 'nobody', { method, url }: { method: Method; url: string }) =>
    room.ask({
      method,
      url: filled(url),
      token: tokens.get(caller),
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });

  const isLetIn = ({ status, body }: Answer): boolean =>
    status !== 401 && body['code'] !== 'api.not-allowed' && status < 500;

  const expectFor = async (
    route: { method: Method; url: string },
    allowed: readonly Caller[] | 'everybody',
  ): Promise<void> => {
    const found: [string, boolean][] = [];
    const wanted: [string, boolean][] = [];
    for (const caller of callers) {
      const answer = await answerTo(caller, route);
      if (caller === 'nobody' && allowed !== 'everybody') expect(answer.status).toBe(401);
      found.push([caller, isLetIn(answer)]);
      wanted.push([caller, allowed === 'everybody' || (allowed as readonly string[]).includes(caller)]);
    }
    expect(found).toEqual(wanted);
  };

  it('has a route for each command, and no other', () => {
    const commands = api().flatMap(({ method, url }) => {
      const name = nameOf(url);
      const isCommand =
        method === 'POST' && modules.has(name.split('/')[0]) && !(`POST ${name}` in operations);
      return isCommand ? [name] : [];
    });
    expect(commands.sort()).toEqual(commandNames.map(pathOf).sort());
  });

  it('has no route that nobody thought of', () => {
    const known = new Set([
      ...Object.keys(operations),
      ...commandNames.map((name) => `POST ${pathOf(name)}`),
      'GET boards/:board',
    ]);
    const unknown = routes.filter(
      ({ method, url }) => !known.has(`${method} ${nameOf(url)}`) && !outside.test(url),
    );
    expect(unknown).toEqual([]);
    expect(api()).toHaveLength(known.size);
  });

  it.each(commandNames)('%s', (name) =>
    expectFor({ method: 'POST', url: `/api/v1/${pathOf(name)}` }, commandAccess[name]),
  );

  it.each(listedBoards)('board %s', (board: BoardName) =>
    expectFor({ method: 'GET', url: `/api/v1/boards/${board}` }, boardAccess[board]),
  );

  it.each(listedBoards)('the past of board %s', (board: BoardName) =>
    expectFor(
      { method: 'GET', url: `/api/v1/boards/${board}?at=2020-11-28T21:14:00Z` },
      boardAccess[board].filter((caller) =>
        (operationAccess['look-at-past'] as readonly Caller[]).includes(caller),
      ),
    ),
  );

  it.each(Object.entries(operations).filter(([, operation]) => operation !== 'end-session'))(
    '%s',
    async (route, operation) => {
      const [method, name] = route.split(' ') as [Method, string];
      const allowed = operation === 'open' ? 'everybody' : operationAccess[operation];
      await expectFor({ method, url: `/api/v1/${name}` }, allowed);
    },
  );

  it('the board of receipts is never listed', async () => {
    for (const caller of callers.slice(0, -1)) {
      const answer = await answerTo(caller as Caller, { method: 'GET', url: '/api/v1/boards/receipts' });
      expect(answer.status).toBe(404);
    }
  });

  it('DELETE session, last of all', () =>
    expectFor({ method: 'DELETE', url: '/api/v1/session' }, operationAccess['end-session']));
});
