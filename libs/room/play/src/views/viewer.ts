import { type SeatNumber } from '@cardroom/poker';

/**
 * Who looks: somebody at a seat, anybody else, the dealer at the table's own screen, or whoever rules there. At a
 * recorded table the dealer and the floor see the cards they have entered; at a dealt one nobody sees more than his own.
 */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatNumber }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'supervisor' };
