import {
  type CommandAnswer,
  type MayAnswer,
  type PlayCommandBody,
  type PlayCommandName,
} from '@cardroom/contracts';
import { step } from '@cardroom/event-store';
import { type Seed } from '@cardroom/kernel';
import { needsSeed, type PlayCommand, type PlayEvent, seatedAs, type Table, withheld } from '@cardroom/play';
import { tableCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { playCommands, type TableEdge } from './play-commands';
import { type FoundTable, PlayTables } from './play-tables';
import { notYourTable, seatTokenOver } from './refusals';

/** 32 bytes of the operating system's chance. */
const drawSeed = (): Seed => randomBytes(32).toString('hex') as Seed;

const withChance = (command: PlayCommand): PlayCommand =>
  needsSeed(command) ? ({ ...command, seed: drawSeed() } as PlayCommand) : command;

/** The seat must still be his, and he may speak of himself alone. */
const mustStillSit = (who: SignedIn, table: Table, body: object): void => {
  if (who.kind !== 'player') return;
  const { tableId, seat, playerId } = who;
  const named = (body as { readonly playerId?: string }).playerId;
  if (named !== undefined && named !== playerId) throw refusedBy(notYourTable({ tableId, seat }));
  if (seatedAs(table, playerId)?.seat !== seat) throw refusedBy(seatTokenOver({ tableId, seat }));
};

/**
 * The way to the play of a table. Seeds are drawn here, and what was recorded is answered only as far as anybody may
 * read it now.
 */
@Injectable()
export class PlayDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayTables) private readonly tables: PlayTables,
  ) {}

  async answer<N extends PlayCommandName>(
    name: N,
    body: PlayCommandBody<N>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const found = await this.tables.find(asked.who.room.roomId, body.tableId);
    this.tables.mustBeTheirs(asked.who, found);
    const answer = await this.door.answer({ name, body }, asked, async (edge) => ({
      steps: [step(tableCategory, found.streamId, await this.commandOf(name, body, { edge, found }))],
    }));
    return this.told(answer, found);
  }

  private async commandOf<N extends PlayCommandName>(
    name: N,
    body: PlayCommandBody<N>,
    { edge, found }: { readonly edge: Edge; readonly found: FoundTable },
  ): Promise<PlayCommand> {
    const { state: table } = await this.tables.play(found);
    mustStillSit(edge.who, table, body);
    const translate = playCommands[name] as (body: PlayCommandBody<N>, edge: TableEdge) => PlayCommand;
    return withChance(translate(body, { ...edge, table }));
  }

  /**
   * Hole cards, the deck and the seed of a hand that is not over are answered to nobody, and of a dealt hand nothing
   * that a question would only lead to: "may I?" is no way to look at the next card.
   */
  private async told<A extends CommandAnswer | MayAnswer>(answer: A, found: FoundTable): Promise<A> {
    if (!('facts' in answer)) return answer;
    const { state } = await this.tables.play(found);
    const isQuestion = !('commandId' in answer);
    if (isQuestion && (state.hand?.depth ?? state.depth) === 'dealt') return { ...answer, facts: [] };
    const facts = answer.facts as readonly unknown[] as readonly PlayEvent[];
    return { ...answer, facts: facts.map((fact) => withheld(fact, state)) };
  }
}
