import { type SeatShape, type TableRow } from '@cardroom/contracts';
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
  withFreeLines,
} from './paper';
import { gameName } from './words';

/** A seat as it stands, or a line for who comes to one later. */
type Line = SeatShape | null;

const columns = ({ words, timeZone, language }: Printing): readonly Column<Line>[] => [
  { title: words.seat, share: 1, text: (line) => (line ? String(line.seat) : '') },
  { title: words.player, share: 4, text: (line) => line?.alias ?? '' },
  { title: words.state, share: 2, text: (line) => (line && words.seatState[line.state]) ?? '' },
  { title: words.inAt, share: 2, text: (line) => timeOf(line?.since ?? null, timeZone, language) },
  { title: words.outAt, share: 2, text: () => '' },
  { title: words.rent, share: 2, text: () => '' },
  { title: words.chips, share: 2, text: () => '' },
];

/** A sheet for each open table: who sits where since when, and room for what happens until the power is back. */
export const tableSheets = (tables: readonly TableRow[], printing: Printing): Paper => {
  const { words } = printing;
  const paper = newPaper({ size: 'A4', title: words.tableSheets });
  const open = tables.filter(({ game }) => game !== null);
  open.forEach(({ number, section, game, seats }, i) => {
    if (i > 0) paper.addPage();
    heading(
      paper,
      `${words.table} ${number}`,
      `${section} · ${game ? gameName(game, printing.language) : ''}`,
    );
    paper.text(`${words.dealer} ______________________________`).moveDown(0.5);
    paper.fontSize(8).fillColor('#444').text(words.keyBack).fillColor('#000').moveDown(0.5);
    ruled(paper, columns(printing), withFreeLines(paper, seats));
  });
  if (open.length === 0) heading(paper, words.tableSheets);
  addFeet(paper, footOf(printing));
  return paper;
};
