import { type Minor, parseMinor } from '@cardroom/kernel';
import { malformed } from '../problems/refused';
import { type Edge } from './edge';

/** What every command carries: when, by whom, and its own id. */
export const stamp = ({ at, by, command }: Edge) => ({ at, by, command });

export const amount = (text: string, path: string, { currency }: Edge): Minor => {
  const minor = parseMinor(text, currency);
  if (minor === null) throw malformed({}, [{ path, message: `no amount of ${currency.code}` }]);
  return minor;
};

/** Leaves out what was not given, as the commands' optional parts are either there or not. */
export const given = <T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;

export const playerOf = ({ player }: Edge) => {
  if (!player) throw malformed({}, [{ path: 'playerId', message: 'either playerId or alias' }]);
  return { playerId: player.playerId, alias: player.alias };
};
