import { type Card } from '../cards/card';
import { parseCards } from '../cards/notation';
import { bestHigh } from './best-five';
import { couldHaveOpened, hasOpeners } from './draw';
import { highStrength } from './high';
import { handName } from './names';
import { highestBoard, lowestDoorCard } from './upcards';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const hand = (text: string) => bestHigh(cards(text));
const strength = (text: string): number => highStrength(cards(text));
const withoutWheel = (text: string) => bestHigh(cards(text), { wheelStraight: false });

describe('RRP-5.0.a best five of seven', () => {
  it('makes a royal flush of one hole card and four of the board', () => {
    const royal = hand('As3dKsQsJsTs2h');
    expect(royal).toMatchObject({ class: 'straightFlush', ranks: ['A'] });
    expect(royal.cards.toSorted()).toEqual(cards('AsKsQsJsTs').toSorted());
  });

  it('lets two players play four nines and an ace on the board', () => {
    expect(strength('KcKd9c9d9h9sAh')).toBe(strength('4c3c9c9d9h9sAh'));
  });

  it('lets three players share the straight on the board', () => {
    const [a, b, c] = ['2c2d', '3c4d', 'Ac9h'].map((hole) => strength(`${hole}ThJdQcKsAs`));
    expect([b, c]).toEqual([a, a]);
  });
});

describe('THR-A37 wheel is valid', () => {
  it('beats three of a kind as a five-high straight', () => {
    expect(hand('As5s2c3d4s9hKd')).toMatchObject({ class: 'straight', ranks: ['5'] });
    expect(strength('As5s2c3d4s9hKd')).toBeGreaterThan(strength('AsAcAd3d4s9hKd'));
  });

  it('is the lowest straight and does not go around the corner', () => {
    expect(strength('6c9h2d3c4d5sKc')).toBeGreaterThan(strength('AdTc2d3c4d5sKc'));
    expect(hand('Ad4hQdKc2s3h9c').class).toBe('highCard');
  });
});

describe('FR4-1.32 wheel not valid', () => {
  it('makes ace high that loses to a pair of deuces', () => {
    const ace = withoutWheel('As5s2c3d4h9hKd');
    expect(ace.class).toBe('highCard');
    expect(ace.strength).toBeLessThan(withoutWheel('2d7s2c3d4h9hKd').strength);
  });

  it('makes an ace-high flush where there would be a steel wheel', () => {
    expect(withoutWheel('Ah2h3h4h5h9cKs')).toMatchObject({
      class: 'flush',
      ranks: ['A', '5', '4', '3', '2'],
    });
  });

  it('keeps 2-3-4-5-6 as the lowest straight', () => {
    expect(withoutWheel('2h3h4c5h6c9cKs')).toMatchObject({ class: 'straight', ranks: ['6'] });
  });
});

describe('FR4-1.26 card order, ace high', () => {
  it('puts an ace above a king and T-J-Q-K-A above 9-T-J-Q-K', () => {
    expect(strength('Ah9d7c5s3h')).toBeGreaterThan(strength('KhQdJc9s7h'));
    expect(strength('TdJcQsKhAh')).toBeGreaterThan(strength('9dTcJsQhKh'));
  });
});

describe('THR-A24 five cards', () => {
  it('never lets a sixth card break a tie', () => {
    expect(strength('AcKd9h8s7cAd2s')).toBe(strength('AhKs9d8c7hAs3d'));
  });

  it('takes the better of two sets of threes and the best two of three pairs', () => {
    expect(hand('9c9d9h5c5d5h2s')).toMatchObject({ class: 'fullHouse', ranks: ['9', '5'] });
    expect(hand('AcAdKcKdQcQd2s')).toMatchObject({ class: 'twoPair', ranks: ['A', 'K', 'Q'] });
  });
});

const suitsNeverMatter = (): void => {
  it('makes flushes of the same ranks equal', () => {
    expect(strength('AsJs9s6s2s')).toBe(strength('AhJh9h6h2h'));
  });

  it('makes flushes of different ranks unequal whatever their suits', () => {
    expect(strength('AcJc9c6c3c')).toBeGreaterThan(strength('AsJs9s6s2s'));
  });
};

describe('RRP-3.7.1 suits never break a tie for a pot', suitsNeverMatter);
describe('THR-A27 suits do not rank', suitsNeverMatter);
describe('FR4-1.23 suits equal', suitsNeverMatter);

describe('RRP-9.3.2 joker is a bug', () => {
  it.each([
    ['KcKdJk7c2d', 'onePair', 'KA72'],
    ['AcAdJk9c4d', 'threeOfAKind', 'A94'],
    ['AcKdQhJsJk', 'straight', 'A'],
    ['9c8d7h6sJk', 'straight', 'T'],
    ['5c4d3h2sJk', 'straight', '6'],
    ['Ac2d3h4sJk', 'straight', '5'],
    ['8h7h6h5hJk', 'straightFlush', '9'],
    ['AcAdAhKsJk', 'fourOfAKind', 'AK'],
    ['KcKdKhAsJk', 'fullHouse', 'KA'],
  ])('reads %s as %s', (text, name, ranks) => {
    expect(hand(text).class).toBe(name);
    expect(hand(text).ranks.join('')).toBe(ranks);
  });
});

describe('RRP-9.3.3 joker in a flush', () => {
  it('stands for the highest card of the suit that is missing', () => {
    expect(hand('KsJs8s4sJk').ranks.join('')).toBe('AKJ84');
    expect(hand('AsKs9s5sJk').ranks.join('')).toBe('AKQ95');
    expect(strength('AsKs9s5sJk')).toBeGreaterThan(strength('AhKhJhTh9h'));
  });
});

describe('RRP-9.3.4 five aces best hand', () => {
  it('beats a straight flush to the king and a royal flush', () => {
    expect(strength('AsAhAdAcJk')).toBeGreaterThan(strength('KsQsJsTs9s'));
    expect(strength('AsAhAdAcJk')).toBeGreaterThan(strength('KsQsJsTsAs'));
  });

  it('needs all four aces', () => {
    expect(strength('AsAhAdKcJk')).toBeLessThan(strength('6s5s4s3s2s'));
  });
});

describe('RRP-9.2.1 jacks or better', () => {
  it('opens with jacks, with a straight or with an ace and the joker', () => {
    for (const text of ['JcJd9h4s2c', 'TcTd2h2s5c', '7c6d5h4s3c', 'AcJk9h4s2c'])
      expect(hasOpeners(cards(text))).toBe(true);
  });

  it('does not open with tens, with ace high or with a king and the joker', () => {
    for (const text of ['TcTdAhKsQc', 'AcKdQhJs9c', 'KcJkTh4s2d'])
      expect(hasOpeners(cards(text))).toBe(false);
  });
});

describe('RRP-9.2.9.a split proven false', () => {
  it('finds the openers that were broken among hand and discards', () => {
    expect(couldHaveOpened(cards('JhQhKhAh2hJc'))).toBe(true);
    expect(couldHaveOpened(cards('9hQhKhAh2cTc'))).toBe(false);
  });
});

describe('RRP-8.1 bring-in by low card', () => {
  it('takes the lowest card and then the lowest suit, aces high', () => {
    expect(lowestDoorCard(['2d', '2c', '9s', 'Kh'])).toBe(1);
    expect(lowestDoorCard(['Ac', '3h', '3d', 'Qs'])).toBe(2);
  });
});

describe('THR-1.1.1 stud tie for bring-in', () => {
  it('lets the seat decide where the house says so', () => {
    expect(lowestDoorCard(['9s', '2d', '2c'], 'suit')).toBe(2);
    expect(lowestDoorCard(['9s', '2d', '2c'], 'seat')).toBe(1);
  });
});

describe('RRP-8.1.a high board acts first', () => {
  it('puts a pair before high cards and threes before a pair', () => {
    expect(highestBoard([cards('Kc9d'), cards('7c7d'), cards('AcJd')])).toBe(1);
    expect(highestBoard([cards('QcQd5h'), cards('8c8d8h')])).toBe(1);
  });

  it('does not count straights and flushes', () => {
    expect(highestBoard([cards('9c8c7c'), cards('Td2h3s')])).toBe(1);
  });
});

describe('RRP-8.1.b tied boards: position', () => {
  it('takes the player dealt to first, spades or not', () => {
    expect(highestBoard([cards('Ah9d'), cards('As9s')])).toBe(0);
    expect(highestBoard([cards('KhQd'), cards('Ah9d'), cards('As9s')])).toBe(1);
  });
});

describe('what a screen says', () => {
  it.each([
    ['9c9d9h5c5d', 'full house, nines over fives', 'full, neuf par les cinq'],
    ['AcAdKcKdQh', 'two pair, aces and kings', 'deux paires, as et rois'],
    ['QcQd7h5s2c', 'pair of queens', 'paire de dames'],
    ['AcQd7h5s2c', 'ace high', 'hauteur as'],
    ['6c6d6h5s2c', 'three sixes', 'brelan de six'],
    ['AcAdAhAs2c', 'four aces', "carré d'as"],
    ['Qc9c7c5c2c', 'queen-high flush', 'couleur à la dame'],
    ['5c4d3h2sAc', 'five-high straight', 'quinte au cinq'],
    ['9c8c7c6c5c', 'nine-high straight flush', 'quinte flush au neuf'],
    ['AcKcQcJcTc', 'royal flush', 'quinte flush royale'],
    ['AsAhAdAcJk', 'five aces', 'cinq as'],
  ])('says %s as "%s" and "%s"', (text, english, french) => {
    expect(handName(hand(text))).toBe(english);
    expect(handName(hand(text), 'fr')).toBe(french);
  });
});
