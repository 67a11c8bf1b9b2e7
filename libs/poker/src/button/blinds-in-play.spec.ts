import { legalActions } from '../betting/legal-actions';
import { seatToAct } from '../betting/betting-round';
import { fixedLimit } from '../betting/structure';
import { blindNotPosted, straddleInTournament, straddleNotAllowed } from '../hand/refusals';
import { type ForcedBet, type Hand, type SeatNumber } from '../hand/state';
import { chipsInPots } from '../hand/players';
import { unopenedHand } from '../hand/initial';
import {
  act,
  after,
  board,
  call,
  check,
  deal,
  fold,
  noon,
  openHand,
  post,
  refusalOf,
  started,
  wager,
} from '../testing';

/** The seats that act in turn when everybody only calls or checks until the round is over. */
const orderOf = (hand: Hand): readonly SeatNumber[] => {
  const order: SeatNumber[] = [];
  let now = hand;
  const street = now.street;
  while (now.phase === 'betting' && now.street === street) {
    const seat = seatToAct(now) as SeatNumber;
    order.push(seat);
    now = after(now, legalActions(now)?.check.allowed ? check(seat) : call(seat));
  }
  return order;
};

const sixHanded = { stacks: [1000, 1000, 1000, 1000, 1000, 1000], button: 4 };
const entry = (seat: SeatNumber): ForcedBet => ({ seat, kind: 'entry', amount: 10, plays: 'live' });
const blinds: readonly ForcedBet[] = [
  { seat: 5, kind: 'smallBlind', amount: 5, plays: 'live' },
  { seat: 6, kind: 'bigBlind', amount: 10, plays: 'live' },
];

describe('RRP-4.1.0.c blinds before the cards', () => {
  it('refuses the deal while the big blind of seat 6 is not posted', () => {
    const open = after(unopenedHand, openHand(sixHanded), { type: 'PostForcedBets', at: noon, seat: 5 });
    expect(refusalOf(open, deal())).toEqual(blindNotPosted({ seats: [6] }));
    expect(after(open, post, deal()).phase).toBe('betting');
  });

  it('goes on with the smaller amount of a big blind who is all-in for it', () => {
    const stacks = [1000, 1000, 1000, 1000, 1000, 7];
    expect(chipsInPots(started({ stacks, button: 4 }))).toBe(12);
  });
});

describe('RRP-4.1.0.d live blinds and dead money', () => {
  it('credits the big blind with his 10 and nobody with 5 dead', () => {
    const forcedBets: readonly ForcedBet[] = [
      ...blinds,
      { seat: 2, kind: 'missedBlind', amount: 5, plays: 'dead' },
    ];
    let hand = started({ ...sixHanded, forcedBets });
    expect(chipsInPots(hand)).toBe(20);
    hand = after(hand, wager(1, 30));
    expect(legalActions(hand)?.call).toMatchObject({ amount: 30 });
    hand = after(hand, fold(2), fold(3), fold(4), fold(5));
    expect(legalActions(hand)?.call).toMatchObject({ amount: 20 });
  });
});

describe('RRP-4.1.0.f the first round starts after the big blind', () => {
  it('has seat 1 act first and the big blind last', () =>
    expect(orderOf(started(sixHanded))).toEqual([1, 2, 3, 4, 5, 6]));

  it('is not moved by a blind posted to come in', () =>
    expect(orderOf(started({ ...sixHanded, forcedBets: [...blinds, entry(2)] }))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]));
});

describe('RRP-4.1.0.g later rounds start left of the button', () => {
  it('has the button act last among those still in', () => {
    const preflop = after(started(sixHanded), call(1), fold(2), fold(3), call(4), call(5), check(6));
    expect(orderOf(after(preflop, board('2c7d9h')))).toEqual([5, 6, 1, 4]);
  });
});

describe('RRP-4.1.2 option of the blinds', () => {
  it('lets the big blind check or raise when everybody called', () => {
    const hand = after(started(sixHanded), call(1), fold(2), fold(3), fold(4), call(5));
    expect(legalActions(hand)).toMatchObject({ seat: 6, check: { allowed: true }, wager: { allowed: true } });
  });

  it('lets the small blind fold, complete or raise', () => {
    const hand = after(started(sixHanded), fold(1), fold(2), fold(3), fold(4));
    expect(legalActions(hand)).toMatchObject({
      seat: 5,
      fold: { allowed: true },
      call: { allowed: true, amount: 5 },
      wager: { allowed: true },
    });
  });

  it('keeps the option over an all-in raise to 15', () => {
    const stacks = [15, 1000, 1000, 1000, 1000, 1000];
    const hand = after(started({ stacks, button: 4 }), wager(1, 15), call(2), fold(3), fold(4), fold(5));
    expect(legalActions(hand)).toMatchObject({ seat: 6, wager: { allowed: true } });
  });
});

describe('RRP-4.1.10 a posted blind is a bet', () => {
  const posted = started({ ...sixHanded, forcedBets: [...blinds, entry(2)] });

  it('lets the poster check or raise in seat order when nobody raised', () =>
    expect(legalActions(after(posted, fold(1)))).toMatchObject({
      seat: 2,
      check: { allowed: true },
      wager: { allowed: true },
    }));

  it('counts towards a raise to 30: he adds 20', () =>
    expect(legalActions(after(posted, wager(1, 30)))).toMatchObject({ seat: 2, call: { amount: 20 } }));
});

describe('RRP-4.1.20 no straddle in limit', () => {
  const limit = { ...sixHanded, structure: fixedLimit([10, 20], { smallBlind: 5, bigBlind: 10 }) };
  const straddle = { type: 'PostStraddle', at: noon, seat: 1, amount: 20 } as const;
  const open = (opening: Parameters<typeof openHand>[0]): Hand =>
    after(unopenedHand, openHand(opening), post);

  it('refuses one at a limit table, and takes it where the table is a straddle game', () => {
    expect(refusalOf(open(limit), straddle)).toEqual(straddleNotAllowed());
    const straddleGame = { ...limit, rules: { ...openHand(limit).rules, straddleAllowedLimit: true } };
    const hand = after(open(straddleGame), straddle, deal());
    expect(seatToAct(hand)).toBe(2);
    expect(orderOf(hand).at(-1)).toBe(1);
  });

  it('takes one at a no-limit cash table and none in a tournament', () => {
    expect(refusalOf(open(sixHanded), straddle)).toBeNull();
    expect(refusalOf(open({ ...sixHanded, tournament: true }), straddle)).toEqual(straddleInTournament());
  });
});

describe('RRP-3.3.1 a dead hand', () => {
  it('takes no further action and leaves its chips in', () => {
    const hand = after(started(sixHanded), call(1), {
      type: 'KillHand',
      at: noon,
      seat: 1,
      rule: 'RRP-3.3.1',
    });
    expect(chipsInPots(hand)).toBe(25);
    expect(refusalOf(hand, act(1, { kind: 'call' }))).not.toBeNull();
  });
});
