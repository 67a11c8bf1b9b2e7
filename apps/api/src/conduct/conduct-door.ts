import {
  conductRefusals,
  conductStreamId,
  type IncidentId,
  ownRequestStreamId,
  rulesetStreamId,
  ruleNamed,
} from '@cardroom/conduct';
import { type CommandAnswer, type ConductCommandBody, type MayAnswer } from '@cardroom/contracts';
import { step, type Step } from '@cardroom/event-store';
import { id, invariant, type PlayerId } from '@cardroom/kernel';
import { conductCategory, ownRequestCategory, rulesetCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { stamp } from '../commands/translating';
import { SecondPersons, withoutCode } from '../people/second-persons';
import { refusedBy } from '../problems/refused';
import {
  conductCommands,
  type ConductEdge,
  decisionOf,
  type OfIncidentName,
  reportOf,
  type Subject,
} from './conduct-commands';
import { ConductLookups } from './conduct-lookups';

type Reported = ConductCommandBody<'conduct/report-incident'>;
type Recorded = ConductCommandBody<'conduct/record-sanction'>;
type Answer = Promise<CommandAnswer | MayAnswer>;

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);

const newIncidentId = ({ room, command }: Edge): IncidentId =>
  id(`i-${digestOf(room.roomId, 'incident', command)}`);

/** The way to players' conduct: one step on the record of each person who is named, all of them or none. */
@Injectable()
export class ConductDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(ConductLookups) private readonly lookups: ConductLookups,
    @Inject(SecondPersons) private readonly seconds: SecondPersons,
  ) {}

  report(body: Reported, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/report-incident', body }, asked, async (edge) => {
      const conductEdge = await this.around(body, edge);
      return { steps: conductEdge.subjects.map((subject) => this.reported(body, conductEdge, subject)) };
    });
  }

  /** Report and decision in one; the decision is of what the report leaves. */
  record(body: Recorded, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/record-sanction', body }, asked, async (edge) => {
      const conductEdge = await this.around(body, edge);
      return {
        steps: conductEdge.subjects.flatMap((subject) => [
          this.reported({ ...body, isIncident: true }, conductEdge, subject),
          step(
            conductCategory,
            conductStreamId(subject.playerId),
            decisionOf(body, conductEdge, { subject, isUpheld: true }),
          ),
        ]),
      };
    });
  }

  ofIncident<N extends OfIncidentName>(name: N, body: ConductCommandBody<N>, asked: Asked): Answer {
    return this.door.answer({ name, body }, asked, async (edge) => {
      return { steps: [await this.onIncident(name, body, edge)] };
    });
  }

  /** Who agrees is whose code was given, on whoever's screen: a session that was left open agrees to nothing. */
  async confirm(body: ConductCommandBody<'conduct/confirm-exclusion'>, asked: Asked): Answer {
    const name = 'conduct/confirm-exclusion';
    const second = await this.seconds.of({ name, code: body.secondCode }, asked);
    return this.door.answer({ name, body: withoutCode(body, second) }, asked, async (edge) => {
      invariant(second, 'an exclusion is agreed to with a code');
      return { steps: [await this.onIncident(name, body, { ...edge, by: second.actor })] };
    });
  }

  exclude(body: ConductCommandBody<'conduct/exclude-player'>, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/exclude-player', body }, asked, async (edge) => {
      const { player } = edge;
      invariant(player, 'the edge found the player');
      if (!ruleNamed(body.rule)) throw refusedBy(conductRefusals.offenceUnknown({ offence: body.rule }));
      const command = conductCommands['conduct/exclude-player'](body, await this.plain(edge), player);
      return { steps: [step(conductCategory, conductStreamId(player.playerId), command)] };
    });
  }

  excludeAtOwnRequest(body: ConductCommandBody<'conduct/exclude-at-own-request'>, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/exclude-at-own-request', body }, asked, (edge) => {
      const { player, room } = edge;
      invariant(player, 'the edge found the player');
      const { playerId } = player;
      const command = {
        type: 'ExcludeAtOwnRequest' as const,
        ...stamp(edge),
        room: room.roomId,
        playerId,
        months: body.months,
      };
      return { steps: [step(ownRequestCategory, ownRequestStreamId(playerId), command)] };
    });
  }

  endOwnRequest(body: ConductCommandBody<'conduct/end-own-request'>, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/end-own-request', body }, asked, (edge) => {
      const playerId = edge.player?.playerId ?? id<PlayerId>(body.playerId);
      const command = { type: 'EndOwnRequest' as const, ...stamp(edge) };
      return { steps: [step(ownRequestCategory, ownRequestStreamId(playerId), command)] };
    });
  }

  adopt(body: ConductCommandBody<'conduct/adopt-rule-set'>, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/adopt-rule-set', body }, asked, (edge) => ({
      steps: [this.onHouse(edge, { type: 'AdoptRuleSet', ...stamp(edge), ruleSet: body.ruleSet })],
    }));
  }

  change(body: ConductCommandBody<'conduct/change-conduct-setting'>, asked: Asked): Answer {
    return this.door.answer({ name: 'conduct/change-conduct-setting', body }, asked, (edge) => ({
      steps: [this.onHouse(edge, { type: 'ChangeConductSetting', ...stamp(edge), ...body })],
    }));
  }

  private async onIncident<N extends OfIncidentName>(
    name: N,
    body: ConductCommandBody<N>,
    edge: Edge,
  ): Promise<Step> {
    const conductEdge = { ...(await this.plain(edge)), incidentId: id<IncidentId>(body.incidentId) };
    const subject = edge.player ?? { playerId: id<PlayerId>(body.playerId), alias: '' };
    const command = conductCommands[name](body, conductEdge, subject);
    return step(conductCategory, conductStreamId(id(body.playerId)), command);
  }

  private onHouse({ room }: Edge, command: Parameters<typeof rulesetCategory.decider.decide>[0]): Step {
    return step(rulesetCategory, rulesetStreamId(room.roomId), command);
  }

  private reported(
    body: Reported & { readonly isIncident?: boolean },
    edge: ConductEdge,
    subject: Subject,
  ): Step {
    const command = { ...reportOf(body, edge, subject), isIncident: body.isIncident ?? false };
    return step(conductCategory, conductStreamId(subject.playerId), command);
  }

  private async plain(edge: Edge): Promise<ConductEdge> {
    const house = await this.lookups.house(edge.room.roomId);
    const nowhere = { table: null, session: '', subjects: [], isSmokingAllowed: null };
    return { ...edge, house, incidentId: newIncidentId(edge), ...nowhere };
  }

  private async around(body: Reported, edge: Edge): Promise<ConductEdge> {
    const { roomId } = edge.room;
    const [{ day, floor }, table] = [
      await this.lookups.today(roomId),
      await this.lookups.table(roomId, body.tableId),
    ];
    const subjects: Subject[] = [];
    for (const [i, subject] of body.subjects.entries()) subjects.push(await this.subject(edge, subject, i));
    const isSmokingAllowed = floor.settings.smokingAtTableAllowed;
    return { ...(await this.plain(edge)), table, session: day, subjects, isSmokingAllowed };
  }

  /** Somebody who is only described gets a record of his own under that description. */
  private async subject(edge: Edge, named: Reported['subjects'][number], i: number): Promise<Subject> {
    const { roomId } = edge.room;
    if ('description' in named) {
      const playerId = id<PlayerId>(`x-${digestOf(roomId, String(i), edge.command)}`);
      return { playerId, alias: named.description, seat: null, stack: undefined };
    }
    const { playerId, alias } = await this.lookups.person(roomId, named.playerId);
    return { playerId, alias, seat: named.seat ?? null, stack: named.stack };
  }
}
