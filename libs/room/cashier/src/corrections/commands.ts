import { type CommandId } from '@cardroom/kernel';
import { type Stamp, type Witnessed } from '../ids';

/** Takes an entry back by an equal and opposite one, with a second person. */
export interface ReverseEntry extends Stamp, Witnessed {
  readonly type: 'ReverseEntry';
  readonly entry: CommandId;
  readonly reason: string;
}
