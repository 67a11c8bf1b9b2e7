import { draw } from './draw';
import { type Game } from './game';

/** Five-card draw that takes a pair of jacks or better to open (RRP-9.2.1). */
export const jacksOrBetter: Game = { ...draw, name: 'jacksOrBetter', openers: 'jacksOrBetter' };
