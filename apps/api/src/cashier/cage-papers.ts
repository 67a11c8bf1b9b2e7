import { type TransferId, worth } from '@cardroom/cashier';
import { cageCollectionRow } from '@cardroom/contracts';
import { type CommandId, id, type PlayerId } from '@cardroom/kernel';
import { allCashierRows } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { bytesOf, type Paper, type Printing } from '../papers/paper';
import { type SignedIn } from '../people/signed-in';
import { refusedBy } from '../problems/refused';
import { type Books, CageBooks, type BooksWanted } from './cage-books';
import { printingOf } from './cage-report';
import { statementFrom } from './cage-reports.controller';
import { paperUnknown } from './refusals';
import { collectionPaper, countPaper, statementPaper } from './sheets';
import { type Names, namesIn } from './report-cells';
import { entrySlip, slipPaper, type SlipSize, transferSlip } from './slips';
import { StaffNames } from './staff-names';

export const cagePaperNames = ['entry', 'transfer', 'statement', 'collection', 'count'] as const;
export type CagePaperName = (typeof cagePaperNames)[number];

export interface PaperWanted extends BooksWanted {
  readonly language: 'en' | 'fr';
  readonly size: SlipSize;
}

interface PaperFrom {
  readonly books: Books;
  readonly printing: Printing;
  readonly size: SlipSize;
  readonly names: Names;
}

type Draw = (of: string, from: PaperFrom) => Promise<Paper>;

const notThere = (of: string) => refusedBy(paperUnknown({ of }));

const entry: Draw = async (of, { books, printing, size, names }) => {
  const note = books.cage.record.entries.get(id<CommandId>(of));
  const fact = books.entries.find(({ event }) => event.command === of && event.type === note?.type);
  if (!note || !fact) throw notThere(of);
  const position = String(fact.stored.position);
  return slipPaper(
    entrySlip(note, fact.event, { cage: books.cage, printing, names, position }),
    size,
    printing,
  );
};

const transfer: Draw = async (of, { books, printing, size, names }) => {
  const found = books.cage.transfers.get(id<TransferId>(of));
  const last = books.entries.findLast(({ event }) => 'transferId' in event && event.transferId === of);
  if (!found || !last) throw notThere(of);
  const note = books.cage.record.transfers.get(found.transferId);
  const slip = transferSlip(
    { ...found, worthMinor: worth(found.holding), note, code: last.event.command },
    { cage: books.cage, printing, names, position: String(last.stored.position) },
  );
  return slipPaper(slip, size, printing);
};

const statement: Draw = (of, { books, printing }) =>
  statementPaper(statementFrom(books, id<PlayerId>(of)), printing);

const collection: Draw = async (of, { books, printing }) => {
  const rows = allCashierRows(books.cage);
  const row = rows.find(({ board, key }) => board === 'cage-collections' && key === of);
  if (!row) throw notThere(of);
  return collectionPaper(cageCollectionRow.parse(row.body), printing);
};

const count: Draw = async (of, { books, printing, names }) => {
  const note = books.cage.record.counts.get(id<CommandId>(of));
  if (!note) throw notThere(of);
  return countPaper(note, { cage: books.cage, printing, names });
};

const drawings: Readonly<Record<CagePaperName, Draw>> = { entry, transfer, statement, collection, count };

/** Slips, receipts, statements and sheets of the cage, now or as they stood then. */
@Injectable()
export class CagePapers {
  constructor(
    @Inject(CageBooks) private readonly books: CageBooks,
    @Inject(StaffNames) private readonly names: StaffNames,
  ) {}

  async print(
    name: CagePaperName,
    of: string,
    wanted: PaperWanted & { readonly who: SignedIn },
  ): Promise<Buffer> {
    const { who, language, size } = wanted;
    const books = await this.books.open(who.room, wanted);
    const nameOf = await this.names.byId(who.room.roomId);
    const names = namesIn(books, { language, nameOf });
    const printing = printingOf(who, books, language);
    return bytesOf(await drawings[name](of, { books, printing, size, names }));
  }
}
