import { type PlayerId } from '@cardroom/kernel';
import { type Stamp } from '../ids';

/** Papers were seen; they are kept apart, and the fact holds only where. */
export interface TakeIdentity extends Stamp {
  readonly type: 'TakeIdentity';
  readonly playerId: PlayerId;
  readonly reference: string;
}
