import { type ErasureShape } from '@cardroom/contracts';
import { addFeet, heading, newPaper, type Paper } from '../papers/paper';
import { type SessionRoom } from '../people/signed-in';
import { type Language } from '../problems/problem';

interface ReceiptWords {
  readonly title: string;
  readonly erased: (day: string) => string;
  readonly keys: (count: number) => string;
  readonly pending: string;
  readonly stays: string;
  readonly code: string;
  readonly by: string;
  readonly reason: Readonly<Record<ErasureShape['reason'], string>>;
  readonly because: string;
}

const words: Readonly<Record<Language, ReceiptWords>> = {
  en: {
    title: 'Erasure of personal data',
    erased: (day) => `On ${day} the personal data kept here under this number were erased.`,
    keys: (count) => `Keys destroyed: ${count}. Copies, in backups too, can no longer be read.`,
    pending: 'Some keys are still being destroyed; ask for this receipt again in an hour.',
    stays:
      'Places on lists, seats and sums of money stay in the records of the room under a number and an alias, without ' +
      'a name, as the law and the accounts require.',
    code: 'Code of this receipt',
    by: 'Carried out by',
    reason: {
      request: 'at the person’s own request',
      retention: 'at the end of the time for which data are kept',
    },
    because: 'Reason',
  },
  fr: {
    title: 'Effacement de données personnelles',
    erased: (day) => `Le ${day}, les données personnelles conservées ici sous ce numéro ont été effacées.`,
    keys: (count) =>
      `Clés détruites\u00a0: ${count}. Les copies, sauvegardes comprises, ne peuvent plus être lues.`,
    pending: 'Des clés restent à détruire\u202f; redemandez ce reçu dans une heure.',
    stays:
      'Les rangs sur les listes, les sièges et les sommes restent dans les registres de la salle sous un numéro et un ' +
      'pseudonyme, sans nom, comme la loi et les comptes l’exigent.',
    code: 'Code de ce reçu',
    by: 'Effectué par',
    reason: { request: 'à la demande de la personne', retention: 'fin de la durée de conservation' },
    because: 'Motif',
  },
};

/** What the person takes home: that and when it was done, and the code under which the fact is found again. */
export const erasureReceipt = (
  erasure: ErasureShape,
  { room, language }: { readonly room: SessionRoom; readonly language: Language },
): Paper => {
  const said = words[language];
  const paper = newPaper({ size: 'A4', title: said.title });
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: room.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(erasure.at));
  heading(paper, said.title, room.name);
  const lines = [
    said.erased(day),
    `${said.because} : ${said.reason[erasure.reason]}`.replace(' :', language === 'fr' ? '\u00a0:' : ':'),
    said.keys(erasure.keysDestroyed),
    ...(erasure.keysLeft > 0 ? [said.pending] : []),
    said.stays,
    `${said.by} ${erasure.name ?? erasure.by}`,
  ];
  for (const line of lines) paper.fontSize(11).text(line).moveDown(0.8);
  paper.moveDown().fontSize(10).text(said.code);
  paper.font('bold').fontSize(20).text(erasure.code, { characterSpacing: 2 });
  addFeet(paper, `${room.name} · ${day}`);
  return paper;
};
