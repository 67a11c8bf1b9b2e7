import { type CagePlayerRow } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { type Floor } from '@cardroom/floor';
import { type PlayerId, type RoomId } from '@cardroom/kernel';
import { type KeptByLaw, type OpenMatter } from '@cardroom/players';
import { floorCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { GamingDays } from '../floor/gaming-days';
import { receiptUnknown } from '../problems/refused';
import { STORE } from '../tokens';
import { LawfulKeeping } from './kept-by-law';

const isSome = (amount: string): boolean => !/^-?0+(\.0+)?$/.test(amount);

const openOf = (matters: readonly (readonly [OpenMatter, boolean])[]): OpenMatter[] =>
  matters.flatMap(([matter, isOpen]) => (isOpen ? [matter] : []));

const onFloor = (floor: Floor, ids: ReadonlySet<string>): OpenMatter[] => {
  const each = [...ids] as PlayerId[];
  return openOf([
    ['seated', each.some((playerId) => floor.seatOf.get(playerId) !== undefined)],
    ['listed', each.some((playerId) => (floor.listedIn.get(playerId)?.size ?? 0) > 0)],
    ['seat-kept', each.some((playerId) => floor.reservedFor.get(playerId) !== undefined)],
    ['custody', [...floor.custody.values()].some(({ playerId }) => ids.has(playerId))],
    ['deposit', [...floor.deposits.values()].some(({ playerId }) => ids.has(playerId))],
  ]);
};

const atCage = ({
  balance,
  custody,
  custodyAwaited,
  deposits,
  safety,
  loan,
  due,
}: CagePlayerRow): OpenMatter[] =>
  openOf([
    ['money', isSome(balance) || safety !== null || loan !== null || due.length > 0],
    ['custody', custody !== null || custodyAwaited.length > 0],
    ['deposit', deposits.length > 0],
  ]);

/** What ties a person to the room at this moment: places, chips and money, on the floor and at the cage; and the law. */
@Injectable()
export class RoomTies {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(LawfulKeeping) private readonly law: LawfulKeeping,
  ) {}

  async open(room: RoomId, ids: readonly string[]): Promise<readonly OpenMatter[]> {
    const floor = await this.floor(room);
    const cage = await this.store.board(room, 'cage-players', { keys: ids });
    return [
      ...new Set([
        ...(floor ? onFloor(floor, new Set(ids)) : []),
        ...cage.flatMap(({ body }) => atCage(body as CagePlayerRow)),
      ]),
    ];
  }

  keptByLaw(room: RoomId, ids: readonly string[]): Promise<readonly KeptByLaw[]> {
    return this.law.of(room, ids);
  }

  /** Whose place a receipt is for. */
  async ownerOf(room: RoomId, receiptCode: string): Promise<PlayerId> {
    const code = receiptCode.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const floor = await this.floor(room);
    const entryId = floor?.receipts.get(code);
    const entry = entryId && floor?.entries.get(entryId);
    if (!entry) throw receiptUnknown();
    return entry.playerId;
  }

  /** The receipts of every place that he has on a list now. */
  async receiptsOf(room: RoomId, ids: readonly PlayerId[]) {
    const floor = await this.floor(room);
    if (!floor) return [];
    const entries = ids.flatMap((each) => [...(floor.listedIn.get(each)?.values() ?? [])]);
    const keys = entries.flatMap((entryId) => floor.entries.get(entryId)?.receiptCode ?? []);
    return keys.length === 0 ? [] : this.store.board(room, 'receipts', { keys });
  }

  private async floor(room: RoomId): Promise<Floor | null> {
    const stream = await this.days.latest(room);
    return stream === null ? null : (await this.store.state(floorCategory, stream)).state;
  }
}
