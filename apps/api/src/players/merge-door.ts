import { type CommandAnswer, type MayAnswer, type PlayersCommandBody } from '@cardroom/contracts';
import { type Step } from '@cardroom/event-store';
import { type PlayerId, type RoomId } from '@cardroom/kernel';
import { type KeepRecord, refusals } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { stamp } from '../commands/translating';
import { Refused, refusedBy } from '../problems/refused';
import { onPlayer, PlayerFiles } from './player-files';
import { RoomTies } from './room-ties';

interface Pair {
  readonly kept: PlayerId;
  readonly merged: PlayerId;
}

/** Two numbers become one person: both records say so, and the full record goes along where the kept one has none. */
@Injectable()
export class MergeDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(RoomTies) private readonly ties: RoomTies,
  ) {}

  async merge(
    body: PlayersCommandBody<'players/merge-players'>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { roomId } = asked.who.room;
    const pair = {
      kept: await this.known(roomId, body.keptId),
      merged: await this.known(roomId, body.mergedId),
    };
    const sealed: { ref: string | null } = { ref: null };
    try {
      return await this.door.answer({ name: 'players/merge-players', body }, asked, async (edge) => {
        const open = await this.ties.open(roomId, [pair.merged]);
        const command = { type: 'MergePlayers', ...stamp(edge), ...pair, reason: body.reason, open } as const;
        const taken = asked.isQuestion ? null : await this.takeRecord(edge, pair);
        sealed.ref = taken?.ref ?? null;
        const along: Step[] = taken ? [onPlayer(pair.kept, taken)] : [];
        return { steps: [onPlayer(pair.merged, command), onPlayer(pair.kept, command), ...along] };
      });
    } catch (error) {
      if (error instanceof Refused && sealed.ref) await this.files.data.destroy(sealed.ref);
      throw error;
    }
  }

  /** Sealed again under the number that counts; null where it has a record, or there is none to take. */
  private async takeRecord(edge: Edge, { kept, merged }: Pair): Promise<KeepRecord | null> {
    const [into, from] = await Promise.all([this.files.stateOf(kept), this.files.stateOf(merged)]);
    if (!from?.record || into?.record) return null;
    const record = await this.files.data.record(from.record.ref);
    if (!record) return null;
    const mark = this.files.data.markOf(record);
    const ref = this.files.data.refFor(kept, 'record', { command: edge.command, mark });
    await this.files.data.keep(ref, record);
    const { fields } = from.record;
    // The name was judged when it was first kept; the kept alias is judged beside it here.
    const { familyName, givenNames } = record;
    const legalName = familyName === null ? null : { familyName, givenNames: givenNames ?? '' };
    const judged = { legalName, birthDate: null, today: '', minimumAgeYears: 0 };
    return { type: 'KeepRecord', ...stamp(edge), ref, fields, revision: 0, ...judged };
  }

  /** The number as it was given, not where it leads: what was merged before is not merged again. */
  private async known(room: RoomId, playerId: string): Promise<PlayerId> {
    const row = await this.files.lookup.row(room, playerId);
    if (!row) throw refusedBy(refusals.notRegistered({ playerId }));
    return row.playerId as PlayerId;
  }
}
