import { id, type PlayerId } from '@cardroom/kernel';
import fc from 'fast-check';
import { lettersApart, type Likeness, likelyPairs, likelySame, likelyThe, namesAlike } from './alike';

describe('how many letters two texts are apart', () => {
  it.each([
    ['dupont', 'dupont', 0],
    ['dupont', 'dupond', 1],
    ['dupont', 'dupnot', 1],
    ['dupont', 'duponts', 1],
    ['dupont', 'upont', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%s and %s: %i', (a, b, apart) => {
    expect(lettersApart(a, b)).toBe(apart);
    expect(lettersApart(b, a)).toBe(apart);
  });

  it('stops where more would not matter', () => {
    expect(lettersApart('kitten', 'sitting', 2)).toBe(3);
    expect(lettersApart('a', 'abcdefgh', 2)).toBe(3);
  });

  it('is a distance: nothing to itself, the same both ways, and a swap of neighbours is one', () => {
    const word = fc.string({ minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(lettersApart(a, a)).toBe(0);
        expect(lettersApart(a, b)).toBe(lettersApart(b, a));
        const most = Math.max([...a].length, [...b].length);
        expect(lettersApart(a, b)).toBeLessThanOrEqual(most);
        expect(lettersApart(a, b, 2)).toBe(Math.min(lettersApart(a, b), 3));
        const [first = '', second = '', ...rest] = [...a];
        expect(lettersApart(a, [second, first, ...rest].join(''))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('names are alike whatever the spelling', () => {
  it.each([
    ['Élodie Marchand', 'elodie marchand'],
    ['MARCHAND Élodie', 'Elodie Marchand'],
    ['Jean-Baptiste Poquelin', 'Jean Baptiste Poquelin'],
    ['Jean-Baptiste Poquelin', 'Jean-Batpiste Poquelin'],
    ['Marchand', 'Marchant'],
    ['Œdipe Roi', 'Oedipe Roi'],
  ])('%s is %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(true);
    expect(namesAlike(b, a)).toBe(true);
  });

  it.each([
    ['Paul', 'Saul Dupont'],
    ['Ana', 'Ava'],
    ['Anna', 'Ana'],
    ['Marchand Paul', 'Marchand Julie'],
    ['', ''],
  ])('%j is not %j', (a, b) => {
    expect(namesAlike(a, b)).toBe(false);
  });
});

const person = (playerId: string, alias: string, more: Partial<Likeness> = {}): Likeness => ({
  playerId: id<PlayerId>(playerId),
  alias,
  ...more,
});

describe('numbers that are perhaps one person', () => {
  it('are sure by the same papers', () => {
    const a = person('p1', 'Ana', { document: 'X-12 34', legalName: 'Anne Roux' });
    const b = person('p2', 'Zoé', { document: 'x1234', legalName: 'Zoe Blanc' });
    expect(likelySame(a, b)).toEqual({ players: ['p1', 'p2'], score: 100, reasons: ['same-document'] });
  });

  it('are likely by name and birth date, a letter swapped', () => {
    const a = person('p1', 'Ana', { legalName: 'Anne-Marie Roux', birthDate: '1980-02-03' });
    const b = person('p2', 'Nana', { legalName: 'ROUX Anne Maire', birthDate: '1980-02-03' });
    expect(likelySame(a, b)).toEqual({
      players: ['p1', 'p2'],
      score: 80,
      reasons: ['name-alike', 'same-birth-date'],
    });
  });

  it('are not by the name alone where the birth dates differ', () => {
    const a = person('p1', 'Ana', { legalName: 'Anne Roux', birthDate: '1980-02-03' });
    const b = person('p2', 'Nana', { legalName: 'Anne Roux', birthDate: '1981-02-03' });
    expect(likelySame(a, b)).toBeNull();
  });

  it('are worth a look by the very same alias, where nothing else is known', () => {
    expect(likelySame(person('p1', 'Élodie K'), person('p2', 'elodie k'))?.score).toBe(45);
    expect(likelySame(person('p1', 'Élodie K'), person('p2', 'Elodie'))).toBeNull();
    const named = person('p3', 'Élodie K', { legalName: 'Elodie Klein' });
    expect(likelySame(named, person('p4', 'Élodie K', { legalName: 'Elodie Koch' }))).toBeNull();
  });

  it('are found among many, the likeliest first', () => {
    const many = [
      person('p1', 'Ana', { legalName: 'Anne Roux', birthDate: '1980-02-03', document: '77' }),
      person('p2', 'Ben', { legalName: 'Anne Rouxx', birthDate: '1980-02-03' }),
      person('p3', 'Cleo', { document: '77' }),
      person('p4', 'Dan'),
      person('p5', 'dan'),
    ];
    expect(likelyPairs(many).map(({ players, score }) => [...players, score])).toEqual([
      ['p1', 'p3', 100],
      ['p1', 'p2', 80],
      ['p4', 'p5', 45],
    ]);
    expect(likelyThe(many[0] ?? person('', ''), many).map(({ players }) => players[1])).toEqual(['p3', 'p2']);
  });

  it('are the same pairs as comparing everybody with everybody, one slip allowed', () => {
    const name = fc.constantFrom('Anne Roux', 'Anen Roux', 'Paul Blanc', 'Pau Blanc', 'Zoe Noir');
    const someone = fc.record({ alias: fc.constantFrom('Ana', 'Ben', 'Zed'), legalName: name });
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 12 }), (people) => {
        const all = people.map((each, i) => person(`p${i}`, each.alias, { legalName: each.legalName }));
        const found = likelyPairs(all).map(({ players }) => players.join());
        const wanted = all.flatMap((a, i) =>
          all.slice(i + 1).flatMap((b) => likelySame(a, b)?.players.join() ?? []),
        );
        expect([...found].sort()).toEqual([...wanted].sort());
      }),
    );
  });
});
