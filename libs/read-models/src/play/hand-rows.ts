import { type HandRow } from '@cardroom/contracts';
import { formatMinor, type Currency, isoOf, minor, type PlayerId } from '@cardroom/kernel';
import { type HandRecord } from '@cardroom/play';

/** What a finished hand is filed under besides its own facts. */
export interface FiledAs {
  readonly tableId: string;
  readonly tableNumber: number | null;
  readonly currency: Currency;
  readonly blinds: readonly number[];
  /** Whom the pot came down to after the flop, and who gave it up to the other. */
  readonly lastTwo: { readonly players: readonly string[]; readonly leftBy: string | null } | null;
  aliasOf(playerId: PlayerId): string | null;
}

/** One row of the hand history: what everybody in the house may read of a finished hand. */
export const handRowOf = (record: HandRecord, filed: FiledAs): HandRow => {
  const said = (amount: number): string => formatMinor(minor(amount), filed.currency);
  return {
    handId: record.handId,
    tableId: filed.tableId,
    tableNumber: filed.tableNumber,
    number: record.hand,
    depth: record.depth,
    game: record.game,
    structure: record.structure.limit,
    blinds: filed.blinds.map(said),
    startedAt: isoOf(record.startedAt),
    endedAt: isoOf(record.endedAt),
    result: record.result,
    players: record.players.map(({ seat, playerId }) => ({
      seat,
      playerId,
      alias: playerId && filed.aliasOf(playerId),
    })),
    button: record.button,
    boards: record.boards.map((board) => [...board]),
    pot: said(record.potMinor),
    won: record.won.map(({ seat, playerId, amountMinor }) => ({ seat, playerId, amount: said(amountMinor) })),
    rules: [...record.rulesCited],
    lastTwo: filed.lastTwo && { players: [...filed.lastTwo.players], leftBy: filed.lastTwo.leftBy },
    hasDispute: record.pots.some(({ wasHeld }) => wasHeld) || record.corrections.length > 0,
  };
};
