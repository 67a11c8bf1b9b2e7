import {
  after,
  call,
  check,
  deal,
  eventsOf,
  fold,
  noon,
  openHand,
  post,
  refusalOf,
  rulesOf,
  runOn,
  stacks,
  started,
  wager,
} from '../testing';
import { legalActions } from '../betting/legal-actions';
import { fixedLimit, noLimit } from '../betting/structure';
import { potsNow } from '../pots/forming';
import { handHistoryOf } from '../phh/from-events';
import { replayHandHistory } from '../phh/replay';
import { type HandCommand } from './commands';
import { evolve } from './decider';
import { type HandEvent } from './events';
import { unopenedHand } from './initial';
import {
  blindNotPosted,
  noForcedBet,
  nothingOwed,
  postForAnother,
  straddleInTournament,
  straddleNotAllowed,
  straddleOnlyOnce,
  straddleWrongAmount,
  straddleWrongSeat,
} from './refusals';
import { type Hand } from './state';

const opened = (...opening: Parameters<typeof openHand>) => after(unopenedHand, openHand(...opening));
const straddle = (seat: number, amount: number): HandCommand => ({
  type: 'PostStraddle',
  at: noon,
  seat,
  amount,
});
const inPot = (hand: Hand) =>
  hand.deadMoney + hand.players.reduce((sum, { contributed }) => sum + contributed, 0);

describe('RRP-2.2.13 no posting for another', () => {
  it('refuses the big blind of seat 2 from the stack of seat 4', () => {
    const from4: HandCommand = { type: 'PostForcedBets', at: noon, seat: 2, from: 4 };
    expect(refusalOf(opened({}), from4)).toEqual(postForAnother({ seat: 2, from: 4 }));
    expect(refusalOf(opened({}), { ...from4, from: 2 })).toBeNull();
  });

  it('posts nothing from the stack of an absent player in a cash game', () => {
    expect(refusalOf(opened({ absent: [2] }), post)?.code).toBe('poker.post-for-another-refused');
  });
});

describe('RTC-28 dealer posts for absent player', () => {
  const absent = (stack: number) =>
    eventsOf(
      opened({
        rules: 'rtc',
        tournament: true,
        blinds: [100, 200],
        stacks: [5000, stack, 5000],
        absent: [2],
      }),
      post,
    )[0];

  it('takes 200 of 5,000, marked as posted by the dealer', () => {
    expect(absent(5000)).toMatchObject({ bets: [{ seat: 1 }, { seat: 2, paid: 200, byDealer: true }] });
  });

  it('takes all of 150', () => {
    expect(absent(150)).toMatchObject({
      bets: [{ byDealer: false }, { seat: 2, paid: 150, byDealer: true }],
    });
  });
});

describe('RRP-4.1.0.c blinds before the cards', () => {
  it('refuses the deal while the big blind is not posted', () => {
    const small = after(opened({}), { type: 'PostForcedBets', at: noon, seat: 1 });
    expect(refusalOf(small, deal())).toEqual(blindNotPosted({ seats: [2] }));
    expect(refusalOf(after(small, { type: 'PostForcedBets', at: noon, seat: 2 }), deal())).toBeNull();
  });

  it('deals on when the big blind is all-in for less, and after three blinds', () => {
    expect(refusalOf(after(opened({ stacks: [500, 6, 500, 500] }), post), deal())).toBeNull();
    const three = after(opened({ blinds: [5, 10, 20], stacks: [500, 500, 500, 500] }), post);
    expect(three.players.map(({ streetBet }) => streetBet)).toEqual([5, 10, 20, 0]);
  });

  it('has nothing owed twice', () => {
    expect(refusalOf(after(opened({}), post), post)).toEqual(nothingOwed({ seat: null }));
  });
});

describe('RRP-4.1.0.d live blinds and dead money', () => {
  it('leaves the big blind 20 to call a raise to 30, and gives no credit for dead chips', () => {
    const hand = started({
      forcedBets: [
        { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
        { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
        { seat: 3, kind: 'missedBlind', amount: 5, plays: 'dead' },
      ],
    });
    expect(inPot(hand)).toBe(20);
    expect(legalActions(hand)).toMatchObject({ seat: 3, call: { amount: 10 } });
    const raised = after(hand, fold(3), wager(4, 30), fold(1));
    expect(legalActions(raised)).toMatchObject({ seat: 2, call: { amount: 20 } });
  });
});

describe('RRP-4.1.0.f first round starts after big blind', () => {
  const nine = { stacks: [500, 500, 500, 500, 500, 500, 500, 500, 500], button: 3 };

  it('opens with seat 6 when the big blind is at 5, which acts last', () => {
    const hand = started(nine);
    expect(legalActions(hand)?.seat).toBe(6);
    const round = after(hand, fold(6), fold(7), fold(8), fold(9), fold(1), fold(2), fold(3), call(4));
    expect(legalActions(round)?.seat).toBe(5);
  });

  it('is not moved by the extra blind of a new player, but by a straddle', () => {
    const blinds = openHand(nine).forcedBets;
    const entry = started({
      ...nine,
      forcedBets: [...blinds, { seat: 2, kind: 'entry', amount: 10, plays: 'live' }],
    });
    expect(legalActions(entry)?.seat).toBe(6);
    const straddled = after(opened(nine), post, straddle(6, 20), deal());
    expect(legalActions(straddled)?.seat).toBe(7);
  });
});

describe('RRP-4.1.10 posted blind is a bet', () => {
  it('lets the newcomer check or raise in turn', () => {
    const blinds = openHand({}).forcedBets;
    const hand = started({ forcedBets: [...blinds, { seat: 4, kind: 'entry', amount: 10, plays: 'live' }] });
    const turn = after(hand, call(3));
    expect(legalActions(turn)).toMatchObject({ seat: 4, check: { allowed: true }, wager: { allowed: true } });
  });
});

describe('RRP-4.1.2 option of the blinds', () => {
  it('lets the big blind check or raise when all have called, and answer a raise', () => {
    const limped = after(started({}), call(3), call(4), call(1));
    expect(legalActions(limped)).toMatchObject({
      seat: 2,
      check: { allowed: true },
      wager: { allowed: true },
    });
    const raised = after(started({}), wager(3, 30), call(4), call(1));
    expect(legalActions(raised)).toMatchObject({ seat: 2, call: { amount: 20 }, wager: { allowed: true } });
  });

  it('lets the small blind fold, complete or raise', () => {
    const hand = after(started({}), fold(3), fold(4));
    expect(legalActions(hand)).toMatchObject({ seat: 1, fold: { allowed: true }, call: { amount: 5 } });
  });

  it('gives no option to a big blind all-in for its blind, and keeps it over a raise all-in to 15', () => {
    expect(after(started({ stacks: [500, 10, 500] }), call(3), call(1)).phase).toBe('dealing');
    const short = after(started({ stacks: [500, 500, 15] }), wager(3, 15), call(1));
    expect(legalActions(short)).toMatchObject({ seat: 2, wager: { allowed: true } });
  });
});

describe('RRP-5.0.b hold’em forced-bet structures', () => {
  it('posts 5 and 10 by default', () => {
    expect(after(opened({}), post).players.map(({ streetBet }) => streetBet)).toEqual([5, 10, 0, 0]);
  });

  it('makes a pot of 16 of ante 1 and one blind of 10 with six players', () => {
    const hand = started({ ante: 1, blinds: [10], stacks: [500, 500, 500, 500, 500, 500] });
    expect(inPot(hand)).toBe(16);
    expect(legalActions(hand)?.call).toMatchObject({ amount: 10 });
  });

  it('starts left of the 10 in a structure of 5, 5 and 10', () => {
    const hand = started({ blinds: [5, 5, 10] });
    expect(legalActions(hand)).toMatchObject({ seat: 4, call: { amount: 10 } });
  });

  it('refuses a structure without blind or ante', () => {
    const bare = openHand({ blinds: [], structure: noLimit(10) });
    expect(refusalOf(unopenedHand, bare)).toEqual(noForcedBet());
  });
});

describe('RRP-10.1.12 optional straddle', () => {
  const posted = after(opened({ stacks: [500, 500, 500, 500, 500], button: 5 }), post);

  it('starts left of the straddle with 20 to call, a raise to 40, and the straddler last', () => {
    const hand = after(posted, straddle(3, 20), deal());
    expect(legalActions(hand)).toMatchObject({ seat: 4, call: { amount: 20 } });
    const offer = legalActions(hand)?.wager;
    expect(offer?.allowed && offer.amounts[0]?.minTo).toBe(40);
    const round = after(hand, call(4), call(5), call(1), call(2));
    expect(legalActions(round)).toMatchObject({
      seat: 3,
      check: { allowed: true },
      wager: { allowed: true },
    });
  });

  it('is refused to another seat, for 30, and a second time', () => {
    expect(refusalOf(posted, straddle(4, 20))).toEqual(straddleWrongSeat({ seat: 4, expected: 3 }));
    expect(refusalOf(posted, straddle(3, 30))).toEqual(straddleWrongAmount({ amount: 30, expected: 20 }));
    expect(refusalOf(after(posted, straddle(3, 20)), straddle(4, 40))).toEqual(straddleOnlyOnce());
  });

  it('is not offered at a tournament table', () => {
    const tournament = after(opened({ tournament: true }), post);
    expect(refusalOf(tournament, straddle(3, 20))).toEqual(straddleInTournament());
  });
});

describe('RRP-4.1.20 straddle in limit', () => {
  const limit = (straddleAllowedLimit: boolean) =>
    after(
      opened({
        structure: fixedLimit([10, 20], { smallBlind: 5, bigBlind: 10 }),
        rules: rulesOf('rrp-cash', { straddleAllowedLimit }),
      }),
      post,
    );

  it('is barred unless the game is one that has it', () => {
    expect(refusalOf(limit(false), straddle(3, 20))).toEqual(straddleNotAllowed());
    expect(refusalOf(limit(true), straddle(3, 20))).toBeNull();
  });
});

describe('RTC-16.a no straddles', () => {
  it('refuses 400 under the gun, and leaves the big blind its option', () => {
    const rtc = {
      rules: 'rtc' as const,
      blinds: [100, 200],
      tournament: true,
      stacks: [5000, 5000, 5000, 5000],
    };
    expect(refusalOf(after(opened(rtc), post), straddle(3, 400))).toEqual(straddleInTournament());
    const limped = after(started(rtc), call(3), call(4), call(1));
    expect(legalActions(limped)).toMatchObject({
      seat: 2,
      check: { allowed: true },
      wager: { allowed: true },
    });
  });
});

describe('RRP-11.17 short forced bet', () => {
  const short = started({ blinds: [200, 400], stacks: [5000, 250, 5000, 5000] });

  it('keeps the amount to call at 400 and the raise at 800', () => {
    expect(legalActions(short)).toMatchObject({ call: { amount: 400 } });
    const offer = legalActions(short)?.wager;
    expect(offer?.allowed && offer.amounts[0]?.minTo).toBe(800);
  });

  it('makes a pot of 700 and gives the caller 150 back', () => {
    const called = after(short, call(3), fold(4), fold(1));
    expect(potsNow(called)).toEqual([{ amount: 700, eligible: [2, 3] }]);
    expect(stacks(called)[2]).toBe(4750);
  });

  it('lets 30 of an ante of 50 contest 270 of nine antes', () => {
    const antes = Array.from({ length: 9 }, (_, i) => (i === 3 ? 30 : 500));
    const hand = started({ ante: 50, stacks: antes });
    expect(potsNow(hand)[0]).toMatchObject({ amount: 270 });
  });
});

describe('RRP-11.17.a short blind not made up', () => {
  it('leaves the winner of 360 with 360', () => {
    const hand = started({ blinds: [200, 400], stacks: [120, 5000, 5000, 5000] }, 'AsAh', '7c2d', '8d3h');
    const flop = after(
      hand,
      call(3),
      fold(4),
      check(2),
      deal({ board: ['Kc', 'Qd', '9s'] }),
      check(2),
      check(3),
    );
    const river = after(
      flop,
      deal({ board: ['4c'] }),
      check(2),
      check(3),
      deal({ board: ['5c'] }),
      check(2),
      check(3),
    );
    expect(stacks(runOn(river))[0]).toBe(360);
  });
});

describe('RRP-2.2.8 one player to a hand', () => {
  it('refuses an action entered for another person', () => {
    const open = openHand({});
    const players = open.players.map((player) => ({ ...player, playerId: `p${player.seat}` as never }));
    const hand = after(after(unopenedHand, { ...open, players }), post, deal());
    expect(refusalOf(hand, { ...call(3), playerId: 'guest' as never })?.code).toBe('poker.not-hand-owner');
    expect(refusalOf(hand, { ...call(3), playerId: 'p3' as never })).toBeNull();
  });
});

describe('E13 heads-up: who posts and who acts', () => {
  it('lets the button post the small blind, act first before the flop and last afterwards', () => {
    const hand = started({ blinds: [10, 20], stacks: [500, 500] });
    expect(hand.players.map(({ seat, streetBet }) => [seat, streetBet])).toEqual([
      [1, 20],
      [2, 10],
    ]);
    expect(legalActions(hand)?.seat).toBe(2);
    const called = after(hand, call(2));
    expect(legalActions(called)).toMatchObject({
      seat: 1,
      check: { allowed: true },
      wager: { allowed: true },
    });
    expect(legalActions(after(called, check(1), deal()))?.seat).toBe(1);
  });

  it('starts left of the only blind, whoever posted it', () => {
    const only = (seat: number) =>
      started({ stacks: [500, 500], forcedBets: [{ seat, kind: 'bigBlind', amount: 20, plays: 'live' }] });
    expect(legalActions(only(2))?.seat).toBe(1);
    expect(legalActions(only(1))?.seat).toBe(2);
  });
});

describe('RTC-26 heads-up blinds and order', () => {
  it('lets the button post 500, act first before the flop and second later', () => {
    const hand = started({ rules: 'rtc', blinds: [500, 1000], stacks: [9000, 9000] });
    expect(legalActions(hand)).toMatchObject({ seat: 2, call: { amount: 500 } });
    expect(legalActions(after(hand, call(2), check(1), deal()))?.seat).toBe(1);
  });
});

describe('RTC-26.a big blind twice heads-up', () => {
  it('opens at 500 when both post a small blind: check or raise to 1,000', () => {
    const hand = started({
      rules: 'rtc',
      stacks: [9000, 9000],
      structure: noLimit(1000, { smallBlind: 500, bigBlind: 1000 }),
      forcedBets: [
        { seat: 2, kind: 'smallBlind', amount: 500, plays: 'live' },
        { seat: 1, kind: 'smallBlind', amount: 500, plays: 'live' },
      ],
    });
    const legal = legalActions(hand);
    expect(legal?.seat).toBe(2);
    expect(legal?.check.allowed).toBe(true);
    expect(legal?.wager.allowed && legal.wager.amounts[0]?.minTo).toBe(1000);
  });
});

describe('RRP-11.25 heads-up small blind on button', () => {
  it('acts first before the flop and last afterwards', () => {
    const hand = started({ tournament: true, rules: 'rrp-tournament', stacks: [500, 500] });
    expect(legalActions(hand)?.seat).toBe(2);
    expect(legalActions(after(hand, call(2), check(1), deal()))?.seat).toBe(1);
  });
});

describe('FR4-3.0 posting the blinds', () => {
  it('puts the small blind left of the dealer, and heads-up the big one on the dealer', () => {
    const hand = started({
      rules: 'fr4',
      game: 'richardHoldem',
      stacks: [500, 500],
      forcedBets: [
        { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
        { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
      ],
    });
    expect(legalActions(hand)).toMatchObject({ seat: 1, call: { amount: 5 } });
    expect(legalActions(after(hand, call(1), deal()))?.seat).toBe(1);
  });
});

describe('a kill blind', () => {
  /** Limit 10-20 doubled to 20-40: seat 5 of six won the pots before and posts 20. */
  const kill = { seat: 5, kind: 'kill', amount: 20, plays: 'live' } as const;
  const blinds = [
    { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
    { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
  ] as const;
  const structure = fixedLimit([20, 40], { smallBlind: 5, bigBlind: 10 });
  const six = { structure, stacks: [500, 500, 500, 500, 500, 500] };
  const hand = started({ ...six, forcedBets: [...blinds, kill] });

  it('is the bet to match and to raise, and does not move the first to act', () => {
    expect(legalActions(hand)).toMatchObject({
      seat: 3,
      call: { amount: 20 },
      wager: { as: 'raise', amounts: [{ minTo: 40, maxTo: 40 }] },
    });
    expect(legalActions(started({ ...six, forcedBets: blinds }))).toMatchObject({
      seat: 3,
      call: { amount: 10 },
    });
  });

  it('leaves its player the option when his turn comes, and counts in the pot', () => {
    const his = after(hand, call(3), fold(4));
    expect(legalActions(his)).toMatchObject({ seat: 5, check: { allowed: true }, wager: { allowed: true } });
    const flop = after(his, check(5), fold(6), call(1), call(2), deal());
    expect(potsNow(flop)).toEqual([{ amount: 80, eligible: [1, 2, 3, 5] }]);
    expect(legalActions(flop)).toMatchObject({ seat: 1, wager: { amounts: [{ minTo: 20, maxTo: 20 }] } });
  });

  it('is written and read again in a hand history', () => {
    const events: HandEvent[] = [];
    let state = unopenedHand;
    const commands = [
      openHand({ ...six, forcedBets: [...blinds, kill] }),
      post,
      deal(),
      ...[3, 4, 5, 6, 1].map(fold),
    ];
    for (const command of commands) {
      const happened = eventsOf(state, command);
      events.push(...happened);
      state = happened.reduce(evolve, state);
    }
    const written = handHistoryOf(events);
    if (!written.ok) throw new Error(written.why);
    const replay = replayHandHistory(written.history);
    expect(replay.problem).toBeNull();
    expect(replay.hand.setup.forcedBets).toEqual([...blinds, kill]);
    expect(stacks(replay.hand)).toEqual(stacks(state));
  });
});
