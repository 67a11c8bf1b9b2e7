import { type ErasureShape } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { type RoomId } from '@cardroom/kernel';
import { type PlayerErasureRow } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { refusedBy } from '../problems/refused';
import { PEOPLE } from '../tokens';
import { PlayerFiles } from './player-files';
import { erasureUnknown } from './refusals';

/** Who was erased, and whether every key is gone. */
@Injectable()
export class Erasures {
  constructor(
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
    @Inject(PEOPLE) private readonly staff: PrismaClient,
  ) {}

  async all(room: RoomId): Promise<ErasureShape[]> {
    const rows = await this.files.erasures(room);
    const codes = [...new Set(rows.map(({ code }) => code))];
    const erasures = await Promise.all(
      codes.map((code) =>
        this.shapeOf(
          room,
          rows.filter((row) => row.code === code),
        ),
      ),
    );
    return erasures.sort((a, b) => b.at.localeCompare(a.at));
  }

  async withCode(room: RoomId, typed: string): Promise<ErasureShape> {
    const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const found = (await this.all(room)).find((erasure) => erasure.code === code);
    if (!found) throw refusedBy(erasureUnknown({ code }));
    return found;
  }

  private async shapeOf(room: RoomId, rows: readonly PlayerErasureRow[]): Promise<ErasureShape> {
    const [first] = rows;
    if (!first) throw refusedBy(erasureUnknown());
    const { left, destroyed } = await this.files.data.keysOf(rows.map(({ playerId }) => playerId));
    const person = await this.staff.staffMember.findFirst({ where: { id: first.by, roomId: room } });
    const { code, playerId, at, by, reason } = first;
    return {
      code,
      playerId,
      at,
      by,
      reason,
      name: person?.name ?? null,
      keysDestroyed: destroyed,
      keysLeft: left,
    };
  }
}
