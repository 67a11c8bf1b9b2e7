import { refusal } from '@cardroom/kernel';

export const alreadyRegistered = refusal('players.already-registered', 'conflict');
export const notRegistered = refusal('players.not-registered', 'not-found');
export const aliasInvalid = refusal('players.alias-invalid', 'conflict');
export const cardInvalid = refusal('players.card-invalid', 'conflict');
