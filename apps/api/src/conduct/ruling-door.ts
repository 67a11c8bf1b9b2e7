import { type RulingId, rulingsStreamId } from '@cardroom/conduct';
import { type CommandAnswer, type ConductCommandBody, type MayAnswer } from '@cardroom/contracts';
import { type EventStore, step } from '@cardroom/event-store';
import { id } from '@cardroom/kernel';
import { rulingsCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { STORE } from '../tokens';
import { ConductLookups, type Today } from './conduct-lookups';
import { rulingCommands, type RulingCommandName, type RulingEdge } from './ruling-commands';
import { afterTheHand } from './table-facts';

/** The same request sent twice speaks of the same ruling. */
const newRulingId = ({ room, command }: Edge, { day }: Today, kind: string): RulingId => {
  const digest = createHash('sha256').update(`${room.roomId} ${kind} ${command}`).digest('hex');
  return id(`r-${day.replaceAll('-', '')}-${digest.slice(0, 16)}`);
};

interface Named {
  readonly rulingId?: string | undefined;
  readonly tableId?: string | null;
  readonly hand?: number | undefined;
}

/** The way to a day's rulings: what is new goes to the present day, what follows on a ruling to the day it was given. */
@Injectable()
export class RulingDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(STORE) private readonly store: EventStore,
    @Inject(ConductLookups) private readonly lookups: ConductLookups,
  ) {}

  answer<N extends RulingCommandName>(
    name: N,
    body: ConductCommandBody<N>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    return this.door.answer({ name, body }, asked, async (edge) => {
      const { streamId, rulingEdge } = await this.around(body as Named, edge);
      return { steps: [step(rulingsCategory, streamId, rulingCommands[name](body, rulingEdge))] };
    });
  }

  private async around(body: Named, edge: Edge): Promise<{ streamId: string; rulingEdge: RulingEdge }> {
    const { roomId } = edge.room;
    const today = await this.lookups.today(roomId);
    const rulingId = id<RulingId>(body.rulingId ?? newRulingId(edge, today, 'ruling'));
    const streamId = body.rulingId
      ? this.lookups.rulingStream(roomId, body.rulingId)
      : rulingsStreamId(roomId, today.day);
    const former = body.rulingId ? await this.former(streamId, rulingId) : null;
    const table = await this.lookups.table(roomId, former ? former.tableId : body.tableId).catch((error) => {
      if (former) return null;
      throw error;
    });
    const hand = former ? (former.table?.hand ?? undefined) : body.hand;
    const rulingEdge: RulingEdge = {
      ...edge,
      day: today.day,
      house: await this.lookups.house(roomId),
      rulingId,
      linkedId: newRulingId(edge, today, 'linked'),
      table,
      after: table ? afterTheHand(table, hand, edge.at) : { nextDeal: {}, tableClosedAt: null },
    };
    return { streamId, rulingEdge };
  }

  private async former(streamId: string, rulingId: RulingId) {
    const { state } = await this.store.state(rulingsCategory, streamId);
    return state.rulings.get(rulingId)?.asked ?? null;
  }
}
