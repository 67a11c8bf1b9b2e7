import { type ReceiptRow } from '@cardroom/contracts';
import { toBuffer } from 'bwip-js/node';
import { mm, newPaper, type Paper, type Printing, timeOf } from './paper';
import { gameName } from './words';

const width = 80;
const height = 110;

/** A receipt for a printer with 80 mm paper: place, game, and the code with which the player follows it. */
export const receiptSlip = async (code: string, receipt: ReceiptRow, printing: Printing): Promise<Paper> => {
  const { words, roomName, timeZone, language } = printing;
  const paper = newPaper({ size: [width, height], title: words.yourPlace });
  const centred = { align: 'center' } as const;
  paper.font('bold').fontSize(12).text(roomName, centred).moveDown(0.5);
  paper.font('plain').fontSize(10).text(words.yourPlace, centred);
  paper
    .font('bold')
    .fontSize(36)
    .text(receipt.position === null ? '–' : String(receipt.position), centred);
  paper.fontSize(12).text(receipt.alias, centred);
  paper.font('plain').fontSize(9).text(gameName(receipt.game, language), centred);
  paper.text(`${words.joinedAt} ${timeOf(receipt.joinedAt, timeZone, language)}`, centred).moveDown(0.5);
  const image = await toBuffer({ bcid: 'qrcode', text: code, scale: 4 });
  const side = mm(24);
  paper.image(image, (mm(width) - side) / 2, paper.y, { width: side });
  paper.y += side + mm(2);
  paper
    .font('bold')
    .fontSize(14)
    .text(code, mm(5), paper.y, { ...centred, characterSpacing: 1 });
  paper.font('plain').fontSize(8).text(words.showIt, centred);
  return paper;
};
