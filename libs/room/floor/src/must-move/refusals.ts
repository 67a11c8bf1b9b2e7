import { refusal } from '@cardroom/kernel';

export const mustMoveMismatch = refusal('floor.must-move-mismatch', 'conflict', 'RRP-2.3.9');
export const mustMoveCircle = refusal('floor.must-move-circle', 'conflict', 'RRP-2.3.9');
export const alreadyFeeder = refusal('floor.already-feeder', 'conflict', 'RRP-2.3.9');
export const notFeeder = refusal('floor.not-feeder', 'conflict', 'RRP-2.3.9');
/** He refused to move up and stays out of the game until then. */
export const mustMoveCooldown = refusal('floor.must-move-cooldown', 'conflict', 'RRP-2.3.9');
export const noCooldown = refusal('floor.no-cooldown', 'not-found', 'RRP-2.3.9');
/** It is not his turn to move up. */
export const notHisTurn = refusal('floor.must-move-not-due', 'conflict', 'RRP-2.3.9');
