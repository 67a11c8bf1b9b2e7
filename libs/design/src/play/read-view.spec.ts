import { type PlayView } from '@cardroom/contracts';
import { minorOf, readView } from './read-view';

const between: PlayView = {
  tableId: 'table-1',
  tableNumber: 1,
  position: '7',
  at: '2026-11-30T20:00:00.000Z',
  viewer: 'dealer',
  ownSeat: null,
  game: {
    gameId: 'nlhe-1-2',
    name: 'holdem',
    limit: 'noLimit',
    blinds: ['1.00', '2.00'],
    smallBet: '2.00',
    bigBet: '2.00',
    ante: '0.00',
    minBuyIn: null,
    maxBuyIn: null,
    straddleBlinds: 2,
  },
  clocks: {
    actSeconds: 30,
    nextHandSeconds: 5,
    timeoutsBeforeSittingOut: 2,
    sitOutMinutes: 30,
    paceSeconds: null,
    deckMinutes: null,
  },
  depth: 'recorded',
  nextDepth: null,
  currency: 'EUR',
  unit: '1.00',
  state: 'between-hands',
  hands: 3,
  secondsPerHand: null,
  button: 2,
  seatCount: 6,
  seats: [],
  hand: null,
  last: null,
  clock: null,
  nextHandAt: null,
  paused: null,
  stopped: null,
  lastHand: null,
  isAtRest: false,
  deck: null,
  coming: null,
  held: [],
  nextCommitment: null,
};

const seat = (number: number, stack: string, standing: 'in' | 'folded'): PlayView['seats'][number] => ({
  seat: number,
  playerId: `player-${number}`,
  alias: `P${number}`,
  stack,
  behind: '0.00',
  queued: '0.00',
  bet: '0.00',
  standing,
  leaving: null,
  isButton: false,
  position: null,
  missed: [],
  keptOut: null,
  movingTo: null,
  cards: ['??'],
});

const inHand: PlayView = {
  ...between,
  state: 'hand',
  seats: [seat(1, '100.50', 'in'), seat(4, '80.00', 'folded')],
  hand: {
    handId: 'hand-1',
    number: 4,
    startedAt: between.at,
    street: 'flop',
    phase: 'dealing',
    boards: [['As', 'Kd', '7c']],
    pots: [{ amount: '12.00', eligible: [1, 4] }],
    pot: '12.00',
    toAct: null,
    boardCards: 5,
    deal: { street: 'turn', board: 1, perSeat: 0, seats: [1] },
    legal: null,
    due: { kind: 'deal' },
    prompts: [],
    commitment: null,
    steps: [],
  },
};

describe('amounts as the server sends them', () => {
  it('become whole smallest units, to the last digit', () => {
    expect([minorOf('0.29', 2), minorOf('1234567.1', 2), minorOf('15', 2), minorOf('15', 0)]).toEqual([
      29, 123456710, 1500, 15,
    ]);
  });
});

describe('a table as its screens draw it', () => {
  it('has the straddle in minor units, and none where the house takes none', () => {
    const straddleOf = (straddleBlinds: number | null) =>
      readView({ ...between, game: { ...between.game, straddleBlinds } }).straddleMinor;
    expect([straddleOf(3), straddleOf(null)]).toEqual([600, null]);
  });

  it('has every seat, the free ones too', () => {
    const { picture } = readView(inHand);
    expect(picture.seats.map(({ standing }) => standing)).toEqual([
      'in',
      'empty',
      'empty',
      'folded',
      'empty',
      'empty',
    ]);
    expect(picture.seats[0]?.stack).toBe(10_050);
    expect(picture.seats[3]?.cards).toEqual([]);
  });

  it('knows how many cards the next street has', () => {
    expect(readView(inHand).hand?.deal).toEqual({ street: 'turn', board: 1, perSeat: 0, seats: [1] });
  });

  it('shows who won, and with what, until the next hand begins', () => {
    const { picture, hand } = readView({
      ...between,
      seats: [seat(1, '112.50', 'in')],
      last: {
        handId: 'hand-1',
        number: 3,
        endedAt: between.at,
        result: 'played',
        rule: null,
        pot: '12.00',
        boards: [['As', 'Kd', '7c', '2h', '2d']],
        shown: [{ seat: 1, cards: ['Ah', 'Ac'] }],
        won: [{ seat: 1, amount: '12.00' }],
        commitment: 'c',
        seed: 's',
      },
    });
    expect(picture.seats[0]).toMatchObject({ won: 1_200, cards: [{ card: 'Ah', up: true }, { card: 'Ac' }] });
    expect(hand).toMatchObject({ number: 3, phase: 'over', commitment: 'c', seed: 's' });
  });

  it('tells a side pot from bets that are only in front of players', () => {
    const pots = [
      { amount: '5.00', eligible: [2, 3, 4, 6] },
      { amount: '4.00', eligible: [3, 4, 6] },
      { amount: '294.00', eligible: [4, 6] },
      { amount: '200.00', eligible: [6] },
    ];
    const seats = [{ ...seat(4, '0.00', 'in'), standing: 'all-in' as const }, seat(6, '10.00', 'in')];
    const { picture } = readView({ ...inHand, seats, hand: inHand.hand && { ...inHand.hand, pots } });
    expect(picture.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([
      [30_300, [2, 3, 4, 6]],
      [20_000, [6]],
    ]);
  });

  it('draws a clock that stands still with what it has left', () => {
    const stopped = {
      clock: 1,
      kind: 'call' as const,
      seat: 1,
      startedAt: between.at,
      endsAt: null,
      leftMs: 23_000,
      wholeMs: 60_000,
      lastMs: 10_000,
    };
    expect(readView({ ...inHand, clock: stopped }).picture.clock).toMatchObject({
      kind: 'time-call',
      endsAt: null,
      leftMs: 23_000,
      lastMs: 10_000,
    });
  });
});
