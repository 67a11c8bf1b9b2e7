import {
  after,
  award,
  board,
  call,
  check,
  dealHands,
  eventsOf,
  fold,
  killLosers,
  muck,
  noon,
  refusalOf,
  rulesOf,
  runOn,
  show,
  stacks,
  started,
  wager,
} from '../testing';
import { type HandCommand } from '../hand/commands';
import { type Hand } from '../hand/state';
import {
  boardCannotPlay,
  handsNotShown,
  lastHandCannotMuck,
  losingHandsOpen,
  mustShow,
  mustShowAllIn,
  notAllCardsTabled,
  notDealtIn,
  tableHandsFirst,
  tableHandsFirstRrp,
} from '../hand/refusals';
import { prompts } from '../hand/prompts';
import { type Opening } from '../testing';
import { legalActions } from '../betting/legal-actions';

/** The river checked around by three players with the hands given. */
const river = (hands: readonly string[], cards = '2h7s9dJhQc', opening: Opening = {}): Hand => {
  const start = started({ stacks: [500, 500, 500], ...opening }, ...hands);
  const preflop = after(
    start,
    call(3),
    call(1),
    opening.rules === 'fr4' ? board(cards.slice(0, 6)) : check(2),
  );
  if (opening.rules === 'fr4') return preflop;
  const flop = after(
    preflop,
    board(cards.slice(0, 6)),
    check(1),
    check(2),
    check(3),
    board(cards.slice(6, 8)),
  );
  return after(flop, check(1), check(2), check(3), board(cards.slice(8)), check(1), check(2), check(3));
};

const threeHands = ['AcAd', 'KcKd', '3c4d'];

describe('RRP-3.6.1 show all cards to win', () => {
  it('awards nothing to one card of two until the second is shown', () => {
    const one = after(river(threeHands), show(1, 'Ac'), muck(3), show(2));
    expect(refusalOf(one, award())).toEqual(notAllCardsTabled({ seat: 1, shown: 1 }));
    const both = after(one, show(1, 'Ad'), killLosers);
    expect(stacks(after(both, award()))).toEqual([520, 490, 490]);
  });

  it('asks for both hole cards when the board plays', () => {
    const royal = after(river(threeHands, 'AsKsQsJsTs'), show(1), show(2));
    expect(refusalOf(royal, award())).toEqual(handsNotShown({ seats: [3] }));
    expect(stacks(runOn(after(royal, show(3))))).toEqual([500, 500, 500]);
  });

  it('asks for no cards when everybody else folded', () => {
    expect(after(started({}), fold(3), fold(4), fold(1)).phase).toBe('over');
  });

  it('gives up every share with the muck', () => {
    const mucked = after(river(threeHands), muck(1), show(2), show(3));
    expect(stacks(runOn(mucked))).toEqual([490, 520, 490]);
  });
});

describe('RRP-3.6.2 cards speak', () => {
  it('counts the straight that is shown', () => {
    const hand = after(river(['8cTd', 'KcKd', '3c4d']), show(1), show(2), show(3));
    expect(stacks(runOn(hand))).toEqual([520, 490, 490]);
  });

  it('refuses an award by hand against the cards', () => {
    const hand = after(river(threeHands), show(1), show(2), show(3), killLosers);
    expect(refusalOf(hand, award(0, [{ seat: 2, amount: 30 }]))?.code).toBe('poker.share-not-eligible');
    const open = after(river(threeHands), show(1), show(2), show(3));
    expect(refusalOf(open, award(0, [{ seat: 2, amount: 30 }]))?.code).toBe('poker.award-against-cards');
  });
});

describe('RRP-3.6.4 losing hands killed first', () => {
  it('refuses the award until the losers are killed', () => {
    const shown = after(river(threeHands), show(1), show(2), show(3));
    expect(refusalOf(shown, award())).toEqual(losingHandsOpen({ seats: [2, 3] }));
    expect(refusalOf(after(shown, killLosers), award())).toBeNull();
  });

  it('keeps each winner of a split pot', () => {
    const split = after(river(['AcKd', 'AdKc', '3c4d']), show(1), show(2), show(3), killLosers);
    expect(split.players.map(({ gone }) => gone)).toEqual([null, null, 'killed']);
  });

  it('keeps a hand live for a pot still to be awarded', () => {
    const hand = started({ stacks: [100, 500, 500] }, 'AcAd', 'KcKd', 'QcQd');
    const flop = after(hand, wager(3, 100), call(1), call(2), board('2h3s4d'), wager(2, 50), call(3));
    const end = after(
      flop,
      board('8h'),
      check(2),
      check(3),
      board('9s'),
      check(2),
      check(3),
      show(1),
      show(2),
      show(3),
    );
    const killed = after(end, killLosers);
    expect(killed.players.map(({ gone }) => gone)).toEqual([null, null, 'killed']);
    expect(after(after(killed, award()), killLosers).players[1]?.gone).toBe('killed');
  });
});

const askToSee = (seat: number, of: number, shownTo?: number): HandCommand => ({
  type: 'AskToSee',
  at: noon,
  seat,
  of,
  ...(shownTo === undefined ? {} : { shownTo }),
});

describe('RRP-3.6.5 asking to see a hand', () => {
  const end = after(river(threeHands), show(1), muck(3));

  it('prompts the dealer for a called hand, mucked or not, and the mucked hand stays dead', () => {
    expect(eventsOf(end, askToSee(2, 3))).toMatchObject([{ type: 'SeeingAsked', seat: 2, of: 3 }]);
  });

  it('refuses who was not dealt in, and hands that were not called', () => {
    expect(refusalOf(end, askToSee(9, 3))).toEqual(notDealtIn({ seat: 9 }));
    const won = after(started({}), wager(3, 30), fold(4), fold(1), fold(2));
    expect(refusalOf(won, askToSee(1, 3))?.code).toBe('poker.not-a-called-hand');
  });
});

describe('RTC-19 called hand must be shown', () => {
  it('may be asked of the player who was called, by anybody dealt in', () => {
    const preflop = after(started({ rules: 'rtc', stacks: [500, 500, 500] }), call(3), call(1), check(2));
    const flop = after(preflop, board('2h7s9d'), check(1), wager(2, 10), call(3), fold(1));
    const turn = after(flop, board('Jh'), check(2), check(3), board('Qc'), wager(2, 20), call(3));
    expect(refusalOf(turn, askToSee(1, 2))).toBeNull();
    expect(refusalOf(turn, askToSee(1, 3))?.code).toBe('poker.not-a-called-hand');
    expect(refusalOf(turn, muck(2))).toEqual(mustShow({ seat: 2 }));
  });
});

describe('RRP-3.6.6 show one, show all', () => {
  it('shows to all what one saw, once the hand is over', () => {
    const during = after(started({}), wager(3, 30), fold(4), fold(1));
    expect(refusalOf(during, askToSee(2, 3, 4))?.code).toBe('poker.pot-not-yet-awarded');
    expect(refusalOf(after(during, fold(2)), askToSee(2, 3, 4))).toBeNull();
  });
});

describe('RTC-3 show one, show all', () => {
  const rtc = { rules: 'rtc' as const, tournament: true, stacks: [500, 500, 500] };

  it('lets the others see an uncalled winner who showed one of them', () => {
    const won = after(started(rtc), wager(3, 30), fold(1), fold(2));
    expect(refusalOf(won, askToSee(1, 3, 2))).toBeNull();
  });

  it('spares a player who called and lost', () => {
    const lost = runOn(after(river(threeHands, undefined, rtc), show(1), show(2), show(3)));
    expect(refusalOf(lost, askToSee(1, 3, 2))?.rule).toBe('RTC-3');
  });
});

const say = (seat: number): HandCommand => ({ type: 'PlayTheBoard', at: noon, seat });

describe('RRP-5.6 announce playing the board', () => {
  const royal = () => river(['2c3d', '4c5d', '6c7d'], 'AsKsQsJsTs');

  it('awards the whole pot to who said so before he mucked', () => {
    const hand = after(royal(), say(1), muck(1), muck(2));
    expect(refusalOf(hand, muck(3))).toBeNull();
    expect(stacks(runOn(after(hand, muck(3))))).toEqual([520, 490, 490]);
  });

  it('splits between all who table or declare', () => {
    expect(stacks(runOn(after(royal(), say(1), muck(1), show(2), muck(3))))).toEqual([505, 505, 490]);
  });

  it('is asked of the dealer before a claim is killed', () => {
    expect(prompts(royal()).map(({ code }) => code)).toContain('poker.announce-board');
  });
});

describe('RRP-6.1 hold’em rules apply', () => {
  it('knows no playing of the board in Omaha', () => {
    const hand = river(['2c3d4c5d', '4h5h6c7c', '6h7h8c9c'], 'AsKsQsJsTs', { game: 'omaha' });
    expect(refusalOf(hand, say(1))).toEqual(boardCannotPlay());
    const shown = runOn(after(hand, show(1), show(2), show(3)));
    expect(stacks(shown)).not.toEqual([500, 500, 500]);
  });
});

describe('RRP-6.0.b show all four cards', () => {
  it('pushes no pot to two or three tabled cards', () => {
    const hand = river(['AcAd3c5d', '4h5h6c7c', '6h7h8c9c'], '2h7s9dJhQc', { game: 'omaha' });
    const three = after(hand, show(1, 'AcAd3c'), show(2), show(3));
    expect(refusalOf(three, award())).toEqual(notAllCardsTabled({ seat: 1, shown: 3 }));
    expect(refusalOf(after(three, show(1, '5d'), killLosers), award())).toBeNull();
  });

  it('asks for no cards when all opponents folded', () => {
    expect(after(started({ game: 'omaha' }), fold(3), fold(4), fold(1)).phase).toBe('over');
  });
});

describe('RRP-11.28 all-in hands face up', () => {
  const hand = started(
    { rules: 'rrp-tournament', tournament: true, stacks: [800, 2800, 2800] },
    'AcAd',
    'KcKd',
    'QcQd',
  );

  it('tables both hands before the turn is dealt', () => {
    const flop = after(hand, fold(3), call(1), check(2), board('2h7s9d'), wager(1, 790), call(2));
    expect(refusalOf(flop, board('Jh'))).toEqual(tableHandsFirstRrp({ seats: [1, 2] }));
    expect(refusalOf(flop, muck(2))).toEqual(mustShowAllIn({ seat: 2 }));
    expect(refusalOf(after(flop, show(1), show(2)), board('Jh'))).toBeNull();
  });

  it('turns nothing up while two can still bet', () => {
    const flop = after(hand, call(3), call(1), check(2), board('2h7s9d'), wager(1, 790), call(2), call(3));
    expect(refusalOf(flop, board('Jh'))).toBeNull();
  });
});

describe('RTC-23 all-in showdown', () => {
  const hand = started({ rules: 'rtc', tournament: true, stacks: [3000, 10_000, 10_000], blinds: [50, 100] });

  it('requires both hands face up before the turn', () => {
    const flop = after(hand, fold(3), call(1), check(2), dealHands(), wager(1, 2900), call(2));
    expect(refusalOf(flop, dealHands())).toEqual(tableHandsFirst({ seats: [1, 2] }));
  });

  it('lets the ordinary order apply when the all-in is called on the river', () => {
    const flop = after(
      hand,
      fold(3),
      call(1),
      check(2),
      dealHands(),
      check(1),
      check(2),
      dealHands(),
      check(1),
      check(2),
    );
    const end = after(flop, dealHands(), wager(1, 2900), call(2));
    expect(end.phase).toBe('showdown');
    expect(end.ranOut).toBe(false);
  });
});

describe('THR-A24 irregular hand; five cards', () => {
  it('counts only the best five: the sixth never breaks a tie', () => {
    const split = after(river(['AcKd', 'AdKc', '3c4d'], 'As7s9dJhQc'), show(1), show(2), show(3));
    expect(stacks(runOn(split))).toEqual([505, 505, 490]);
  });
});

describe('FR4-3.9 showdown and split', () => {
  it('ranks the cards and not the words, and splits 31 into 16 and 15', () => {
    expect(rulesOf('fr4').callerMustShow).toBe('always');
    const hand = started(
      { rules: 'fr4', game: 'richardHoldem', blinds: [1, 2], stacks: [500, 500, 500] },
      'AcKd',
      'AdKc',
      '3c4d',
    );
    const flop = after(hand, wager(3, 11), call(1), fold(2), board('As7s9d'), wager(1, 4), fold(3));
    expect(stacks(flop)).toEqual([513, 498, 489]);
    expect(refusalOf(hand, muck(1))?.code).toBe('poker.no-showdown-now');
  });

  it('lets nobody left at the end give up his hand unseen', () => {
    const hand = started(
      { rules: 'fr4', game: 'richardHoldem', stacks: [10, 500, 10] },
      'AcKd',
      'AdKc',
      '3c4d',
    );
    const allIn = after(hand, call(3), call(1));
    expect(refusalOf(allIn, muck(2))).toEqual(mustShow({ seat: 2 }));
  });
});

describe('RRP-3.3.1 dead hand cases', () => {
  const dead = (seat: number): HandCommand => ({ type: 'KillHand', at: noon, seat, rule: 'RRP-3.3.5' });

  it('takes no further action and no share; its chips stay in', () => {
    const hand = after(started({}), call(3), dead(3));
    expect(refusalOf(hand, call(3))?.code).toBe('poker.hand-not-live');
    expect(hand.players[2]).toMatchObject({ gone: 'dead', contributed: 10 });
  });

  it('wins without showing when every other hand is dead or folded', () => {
    const won = after(started({ stacks: [500, 500, 500] }), call(3), fold(1), dead(3));
    expect(stacks(won)).toEqual([495, 515, 490]);
  });

  it('cannot give up the last claim', () => {
    const end = after(river(threeHands), muck(1), muck(2));
    expect(refusalOf(end, muck(3))).toEqual(lastHandCannotMuck({ seat: 3 }));
  });
});

describe('RTC-2.b.2 hand tabled prematurely', () => {
  const early: HandCommand = { type: 'TableEarly', at: noon, seat: 3 };
  const flop = after(
    started({ rules: 'rtc', blinds: [100, 200], stacks: [9000, 9000, 9000] }, 'AcAd', 'KcKd', 'QcQd'),
    call(3),
    call(1),
    check(2),
    board('2h7s9d'),
    check(1),
    wager(2, 600),
  );

  it('leaves call 600 and fold, then check or fold on the turn', () => {
    const tabled = after(flop, early);
    expect(legalActions(tabled)).toMatchObject({ seat: 3, call: { amount: 600 }, wager: { allowed: false } });
    const turn = after(tabled, call(3), fold(1), board('Jh'), check(2));
    expect(legalActions(turn)).toMatchObject({
      seat: 3,
      check: { allowed: true },
      wager: { allowed: false },
    });
    expect(refusalOf(turn, wager(3, 200))?.rule).toBe('RTC-2.b.2');
  });

  it('restricts nobody where the house only reprimands', () => {
    const cash = after(started({ stacks: [500, 500, 500] }), early);
    expect(legalActions(cash)).toMatchObject({ seat: 3, wager: { allowed: true } });
  });
});
