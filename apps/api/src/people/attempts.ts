import { afterMinutes, type Clock, type Instant, isoOf } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type Pool } from 'pg';
import { tooManyAttempts } from '../problems/refused';
import { CLOCK, POOL } from '../tokens';

/** Wrong codes after which a person's code is locked at a place, and an address altogether. */
export const attemptLimits = { personAtPlace: 5, address: 20, windowMinutes: 15 } as const;

export interface Attempt {
  /** As typed; whether anybody has the number is not told. */
  readonly staffNumber: string;
  /** The device that asks, else its address. */
  readonly place: string;
  readonly address: string;
}

export interface BegunAttempt {
  readonly number: string;
  readonly at: Instant;
}

/** Failures in the window, this attempt included: at the place since the last success, and from the address. */
const countStatement = `
  SELECT
    (SELECT count(*) FROM sign_in_attempts
     WHERE staff_number = $1 AND place = $2 AND at > $4 AND outcome = 'failed' AND id > coalesce(
       (SELECT max(id) FROM sign_in_attempts WHERE staff_number = $1 AND place = $2 AND outcome = 'passed'), 0)
    )::int AS at_place,
    (SELECT count(*) FROM sign_in_attempts WHERE address = $3 AND at > $4 AND outcome = 'failed')::int AS from_address`;

/**
 * Counts wrong codes. An attempt is written down as failed before the code is looked at and becomes passed only when
 * it was right, so that however many are made at once, no more than the limit are ever looked at.
 */
@Injectable()
export class Attempts {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws 429 when there were too many, without the code being looked at. */
  async begin(attempt: Attempt): Promise<BegunAttempt> {
    const now = this.clock.now();
    const { rows } = await this.pool.query<{ id: string }>(
      `INSERT INTO sign_in_attempts (staff_number, place, address, at, outcome)
       VALUES ($1, $2, $3, $4, 'failed') RETURNING id`,
      [attempt.staffNumber, attempt.place, attempt.address, isoOf(now)],
    );
    const number = rows[0]?.id ?? '';
    if (await this.isTooMany(attempt, now)) {
      await this.settle(number, 'locked');
      const minutes = attemptLimits.windowMinutes;
      throw tooManyAttempts({ retryAfterMinutes: minutes, retryAfterSeconds: minutes * 60 });
    }
    return { number, at: now };
  }

  /** The code was right: earlier failures at this place no longer count. */
  passed({ number }: BegunAttempt): Promise<void> {
    return this.settle(number, 'passed');
  }

  private async isTooMany({ staffNumber, place, address }: Attempt, now: Instant): Promise<boolean> {
    const since = isoOf(afterMinutes(now, -attemptLimits.windowMinutes));
    const { rows } = await this.pool.query<{ at_place: number; from_address: number }>(countStatement, [
      staffNumber,
      place,
      address,
      since,
    ]);
    const { at_place: atPlace = 0, from_address: fromAddress = 0 } = rows[0] ?? {};
    return atPlace > attemptLimits.personAtPlace || fromAddress > attemptLimits.address;
  }

  private async settle(number: string, outcome: 'passed' | 'locked'): Promise<void> {
    await this.pool.query('UPDATE sign_in_attempts SET outcome = $2 WHERE id = $1', [number, outcome]);
  }
}
