import { type CommandAnswer, type MayAnswer, type PlayersCommandBody } from '@cardroom/contracts';
import { id, type PlayerId, type RoomId } from '@cardroom/kernel';
import { refusals } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { stamp } from '../commands/translating';
import { drawLetters } from '../people/credentials';
import { refusedBy } from '../problems/refused';
import { onPlayer, PlayerFiles } from './player-files';
import { RoomTies } from './room-ties';

const codeLetters = 8;

/** Erasing a person: the fact first, under every number that was his, then the keys. */
@Injectable()
export class ErasureDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(RoomTies) private readonly ties: RoomTies,
  ) {}

  /** Should the server stop between the fact and the keys, the sweep destroys them a little later. */
  async erase(
    { playerId, reason }: PlayersCommandBody<'players/erase-player'>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    const { roomId } = asked.who.room;
    const code = drawLetters(codeLetters);
    const answer = await this.door.answer(
      { name: 'players/erase-player', body: { erased: playerId, reason } },
      asked,
      async (edge) => {
        const ids = await this.numbersOf(roomId, playerId);
        const open = await this.ties.open(roomId, ids);
        const keptByLaw = await this.ties.keptByLaw(roomId, ids);
        const command = { type: 'ErasePlayer', ...stamp(edge), code, reason, open, keptByLaw } as const;
        return { steps: ids.map((each) => onPlayer(each, command)) };
      },
    );
    if ('facts' in answer && 'commandId' in answer)
      await this.files.data.destroyPeople(answer.facts.map((fact) => String(fact['playerId'])));
    return answer;
  }

  /** Every number of the person; the one given, once he was erased, so that the same request is answered the same. */
  private async numbersOf(room: RoomId, playerId: string): Promise<readonly PlayerId[]> {
    const person = await this.files.lookup.whoIs(room, playerId);
    if (person) return person.ids;
    const erased = await this.files.erasures(room);
    if (erased.some((row) => row.playerId === playerId)) return [id(playerId)];
    throw refusedBy(refusals.notRegistered({ playerId }));
  }
}
