import { type DuplicatesAnswer } from '@cardroom/contracts';
import { type RoomId } from '@cardroom/kernel';
import { type Likely, likelyPairs, likelyThe } from '@cardroom/players';
import { type PlayersRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { likenessOf, NamesIndex } from './names-index';
import { PlayerFiles } from './player-files';

const foundOf = ({ playerId, alias }: Pick<PlayersRow, 'playerId' | 'alias'>) => ({ playerId, alias });

/** Numbers that are perhaps one person. */
@Injectable()
export class Duplicates {
  constructor(
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(NamesIndex) private readonly names: NamesIndex,
  ) {}

  /** Who else he may be, or all pairs of the room; reasons and aliases, never what stands in a record. */
  async of(room: RoomId, playerId: string | null): Promise<DuplicatesAnswer> {
    const people = await this.names.peopleOf(room);
    const all = people.map(likenessOf);
    const one = playerId === null ? null : (await this.files.person(room, playerId)).playerId;
    const himself = all.find((each) => each.playerId === one);
    const likely = one === null ? likelyPairs(all) : himself ? likelyThe(himself, all) : [];
    const rows = new Map(people.map(({ row }) => [row.playerId, row]));
    return { pairs: likely.map((pair) => this.shown(pair, rows)), recordsCompared: this.names.isOpen };
  }

  private shown({ players, score, reasons }: Likely, rows: ReadonlyMap<string, PlayersRow>) {
    const [a, b] = players.map((each) => foundOf(rows.get(each) ?? { playerId: each, alias: '' }));
    const nobody = { playerId: '', alias: '' };
    return {
      players: [a ?? nobody, b ?? nobody] as [typeof nobody, typeof nobody],
      score,
      reasons: [...reasons],
    };
  }
}
