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
} from './paper';
import { gameName } from './words';

const columns = ({ words, timeZone, language }: Printing): readonly Column<SeatShape>[] => [
  { title: words.seat, share: 1, text: ({ seat }) => String(seat) },
  { title: words.player, share: 4, text: ({ alias }) => alias ?? '' },
  { title: words.state, share: 2, text: ({ state }) => words.seatState[state] ?? '' },
  { title: words.inAt, share: 2, text: ({ since }) => timeOf(since, timeZone, language) },
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
    heading(paper, `${words.table} ${number}`, `${section} · ${game ? gameName(game, words) : ''}`);
    paper.text(`${words.dealer}: ______________________________`).moveDown(0.5);
    paper.fontSize(8).fillColor('#444').text(words.keyBack).fillColor('#000').moveDown(0.5);
    ruled(paper, columns(printing), seats);
  });
  if (open.length === 0) heading(paper, words.tableSheets);
  addFeet(paper, footOf(printing));
  return paper;
};
