/** What is injected by name because it is a type and not a class. */
export const SETTINGS = Symbol('settings');
export const POOL = Symbol('pool');
export const STORE = Symbol('store');
/** Reactions other than the room's own, for specs. */
export const REACTIONS = Symbol('reactions');
