import { entryStates, listRow, type ReceiptRow, receiptRow } from '@cardroom/contracts';
import { type EventStore } from '@cardroom/event-store';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Route } from '../documents/route';
import { receiptUnknown } from '../problems/refused';
import { STORE } from '../tokens';

/** The code alone says which room: it was drawn from 2^40. */
const receiptStatement = `
  SELECT r.id AS room, b.body FROM rooms r JOIN boards b ON b.room = r.id AND b.board = 'receipts' AND b.key = $1
  WHERE b.body IS NOT NULL LIMIT 1`;

const isOnList = ({ state }: ReceiptRow): boolean => (entryStates as readonly string[]).includes(state);

@ApiTags('Boards')
@Controller('receipts')
export class ReceiptsController {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  @Get(':code')
  @Route({
    summary: 'My place, by the code on my receipt',
    description: 'Open to whoever holds the code; so many requests a minute for each address.',
    need: { open: 'read-receipt' },
    answer: receiptRow,
  })
  async read(@Param('code') code: string): Promise<ReceiptRow> {
    const key = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const { rows } = await this.store.connections.pool.query<{ room: string; body: unknown }>({
      name: 'receipt',
      text: receiptStatement,
      values: [key],
    });
    const [row] = rows;
    if (!row) throw receiptUnknown();
    const receipt = receiptRow.parse(row.body);
    return receipt.position === null && isOnList(receipt) ? this.placed(row.room, receipt) : receipt;
  }

  /** The list itself says where an entry stands, so that no receipt is rewritten when somebody ahead leaves. */
  private async placed(room: string, receipt: ReceiptRow): Promise<ReceiptRow> {
    const [list] = await this.store.board(room, 'lists', { keys: [receipt.game.gameId] });
    const entries = list ? listRow.parse(list.body).entries : [];
    const entry = entries.find(({ entryId }) => entryId === receipt.entryId);
    return { ...receipt, position: entry?.position ?? null, expected: entry?.expected ?? null };
  }
}
