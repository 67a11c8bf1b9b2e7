/** What is injected by name because it is a type and not a class. */
export const SETTINGS = Symbol('settings');
export const CLOCK = Symbol('clock');
export const POOL = Symbol('pool');
export const STORE = Symbol('store');
/** Personal data under a key per person; null where the house has no key. */
export const VAULT = Symbol('vault');
export const PEOPLE = Symbol('people');
