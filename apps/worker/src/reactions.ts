import {
  type EventStore,
  isUnavailable,
  type StoredEvent,
  subscribe,
  type Subscription,
} from '@cardroom/event-store';
import { instant } from '@cardroom/kernel';
import { type Consequence, type Reaction, reactions } from '@cardroom/reactions';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { carryOut, consequencesOf } from './consequences';
import { daysThen } from './days-then';
import { Metrics } from './metrics';
import { moduleOfStream } from './room-modules';
import { REACTIONS, STORE } from './tokens';

const retryMs = 500;
/** So few facts from one checkpoint to the next: a room that is far behind moves on in steps that are soon done. */
const batchSize = 50;

/**
 * Where reactions begin on a log that they have not followed before: before the present gaming day of every room, so
 * that a day which is under way is told from its opening, and no day of the past again.
 */
const beforePresentDays = async ({ connections }: EventStore): Promise<bigint> => {
  const { rows } = await connections.pool.query<{ first: string | null }>(
    `SELECT min(opened) - 1 AS first
     FROM (SELECT max(position) AS opened FROM events WHERE type = 'DayOpened' AND stream_id LIKE 'floor-%' GROUP BY metadata ->> 'room') AS days`,
  );
  return BigInt(rows[0]?.first ?? 0);
};

const keyOf = (module: string, type: string): string => `${module}/${type}`;

const byFact = (all: readonly Reaction[]): ReadonlyMap<string, readonly Reaction[]> => {
  const found = new Map<string, Reaction[]>();
  for (const reaction of all)
    for (const type of reaction.on) {
      const key = keyOf(reaction.module, type);
      found.set(key, [...(found.get(key) ?? []), reaction]);
    }
  return found;
};

/** When this happens there, does that here: follows the whole log and turns facts into commands on other streams. */
@Injectable()
export class Reactions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('reactions');
  private readonly known: ReadonlyMap<string, readonly Reaction[]>;
  readonly days = daysThen(() => this.store);
  private readonly stopping = new AbortController();
  private subscription: Subscription | null = null;
  private starting: Promise<void> = Promise.resolve();

  constructor(
    @Inject(STORE) readonly store: EventStore,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Optional() @Inject(REACTIONS) known: readonly Reaction[] | null,
  ) {
    this.known = byFact(known ?? reactions);
  }

  get areGoingOn(): boolean {
    return this.subscription?.status().state !== 'stopped';
  }

  onApplicationBootstrap(): void {
    this.starting = this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.subscription?.close();
  }

  private async start(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted && !this.subscription) {
      try {
        const startAfter = await beforePresentDays(this.store);
        const act = (events: readonly StoredEvent[]) => this.react(events);
        this.subscription = subscribe(this.store, { name: 'reactions', startAfter, batchSize, act });
      } catch (error) {
        this.log.warn(`the log: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  /** Facts of one room one after the other, as they happened; rooms beside each other. */
  private async react(events: readonly StoredEvent[]): Promise<void> {
    const rooms = new Set(events.map(({ metadata }) => metadata.room));
    await Promise.all(
      [...rooms].map(async (room) => {
        for (const fact of events) if (fact.metadata.room === room) await this.reactTo(fact);
      }),
    );
  }

  private async reactTo(stored: StoredEvent): Promise<void> {
    this.days.notice(stored);
    const module = moduleOfStream(stored.streamId);
    if (!module) return;
    for (const reaction of this.known.get(keyOf(module.category.name, stored.type)) ?? [])
      await this.follow(reaction, stored);
  }

  /** A mistake of ours is told and counted, and stops nobody; a database that is away is waited for. */
  private async follow(reaction: Reaction, stored: StoredEvent): Promise<void> {
    try {
      for (const consequence of await consequencesOf(this, reaction, stored))
        await this.carryOut(reaction, stored, consequence);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.metrics.reacted(reaction.name, 'failed');
      this.log.error(`${reaction.name} at ${stored.position}: ${String(error)}`, (error as Error).stack);
    }
  }

  private async carryOut(reaction: Reaction, stored: StoredEvent, consequence: Consequence): Promise<void> {
    const cause = { reaction, stored, at: instant(Date.now()) };
    const ending = await carryOut(this.store, cause, consequence);
    this.metrics.reacted(reaction.name, ending.outcome);
    if (ending.outcome !== 'refused') return;
    const { code, facts } = ending.refusal;
    const { streamId, wish } = consequence;
    const told = { reaction: reaction.name, position: String(stored.position), streamId, command: wish.type };
    this.log.warn({ ...told, code, facts, msg: `${reaction.name} was refused: ${code}` });
  }
}
