import { type ConductReportAnswer, type ConductReportName } from '@cardroom/contracts';
import { type Language } from '../problems/problem';

export const reportTitles: Readonly<Record<Language, Readonly<Record<ConductReportName, string>>>> = {
  en: {
    rulings: 'Rulings of the shift by rule',
    sanctions: 'Sanctions running',
    exclusions: 'Exclusions',
    refusals: 'Refusals at the door',
    patterns: 'Worth a look',
  },
  fr: {
    rulings: 'Décisions du quart par règle',
    sanctions: 'Sanctions en cours',
    exclusions: 'Exclusions',
    refusals: 'Refus d’entrée',
    patterns: 'À regarder',
  },
};

/** What the figures at the end of a report count. */
export const totalWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    rulings: 'Rulings',
    open: 'Open',
    departures: 'Departures from a rule',
    appeals: 'Appeals',
    annulled: 'Annulled',
    goodFaithErrors: 'Errors in good faith',
    sanctions: 'Sanctions',
    pending: 'Waiting for confirmation',
    running: 'In force',
    refusals: 'Refusals',
    people: 'People',
    patterns: 'Patterns',
  },
  fr: {
    rulings: 'Décisions',
    open: 'En cours',
    departures: 'Règles écartées',
    appeals: 'Appels',
    annulled: 'Annulées',
    goodFaithErrors: 'Erreurs de bonne foi',
    sanctions: 'Sanctions',
    pending: 'À confirmer',
    running: 'En vigueur',
    refusals: 'Refus',
    people: 'Personnes',
    patterns: 'Motifs',
  },
};

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What columns say in words, so that a report can be read without knowing the log's own. */
export const conductWords: Words = {
  en: {
    stands: 'Stands',
    'hand-dead': 'Hand is dead',
    'hand-live': 'Hand plays',
    'hand-taken-back': 'Hand taken back',
    'taking-back-refused': 'Not taken back',
    binding: 'Binding',
    released: 'Released',
    reduced: 'Reduced',
    'pot-moved': 'Pot is moved',
    refund: 'Refund',
    'no-refund': 'No refund',
    misdeal: 'Misdeal',
    'spectator-moved': 'Spectator moved',
    other: 'Other',
    open: 'Asked',
    'awaiting-confirmation': 'To be confirmed',
    decided: 'Decided',
    appealed: 'Appealed',
    final: 'Final',
    annulled: 'Taken back',
    pending: 'To be confirmed',
    running: 'Running',
    remark: 'Remark',
    warning: 'Warning',
    reprimand: 'Reprimand',
    deadHand: 'Hand is dead',
    timeOut: 'Time out',
    disqualification: 'Out of the event',
    suspension: 'Suspension',
    exclusion: 'Exclusion',
    finalExclusion: 'Excluded for good',
    floor: 'Lists and seats',
    cashier: 'Cage',
    tournament: 'Tournaments',
    play: 'Table',
    kiosk: 'Kiosk',
  },
  fr: {
    stands: 'Maintenu',
    'hand-dead': 'Main morte',
    'hand-live': 'Main valable',
    'hand-taken-back': 'Main reprise',
    'taking-back-refused': 'Reprise refusée',
    binding: 'Engage le joueur',
    released: 'Libéré',
    reduced: 'Réduit',
    'pot-moved': 'Pot déplacé',
    refund: 'Remboursé',
    'no-refund': 'Pas remboursé',
    misdeal: 'Maldonne',
    'spectator-moved': 'Spectateur éloigné',
    other: 'Autre',
    open: 'Demandée',
    'awaiting-confirmation': 'À confirmer',
    decided: 'Rendue',
    appealed: 'En appel',
    final: 'Définitive',
    annulled: 'Reprise',
    pending: 'À confirmer',
    running: 'En cours',
    remark: 'Remarque',
    warning: 'Avertissement',
    reprimand: 'Blâme',
    deadHand: 'Main morte',
    timeOut: 'Mise à l’écart',
    disqualification: 'Hors du tournoi',
    suspension: 'Exclusion temporaire',
    exclusion: 'Exclusion',
    finalExclusion: 'Exclusion définitive',
    floor: 'Listes et sièges',
    cashier: 'Caisse',
    tournament: 'Tournois',
    play: 'Table',
    kiosk: 'Borne',
  },
};

const inWords: ReadonlySet<string> = new Set(['outcome', 'state', 'step', 'where']);

type ReportRow = ConductReportAnswer['rows'][number];

/** A row with people by their names and the log's own words in the reader's. */
export const rowInWords = (
  row: ReportRow,
  { language, nameOf }: { readonly language: Language; readonly nameOf: (staffId: string) => string },
): ReportRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      if (typeof cell !== 'string') return [name, cell];
      if (name === 'by') return [name, nameOf(cell)];
      return [name, inWords.has(name) ? (conductWords[language][cell] ?? cell) : cell];
    }),
  );
