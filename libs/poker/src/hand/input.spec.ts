import { id, type HandId } from '@cardroom/kernel';
import {
  act,
  after,
  board,
  call,
  check,
  deal,
  dealHands,
  fold,
  openHand,
  post,
  refusalOf,
  seedOf,
  show,
  started,
  wager,
} from '../testing';
import { commitmentTo, verifyShuffle } from '../cards/shuffle';
import { fullDeck, type SeenCard } from '../cards/card';
import { type HandCommand, type OpenHand } from './commands';
import { handDecider } from './decider';
import { unopenedHand } from './initial';
import { type Hand } from './state';

const code = (hand: Hand, command: HandCommand) => refusalOf(hand, command)?.code ?? null;
const opening = (changes: Partial<OpenHand>) => code(unopenedHand, { ...openHand({}), ...changes });
const hand = started({});

describe('a command outside the state of the hand is a refusal, and changes nothing', () => {
  it('refuses everything before the hand is open', () => {
    for (const command of [post, deal(), call(1), show(1)])
      expect(code(unopenedHand, command)).not.toBeNull();
  });

  it('refuses a second opening, and everything once the hand is over', () => {
    expect(code(hand, openHand({}))).toBe('poker.hand-already-open');
    const over = after(hand, fold(3), fold(4), fold(1));
    expect(refusalOf(over, deal())).toMatchObject({ code: 'poker.hand-over', rule: 'RRP-2.2.23' });
    expect(code(over, call(2))).toBe('poker.hand-over');
  });

  it('refuses unknown games, seats twice or absurd, and too few players', () => {
    const [first, second] = openHand({}).players;
    expect(opening({ game: 'badugi' as never })).toBe('poker.unknown-game');
    expect(opening({ players: [first!, { ...second!, seat: 1 }] })).toBe('poker.seat-twice');
    expect(opening({ players: [first!, { ...second!, seat: 0 }] })).toBe('poker.unknown-seat');
    expect(opening({ players: [first!, { ...second!, seat: 1.5 }] })).toBe('poker.unknown-seat');
    expect(opening({ players: [first!] })).toBe('poker.too-few-players');
    expect(opening({ button: null })).toBe('poker.button-missing');
  });

  it('refuses stacks, blinds and units that are no chips', () => {
    const players = (stack: number) => [
      { seat: 1, stack },
      { seat: 2, stack: 100 },
    ];
    for (const stack of [-1, 0, 0.5, 1e15, Number.NaN, Infinity])
      expect(
        opening({
          players: players(stack),
          forcedBets: [{ seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' }],
        }),
      ).toBe('poker.bad-amount');
    expect(opening({ unit: 0 })).toBe('poker.bad-amount');
    expect(opening({ forcedBets: [{ seat: 1, kind: 'bigBlind', amount: -5, plays: 'live' }] })).toBe(
      'poker.bad-amount',
    );
    expect(opening({ forcedBets: [{ seat: 9, kind: 'bigBlind', amount: 5, plays: 'live' }] })).toBe(
      'poker.unknown-seat',
    );
  });

  it('refuses the wrong turn, an empty seat and a folded hand', () => {
    expect(refusalOf(hand, call(4))).toMatchObject({
      code: 'poker.not-your-turn',
      facts: { seat: 4, toAct: 3 },
    });
    expect(code(hand, call(9))).toBe('poker.unknown-seat');
    expect(code(after(hand, fold(3)), call(3))).toBe('poker.hand-not-live');
  });

  it('refuses amounts that are negative, fractional, huge or no numbers', () => {
    for (const to of [-20, 20.5, 1e20, Number.NaN, Infinity])
      expect(code(hand, wager(3, to))).toBe('poker.bad-amount');
    expect(code(hand, wager(3, 0))).toBe('poker.below-minimum-raise');
  });

  it('refuses a check facing a bet, a call of nothing and a bring-in in hold’em', () => {
    expect(code(hand, check(3))).toBe('poker.facing-bet');
    expect(code(hand, act(3, { kind: 'bringIn' }))).toBe('poker.no-bring-in');
    const option = after(hand, call(3), call(4), call(1));
    expect(code(option, call(2))).toBe('poker.nothing-to-call');
  });

  it('refuses a card twice, a card that is none, and the wrong number of cards', () => {
    const posted = after(unopenedHand, openHand({}), post);
    expect(refusalOf(posted, dealHands('AsKs', 'AsQd'))).toMatchObject({
      code: 'poker.card-twice',
      facts: { card: 'As' },
    });
    expect(code(posted, dealHands('AsKsQs'))).toBe('poker.wrong-cards');
    expect(code(posted, deal({ hands: [{ seat: 1, cards: ['Xx', 'As'] as unknown as SeenCard[] }] }))).toBe(
      'poker.unknown-card',
    );
    expect(code(posted, deal({ hands: [{ seat: 9, cards: ['As', 'Ks'] }] }))).toBe('poker.unknown-seat');
    const flop = after(started({}, 'AsKs'), call(3), call(4), call(1), check(2));
    expect(code(flop, board('As2c3d'))).toBe('poker.card-twice');
    expect(code(flop, board('2c3d'))).toBe('poker.wrong-cards');
  });

  it('refuses to show cards that are not those of the hand', () => {
    const end = after(started({ stacks: [10, 10] }, 'AsKs', 'QdQh'), call(2));
    expect(code(end, show(1, 'AcKc'))).toBe('poker.cards-do-not-match');
    expect(code(end, show(1, 'AsKsQs'))).toBe('poker.wrong-cards');
    expect(code(end, show(3))).toBe('poker.unknown-seat');
    const unknown = after(started({ stacks: [10, 10] }, 'AsKs'), call(2));
    expect(code(unknown, show(2, 'AsQh'))).toBe('poker.card-twice');
  });

  it('returns the same state object untouched by a refusal', () => {
    const frozen = JSON.stringify(hand);
    handDecider.decide(call(1), hand);
    expect(JSON.stringify(hand)).toBe(frozen);
  });
});

describe('a dealt hand comes from the seed committed to', () => {
  const dealt = after(unopenedHand, openHand({ seed: 42 }), post);

  it('refuses another seed, no seed, and no commitment', () => {
    expect(code(dealt, deal({ seed: seedOf(43) }))).toBe('poker.seed-does-not-match');
    expect(code(dealt, deal())).toBe('poker.seed-missing');
    expect(opening({ running: 'dealt' })).toBe('poker.commitment-missing');
  });

  it('takes no cards by hand', () => {
    expect(code(dealt, deal({ seed: seedOf(42), board: ['As', 'Ks', 'Qs'] }))).toBe('poker.cards-are-dealt');
  });

  it('can be verified by anybody from the commitment', () => {
    const events = handDecider.decide(deal({ seed: seedOf(42) }), dealt);
    const shuffled = events.accepted ? events.events[0] : undefined;
    if (shuffled?.type !== 'DeckShuffled') throw new Error('the deck is shuffled first');
    const claim = {
      commitment: commitmentTo(seedOf(42)),
      seed: shuffled.seed,
      cards: fullDeck,
      deck: shuffled.order,
    };
    expect(verifyShuffle(claim)).toBe(true);
    expect(verifyShuffle({ ...claim, seed: seedOf(41) })).toBe(false);
  });

  it('takes its id and rules from the opening', () => {
    expect(dealt.setup.handId).toBe(id<HandId>('hand-1'));
    expect(dealt.setup.rules.minRaiseRule).toBe('lastFullBetOrRaise');
  });
});
