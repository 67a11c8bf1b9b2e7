import { refusal } from '@cardroom/kernel';

export const deckTooNew = refusal('floor.deck-too-new', 'conflict', 'RRP-2.2.21');
export const setupTooNew = refusal('floor.setup-too-new', 'conflict', 'RRP-2.2.21');
/** The defect is described and the old deck put into a bag. */
export const defectRequired = refusal('floor.defect-required', 'conflict', 'RRP-2.2.21');
