import { type GameId, type TableId } from '@cardroom/kernel';
import { type Fact } from '../facts';

export interface DeckChanged extends Fact {
  readonly type: 'DeckChanged';
  readonly tableId: TableId;
  readonly gameId: GameId;
  readonly what: 'deck' | 'setup';
  readonly cause: 'request' | 'defective' | 'damaged';
  readonly button: number | null;
  readonly defect: string | null;
  readonly card: string | null;
  readonly bagged: boolean;
}

export type DecksEvent = DeckChanged;
