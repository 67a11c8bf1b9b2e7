import {
  after,
  awardsOf,
  board,
  call,
  check,
  deal,
  fold,
  openHand,
  refusalOf,
  rulesOf,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { unopenedHand } from '../hand/initial';
import { tooManyPlayers } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { type GameName } from './game';
import { gameOf } from './list';
import { cards as read } from '../testing';
import { type Card } from '../cards/card';

const known = (text: string): readonly Card[] => read(text) as readonly Card[];

const passive = (hand: Hand): Hand => {
  let round = hand;
  while (round.phase === 'betting') {
    const { seat, streetBet } = round.players[round.round.toAct]!;
    round = after(round, streetBet < round.round.level ? call(seat) : check(seat));
  }
  return round;
};

const played = (game: GameName, hands: readonly string[], cards: string): Hand => {
  const flop = after(
    passive(started({ game, stacks: hands.map(() => 500) }, ...hands)),
    board(cards.slice(0, 6)),
  );
  const end = passive(after(passive(after(passive(flop), board(cards.slice(6, 8)))), board(cards.slice(8))));
  return after(end, ...hands.map((_, i) => show(i + 1)));
};

const high = (hole: string, cards: string) =>
  gameOf('omaha').high({ hole: known(hole), board: known(cards) }, rulesOf('rrp-cash'));
const low = (hole: string, cards: string) =>
  gameOf('omaha8').low({ hole: known(hole), board: known(cards) }, rulesOf('rrp-cash'));

describe('RRP-6.0 omaha deal and betting', () => {
  it('deals 36 cards to nine and leaves 8 of the stub after the river', () => {
    const hand = started({ game: 'omaha', stacks: Array.from({ length: 9 }, () => 500), seed: 2 });
    expect(hand.deck.stub).toHaveLength(16);
    const river = after(passive(after(passive(after(passive(hand), deal())), deal())), deal());
    expect(river.deck.stub).toHaveLength(8);
  });

  it('covers eleven seats exactly and refuses a twelfth', () => {
    const seats = (n: number) => openHand({ game: 'omaha', stacks: Array.from({ length: n }, () => 500) });
    expect(refusalOf(unopenedHand, seats(11))).toBeNull();
    expect(refusalOf(unopenedHand, seats(12))).toEqual(tooManyPlayers({ players: 12, maxSeats: 11 }));
  });
});

describe('RRP-6.0.a exactly two hole cards', () => {
  it('makes no royal flush and no straight of one ace', () => {
    const queens = high('Ac2d3d4d', 'KsQsJs9s2h');
    expect(high('As3d4d5d', 'KsQsJsTs2h')).toBeLessThan(high('KdQd3c4c', 'KsQsJsTs2h'));
    expect(queens).toBeGreaterThan(0);
  });

  it('makes nines full of aces against nines full of kings, quads for nobody', () => {
    expect(high('AcAd4h3h', '9c9d9h9s2d')).toBeGreaterThan(high('KcKh4c3c', '9c9d9h9s2d'));
  });

  it('makes a queen-high straight of four hearts, no flush', () => {
    expect(high('AhKhQhJh', 'Th9c8d2s2d')).toBeLessThan(high('2c2h3c4c', 'Th9c8d2s2d'));
    expect(high('AhKhQhJh', 'Th9c8d2s2d')).toBeGreaterThan(high('QcJcAcAd', 'Th9c8d3s2d') - 1);
  });
});

describe('RRP-7.0 hi-lo split eight-or-better', () => {
  it('gives 75 and 25 per cent when the lows tie and one has the high', () => {
    const hand = played('omaha8', ['AcAd2c9d', 'As2dQcQd', 'JcJdTsTd'], '4h5s8hKh9c');
    expect(stacks(runOn(hand))).toEqual([513, 497, 490]);
  });

  it('settles high and low in each pot by itself, the side pot first', () => {
    const start = started({ game: 'omaha8', stacks: [40, 500, 500] }, 'AcAd2c3d', 'KcKd9d9c', 'QcQdJcJd');
    const flop = after(
      start,
      call(3),
      wager(1, 40),
      call(2),
      call(3),
      board('4h5s8h'),
      wager(2, 50),
      call(3),
    );
    const end = passive(after(passive(after(flop, board('Ts'))), board('9h')));
    const awards = awardsOf(after(end, show(1), show(2), show(3)));
    expect(
      awards.map((event) => event.type === 'PotAwarded' && event.awards.map(({ part }) => part)),
    ).toEqual([['all'], ['high', 'low']]);
  });
});

describe('E06 hi-lo: no low in a side pot', () => {
  it('gives the high hand the whole of the side pot', () => {
    const start = started(
      { game: 'omaha8', stacks: [100, 300, 40, 300] },
      'KcKsJdTh',
      'QhQdJsTc',
      'Ah2s9dTd',
      'JhJc9h9s',
    );
    const preflop = after(start, wager(3, 40), call(4), wager(1, 100), call(2), call(4));
    const flop = after(preflop, board('8c5dKh'), wager(2, 100), call(4), board('Qs'), check(2), check(4));
    const end = after(flop, board('3c'), check(2), check(4), show(1), show(2), show(3), show(4));
    expect(stacks(runOn(end))).toEqual([260, 300, 80, 100]);
  });
});

describe('RRP-7.0.a two-card use per direction', () => {
  it('uses A-3 for low and the kings for high', () => {
    expect(low('As3dKhKd', '2c7d8c9hKs')).not.toBeNull();
    expect(high('As3dKhKd', '2c7d8c9hKs')).toBeGreaterThan(high('As3dQhQd', '2c7d8c9hKs'));
  });

  it('may use the same two for both', () => {
    expect(low('2s3sJcJd', '4c5d6hQsQd')).not.toBeNull();
    expect(high('2s3sJcJd', '4c5d6hQsQd')).toBeGreaterThan(high('QcQhJcJd', '4c5d6h7sTd'));
  });

  it('has no low with one usable card, or with a counterfeited one', () => {
    expect(low('4sKhKcQd', 'Ac2d3h8sKd')).toBeNull();
    expect(low('Ad2dKcKh', '2c5d8hJsQs')).toBeNull();
  });
});

describe('RRP-7.1 omaha rules apply', () => {
  it('asks all four cards of a player who claims only the low', () => {
    const hand = played('omaha8', ['AcAd2c3d', 'KcKd2d3c', 'QcQdJcJd'], '4h5s8hTh9c');
    expect(hand.players.every(({ tabled }) => tabled.length === 4)).toBe(true);
  });
});

describe('RRP-7.2 low qualifier default', () => {
  it('is eight: 9-5-4-2-A does not qualify, 8-7-6-5-4 does', () => {
    expect(rulesOf('rrp-cash').lowQualifierRank).toBe(8);
    expect(low('Ac2dKcKh', '4c5d9hJsQs')).toBeNull();
    expect(low('7c6dKcKh', '4c5d8hJsQs')).not.toBeNull();
  });

  it('takes any low where the house sets none', () => {
    const none = { ...rulesOf('rrp-cash'), lowQualifierRank: null };
    expect(
      gameOf('omaha8').low({ hole: known('Ac2dKcKh'), board: known('4c5d9hJsQs') }, none),
    ).not.toBeNull();
  });
});

describe('RRP-7.2.a no low: high scoops', () => {
  it('awards the whole pot to the best high', () => {
    const hand = played('omaha8', ['AcAd2c3d', 'KcKd2h3c', '8c8d7c6d'], '9cTdJhQs2d');
    expect(awardsOf(hand)).toMatchObject([{ awards: [{ part: 'all' }] }]);
  });

  it('splits 105 in chips of 5 into 55 and 50', () => {
    const start = started(
      { game: 'omaha8', unit: 5, blinds: [5, 10], stacks: [500, 500, 500] },
      'AcKdQc3d',
      '2c3c4c5c',
      'AdKcQd3h',
    );
    const preflop = after(start, wager(3, 50), call(1), fold(2));
    const flop = after(preflop, board('TsJs9h'));
    const end = passive(after(passive(after(passive(flop), board('9c'))), board('Td')));
    const shown = after(end, show(1), show(3));
    expect(shown.pots[0]?.amount).toBe(110);
    expect(stacks(runOn(shown))).toEqual([505, 490, 505]);
  });
});
