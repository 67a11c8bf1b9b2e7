import { type Clock, type Instant } from '@cardroom/kernel';

interface Bucket {
  left: number;
  at: Instant;
}

/** More keys than this are swept of those that have filled up again. */
const sweepAbove = 10_000;

/**
 * So many requests a minute for each key, refilled steadily. Kept in this process: with n processes a caller has at
 * most n times as many, which is enough to keep one machine from drowning while there is no Redis to count together.
 */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
  ) {}

  /** How many callers it remembers. */
  get keyCount(): number {
    return this.buckets.size;
  }

  /** Takes one; answers 0, or the seconds after which there will be one again. */
  take(key: string): number {
    const now = this.clock.now();
    const bucket = this.refilled(key, now);
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * 60) / this.perMinute);
    bucket.left -= 1;
    return 0;
  }

  private refilled(key: string, now: Instant): Bucket {
    const bucket = this.buckets.get(key) ?? { left: this.perMinute, at: now };
    const gained = (Math.max(0, now - bucket.at) / 60_000) * this.perMinute;
    bucket.left = Math.min(this.perMinute, bucket.left + gained);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (this.buckets.size > sweepAbove) this.sweep(now);
    return bucket;
  }

  private sweep(now: Instant): void {
    for (const [key, bucket] of this.buckets) if (now - bucket.at > 60_000) this.buckets.delete(key);
  }
}
