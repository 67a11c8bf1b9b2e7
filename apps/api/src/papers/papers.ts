import { listRow, receiptRow, tableRow } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { Inject, Injectable } from '@nestjs/common';
import { LogFollower } from '../live/log-follower';
import { type SessionRoom } from '../people/signed-in';
import { type Language } from '../problems/problem';
import { receiptUnknown } from '../problems/refused';
import { STORE } from '../tokens';
import { listsPaper } from './lists-paper';
import { bytesOf, type Paper, type Printing } from './paper';
import { receiptSlip } from './receipt-slip';
import { seatCards } from './seat-cards';
import { tableSheets } from './table-sheets';
import { paperWords } from './words';

export const paperNames = ['lists', 'table-sheets', 'seat-cards'] as const;
export type PaperName = (typeof paperNames)[number];

export interface Wanted {
  readonly room: SessionRoom;
  readonly language: Language;
  /** Only this table's sheet or cards. */
  readonly tableId?: string | undefined;
}

/** Puts on paper what the boards show now. */
@Injectable()
export class Papers {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogFollower) private readonly follower: LogFollower,
  ) {}

  async print(name: PaperName, wanted: Wanted): Promise<Buffer> {
    return bytesOf(await this.draw(name, wanted));
  }

  async receipt(code: string, wanted: Wanted): Promise<Buffer> {
    const [row] = await this.store.board(wanted.room.roomId, 'receipts', { keys: [code] });
    if (!row?.body) throw receiptUnknown();
    const receipt = receiptRow.parse(row.body);
    const [list] = await this.store.board(wanted.room.roomId, 'lists', { keys: [receipt.game.gameId] });
    const entries = list ? listRow.parse(list.body).entries : [];
    const place = entries.find(({ entryId }) => entryId === receipt.entryId)?.position ?? null;
    return bytesOf(await receiptSlip(code, { ...receipt, position: place }, this.printing(wanted)));
  }

  private async draw(name: PaperName, wanted: Wanted): Promise<Paper> {
    const printing = this.printing(wanted);
    if (name === 'lists') {
      const lists = await this.store.board(wanted.room.roomId, 'lists');
      return listsPaper(
        lists.map(({ body }) => listRow.parse(body)),
        printing,
      );
    }
    const { tableId } = wanted;
    const rows = await this.store.board(
      wanted.room.roomId,
      'tables',
      tableId === undefined ? {} : { keys: [tableId] },
    );
    const tables = rows.map(({ body }) => tableRow.parse(body)).sort((a, b) => a.number - b.number);
    return name === 'table-sheets' ? tableSheets(tables, printing) : seatCards(tables, printing);
  }

  private printing({ room, language }: Wanted): Printing {
    const { at, position } = this.follower.standing();
    const words = paperWords[language];
    return { words, language, roomName: room.name, timeZone: room.timeZone, at, position };
  }
}
