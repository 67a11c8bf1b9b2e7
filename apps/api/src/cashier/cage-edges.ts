import { type BoxId, type CashierCommand } from '@cardroom/cashier';
import { type Step } from '@cardroom/event-store';
import { type CashierCommandBody, type CashierCommandName } from '@cardroom/contracts';
import { id, type RoomId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Asked } from '../commands/asked';
import { type Edge } from '../commands/edge';
import { type SecondPerson, SecondPersons } from '../people/second-persons';
import { type AroundTable, AtTables } from './at-tables';
import { type CageFound } from './cage-lookups';
import { cashierCommands } from './cashier-commands';
import { referenceFor } from './identities';
import { passingSteps } from './passing-steps';
import { ReversalSteps } from './reversal-steps';

export interface CageRequest<N extends CashierCommandName> {
  readonly name: N;
  readonly body: CashierCommandBody<N>;
}

/** What is known around a request before it is a command. */
export interface CageAround {
  readonly edge: Edge;
  readonly found: CageFound;
  readonly second: SecondPerson | null;
}

const freshId =
  (room: RoomId, commandId: string) =>
  (kind: string): string =>
    `${kind}-${createHash('sha256').update(`${room} ${kind} ${commandId}`).digest('hex').slice(0, 20)}`;

/** Turns requests of the cage into its commands, with the second person and what a player has at his table. */
@Injectable()
export class CageEdges {
  constructor(
    @Inject(SecondPersons) private readonly seconds: SecondPersons,
    @Inject(AtTables) private readonly tables: AtTables,
    @Inject(ReversalSteps) private readonly reversals: ReversalSteps,
  ) {}

  /** Verifies the second person's code where the request needs one. */
  second<N extends CashierCommandName>(
    { name, body }: CageRequest<N>,
    asked: Asked,
  ): Promise<SecondPerson | null> {
    const { secondCode: code } = body as { readonly secondCode?: string };
    return this.seconds.of({ name, code }, asked);
  }

  /** What a command does at the player's table beside what it does at the cage. */
  async atTable(command: CashierCommand, around: AroundTable): Promise<readonly Step[]> {
    return [
      ...(await this.reversals.of(command, around)),
      ...(await passingSteps(command, around, this.tables)),
    ];
  }

  async command<N extends CashierCommandName>(
    { name, body }: CageRequest<N>,
    { edge, found, second }: CageAround,
  ): Promise<CashierCommand> {
    const { roomId } = edge.room;
    const { boxId } = body as { readonly boxId?: string };
    return cashierCommands[name](body, {
      ...edge,
      ...found,
      second,
      atTable: await this.tables.of(roomId, found.floor, edge.player?.playerId ?? null),
      rakedMinor: boxId === undefined ? null : await this.tables.rakedInto(roomId, found, id<BoxId>(boxId)),
      fresh: freshId(roomId, edge.command),
      reference: referenceFor(roomId, edge.command, body),
    });
  }
}
