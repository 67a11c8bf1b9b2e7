import { type Refusal, type RefusalFacts } from '@cardroom/kernel';
import { ruleOf } from '@cardroom/rulebook/catalogue';
import { type Language } from '../evaluation/names';
import { type PhhProblem, type PhhProblemCode } from '../phh/problem';

type Say = (problem: PhhProblem) => string;

const found = ({ found: text = '' }: PhhProblem): string => text;
const field = ({ field: name = '' }: PhhProblem): string => name;

const en: Readonly<Record<PhhProblemCode, Say>> = {
  'not-toml': (problem) => `this is not TOML: ${found(problem)}`,
  'no-hand': () => 'the file holds no hand',
  'field-missing': (problem) => `the field ${field(problem)} is missing`,
  'field-wrong': (problem) => `the field ${field(problem)} is of the wrong kind: ${found(problem)}`,
  'field-length': (problem) =>
    `the field ${field(problem)} has ${found(problem)} values, not one for each player`,
  'variant-unknown': (problem) => `the variant ${found(problem)} is not known`,
  'amount-wrong': (problem) => `"${found(problem)}" is no amount of chips${ofField(problem, ' in ')}`,
  'action-unreadable': (problem) => `"${found(problem)}" is no action`,
  'card-unreadable': (problem) => `"${found(problem)}" has a card that does not exist`,
  'player-unknown': (problem) => `"${found(problem)}" is of a player who is not at the table`,
  refused: (problem) =>
    problem.found === undefined ? 'the hand is not allowed' : `"${problem.found}" is not allowed`,
  unfinished: () => 'the file stops before the end of the hand',
};

const fr: Readonly<Record<PhhProblemCode, Say>> = {
  'not-toml': (problem) => `ce n'est pas du TOML : ${found(problem)}`,
  'no-hand': () => 'le fichier ne contient aucun coup',
  'field-missing': (problem) => `le champ ${field(problem)} manque`,
  'field-wrong': (problem) => `le champ ${field(problem)} n'est pas du bon type : ${found(problem)}`,
  'field-length': (problem) =>
    `le champ ${field(problem)} a ${found(problem)} valeurs, et non une par joueur`,
  'variant-unknown': (problem) => `la variante ${found(problem)} est inconnue`,
  'amount-wrong': (problem) => `« ${found(problem)} » n'est pas un montant${ofField(problem, ' dans ')}`,
  'action-unreadable': (problem) => `« ${found(problem)} » n'est pas une action`,
  'card-unreadable': (problem) => `« ${found(problem)} » a une carte qui n'existe pas`,
  'player-unknown': (problem) => `« ${found(problem)} » est d'un joueur absent de la table`,
  refused: (problem) =>
    problem.found === undefined ? "le coup n'est pas permis" : `« ${problem.found} » n'est pas permis`,
  unfinished: () => "le fichier s'arrête avant la fin du coup",
};

const ofField = (problem: PhhProblem, within: string): string =>
  problem.field === undefined ? '' : `${within}${problem.field}`;

const factsText = (facts: RefusalFacts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');

/** Why the engine says no: the rule by its title, the code and the facts. */
export const refusalText = ({ code, rule, facts }: Refusal, language: Language): string => {
  const title = rule === undefined ? '' : `${rule} ${ruleOf(rule).title[language]} — `;
  const details = factsText(facts);
  return `${title}${code}${details === '' ? '' : ` (${details})`}`;
};

const places = {
  en: { line: 'line', hand: 'hand', action: 'action' },
  fr: { line: 'ligne', hand: 'coup', action: 'action' },
} as const;

/** Where it is: `line 14, hand 3, action 7`. */
const placeText = ({ line, hand, action }: PhhProblem, language: Language): string => {
  const words = places[language];
  return [
    line === null ? '' : `${words.line} ${line}`,
    hand === null ? '' : `${words.hand} ${hand}`,
    action === undefined ? '' : `${words.action} ${action}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
};

/** A problem of a file in one line, with its place. */
export const problemText = (problem: PhhProblem, language: Language): string => {
  const place = placeText(problem, language);
  const text = (language === 'fr' ? fr : en)[problem.code](problem);
  const colon = language === 'fr' ? ' : ' : ': ';
  const refusal = problem.refusal ? `${colon}${refusalText(problem.refusal, language)}` : '';
  return `${place === '' ? '' : `${place}${colon}`}${text}${refusal}`;
};
