import { type Instant, type PlayerId, type TableId } from '@cardroom/kernel';
import { ofDealer } from '../dealers/duties';
import { type FloorFacts } from '../state';
import { ofKeptSeats } from '../breaks/kept-seats';
import { ofRent } from '../time-collection/rent-obligations';

/** Something open at a table that must be settled before it closes, or that is handed over when it does. */
export interface Obligation {
  /** What it is, in a word that screens translate. */
  readonly kind: string;
  readonly playerId: PlayerId | null;
  readonly alias: string | null;
  readonly seat: number | null;
  readonly amountMinor: number | null;
  /** The table stays open until it is settled (RRP-2.2.1). */
  readonly blocks: boolean;
}

type ObligationSource = (floor: FloorFacts, tableId: TableId, at: Instant) => readonly Obligation[];

/** Chips of his that the house keeps go with the record of the table. */
const ofCustody: ObligationSource = (floor, tableId) =>
  [...floor.custody.values()]
    .filter((kept) => kept.tableId === tableId)
    .map(({ playerId, alias, seat, amountMinor }) => ({
      kind: 'custody',
      playerId,
      alias,
      seat,
      amountMinor,
      blocks: false,
    }));

/** Every capability that knows of something owed at a table adds its source here. */
const obligationSources: readonly ObligationSource[] = [ofDealer, ofKeptSeats, ofCustody, ofRent];

/** Everything open at a table at an instant. */
export const obligationsAt: ObligationSource = (floor, tableId, at) =>
  obligationSources.flatMap((source) => source(floor, tableId, at));
