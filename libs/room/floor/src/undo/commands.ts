import { type CommandId } from '@cardroom/kernel';
import { type Stamp } from '../stamp';

/** Takes back a recent action as a whole, while nothing it touched has moved on since. */
export interface UndoAction extends Stamp {
  readonly type: 'UndoAction';
  readonly action: CommandId;
}

export type UndoCommand = UndoAction;
