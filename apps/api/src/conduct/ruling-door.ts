import { type Ruling, type RulingId, rulingsStreamId } from '@cardroom/conduct';
import { type CommandAnswer, type ConductCommandBody, type MayAnswer } from '@cardroom/contracts';
import { type EventStore, type Step, step } from '@cardroom/event-store';
import { gamingDay, id, type RoomId } from '@cardroom/kernel';
import { playStreamId } from '@cardroom/play';
import { rulingsCategory, tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { stamp } from '../commands/translating';
import { STORE } from '../tokens';
import { ConductLookups, type Today } from './conduct-lookups';
import { rulingCommands, type RulingCommandName, type RulingEdge } from './ruling-commands';
import { type HandToRestore, handsToRestore } from './hands-to-restore';
import { mustDealThere } from './own-table';
import { afterTheHand } from './table-facts';

/** The same request sent twice speaks of the same ruling. */
const newRulingId = ({ room, command }: Edge, { day }: Today, kind: string): RulingId => {
  const digest = createHash('sha256').update(`${room.roomId} ${kind} ${command}`).digest('hex');
  return id(`r-${day.replaceAll('-', '')}-${digest.slice(0, 16)}`);
};

interface Around {
  readonly streamId: string;
  readonly rulingEdge: RulingEdge;
  /** The ruling that is decided, appealed or taken back; null for a new one. */
  readonly former: Ruling | null;
}

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
      const { streamId, rulingEdge, former } = await this.around(body as Named, edge);
      mustDealThere(asked.who, rulingEdge.table);
      const command = rulingCommands[name](body, rulingEdge);
      return {
        steps: [
          step(rulingsCategory, streamId, command),
          ...handsToRestore(command, former).map((wish) => this.canBeRestored(wish, rulingEdge, streamId)),
        ],
      };
    });
  }

  /** A ruling that gives a hand back is refused where the hand could not live again any more. */
  private canBeRestored(
    { tableId, hand, seat }: HandToRestore,
    edge: RulingEdge,
    rulingsStream: string,
  ): Step {
    const day = gamingDay(rulingsStream.slice(-'YYYY-MM-DD'.length));
    const streamId = playStreamId(id<RoomId>(edge.room.roomId), tableId, day);
    return step(tableCategory, streamId, { type: 'LetHandBeRestored', ...stamp(edge), hand, seat });
  }

  private async around(body: Named, edge: Edge): Promise<Around> {
    const { roomId } = edge.room;
    const today = await this.lookups.today(roomId);
    const rulingId = id<RulingId>(body.rulingId ?? newRulingId(edge, today, 'ruling'));
    const streamId = body.rulingId
      ? this.lookups.rulingStream(roomId, body.rulingId)
      : rulingsStreamId(roomId, today.day);
    const ruling = body.rulingId ? await this.former(streamId, rulingId) : null;
    const former = ruling?.asked ?? null;
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
    return { streamId, rulingEdge, former: ruling };
  }

  private async former(streamId: string, rulingId: RulingId) {
    const { state } = await this.store.state(rulingsCategory, streamId);
    return state.rulings.get(rulingId) ?? null;
  }
}
