import { accept, type Decision, judge, type Policy, type Refusal } from '@cardroom/kernel';
import { type PlayerEvent } from './events';
import { isErased, isMerged, notRegistered } from './refusals';
import { type KnownPlayer, type Player } from './state';

export type Rules<C> = readonly Policy<C, Player>[];

/** The record stands: registered, not erased, and not given up for another number. */
export const recordStands = (_: unknown, player: Player): Refusal | null => {
  if (!player) return notRegistered();
  const { playerId, erased, mergedInto } = player;
  if (erased) return isErased({ playerId });
  return mergedInto ? isMerged({ playerId, into: mergedInto }) : null;
};

/** Judges a command on a standing record; `events` are what follows when every rule is kept. */
export const onRecord = <C>(
  rules: Rules<C>,
  [command, player]: readonly [C, Player],
  events: (known: KnownPlayer) => readonly PlayerEvent[],
): Decision<PlayerEvent> =>
  judge<C, Player, PlayerEvent>([recordStands, ...rules], [command, player], () =>
    accept(...(player ? events(player) : [])),
  );
