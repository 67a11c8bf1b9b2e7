import { type PlayerId } from '@cardroom/kernel';

export const playerStreamId = (playerId: PlayerId): string => `player-${playerId}`;
