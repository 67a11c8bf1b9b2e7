import { type PrismaClient } from '@cardroom/event-store/client';
import { type RoomId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { PEOPLE } from '../tokens';

/** Names of those who work in the room, to show beside what they did. */
@Injectable()
export class StaffNames {
  constructor(@Inject(PEOPLE) private readonly people: PrismaClient) {}

  async list(room: RoomId): Promise<{ staffId: string; name: string; role: string }[]> {
    const rows = await this.people.staffMember.findMany({
      where: { roomId: room },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, role: true },
    });
    return rows.map(({ id, name, role }) => ({ staffId: id, name, role }));
  }

  /** By id; an id that is nobody's stands for itself. */
  async byId(room: RoomId): Promise<(staffId: string) => string> {
    const names = new Map((await this.list(room)).map(({ staffId, name }) => [staffId, name]));
    return (staffId) => names.get(staffId) ?? staffId;
  }
}
