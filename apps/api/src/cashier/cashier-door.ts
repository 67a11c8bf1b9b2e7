import {
  type CashierCommandBody,
  type CashierCommandName,
  type CommandAnswer,
  type MayAnswer,
} from '@cardroom/contracts';
import { step } from '@cardroom/event-store';
import { type RoomId } from '@cardroom/kernel';
import { cashierCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor, type Planning } from '../commands/command-door';
import { withoutCode } from '../people/second-persons';
import { CageEdges } from './cage-edges';
import { type CageFound, CageLookups } from './cage-lookups';
import { shownTo } from './facts-shown';
import { withNames } from './named-refusals';

/** The cage's way through the door: its commands go to the room's present gaming day at the cage. */
@Injectable()
export class CashierDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(CageLookups) private readonly lookups: CageLookups,
    @Inject(CageEdges) private readonly edges: CageEdges,
  ) {}

  /** Has the cage decide and records it, the second person's code verified before. Throws the refusal. */
  async answer<N extends CashierCommandName>(
    name: N,
    body: CashierCommandBody<N>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { roomId } = asked.who.room;
    const second = await this.edges.second({ name, body }, asked);
    const found = await this.found(name, roomId);
    const planning: Planning = async (edge) => {
      const command = await this.edges.command({ name, body }, { edge, found, second });
      const names = { currency: edge.currency, floor: found.floor };
      const { cage, floor } = found;
      const atTable = await this.edges.atTable(command, { room: roomId, cage, floor });
      return {
        steps: [step(cashierCategory, found.streamId, command), ...atTable],
        named: (refusal) => Promise.resolve(withNames(refusal, names)),
      };
    };
    const answer = await this.door.answer({ name, body: withoutCode(body, second) }, asked, planning);
    if (name === 'cashier/open-cage') this.lookups.forget(roomId);
    return shownTo(asked.who, answer);
  }

  private found(name: CashierCommandName, room: RoomId): Promise<CageFound> {
    return name === 'cashier/open-cage' ? this.lookups.toOpen(room) : this.lookups.present(room);
  }
}
