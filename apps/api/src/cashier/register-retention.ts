import { cashierStreamId, houseProfiles, yearsAfter } from '@cardroom/cashier';
import { type EventStore } from '@cardroom/event-store';
import {
  type Clock,
  type CommandId,
  type GamingDay,
  gamingDay,
  id,
  instant,
  type Instant,
} from '@cardroom/kernel';
import { cashierCategory } from '@cardroom/read-models';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CLOCK, STORE } from '../tokens';
import { CashierDays } from './cashier-days';
import { Identities, type PapersOfDay } from './identities';

const sweepMs = 60 * 60_000;
const shortestTermYears = Math.min(...Object.values(houseProfiles).map(({ keptYears }) => keptYears));

const lastOf = ({ last }: PapersOfDay) => instant(Number(last));

/**
 * Registers are kept as long as the law says (product, section 6), and then what they hold of people is destroyed: a
 * fact first, one for each gaming day, then the keys of that day's papers. Should the server stop in between, the next
 * round gives the same command, which is answered as before, and destroys the keys.
 */
@Injectable()
export class RegisterRetention {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(CashierDays) private readonly days: CashierDays,
  ) {}

  /** How many papers were destroyed. */
  async sweep(now: Instant): Promise<number> {
    let destroyed = 0;
    for (const papers of await this.identities.living())
      if (now >= yearsAfter(lastOf(papers), shortestTermYears)) destroyed += await this.destroy(papers, now);
    return destroyed;
  }

  /** Where the cage is not open, or its profile keeps longer, the papers stay for a later round. */
  private async destroy(papers: PapersOfDay, now: Instant): Promise<number> {
    const streamId = await this.days.latest(papers.room);
    if (streamId === null || !(await this.noted(streamId, papers, now))) return 0;
    for (const reference of papers.references) await this.identities.drop(reference);
    return papers.references.length;
  }

  private async noted(streamId: string, papers: PapersOfDay, at: Instant): Promise<boolean> {
    const { room, references } = papers;
    const commandId = `retention-${papers.streamId}`;
    const by = { kind: 'timer' } as const;
    const stamp = { at, by, command: id<CommandId>(commandId) };
    const registerDay = gamingDay(papers.streamId.slice(cashierStreamId(room, '' as GamingDay).length));
    const facts = { registerDay, papers: references.length, lastTakenAt: lastOf(papers) };
    const { outcome } = await this.store.run(
      cashierCategory,
      streamId,
      { type: 'DestroyPapers', ...stamp, ...facts },
      { commandId, fingerprint: commandId, by, at, room, correlationId: commandId },
    );
    return outcome !== 'refused';
  }
}

/** Lets go of what the law lets go of, every hour. */
@Injectable()
export class RegisterSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(RegisterRetention) private readonly retention: RegisterRetention,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PinoLogger) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    void this.sweepQuietly();
    this.timer = setInterval(() => void this.sweepQuietly(), sweepMs).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** The next round tries again. */
  private async sweepQuietly(): Promise<void> {
    try {
      await this.retention.sweep(this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'registers past their term could not be destroyed');
    }
  }
}
