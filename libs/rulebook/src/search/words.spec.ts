import { synonymsOf } from './synonyms';
import { plain, wordsOf } from './words';

describe('words of a text', () => {
  it('are without accents, ligatures and capitals', () =>
    expect(plain('Dépôt, ŒIL, ça')).toBe('depot, oeil, ca'));

  it('leave out those that say nothing', () => {
    expect(wordsOf('the cards of a player', 'en')).toEqual(wordsOf('cards player', 'en'));
    expect(wordsOf('l’attente d’un joueur', 'fr')).toEqual(wordsOf('attente joueur', 'fr'));
  });

  it('join singular and plural, masculine and feminine', () => {
    expect(wordsOf('bets', 'en')).toEqual(wordsOf('bet', 'en'));
    expect(wordsOf('exposées exposés exposée', 'fr')).toEqual(['expos', 'expos', 'expos']);
  });

  it('give numbers as figures', () => expect(wordsOf('two deux 2', 'en')).toEqual(['2', '2', '2']));

  it('keep together what is one thing', () => {
    expect(wordsOf("hold’em hold'em holdem", 'en')).toEqual(['holdem', 'holdem', 'holdem']);
    expect(wordsOf('tête-à-tête', 'fr')).toEqual(wordsOf('heads-up', 'fr'));
  });
});

describe('synonyms', () => {
  it('work in both directions and never name the word itself', () => {
    const [away = '', absent = ''] = wordsOf('away absent', 'en');
    expect(synonymsOf(away, 'en')).toContain(absent);
    expect(synonymsOf(absent, 'en')).toContain(away);
    expect(synonymsOf(away, 'en')).not.toContain(away);
  });

  it('are none for a word that nobody says otherwise', () => expect(synonymsOf('burn', 'en')).toEqual([]));
});
