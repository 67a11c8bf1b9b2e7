import { refusal } from '@cardroom/kernel';

/** Personal data are kept under the key of the house, and it was not given to this server. */
export const noHouseKey = refusal('players.no-house-key', 'conflict');
export const erasureUnknown = refusal('players.erasure-unknown', 'not-found');
