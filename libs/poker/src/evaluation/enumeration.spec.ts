import { evaluateCardCodes } from 'phe';
import { type Card, cardOfCode, fullDeck } from '../cards/card';
import { shuffle } from '../cards/shuffle';
import { type Seed } from '@cardroom/kernel';
import { type HandClass, handClassOf, handValueOf } from './high-hands';
import { highStrength, highStrengthOfCodes } from './high';
import { type HighTables, highTables } from './high-tables';
import { everyHand, readBest, readFive, readFiveOf53, readingOfValue } from './testing';

const wheel = highTables({ wheelStraight: true });
const noWheel = highTables({ wheelStraight: false });

type Counts = Partial<Record<HandClass, number>>;

/** Calls back with every choice of `size` of the first `deck` card codes, in one array that is used again. */
const forEachHand = (deck: number, size: number, visit: (codes: Uint8Array) => void): void => {
  const codes = new Uint8Array(size);
  const place = (at: number, from: number): void => {
    if (at === size) {
      visit(codes);
      return;
    }
    for (let code = from; code <= deck - size + at; code++) {
      codes[at] = code;
      place(at + 1, code + 1);
    }
  };
  place(0, 0);
};

const tally = (strengths: Uint32Array): { readonly counts: Counts; readonly different: number } => {
  const counts: Counts = {};
  strengths.forEach((n, strength) => {
    if (n > 0) counts[handClassOf(strength)] = (counts[handClassOf(strength)] ?? 0) + n;
  });
  return { counts, different: strengths.filter((n) => n > 0).length };
};

const countHands = (deck: number, size: number, tables: HighTables) => {
  const strengths = new Uint32Array(7466);
  forEachHand(deck, size, (codes) => strengths[highStrengthOfCodes(codes, tables)]!++);
  return tally(strengths);
};

const textOf = (codes: ArrayLike<number>): readonly Card[] => Array.from(codes, cardOfCode);

const deal = (n: number, cards: number): readonly Card[] =>
  shuffle(n.toString(16).padStart(64, '0') as Seed, fullDeck).slice(0, cards);

describe('five cards', () => {
  it('has the known number of hands of each class in all 2,598,960', () => {
    expect(countHands(52, 5, wheel)).toEqual({
      counts: {
        straightFlush: 40,
        fourOfAKind: 624,
        fullHouse: 3744,
        flush: 5108,
        straight: 10200,
        threeOfAKind: 54912,
        twoPair: 123552,
        onePair: 1098240,
        highCard: 1302540,
      },
      different: 7462,
    });
  });

  it('loses exactly the 1,020 wheels and 4 steel wheels where A-2-3-4-5 is no straight', () => {
    expect(countHands(52, 5, noWheel).counts).toMatchObject({
      straightFlush: 36,
      flush: 5112,
      straight: 9180,
      highCard: 1303560,
    });
  });

  it('reads each of the 7,462 different hands as a person does, and in the same order', () => {
    const firsts = new Map<number, readonly Card[]>();
    forEachHand(52, 5, (codes) => {
      const strength = highStrengthOfCodes(codes, wheel);
      if (!firsts.has(strength)) firsts.set(strength, textOf(codes));
    });
    const ordered = [...firsts].toSorted(([a], [b]) => a - b);
    const readings = ordered.map(([, cards]) => readFive(cards));
    expect(readings).toEqual(readings.toSorted());
    expect(new Set(readings).size).toBe(7462);
    expect(ordered.map(([strength]) => readingOfValue(handValueOf(strength)))).toEqual(readings);
  });
});

describe('five cards of the 53 with the joker', () => {
  it('has the known number of hands of each class in all 2,869,685', () => {
    const strengths = new Uint32Array(7466);
    forEachHand(53, 5, (codes) => strengths[highStrengthOfCodes(codes, wheel)]!++);
    expect(tally(strengths).counts).toEqual({
      fiveOfAKind: 1,
      straightFlush: 204,
      fourOfAKind: 828,
      fullHouse: 4368,
      flush: 7804,
      straight: 20532,
      threeOfAKind: 63360,
      twoPair: 138600,
      onePair: 1215024,
      highCard: 1418964,
    });
  });

  it('reads the joker as a person does', () => {
    let n = 0;
    forEachHand(52, 4, (four) => {
      if (!everyHand && n++ % 211 !== 0) return;
      const cards: readonly Card[] = [...textOf(four), 'Jk'];
      const said = readingOfValue(handValueOf(highStrength(cards)));
      if (said !== readFiveOf53(cards)) throw new Error(`${cards.join('')} was read as ${said}`);
    });
  });
});

describe('seven cards', () => {
  const pheCode = (code: number): number => (code & ~3) | (3 - (code & 3));

  /** Checks that the two put hands in the same order: one number of `phe` for each of ours, falling as ours rise. */
  const sameOrder = (pairs: ReadonlyMap<number, number>): void => {
    const phes = [...pairs].toSorted(([a], [b]) => a - b).map(([, phe]) => phe);
    expect(phes).toEqual(phes.toSorted((a, b) => b - a));
    expect(new Set(phes).size).toBe(phes.length);
  };

  if (everyHand)
    it('has the known number of hands of each class in all 133,784,560, in the order of phe', () => {
      const strengths = new Uint32Array(7466);
      const pairs = new Map<number, number>();
      const pheCodes = [0, 0, 0, 0, 0, 0, 0];
      forEachHand(52, 7, (codes) => {
        const strength = highStrengthOfCodes(codes, wheel);
        for (let i = 0; i < 7; i++) pheCodes[i] = pheCode(codes[i]!);
        const phe = evaluateCardCodes(pheCodes);
        if (strengths[strength]!++ === 0) pairs.set(strength, phe);
        else if (pairs.get(strength) !== phe) throw new Error(`${textOf(codes).join('')} differs from phe`);
      });
      expect(tally(strengths)).toEqual({
        counts: {
          straightFlush: 41584,
          fourOfAKind: 224848,
          fullHouse: 3473184,
          flush: 4047644,
          straight: 6180020,
          threeOfAKind: 6461620,
          twoPair: 31433400,
          onePair: 58627800,
          highCard: 23294460,
        },
        different: 4824,
      });
      sameOrder(pairs);
    });

  it('puts a sample in the order of phe', () => {
    const pairs = new Map<number, number>();
    let n = 0;
    forEachHand(20, 7, (codes) => {
      if (n++ % 3 !== 0) return;
      const spread = codes.map((code) => code * 2 + (code & 1 ? 11 : 0));
      pairs.set(highStrengthOfCodes(spread, wheel), evaluateCardCodes(Array.from(spread, pheCode)));
    });
    sameOrder(pairs);
  });

  it.each([true, false])(
    'finds what a person finds in random hands, the wheel a straight: %s',
    (wheelStraight) => {
      for (let n = 0; n < (everyHand ? 20_000 : 500); n++) {
        const cards = deal(n, 7);
        const said = readingOfValue(handValueOf(highStrength(cards, { wheelStraight })));
        if (said !== readBest(cards, wheelStraight)) throw new Error(`${cards.join('')} was read as ${said}`);
      }
    },
  );

  it('evaluates six cards as the best of their fives', () => {
    for (let n = 0; n < 500; n++) {
      const cards = deal(n, 6);
      expect(readingOfValue(handValueOf(highStrength(cards)))).toBe(readBest(cards));
    }
  });

  it('evaluates the joker among seven as the best of the fives', () => {
    for (let n = 0; n < 100; n++) {
      const cards: readonly Card[] = [...deal(n, 6), 'Jk'];
      const fives = cards.flatMap((a, i) =>
        cards.slice(i + 1).map((b) => cards.filter((c) => c !== a && c !== b)),
      );
      const readings = fives.map(readFiveOf53).toSorted();
      expect(readingOfValue(handValueOf(highStrength(cards)))).toBe(readings.at(-1));
    }
  });
});
