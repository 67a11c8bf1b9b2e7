import { type RuleId } from '../generated/rule-ids';
import { type Language } from '../language';
import { searchRules } from './search';

const found = (query: string, language: Language, limit = 3) =>
  searchRules(query, { language, limit }).map(({ id }) => id);

/** What somebody at a table types, and a rule that must be among the first three. */
type Asked = readonly [query: string, rule: RuleId];

const inEnglish: readonly Asked[] = [
  ['two cards exposed', 'RRP-3.2.1.b'],
  ['first card of the deal exposed', 'RRP-5.1'],
  ['single oversized chip', 'RRP-3.5.15'],
  ['string bet', 'RRP-3.5.14'],
  ['time collection', 'RRP-2.2.2'],
  ['must move', 'RRP-2.3.9'],
  ['someone acted out of turn', 'RRP-3.5.10'],
  ['short all-in raise reopen', 'RRP-10.1.3.a'],
  ['who shows first', 'RRP-3.6.7'],
  ['rabbit hunting', 'RRP-2.2.23'],
  ['phone at the table', 'RRP-1.1.7'],
  ['missed blinds', 'RRP-4.1.11'],
  ['dead button', 'RRP-11.23'],
  ['chip race', 'RTC-30.a'],
  ['hand for hand', 'RTC-31'],
  ['seat change', 'RRP-2.3.12'],
  ['one seat per player', 'RRP-2.3.4'],
  ['call the clock', 'RRP-10.1.13'],
  ['going south', 'RRP-2.2.5'],
  ['cash on the table', 'RRP-2.2.3'],
  ['show one show all', 'RRP-3.6.6'],
  ['run it twice', 'RRP-10.1.14.a'],
  ['flop dealt too early', 'RRP-5.3'],
  ['premature turn', 'RTC-32.e'],
  ['card fell on the floor', 'RRP-3.4.14'],
  ['splashing the pot', 'RRP-1.2.2'],
  ['hand in the muck', 'RRP-3.3.8'],
  ['straddle', 'RRP-10.1.12'],
  ['lockup', 'RRP-2.2.20'],
  ['tournament cancelled refund', 'RRP-11.33'],
];

const inFrench: readonly Asked[] = [
  ['jeton unique', 'RRP-3.5.15'],
  ['deux cartes exposées', 'RRP-3.2.1.b'],
  ['conditions de maldonne', 'RRP-3.2.1'],
  ['relance minimale', 'RRP-10.1.3'],
  ['parler hors tour', 'RRP-3.5.10'],
  ['suivre à tapis', 'THR-A10'],
  ['téléphone', 'RRP-1.1.7'],
  ['table finale', 'RTC-34.a'],
  ['liste d’attente', 'RRP-2.3.1'],
  ['joueur absent trente minutes', 'RRP-2.2.19'],
  ['blinde manquée', 'RRP-4.1.11'],
  ['bouton mort', 'RRP-11.23'],
  ['jeton indivisible', 'RRP-3.7.5'],
  ['demander le temps', 'RTC-25'],
  ['loyer de siège', 'RRP-2.2.2'],
  ['cave minimale', 'RRP-3.1.1'],
  ['turn prématuré', 'RTC-32.e'],
  ['carte tombée par terre', 'RTC-32.i.2'],
  ['il fume à la table', 'RRP-1.3.0'],
  ['insultes', 'RTC-2.g'],
  ['arrivée en retard', 'RTC-39.b'],
  ['annulation du tournoi', 'RTC-45'],
  ['équilibrage des tables', 'RRP-11.14'],
  ['main par main', 'RTC-31'],
  ['qui montre en premier', 'RRP-3.6.7'],
  ['relocalisation forcée', 'RRP-2.3.9'],
  ['place retenue', 'RRP-2.2.20'],
  ['argent liquide', 'RRP-12.5'],
  ['jouer sur avance', 'RRP-2.2.6'],
  ['échange des petits jetons', 'RTC-30'],
  ['éliminés en même temps', 'RRP-11.29'],
];

describe('a search by word', () => {
  it.each(inEnglish)('in English: "%s"', (query, rule) => expect(found(query, 'en')).toContain(rule));

  it.each(inFrench)('in French: « %s »', (query, rule) => expect(found(query, 'fr')).toContain(rule));

  it('puts the rules with every word before those with some', () =>
    expect(found('two cards exposed', 'en', 2)).toEqual(['RRP-3.2.1.b', 'RRP-5.1.b']));

  it('is blind to accents, case and typographic signs', () => {
    const wanted = found('équilibrage des tables', 'fr', 10);
    expect(found('EQUILIBRAGE DES TABLES', 'fr', 10)).toEqual(wanted);
    expect(found('liste d’attente', 'fr')).toEqual(found("liste d'attente", 'fr'));
  });

  it('takes the beginning of a word', () => expect(found('straddl', 'en')).toContain('RRP-10.1.12'));

  it('forgives a slip of the finger', () => {
    expect(found('exposd card', 'en', 10)).toContain('RRP-3.2.1.b');
    expect(found('maldone', 'fr')).toEqual(found('maldonne', 'fr'));
  });

  it('takes one word for two and two for one', () => {
    expect(found('all in', 'en', 10)).toEqual(found('all-in', 'en', 10));
    expect(found('lock up', 'en')).toEqual(found('lockup', 'en'));
  });

  it('understands English words in a French search, and figures for words', () => {
    expect(found('string bet', 'fr')).toContain('RRP-3.5.14');
    expect(found('2 cartes exposées', 'fr')).toEqual(found('deux cartes exposées', 'fr'));
  });

  it('finds nothing for nonsense', () => expect(found('xyzzyqwv', 'en')).toEqual([]));
});

describe('a search by id', () => {
  it('finds the rule, then its parts, and nothing else', () => {
    expect(found('RRP-10.1.3', 'en', 10)).toEqual([
      'RRP-10.1.3',
      'RRP-10.1.3.a',
      'RRP-10.1.3.b',
      'RRP-10.1.3.c',
    ]);
    expect(found('RRP-2.3.1', 'en', 10)).toEqual(['RRP-2.3.1']);
  });

  it('takes the id in lower case, with a space, and without its source', () => {
    expect(found('rrp 2.3.9', 'fr')).toEqual(['RRP-2.3.9']);
    expect(found('thr-a36', 'en')).toEqual(['THR-A36']);
    expect(found('2.3.9', 'en')).toEqual(['RRP-2.3.9']);
    expect(found('1.4.b', 'en', 10)).toEqual(['THR-1.4.b', 'FR4-1.4.b', 'THR-1.4.b.1', 'THR-1.4.b.2']);
  });

  it('finds a whole article by its number', () =>
    expect(found('RTC 39', 'fr', 10)).toEqual(['RTC-39', 'RTC-39.a', 'RTC-39.b', 'RTC-39.c', 'RTC-39.d']));
});

describe('a search by situation', () => {
  it('lists the rules of a topic in the order of the texts', () =>
    expect(searchRules('', { language: 'fr', topic: 'must-move' }).map(({ id }) => id)).toEqual([
      'RRP-2.3.9',
      'RRP-2.3.10',
      'RRP-2.3.11',
      'RRP-3.1.3',
    ]));

  it('looks for words within a topic, a capability or a kind', () => {
    const dead = searchRules('dead', { language: 'en', topic: 'absence' });
    expect(dead.map(({ id }) => id)).toContain('RRP-11.12');
    expect(dead.every(({ topics }) => topics.includes('absence'))).toBe(true);
    const cashier = searchRules('chips', { language: 'en', capability: 'cashier', kind: 'enforced' });
    expect(cashier.length).toBeGreaterThan(0);
    expect(cashier.every(({ capability, kind }) => capability === 'cashier' && kind === 'enforced')).toBe(
      true,
    );
  });

  it('lists everything when nothing is asked', () =>
    expect(searchRules(' ', { language: 'en', limit: 1000 })).toHaveLength(666));

  it('stops at twenty unless told otherwise', () => {
    expect(searchRules('', { language: 'en' })).toHaveLength(20);
    expect(searchRules('chip', { language: 'en', limit: 5 })).toHaveLength(5);
  });
});
