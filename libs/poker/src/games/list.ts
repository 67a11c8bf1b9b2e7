import { draw } from './draw';
import { type Game, type GameName } from './game';
import { holdem } from './holdem';
import { jacksOrBetter } from './jacks-or-better';
import { omaha } from './omaha';
import { omaha8 } from './omaha8';
import { richardHoldem } from './richard-holdem';
import { stud } from './stud';
import { stud8 } from './stud8';

/** Every game the engine knows; the one place to add a line for a new one. */
export const games = {
  holdem,
  omaha,
  omaha8,
  stud,
  stud8,
  draw,
  jacksOrBetter,
  richardHoldem,
} as const satisfies Readonly<Record<string, Game>>;

export const gameOf = (name: GameName): Game => games[name];

export const isGameName = (name: string): name is GameName => Object.hasOwn(games, name);
