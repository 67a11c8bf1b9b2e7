import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { HousePage } from './house/house-page';
import { type HouseSearch, readHouseSearch } from './house/house-parts';
import { HandoverPage } from './handover/handover-page';
import { ListsPage } from './lists/lists-page';
import { MapPage } from './map/map-page';
import { MovesPage } from './moves/moves-page';
import { type PastSearch, readPastSearch } from './past/past';
import { RuleBookPage } from './rules/rule-book-page';
import { type BookSearch, readBookSearch } from './rules/use-rule-search';
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

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/lists' });
  },
});

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

/** The console's screens and their addresses; the past that is looked at is part of every address. */
export const ways = createRouter({
  routeTree: root.addChildren([home, lists, map, table, rules, handover, moves, staff, house]),
  basepath: '/console',
  defaultPreload: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof ways;
  }
}
