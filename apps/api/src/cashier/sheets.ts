import { type Cage, type CountNote, type Holding, worth } from '@cardroom/cashier';
import { type CageCollectionRow, type StatementAnswer } from '@cardroom/contracts';
import { formatMinor, isoOf, type Minor, minor } from '@cardroom/kernel';
import { currencyOf } from '../currencies';
import {
  addFeet,
  type Column,
  footOf,
  heading,
  newPaper,
  type Paper,
  type Printing,
  ruled,
  timeOf,
} from '../papers/paper';
import { toBuffer } from 'bwip-js/node';
import { mm } from '../papers/paper';
import { said, word } from './book-words';
import { amountIn, type Names, placeIn } from './report-cells';

/** The code that finds again what a sheet is about, in the corner of its first page. */
export const codeInCorner = async (paper: Paper, code: string): Promise<void> => {
  const image = await toBuffer({ bcid: 'qrcode', text: code, scale: 3 });
  const side = mm(18);
  const { x, y } = paper;
  paper.image(image, paper.page.width - paper.page.margins.right - side, mm(8), { width: side });
  paper.x = x;
  paper.y = y;
};

/** A player's money over one day, for him to take along. */
export const statementPaper = async (statement: StatementAnswer, printing: Printing): Promise<Paper> => {
  const { language, timeZone } = printing;
  const say = (name: string) => word(name, language);
  const paper = newPaper({ size: 'A4', title: say('statement') });
  await codeInCorner(paper, `statement-${statement.playerId}`);
  heading(paper, say('statement'), `${statement.alias ?? statement.playerId} · ${statement.day}`);
  paper.text(`${say('opening')} ${amountIn(statement.opening, language)}`).moveDown(0.5);
  const columns: readonly Column<StatementAnswer['lines'][number]>[] = [
    { title: say('at'), share: 2, text: ({ at }) => timeOf(at, timeZone, language) },
    { title: say('what'), share: 4, text: ({ what }) => said(what, language) },
    { title: say('change'), share: 2, text: ({ change }) => amountIn(change, language) },
    { title: say('balance'), share: 2, text: ({ balance }) => amountIn(balance, language) },
  ];
  ruled(paper, columns, statement.lines);
  paper.font('bold').text(`${say('closing')} ${amountIn(statement.closing, language)}`);
  addFeet(paper, footOf(printing));
  return paper;
};

type Period = CageCollectionRow['periods'][number];

/** A table's sheet of owed and paid rent, a part for each period, and what of it came in. */
export const collectionPaper = async (sheet: CageCollectionRow, printing: Printing): Promise<Paper> => {
  const { language, timeZone } = printing;
  const say = (name: string) => word(name, language);
  const paper = newPaper({ size: 'A4', title: say('collection') });
  await codeInCorner(paper, `collection-${sheet.tableId}`);
  heading(paper, say('collection'), `${say('table')} ${sheet.tableNumber ?? sheet.tableId}`);
  const columns: readonly Column<Period['lines'][number]>[] = [
    { title: say('seat'), share: 1, text: ({ seat }) => String(seat) },
    { title: say('player'), share: 4, text: ({ alias, playerId }) => alias ?? playerId },
    { title: say('amount'), share: 2, text: ({ amount }) => amountIn(amount, language) },
    { title: say('state'), share: 2, text: ({ state }) => said(state, language) },
  ];
  for (const period of sheet.periods) {
    const taken = period.taken ? `${say('rentTaken')} ${amountIn(period.taken.amount, language)}` : '';
    heading(
      paper,
      `${say('period')} ${period.period}`,
      `${timeOf(period.dueAt, timeZone, language)} ${taken}`,
    );
    ruled(paper, columns, period.lines);
  }
  const { due, paid, owed, taken } = sheet.totals;
  const sums = [
    [say('rentDue'), due],
    [say('rentPaid'), paid],
    [said('owed', language), owed],
    [say('rentTaken'), taken],
  ];
  paper
    .font('bold')
    .text(sums.map(([label, amount]) => `${label} ${amountIn(amount, language)}`).join(' · '));
  addFeet(paper, footOf(printing));
  return paper;
};

interface Counted {
  readonly face: string;
  readonly count: string;
  readonly amount: string;
}

const countedLines = (
  { cashMinor, chips }: Holding,
  money: (of: Minor) => string,
  cashWord: string,
): Counted[] => [
  { face: cashWord, count: '', amount: money(cashMinor) },
  ...Object.entries(chips)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([face, count]) => ({
      face: money(minor(Number(face))),
      count: String(count),
      amount: money(minor(Number(face) * count)),
    })),
];

interface SheetFrom {
  readonly cage: Cage;
  readonly printing: Printing;
  readonly names: Names;
}

/** What was counted by denomination, its difference, and room for two to sign. */
export const countPaper = async (note: CountNote, { cage, printing, names }: SheetFrom): Promise<Paper> => {
  const { language, timeZone } = printing;
  const say = (name: string) => word(name, language);
  const currency = currencyOf(cage.day?.currency ?? 'EUR');
  const money = (of: Minor): string => amountIn(formatMinor(of, currency), language);
  const paper = newPaper({ size: 'A4', title: say('count') });
  await codeInCorner(paper, note.command);
  heading(paper, say('count'), `${said(note.kind, language)} · ${placeIn(note.place, names)}`);
  paper
    .text(`${say('day')} ${cage.day?.day ?? ''} · ${timeOf(isoOf(note.at), timeZone, language)}`)
    .moveDown(0.5);
  const columns: readonly Column<Counted>[] = [
    { title: say('chips'), share: 3, text: ({ face }) => face },
    { title: say('counted'), share: 2, text: ({ count }) => count },
    { title: say('amount'), share: 3, text: ({ amount }) => amount },
  ];
  ruled(paper, columns, countedLines(note.counted, money, say('cash')));
  paper.font('bold').text(`${say('total')} ${money(worth(note.counted))}`);
  const difference = note.differenceMinor === null ? '–' : money(note.differenceMinor);
  paper
    .text(`${say('difference')} ${difference}`)
    .moveDown(2)
    .font('plain');
  for (const staffId of [note.cashier ?? note.by, note.witness])
    if (staffId) paper.text(`${names.nameOf(staffId)}  ______________________________`).moveDown(1.5);
  addFeet(paper, footOf(printing));
  return paper;
};
