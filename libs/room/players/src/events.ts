import { type Actor, type CommandId, type Instant, type PlayerId } from '@cardroom/kernel';

interface Fact {
  readonly at: Instant;
  readonly by: Actor;
  readonly command: CommandId;
}

/** Facts carry the alias only: legal name, phone and papers are kept apart under the person's own key. */
export interface PlayerRegistered extends Fact {
  readonly type: 'PlayerRegistered';
  readonly playerId: PlayerId;
  readonly alias: string;
}

export interface AliasChanged extends Fact {
  readonly type: 'AliasChanged';
  readonly playerId: PlayerId;
  readonly alias: string;
  readonly was: string;
}

export interface CardIssued extends Fact {
  readonly type: 'CardIssued';
  readonly playerId: PlayerId;
  readonly cardNumber: string;
}

export type PlayerEvent = PlayerRegistered | AliasChanged | CardIssued;

/** The present schema version of every event. */
export const playerEventVersions: { readonly [T in PlayerEvent['type']]: number } = {
  PlayerRegistered: 1,
  AliasChanged: 1,
  CardIssued: 1,
};
