import { type HandAnswer, type HandRow, type HandsAnswer, type handsQuery } from '@cardroom/contracts';
import { type EventStore, readEvent, type StoredEvent } from '@cardroom/event-store';
import { formatMinor, isoOf, minor, parseMinor } from '@cardroom/kernel';
import {
  factsOfHand,
  type HandRecord,
  handRecord,
  handText,
  play,
  type PlayEvent,
  publishedHand,
  recordFor,
  type Saying,
  type Table,
  type Terms,
  termsOf,
  verifyHand,
  type Viewer,
  viewFor,
} from '@cardroom/play';
import { type HandEvent } from '@cardroom/poker';
import { currencyOf, playViewOf, tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { type SignedIn } from '../people/signed-in';
import { type Language, locales } from '../problems/problem';
import { malformed, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { handUnknown } from './refusals';

type Query = z.infer<typeof handsQuery>;

interface Filed {
  readonly row: HandRow;
  readonly stream_id: string;
  readonly from_version: number;
  readonly to_version: number;
}

const termsStatement = `
  SELECT type, schema_version, data FROM events
  WHERE stream_id = $1 AND version <= $2 AND type IN ('PlayOpened', 'NewStakesSet', 'HouseRulesChanged') ORDER BY version`;

/** Each wish of a search as a condition, with its value. */
const conditionsOf = (query: Query, who: SignedIn): readonly (readonly [string, unknown])[] => {
  const { table, from, to, player, potFrom, rule, disputed, before } = query;
  const pot = potFrom === undefined ? undefined : parseMinor(potFrom, currencyOf(who.room.currency));
  if (pot === null) throw malformed({}, [{ path: 'potFrom', message: 'no amount' }]);
  const [beforeMs, beforeId] = before ? [before.split('.')[0], before.slice(before.indexOf('.') + 1)] : [];
  const wishes: readonly (readonly [string, unknown])[] = [
    ['table_id = ?', table],
    ['ended_at >= ?', from],
    ['ended_at <= ?', to],
    ['players @> ARRAY[?]::text[]', player],
    ['pot_minor >= ?', pot],
    ['rules @> ARRAY[?]::text[]', rule],
    ['has_dispute = ?', disputed === undefined ? undefined : disputed === 'true'],
    [
      '(ended_at, hand_id) < (to_timestamp((?::json ->> 0)::float8 / 1000), ?::json ->> 1)',
      beforeMs === undefined ? undefined : JSON.stringify([Number(beforeMs), beforeId]),
    ],
  ];
  return wishes.filter(([, value]) => value !== undefined);
};

const supervising: ReadonlySet<string> = new Set([
  'floorSupervisor',
  'shiftManager',
  'roomManager',
  'auditor',
]);

/** Whoever rules on hands reads them whole; others what was shown. */
const readerOf = (who: SignedIn): Viewer =>
  who.kind === 'staff' && supervising.has(who.role) ? { kind: 'supervisor' } : { kind: 'spectator' };

/** Minor units as the reader writes money. */
const moneyIn = (code: string, language: Language): Saying['amount'] => {
  const currency = currencyOf(code);
  const { format } = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return (amount) => format(Number(formatMinor(minor(amount), currency)));
};

interface ReadHand {
  readonly filed: Filed;
  readonly stored: readonly StoredEvent[];
  readonly facts: readonly PlayEvent[];
  readonly terms: Terms;
}

/** Hands that are over: looked for, told again, and checked. */
@Injectable()
export class PastHands {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  async search(who: SignedIn, query: Query): Promise<HandsAnswer> {
    const values: unknown[] = [who.room.roomId, query.limit];
    const conditions = conditionsOf(query, who).map(([text, value]) => {
      const place = `$${values.push(value)}`;
      return text.replaceAll('?', place);
    });
    const { rows } = await this.store.connections.pool.query<Filed>(
      `SELECT row FROM hands WHERE ${['room_id = $1', ...conditions].join(' AND ')}
       ORDER BY ended_at DESC, hand_id DESC LIMIT $2`,
      values,
    );
    const last = rows.at(-1)?.row;
    const next = last && rows.length === query.limit ? `${Date.parse(last.endedAt)}.${last.handId}` : null;
    return { hands: rows.map(({ row }) => row), next };
  }

  async read(who: SignedIn, handId: string): Promise<HandAnswer> {
    const hand = await this.load(who, handId);
    const record = handRecord(hand.facts, hand.terms);
    const verified = verifyHand(hand.facts, hand.terms);
    const { commitment = null, seed = null } = record ?? {};
    const verify =
      commitment && seed && verified
        ? { commitment, seed, isRight: verified.findings.every(({ ok }) => ok) }
        : null;
    return { row: hand.filed.row, verify, steps: await this.steps(who, hand) };
  }

  /** What the engine dealt from and how, for whoever wants to check it himself. */
  async published(who: SignedIn, handId: string): Promise<readonly HandEvent[]> {
    const { facts, terms } = await this.load(who, handId);
    return publishedHand(facts, terms);
  }

  async record(who: SignedIn, handId: string): Promise<HandRecord> {
    const { facts, terms } = await this.load(who, handId);
    const record = handRecord(facts, terms);
    if (!record) throw refusedBy(handUnknown({ handId }));
    return recordFor(readerOf(who), record);
  }

  /** As the reader says amounts, with the names that the players had. */
  async text(who: SignedIn, handId: string, language: Language): Promise<readonly string[]> {
    const { facts, terms, filed } = await this.load(who, handId);
    const alias = new Map(filed.row.players.map((player) => [player.seat, player.alias]));
    return handText(facts, terms, {
      language,
      amount: terms.tournament ? String : moneyIn(who.room.currency, language),
      seat: (seat) => (alias.get(seat) ? `${seat} (${alias.get(seat)})` : String(seat)),
    });
  }

  private async load(who: SignedIn, handId: string): Promise<ReadHand> {
    const { pool } = this.store.connections;
    const { rows } = await pool.query<Filed>(
      'SELECT row, stream_id, from_version, to_version FROM hands WHERE hand_id = $1 AND room_id = $2',
      [handId, who.room.roomId],
    );
    const [filed] = rows;
    if (!filed) throw refusedBy(handUnknown({ handId }));
    const { stream_id: streamId, from_version: from, to_version: to } = filed;
    const stored = await this.store.load(streamId, { from, limit: to - from + 1 });
    const events = stored.map((each) => readEvent<PlayEvent>(tableCategory.history, each));
    const facts = factsOfHand(events, filed.row.number);
    const [started] = facts;
    const terms = started?.type === 'HandStarted' ? await this.termsAt(streamId, started.terms, from) : null;
    if (!terms) throw refusedBy(handUnknown({ handId }));
    return { filed, stored, facts, terms };
  }

  private async termsAt(streamId: string, version: number, upTo: number): Promise<Terms | null> {
    const { rows } = await this.store.connections.pool.query<{
      type: string;
      schema_version: number;
      data: unknown;
    }>(termsStatement, [streamId, upTo]);
    const events = rows.map(({ type, schema_version: schemaVersion, data }) =>
      readEvent<PlayEvent>(tableCategory.history, { type, schemaVersion, data }),
    );
    return termsOf(events, version);
  }

  /** The table after each fact of the hand, as the reader could have seen it then. */
  private async steps(who: SignedIn, { filed, stored }: ReadHand): Promise<HandAnswer['steps']> {
    const [first] = stored;
    if (!first) return [];
    const before = await this.store.stateAt(tableCategory, filed.stream_id, {
      position: first.position - 1n,
    });
    const steps: HandAnswer['steps'] = [];
    let table: Table = before.state;
    for (const each of stored) {
      const event = readEvent<PlayEvent>(tableCategory.history, each);
      table = play.evolve(table, event);
      const step = this.stepOf(who, { filed, each, event, table });
      if (step) steps.push(step);
    }
    return steps;
  }

  private stepOf(
    who: SignedIn,
    at: {
      readonly filed: Filed;
      readonly each: StoredEvent;
      readonly event: PlayEvent;
      readonly table: Table;
    },
  ): HandAnswer['steps'][number] | null {
    const { filed, each, event, table } = at;
    const viewer = readerOf(who);
    const view = viewFor(viewer, table);
    if (!view || event.type === 'SeedCommitted') return null;
    const ask = 'ask' in event ? event.ask : null;
    const seat = ask && 'seat' in ask && typeof ask.seat === 'number' ? ask.seat : null;
    const shown = playViewOf(view, {
      viewer,
      tableNumber: filed.row.tableNumber,
      seatCount: table.opened?.seats ?? 0,
      currency: currencyOf(who.room.currency),
      position: String(each.position),
      at: isoOf(each.occurredAt),
    });
    return {
      at: isoOf(each.occurredAt),
      type: event.type,
      ask: ask?.type ?? null,
      seat,
      rules: [...(each.metadata.rules ?? [])],
      view: { ...shown, hand: shown.hand && { ...shown.hand, steps: ask ? shown.hand.steps.slice(-1) : [] } },
    };
  }
}
