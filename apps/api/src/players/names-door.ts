import { type NamesAnswer, type PlayersCommandBody } from '@cardroom/contracts';
import { id } from '@cardroom/kernel';
import { isNameFound } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { stamp } from '../commands/translating';
import { refusedBy } from '../problems/refused';
import { nameOf, NamesIndex } from './names-index';
import { onPlayer } from './player-files';
import { noHouseKey } from './refusals';

/** Most people whom one search for a name shows. */
const mostShown = 10;

/** Finding people by their legal names. */
@Injectable()
export class NamesDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(NamesIndex) private readonly names: NamesIndex,
  ) {}

  /** Whoever is shown by name has been looked at. */
  async find(
    { name, screen, why }: PlayersCommandBody<'players/find-by-name'>,
    asked: Asked,
  ): Promise<NamesAnswer> {
    if (!this.names.isOpen) throw refusedBy(noHouseKey());
    const people = await this.names.peopleOf(asked.who.room.roomId);
    const found = people
      .flatMap(({ row, record }) => (record && isNameFound(name, nameOf(record)) ? [{ row, record }] : []))
      .slice(0, mostShown);
    if (found.length > 0)
      await this.door.run(
        { name: 'players/find-by-name', body: { screen, why } },
        { ...asked, key: null },
        (edge) => ({
          steps: found.map(({ row }) =>
            onPlayer(id(row.playerId), { type: 'SeeRecord', ...stamp(edge), screen, why }),
          ),
        }),
      );
    return {
      players: found.map(({ row, record }) => ({
        playerId: row.playerId,
        alias: row.alias,
        familyName: record.familyName ?? '',
        givenNames: record.givenNames ?? '',
      })),
    };
  }
}
