import { type CommandId } from '@cardroom/kernel';
import { type Fact } from '../facts';

/** A linked reversal: everything the action did is as it was before. */
export interface ActionUndone extends Fact {
  readonly type: 'ActionUndone';
  readonly action: CommandId;
  /** The kind of fact that was taken back. */
  readonly undone: string;
}

export type UndoEvent = ActionUndone;
