import { type GamingDay, type Instant, type PlayerId } from '@cardroom/kernel';
import { type Stamp } from '../ids';

/** Two numbers turned out to be one person: what he moved today under both is one total. */
export interface JoinNumbers extends Stamp {
  readonly type: 'JoinNumbers';
  readonly kept: PlayerId;
  readonly merged: PlayerId;
}

/** The term for which the law keeps the papers of a gaming day is over. */
export interface DestroyPapers extends Stamp {
  readonly type: 'DestroyPapers';
  readonly registerDay: GamingDay;
  /** How many were seen that day and are still kept. */
  readonly papers: number;
  readonly lastTakenAt: Instant;
}

/** Papers were seen; they are kept apart, and the fact holds only where. */
export interface TakeIdentity extends Stamp {
  readonly type: 'TakeIdentity';
  readonly playerId: PlayerId;
  readonly reference: string;
}
