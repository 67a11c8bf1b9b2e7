import { afterMinutes, type Instant, type StaffId, type TableId } from '@cardroom/kernel';
import { type FloorFacts } from '../state';
import { type Obligation } from '../tables/obligations';

export type DealerStanding =
  | { readonly state: 'dealing'; readonly tableId: TableId }
  | { readonly state: 'on-break' }
  | { readonly state: 'ready' };

/** A dealer who is signed in. */
export interface DealerDuty {
  readonly dealerId: StaffId;
  readonly name: string;
  readonly section: string;
  readonly standing: DealerStanding;
  /** Since when he deals there, has his break or stands ready. */
  readonly since: Instant;
  readonly signedInAt: Instant;
  /** Downs begun since then. */
  readonly downs: number;
}

/** The dealer at a table; at most one (a table has one dealer, a dealer one table). */
export const dealerAt = (floor: FloorFacts, tableId: TableId): DealerDuty | null =>
  floor.dealers.find(({ standing }) => standing.state === 'dealing' && standing.tableId === tableId) ?? null;

/** When the down that a dealer deals has its length; a push is due then. Nothing happens by itself. */
export const downEndsAt = ({ settings }: FloorFacts, { standing, since }: DealerDuty): Instant | null =>
  standing.state === 'dealing' ? afterMinutes(since, settings.dealerDownMinutes) : null;

/** Dealers of a section who could take a table, who waited longest first. */
export const reliefIn = (floor: FloorFacts, section: string): readonly DealerDuty[] =>
  [...floor.dealers.values()]
    .filter((duty) => duty.section === section && duty.standing.state !== 'dealing')
    .sort((a, b) => a.since - b.since || a.dealerId.localeCompare(b.dealerId));

/** A table that closes sends its dealer on. */
export const ofDealer = (floor: FloorFacts, tableId: TableId): readonly Obligation[] =>
  dealerAt(floor, tableId)
    ? [
        {
          kind: 'dealer-to-send-on',
          playerId: null,
          alias: null,
          seat: null,
          amountMinor: null,
          blocks: false,
        },
      ]
    : [];
