import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { ApprovalsPage } from './approvals/approvals-page';
import { CageFrame, FirstCagePage } from './cashier/cage-frame';
import { CollectionsPage } from './cashier/collections/collections-page';
import { CountsPage } from './cashier/counts/counts-page';
import { EntriesPage } from './cashier/entries/entries-page';
import { FillsPage } from './cashier/fills/fills-page';
import { MoneyPage } from './cashier/money/money-page';
import { RegistersPage } from './cashier/registers/registers-page';
import { WindowPage } from './cashier/window/window-page';
import { ConductPage } from './conduct/conduct-page';
import { type ConductSearch, readConductSearch } from './conduct/conduct-parts';
import { HousePage } from './house/house-page';
import { type HouseSearch, readHouseSearch } from './house/house-parts';
import { HandoverPage } from './handover/handover-page';
import { ListsPage } from './lists/lists-page';
import { MapPage } from './map/map-page';
import { MovesPage } from './moves/moves-page';
import { type PastSearch, readPastSearch } from './past/past';
import { HandsPage } from './play/hands/hands-page';
import { type HandsSearch, readHandsSearch } from './play/hands/hands-search';
import { ReplayPage } from './play/hands/replay-page';
import { PlayPage } from './play/play-page';
import { RuleBookPage } from './rules/rule-book-page';
import { type BookSearch, readBookSearch } from './rules/use-rule-search';
import { Home } from './shell/home';
import { PeoplePage } from './people-and-exclusions/people-page';
import { type PeopleSearch, readPeopleSearch } from './people-and-exclusions/people-parts';
import { PlayerPage } from './players/player-page';
import { Shell } from './shell/shell';
import { StaffPage } from './staff/staff-page';
import { TablePage } from './table/table-page';

interface ListsSearch {
  readonly entry?: string | undefined;
}

interface TableSearch {
  readonly seat?: number | undefined;
}

const root = createRootRoute({
  component: Shell,
  validateSearch: (search): PastSearch => readPastSearch(search),
  notFoundComponent: () => null,
});

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const lists = createRoute({
  getParentRoute: () => root,
  path: '/lists',
  component: ListsPage,
  validateSearch: ({ entry }): ListsSearch => (typeof entry === 'string' ? { entry } : {}),
});

const map = createRoute({ getParentRoute: () => root, path: '/map', component: MapPage });

const table = createRoute({
  getParentRoute: () => root,
  path: '/tables/$tableId',
  component: TablePage,
  validateSearch: ({ seat }): TableSearch =>
    Number.isInteger(Number(seat)) && seat ? { seat: Number(seat) } : {},
});

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  component: RuleBookPage,
  validateSearch: (search): BookSearch => readBookSearch(search),
});

const handover = createRoute({ getParentRoute: () => root, path: '/handover', component: HandoverPage });

const moves = createRoute({ getParentRoute: () => root, path: '/moves', component: MovesPage });

const staff = createRoute({ getParentRoute: () => root, path: '/staff', component: StaffPage });

const house = createRoute({
  getParentRoute: () => root,
  path: '/house',
  component: HousePage,
  validateSearch: (search): HouseSearch => readHouseSearch(search),
});

const rulings = createRoute({
  getParentRoute: () => root,
  path: '/rulings',
  component: ConductPage,
  validateSearch: (search): ConductSearch => readConductSearch(search),
});

const approvals = createRoute({ getParentRoute: () => root, path: '/approvals', component: ApprovalsPage });

const cage = createRoute({ getParentRoute: () => root, path: '/cage', component: CageFrame });
const cagePages = [
  createRoute({ getParentRoute: () => cage, path: '/', component: FirstCagePage }),
  createRoute({ getParentRoute: () => cage, path: '/window', component: WindowPage }),
  createRoute({ getParentRoute: () => cage, path: '/money', component: MoneyPage }),
  createRoute({ getParentRoute: () => cage, path: '/fills', component: FillsPage }),
  createRoute({ getParentRoute: () => cage, path: '/collections', component: CollectionsPage }),
  createRoute({ getParentRoute: () => cage, path: '/counts', component: CountsPage }),
  createRoute({ getParentRoute: () => cage, path: '/registers', component: RegistersPage }),
  createRoute({ getParentRoute: () => cage, path: '/entries', component: EntriesPage }),
] as const;

const play = createRoute({ getParentRoute: () => root, path: '/play/$tableId', component: PlayPage });

const hands = createRoute({
  getParentRoute: () => root,
  path: '/hands',
  component: HandsPage,
  validateSearch: (search): HandsSearch => readHandsSearch(search),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/hands/$handId',
  component: ReplayPage,
  validateSearch: (search): HandsSearch => readHandsSearch(search),
});

const player = createRoute({
  getParentRoute: () => root,
  path: '/players/$playerId',
  component: PlayerPage,
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  component: PeoplePage,
  validateSearch: (search): PeopleSearch => readPeopleSearch(search),
});

/** The console's screens and their addresses; the past that is looked at is part of every address. */
export const ways = createRouter({
  routeTree: root.addChildren([
    play,
    hands,
    replay,
    home,
    lists,
    map,
    table,
    rules,
    handover,
    moves,
    staff,
    house,
    player,
    people,
    rulings,
    approvals,
    cage.addChildren(cagePages),
  ]),
  basepath: '/console',
  defaultPreload: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof ways;
  }
}
