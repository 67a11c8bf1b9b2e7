import { type CommandAnswer, type MayAnswer, type PlayersCommandBody } from '@cardroom/contracts';
import { type PlayerId } from '@cardroom/kernel';
import { refusals } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { stamp } from '../commands/translating';
import { Refused, refusedBy } from '../problems/refused';
import { onPlayer, PlayerFiles } from './player-files';
import { RoomTies } from './room-ties';

interface Kept {
  readonly what: 'note' | 'phone';
  readonly data: Readonly<Record<string, string>>;
}

interface Written {
  readonly playerId: string;
  readonly noteId: string;
}

interface Wish {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly kept: Kept;
  command(edge: Parameters<typeof stamp>[0], ref: string): Parameters<typeof onPlayer>[1];
}

/** Words about a player and numbers to call him at: sealed first, then named by a fact. */
@Injectable()
export class NotesDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(RoomTies) private readonly ties: RoomTies,
  ) {}

  async write(
    body: PlayersCommandBody<'players/write-note'>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { playerId, audience, text } = body;
    const person = await this.known(asked, playerId);
    return this.keeping(person, asked, {
      name: 'players/write-note',
      body: { playerId, audience },
      kept: { what: 'note', data: { text } },
      command: (edge, ref) => ({ type: 'WriteNote', ...stamp(edge), ref, audience }),
    });
  }

  async withdraw(
    body: PlayersCommandBody<'players/withdraw-note'>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { noteId, reason } = body;
    return this.door.answer({ name: 'players/withdraw-note', body }, asked, async (edge) => ({
      steps: [
        onPlayer(await this.holderOf(asked, body), { type: 'WithdrawNote', ...stamp(edge), noteId, reason }),
      ],
    }));
  }

  /** A kiosk names the player by his receipt; who he is stays unsaid. */
  async keepPhone(
    body: PlayersCommandBody<'players/keep-phone'>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { phone, ...named } = body;
    const playerId =
      named.playerId ?? (await this.ties.ownerOf(asked.who.room.roomId, named.receiptCode ?? ''));
    const person = await this.known(asked, playerId);
    return this.keeping(person, asked, {
      name: 'players/keep-phone',
      body: { receiptCode: named.receiptCode },
      kept: { what: 'phone', data: { phone } },
      command: (edge, ref) => ({ type: 'KeepPhone', ...stamp(edge), ref }),
    });
  }

  private async keeping(playerId: PlayerId, asked: Asked, wish: Wish): Promise<CommandAnswer | MayAnswer> {
    const { what, data } = wish.kept;
    const mark = this.files.data.markOf(data);
    const sealed: { ref: string | null } = { ref: null };
    try {
      return await this.door.answer(
        { name: wish.name, body: { ...wish.body, sealed: mark } },
        asked,
        async (edge) => {
          const ref = this.files.data.refFor(playerId, what, { command: edge.command, mark });
          if (!asked.isQuestion) {
            await this.files.data.keep(ref, data);
            sealed.ref = ref;
          }
          return { steps: [onPlayer(playerId, wish.command(edge, ref))] };
        },
      );
    } catch (error) {
      if (error instanceof Refused && sealed.ref) await this.files.data.destroy(sealed.ref);
      throw error;
    }
  }

  private async known({ who }: Asked, playerId: string): Promise<PlayerId> {
    return (await this.files.person(who.room.roomId, playerId)).playerId;
  }

  /** A note stays on the number under which it was written. */
  private async holderOf({ who }: Asked, { playerId, noteId }: Written): Promise<PlayerId> {
    const { ids } = await this.files.person(who.room.roomId, playerId);
    for (const each of ids) {
      const state = await this.files.stateOf(each);
      if (state?.notes.some((note) => note.noteId === noteId)) return each;
    }
    throw refusedBy(refusals.noteUnknown({ noteId }));
  }
}
