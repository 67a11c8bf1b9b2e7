import {
  type CommandId,
  type GameId,
  type GamingDay,
  type Minor,
  minor,
  type PlayerId,
  type RoomId,
  type TableId,
} from '@cardroom/kernel';
import { Map as PersistentMap } from 'immutable';
import { type WindowId } from './ids';
import { noBalances } from './ledger/postings';
import { type DayRecord, noRecord } from './record/record';
import { type CageSettings, startingCageSettings } from './settings';
import {
  type BuyIns,
  type CarriedParts,
  type Entry,
  type FeeKind,
  type RunningTotal,
  type Window,
} from './state-parts';
import { type TableStakes, noTableStakes } from './table-stakes/state';

export interface CageDay {
  readonly room: RoomId;
  readonly day: GamingDay;
  readonly currency: string;
  readonly currencyDecimals: number;
  readonly denominations: readonly Minor[];
  readonly isClosed: boolean;
}

/** Everything the cage knows on its gaming day. */
export interface Cage extends CarriedParts, TableStakes {
  readonly day: CageDay | null;
  readonly settings: CageSettings;
  readonly windows: PersistentMap<WindowId, Window>;
  readonly buyIns: PersistentMap<string, BuyIns>;
  readonly totals: PersistentMap<PlayerId, RunningTotal>;
  readonly entries: PersistentMap<CommandId, Entry>;
  readonly fees: PersistentMap<TableId, FeeKind>;
  /** Rent that came in, by table and period. */
  readonly rents: PersistentMap<string, CommandId>;
  /** What screens and papers show of the day and no rule decides by. */
  readonly record: DayRecord;
}

export const emptyCage: Cage = {
  day: null,
  settings: startingCageSettings,
  balances: noBalances,
  transfers: PersistentMap(),
  purchases: PersistentMap(),
  deposits: PersistentMap(),
  boxes: PersistentMap(),
  awaited: PersistentMap(),
  events: PersistentMap(),
  windows: PersistentMap(),
  buyIns: PersistentMap(),
  totals: PersistentMap(),
  entries: PersistentMap(),
  fees: PersistentMap(),
  rents: PersistentMap(),
  record: noRecord,
  ...noTableStakes,
};

const noBuyIns: BuyIns = { count: 0, short: 0 };

/** A player in a game; a move by force within the game keeps it. */
export const inGame = (playerId: PlayerId, gameId: GameId): string => `${playerId} ${gameId}`;

export const buyInsOf = (cage: Cage, playerId: PlayerId, gameId: GameId): BuyIns =>
  cage.buyIns.get(inGame(playerId, gameId), noBuyIns);

const noTotal: RunningTotal = {
  cashInMinor: minor(0),
  cashOutMinor: minor(0),
  payments: 0,
  isHinted: false,
  identity: null,
};

export const totalOf = (cage: Cage, playerId: PlayerId): RunningTotal => cage.totals.get(playerId, noTotal);

export const rentKey = (tableId: TableId, period: number): string => `${tableId} ${period}`;
