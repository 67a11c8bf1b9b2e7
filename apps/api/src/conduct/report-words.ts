import { type ConductReportName } from '@cardroom/contracts';
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
