import {
  type Cage,
  type CashierEvent,
  type EntryNote,
  type Holding,
  type TransferNote,
} from '@cardroom/cashier';
import { formatMinor, isoOf, type Minor, minor } from '@cardroom/kernel';
import { currencyOf } from '../currencies';
import { toBuffer } from 'bwip-js/node';
import { addFeet, footOf, mm, newPaper, type Paper, type Printing } from '../papers/paper';
import { said, word } from './book-words';
import { amountIn, type Names, placeIn } from './report-cells';

/** One line of a slip: what, and how much or who. */
export type SlipLine = readonly [label: string, value: string];

export interface Slip {
  readonly title: string;
  /** Large: the amount. */
  readonly headline: string;
  readonly lines: readonly SlipLine[];
  /** Who signs, one line each. */
  readonly signatures: readonly string[];
  /** What finds the fact again: the command's id, in the code; the place in the log, to be typed. */
  readonly code: string;
  readonly number: string;
  readonly isReversed: boolean;
}

export type SlipSize = '80mm' | 'A4';

const slipWidth = 80;
const slipHeight = (slip: Slip): number => 96 + slip.lines.length * 6 + slip.signatures.length * 12;

const drawCode = async (paper: Paper, { code, number }: Slip, printing: Printing): Promise<void> => {
  const image = await toBuffer({ bcid: 'qrcode', text: code, scale: 4 });
  const side = mm(24);
  paper.moveDown(0.5);
  paper.image(image, (paper.page.width - side) / 2, paper.y, { width: side });
  paper.y += side + mm(2);
  const { left, right } = paper.page.margins;
  const across = { width: paper.page.width - left - right, align: 'center' } as const;
  paper.font('bold').fontSize(12).text(`#${number}`, left, paper.y, across);
  paper.font('plain').fontSize(8).text(word('findAgain', printing.language), across);
};

/** A slip or receipt for the printer at the window (80 mm), or on A4. */
export const slipPaper = async (slip: Slip, size: SlipSize, printing: Printing): Promise<Paper> => {
  const { language, roomName } = printing;
  const paper = newPaper({ size: size === 'A4' ? 'A4' : [slipWidth, slipHeight(slip)], title: slip.title });
  const centred = { align: 'center' } as const;
  paper.font('bold').fontSize(12).text(roomName, centred);
  paper.font('plain').fontSize(10).text(slip.title, centred);
  paper.font('bold').fontSize(22).text(slip.headline, centred);
  if (slip.isReversed) paper.fontSize(12).text(word('reversed', language).toUpperCase(), centred);
  paper.moveDown(0.4).fontSize(9);
  for (const [label, value] of slip.lines) {
    paper.font('plain').text(`${label} `, { continued: true });
    paper.font('bold').text(value);
  }
  for (const who of slip.signatures) paper.font('plain').moveDown(1.2).text(`${who}  ______________________`);
  await drawCode(paper, slip, printing);
  if (size === 'A4') addFeet(paper, footOf(printing));
  return paper;
};

interface SlipFrom {
  readonly cage: Cage;
  readonly printing: Printing;
  readonly names: Names;
  /** Of the fact in the log. */
  readonly position: string;
}

const moneyIn = ({ cage, printing }: SlipFrom, amountMinor: number): string => {
  const { code, decimals } = currencyOf(cage.day?.currency ?? 'EUR');
  return `${amountIn(formatMinor(minor(amountMinor), { code, decimals }), printing.language)}\u00A0${code}`;
};

const timeOf = ({ printing: { timeZone, language } }: SlipFrom, iso: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(iso));

const chipLines = (from: SlipFrom, chips: Holding['chips']): SlipLine[] =>
  Object.entries(chips)
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([face, count]) => [`${moneyIn(from, Number(face))} ×`, String(count)]);

const witnessOf = (event: CashierEvent): string[] => ('witness' in event ? [event.witness] : []);

const given = (label: string, value: string | null): SlipLine[] => (value === null ? [] : [[label, value]]);

/** The slip of an entry of the day; the player's receipt is the same. */
export const entrySlip = (note: EntryNote, event: CashierEvent, from: SlipFrom): Slip => {
  const { cage, names, position } = from;
  const { language } = names;
  const say = (name: string) => word(name, language);
  const who = [note.by, ...witnessOf(event)].map(names.nameOf);
  return {
    title: said(note.type, language),
    headline: moneyIn(from, note.amountMinor),
    lines: [
      [say('at'), timeOf(from, isoOf(note.at))],
      [say('number'), String(note.number)],
      ...given(say('window'), note.windowId),
      ...given(say('table'), note.tableId && String(names.tableNumber(note.tableId) ?? note.tableId)),
      ...given(say('player'), note.alias),
      ...(note.pay === 'account' ? given(say('balance'), say('account')) : []),
      ...chipLines(from, note.chips),
      ...given(say('reason'), note.reverses?.reason ?? null),
    ],
    signatures: who,
    code: note.command,
    number: position,
    isReversed: (cage.entries.get(note.command)?.reversedBy ?? null) !== null,
  };
};

interface TransferSlip {
  readonly kind: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly holding: Holding;
  readonly worthMinor: Minor;
  readonly askedBy: string;
  readonly note: TransferNote | undefined;
  /** Of its last fact. */
  readonly code: string;
}

/** The slip that goes with a fill, credit or float, signed by whoever had it in his hands. */
export const transferSlip = (transfer: TransferSlip, from: SlipFrom): Slip => {
  const { names, position } = from;
  const { language, nameOf } = names;
  const say = (name: string) => word(name, language);
  const { note } = transfer;
  const hand = (label: string, staffId: string | undefined): SlipLine[] =>
    staffId === undefined ? [] : [[say(label), nameOf(staffId)]];
  return {
    title: said(transfer.kind, language),
    headline: moneyIn(from, transfer.worthMinor),
    lines: [
      ...(note ? [[say('askedAt'), timeOf(from, isoOf(note.askedAt))] as const] : []),
      [say('state'), said(transfer.state, language)],
      [say('from'), placeIn(transfer.from, names)],
      [say('to'), placeIn(transfer.to, names)],
      ...chipLines(from, transfer.holding.chips),
      ...hand('askedBy', transfer.askedBy),
      ...hand('approvedBy', note?.approved?.by),
      ...(note?.received ? [[say('difference'), moneyIn(from, note.received.differenceMinor)] as const] : []),
    ],
    signatures: [say('sentBy'), say('receivedBy')],
    code: transfer.code,
    number: position,
    isReversed: false,
  };
};
