// Which way the arrows point: ARCHITECTURE.md, section 2, written down a second time, so that a row loosened in
// eslint.config.mjs is noticed.
const rules = ['kernel', 'rulebook', 'poker', 'room', 'contracts'];
const libraries = [...rules, 'store', 'read', 'testing'];

export const mayImport = {
  rulebook: [],
  kernel: ['rulebook'],
  poker: ['kernel', 'rulebook'],
  room: ['kernel', 'rulebook', 'poker'],
  reactions: ['kernel', 'rulebook', 'poker', 'room'],
  contracts: ['kernel', 'rulebook'],
  store: ['kernel', 'testing'],
  timers: ['kernel', 'testing'],
  testing: ['kernel'],
  read: ['kernel', 'rulebook', 'poker', 'room', 'contracts', 'store', 'testing'],
  api: libraries,
  worker: [...libraries, 'timers', 'reactions'],
  design: ['contracts', 'kernel', 'rulebook'],
  web: ['design', 'contracts', 'kernel', 'rulebook'],
  evening: ['contracts', 'kernel', 'rulebook', 'room', 'read'],
  e2e: [...libraries, 'api', 'worker', 'timers', 'evening'],
  bench: [...libraries, 'api', 'worker', 'timers'],
};

/** Layers whose projects know neither Node, a framework nor a database. */
export const pureLayers = ['rulebook', 'kernel', 'poker', 'room', 'reactions', 'contracts'];
