import { type ListEntryShape, type ListRow } from '@cardroom/contracts';
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

type Line = ListEntryShape | null;

const columns = ({ words, timeZone, language }: Printing): readonly Column<Line>[] => [
  { title: words.number, share: 1, text: (line) => (line ? String(line.position) : '') },
  { title: words.player, share: 5, text: (line) => line?.alias ?? '' },
  { title: words.since, share: 2, text: (line) => (line ? timeOf(line.joinedAt, timeZone, language) : '') },
  { title: words.source, share: 3, text: (line) => (line ? words.from[line.source] : '') },
  { title: words.state, share: 3, text: (line) => (line ? words.entry[line.state] : '') },
  { title: words.outAt, share: 2, text: () => '' },
];

/** Every waiting list, a page each, with room to go on by hand. */
export const listsPaper = (lists: readonly ListRow[], printing: Printing): Paper => {
  const { words } = printing;
  const paper = newPaper({ size: 'A4', title: words.lists });
  lists.forEach((list, i) => {
    if (i > 0) paper.addPage();
    heading(paper, gameName(list.game, printing.language), `${words.lists} · ${list.entries.length}`);
    if (list.entries.length === 0) paper.text(words.nobody).moveDown(0.5);
    paper.fontSize(8).fillColor('#444').text(words.keyBack).fillColor('#000').moveDown(0.5);
    ruled(paper, columns(printing), withFreeLines(paper, list.entries));
  });
  if (lists.length === 0) heading(paper, words.lists);
  addFeet(paper, footOf(printing));
  return paper;
};
