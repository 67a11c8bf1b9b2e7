import { type SeatShape, type TableRow } from '@cardroom/contracts';
import { addFeet, footOf, heading, mm, newPaper, type Paper, type Printing, timeOf } from './paper';
import { gameName } from './words';

const across = 2;
const down = 5;
const cardHeight = mm(50);

interface Card {
  readonly table: TableRow;
  readonly seat: SeatShape;
}

const cardsOf = (tables: readonly TableRow[]): readonly Card[] =>
  tables.flatMap((table) =>
    table.seats.filter(({ alias }) => alias !== null).map((seat) => ({ table, seat })),
  );

/** Where a card is drawn on its page. */
interface Corner {
  readonly paper: Paper;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const drawCard = ({ table, seat }: Card, { paper, x, y, width }: Corner, printing: Printing): void => {
  const { words, timeZone, language } = printing;
  paper.rect(x, y, width, cardHeight).lineWidth(0.5).dash(3, { space: 3 }).stroke('#888').undash();
  const inside = { width: width - mm(10), lineBreak: false, ellipsis: true };
  const left = x + mm(5);
  paper.fillColor('#000').font('bold').fontSize(18);
  paper.text(`${words.table} ${table.number} · ${words.seat} ${seat.seat}`, left, y + mm(6), inside);
  paper.fontSize(14).text(seat.alias ?? '', left, y + mm(19), inside);
  paper.font('plain').fontSize(9);
  paper.text(table.game ? gameName(table.game, language) : '', left, y + mm(30), inside);
  paper.text(`${words.since} ${timeOf(seat.since, timeZone, language)}`, left, y + mm(37), inside);
};

/** A card for every taken seat, to cut out and lay on the table. */
export const seatCards = (tables: readonly TableRow[], printing: Printing): Paper => {
  const paper = newPaper({ size: 'A4', title: printing.words.seatCards });
  const { left, right, top } = paper.page.margins;
  const width = (paper.page.width - left - right) / across;
  const cards = cardsOf(tables);
  cards.forEach((card, i) => {
    const place = i % (across * down);
    if (i > 0 && place === 0) paper.addPage();
    const corner: Corner = {
      paper,
      x: left + (place % across) * width,
      y: top + Math.floor(place / across) * cardHeight,
      width,
    };
    drawCard(card, corner, printing);
  });
  if (cards.length === 0) heading(paper, printing.words.seatCards);
  addFeet(paper, footOf(printing));
  return paper;
};
