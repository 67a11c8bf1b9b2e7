import { z } from 'zod';

// Shapes that bodies of floor commands are made of.

export const idShape = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
export const seatNumber = z.number().int().min(1).max(11);
export const reason = z.string().trim().min(3).max(200);
export const alias = z.string().trim().min(1).max(24);
export const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
export const smokingWishes = ['smoking', 'non-smoking'] as const;
export const others = z.enum(['keep', 'drop']).optional();
/** Staff may choose otherwise than the house does by itself. */
export const missedCallChoice = z.enum(['bottom', 'off', 'hold', 'keepPlace', 'pass']).optional();

/** Either a player whom the room knows or the alias of a new one, never both and never neither. */
export const knownOrNew = (body: {
  readonly playerId?: string | undefined;
  readonly alias?: string | undefined;
}) => (body.playerId === undefined) !== (body.alias === undefined);
export const knownOrNewMessage = { message: 'either playerId or alias', path: ['alias'] };

/** The same, or the card he shows: exactly one of the three. */
export const knownNewOrCard = (body: {
  readonly playerId?: string | undefined;
  readonly alias?: string | undefined;
  readonly cardNumber?: string | undefined;
}) => [body.playerId, body.alias, body.cardNumber].filter((named) => named !== undefined).length === 1;

export const ofEntry = z.strictObject({ entryId: idShape });
export const ofSeat = z.strictObject({ tableId: idShape, seat: seatNumber });
export const ofTable = z.strictObject({ tableId: idShape });
