import {
  type ConductRecord,
  conductStreamId,
  type EventId,
  incidentsOf,
  isClosedStream,
  type Judged,
  offenceOf,
  proposalFor,
  rulesetStreamId,
  standingOf,
} from '@cardroom/conduct';
import {
  type ConductRecordAnswer,
  type conductRecordQuery,
  type OwnRequestsAnswer,
  type ProposalAnswer,
  type proposalQuery,
  type RulingRow,
} from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import {
  type Clock,
  id,
  type Instant,
  instantFromIso,
  isoOf,
  type PlayerId,
  type RoomId,
} from '@cardroom/kernel';
import { refusals as playerRefusals } from '@cardroom/players';
import {
  conductCategory,
  ownRequestCategory,
  proposalShapeOf,
  recordedIncidentOf,
  rulesetCategory,
  rulingRowOf,
  rulingsCategory,
} from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { PlayerLookup } from '../players/player-lookup';
import { notFound, refusedBy } from '../problems/refused';
import { CLOCK, STORE } from '../tokens';

const similarStatement = `
  SELECT stream_id AS "streamId", data ->> 'rulingId' AS "rulingId" FROM events
  WHERE type = 'RulingDecided' AND data -> 'rules' ? $2 AND metadata ->> 'room' = $1
  ORDER BY position DESC LIMIT $3`;

const ownRequestsStatement = `
  SELECT stream_id AS "streamId" FROM streams WHERE category = 'ownrequest' AND room = $1 ORDER BY stream_id`;

type ProposalQuery = z.infer<typeof proposalQuery>;
type RecordQuery = z.infer<typeof conductRecordQuery>;

const isWithin = (at: Instant, { from, until }: RecordQuery): boolean =>
  (from === undefined || at >= instantFromIso(from)) && (until === undefined || at < instantFromIso(until));

/** Reads what is known of a player's conduct, of rulings on a rule, and of the closed store. */
@Injectable()
export class ConductReader {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PlayerLookup) private readonly players: PlayerLookup,
  ) {}

  /** What the house would propose for an offence now, with the facts it rests on. */
  async proposal(room: RoomId, query: ProposalQuery): Promise<ProposalAnswer> {
    const offence = offenceOf(query.offence);
    if (!offence) throw notFound();
    const record = await this.recordOf(room, query.playerId);
    const { settings } = (await this.store.state(rulesetCategory, rulesetStreamId(room))).state;
    const judged: Judged = {
      at: this.clock.now(),
      offence,
      settings,
      details: {
        act: query.act ?? null,
        target: null,
        mode: query.mode ?? null,
        item: null,
        costMinor: null,
        amountMinor: null,
        playersInPot: query.playersInPot ?? null,
        isUnbeatable: query.isUnbeatable === 'true',
        playersLeft: null,
      },
      scene: {
        tableId: null,
        tableNumber: null,
        hand: null,
        seat: null,
        eventId: query.eventId === undefined ? null : id<EventId>(query.eventId),
        session: query.eventId ?? '',
        others: [],
        helped: null,
        stackMinor: null,
      },
    };
    return { ...proposalShapeOf(proposalFor(record, judged)), mayGive: [...settings.sanctionRoles] };
  }

  async record(room: RoomId, playerId: string, query: RecordQuery): Promise<ConductRecordAnswer> {
    const { alias } = await this.person(room, playerId);
    const record = await this.recordOf(room, playerId);
    const incidents = incidentsOf(record)
      .filter(({ rule }) => query.rule === undefined || rule === query.rule)
      .filter(({ state }) => query.state === undefined || state === query.state)
      .filter(({ at }) => isWithin(at, query))
      .sort((a, b) => b.at - a.at);
    return {
      playerId,
      alias,
      standing: standingOf(record, this.clock.now()).kind,
      incidents: incidents.map((incident) => recordedIncidentOf(record, incident)),
      reminders: record.reminders.length,
      refusals: record.refusals.length,
      clocks: record.clocks.length,
    };
  }

  /** Past rulings that cite a rule, the latest first. */
  async similar(room: RoomId, rule: string, limit: number): Promise<readonly RulingRow[]> {
    const { rows } = await this.store.connections.pool.query<{ streamId: string; rulingId: string }>({
      name: 'similar-rulings',
      text: similarStatement,
      values: [room, rule, limit],
    });
    const found: RulingRow[] = [];
    for (const { streamId, rulingId } of rows) {
      const { state } = await this.store.state(rulingsCategory, streamId);
      const ruling = state.rulings.get(id(rulingId));
      if (ruling) found.push(rulingRowOf(state, ruling));
    }
    return found;
  }

  /** The closed store: for the room manager and the auditor. */
  async ownRequests(room: RoomId): Promise<OwnRequestsAnswer['requests']> {
    const { rows } = await this.store.connections.pool.query<{ streamId: string }>({
      name: 'own-requests',
      text: ownRequestsStatement,
      values: [room],
    });
    const requests: OwnRequestsAnswer['requests'] = [];
    for (const { streamId } of rows.filter((row) => isClosedStream(row.streamId))) {
      const { state } = await this.store.state(ownRequestCategory, streamId);
      if (!state.isRunning || state.playerId === null || state.since === null) continue;
      const { playerId, since, notBefore, turnedAway } = state;
      const alias = (await this.players.whoIs(room, playerId))?.alias ?? '';
      requests.push({
        playerId,
        alias,
        since: isoOf(since),
        notBefore: notBefore === null ? null : isoOf(notBefore),
        turnedAway,
      });
    }
    return requests;
  }

  /** Of every number that is or was his: merging sheds nothing. */
  async recordOf(room: RoomId, playerId: string): Promise<ConductRecord> {
    const { ids } = await this.person(room, playerId);
    const [first, ...others] = await Promise.all(
      ids.map(async (one) => (await this.store.state(conductCategory, conductStreamId(one))).state),
    );
    const record = first ?? conductCategory.decider.initialState;
    return others.reduce(
      (sum, other) => ({
        ...sum,
        who: sum.who ?? other.who,
        incidents: new Map([...sum.incidents, ...other.incidents]),
        reminders: [...sum.reminders, ...other.reminders],
        clocks: [...sum.clocks, ...other.clocks],
        softPlay: [...sum.softPlay, ...other.softPlay],
        refusals: [...sum.refusals, ...other.refusals],
      }),
      record,
    );
  }

  /** Somebody who was only described has a record and no number of the room's players. */
  private async person(room: RoomId, playerId: string) {
    const person = await this.players.whoIs(room, playerId);
    if (person) return person;
    const { state } = await this.store.state(conductCategory, conductStreamId(id<PlayerId>(playerId)));
    if (state.who?.room !== room) throw refusedBy(playerRefusals.notRegistered({ playerId }));
    return { alias: state.who.alias, ids: [id<PlayerId>(playerId)] };
  }
}
