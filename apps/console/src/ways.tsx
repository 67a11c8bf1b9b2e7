import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { ListsPage } from './lists/lists-page';
import { MapPage } from './map/map-page';
import { type PastSearch, readPastSearch } from './past/past';
import { Shell } from './shell/shell';
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

/** The console's screens and their addresses; the past that is looked at is part of every address. */
export const ways = createRouter({
  routeTree: root.addChildren([home, lists, map, table]),
  basepath: '/console',
  defaultPreload: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof ways;
  }
}
