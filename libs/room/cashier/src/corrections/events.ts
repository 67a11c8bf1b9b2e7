import { type CommandId, type StaffId } from '@cardroom/kernel';
import { type PostedFact } from '../facts';

export interface EntryReversed extends PostedFact {
  readonly type: 'EntryReversed';
  readonly entry: CommandId;
  readonly reversedType: string;
  readonly reason: string;
  readonly witness: StaffId;
}
