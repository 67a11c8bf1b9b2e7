import { after, call, check, deal, fold, noon, refusalOf, rulesOf, started, wager } from '../testing';
import { type HouseRules } from '@cardroom/rulebook';
import { type HandCommand } from '../hand/commands';
import { abovePot, noOversizeBet, notOpenIncrement } from '../hand/refusals';
import { type Hand } from '../hand/state';
import { legalActions } from './legal-actions';
import { potLimit } from './structure';

const most = (hand: Hand) => {
  const offer = legalActions(hand)?.wager;
  return offer?.allowed ? offer.amounts[offer.amounts.length - 1]?.maxTo : offer?.refusal.code;
};

const table = (differences: Partial<HouseRules> = {}, stacks: readonly number[] = [2000, 2000, 2000, 2000]) =>
  started({
    game: 'omaha',
    structure: potLimit(10, { smallBlind: 5, bigBlind: 10 }),
    rules: rulesOf('rrp-cash', { potLimitSmallBlindCountsAsBig: false, ...differences }),
    stacks,
  });

/** A flop with the pot given: everybody has put in the same before it. */
const flop = (pot: number, differences: Partial<HouseRules> = {}, stacks = [5000, 5000, 5000]) => {
  const hand = started({
    game: 'omaha',
    structure: potLimit(10, { ante: 1 }),
    rules: rulesOf('rrp-cash', differences),
    blinds: [],
    forcedBets: [{ seat: 1, kind: 'ante', amount: pot, plays: 'dead' }],
    stacks: stacks.map((stack, i) => (i === 0 ? stack + pot : stack)),
  });
  return after(hand, check(1), check(2), check(3), deal());
};

describe('E12 pot-limit maximum', () => {
  it('counts blinds and the call before the flop', () => {
    const hand = table();
    expect(most(hand)).toBe(35);
    expect(most(after(hand, call(3)))).toBe(45);
    expect(most(after(hand, wager(3, 35)))).toBe(120);
    expect(most(after(hand, wager(3, 35), fold(4), fold(1)))).toBe(110);
  });

  it('counts the bets of the flop', () => {
    const bet = (to: number) => after(flop(15), wager(1, to));
    expect(most(after(flop(15)))).toBe(15);
    expect(most(after(flop(15, {}, [5000, 5000, 5000]), check(1)))).toBe(15);
    expect(most(bet(10))).toBe(45);
    const raised = after(bet(10), wager(2, 25));
    expect(most(raised)).toBe(25 + 15 + 35 + 25);
    expect(most(after(raised, fold(3)))).toBe(25 + 50 + 15);
  });
});

describe('RRP-10.0.b pot-limit: up to the pot', () => {
  it('takes 10 to 100 into a pot of 100 and refuses 101', () => {
    expect(refusalOf(flop(100), wager(1, 10))).toBeNull();
    expect(refusalOf(flop(100), wager(1, 100))).toBeNull();
    expect(refusalOf(flop(100), wager(1, 101))).toEqual(abovePot({ to: 101, maxTo: 100 }));
  });

  it('stops at a stack of 60', () => {
    expect(most(flop(100, {}, [60, 5000, 5000]))).toBe(60);
  });
});

describe('RRP-10.2.1 excess bet returned', () => {
  const chips = (hand: Hand, seat: number, put: readonly number[]) =>
    after(hand, { type: 'Bid', at: noon, seat, motions: [put] }).players[seat - 1]?.streetBet;

  it('cuts 150 to 100, and a raise to 300 over 50 to 250', () => {
    expect(chips(flop(100), 1, [100, 50])).toBe(100);
    expect(chips(after(flop(100), wager(1, 50)), 2, [100, 100, 100])).toBe(250);
  });
});

describe('RRP-10.2.4 pot-size raise', () => {
  it('raises 50 into 100 to 250 at most and 100 at least', () => {
    const bet = after(flop(100), wager(1, 50));
    expect(most(bet)).toBe(250);
    const offer = legalActions(bet)?.wager;
    expect(offer?.allowed && offer.amounts[0]?.minTo).toBe(100);
  });

  it('goes from 250 to 900 for a third player, and to 850 for the bettor when he folds', () => {
    const raised = after(flop(100), wager(1, 50), wager(2, 250));
    expect(most(raised)).toBe(900);
    expect(most(after(raised, fold(3)))).toBe(850);
  });
});

describe('RRP-10.2.5 round the pot up', () => {
  const by25 = { potLimitRoundingUnit: 25 };

  it('counts 80 and 76 as 100, and 75 as 75', () => {
    expect([80, 76, 75].map((pot) => most(flop(pot, by25)))).toEqual([100, 100, 75]);
  });

  it('counts 180 after the call as 200: to 250, where exact counting gives 230', () => {
    expect(most(after(flop(80, by25), wager(1, 50)))).toBe(250);
    expect(most(after(flop(80), wager(1, 50)))).toBe(230);
  });
});

describe('RRP-10.2.6 small blind counts as big', () => {
  const counted = { potLimitSmallBlindCountsAsBig: true };

  it('lets the first raise be to 40, or to 35 with the option off', () => {
    expect(most(table(counted))).toBe(40);
    expect(most(table())).toBe(35);
  });

  it('lets the next go to 50 after one caller, or 45', () => {
    expect(most(after(table(counted), call(3)))).toBe(50);
    expect(most(after(table(), call(3)))).toBe(45);
  });

  it('makes no difference to the small blind: 30', () => {
    expect(most(after(table(counted), fold(3), fold(4)))).toBe(30);
    expect(most(after(table(), fold(3), fold(4)))).toBe(30);
  });
});

describe('RRP-10.2.6.a opening ladder', () => {
  const hand = table({ potLimitSmallBlindCountsAsBig: true });

  it('goes from 20 to 40 in steps of the small blind', () => {
    for (const to of [20, 25, 30, 35, 40]) expect(refusalOf(hand, wager(3, to))).toBeNull();
    expect(refusalOf(hand, wager(3, 22))).toEqual(notOpenIncrement({ to: 22, step: 5 }));
    expect(refusalOf(hand, wager(3, 15))?.code).toBe('poker.below-minimum-raise');
    expect(refusalOf(hand, wager(3, 45))?.code).toBe('poker.above-pot');
  });

  it('reduces 45 to 40 when the chips are in', () => {
    const bid = after(hand, { type: 'Bid', at: noon, seat: 3, motions: [[25, 20]] });
    expect(bid.players[2]?.streetBet).toBe(40);
  });
});

describe('RRP-10.2.6.b until the big blind acts', () => {
  const counted = { potLimitSmallBlindCountsAsBig: true };

  it('lets the next go to 140 after an opening of 40', () => {
    expect(most(after(table(counted), wager(3, 40)))).toBe(140);
    expect(most(after(table(), wager(3, 35)))).toBe(120);
  });

  it('gives the big blind 40 over one limper with the small blind folded, or 35', () => {
    expect(most(after(table(counted), call(3), fold(4), fold(1)))).toBe(40);
    expect(most(after(table(), call(3), fold(4), fold(1)))).toBe(35);
  });

  it('counts exactly once the big blind has raised to 40: the limper to 125', () => {
    expect(most(after(table(counted), call(3), fold(4), fold(1), wager(2, 40)))).toBe(125);
  });

  it('uses the real pot on the flop', () => {
    expect(most(after(table(counted), call(3), fold(4), fold(1), check(2), deal()))).toBe(25);
  });
});

describe('RRP-10.2.7 oversize chip bets pot', () => {
  const chip = (hand: Hand, seat: number) =>
    after(hand, { type: 'Bid', at: noon, seat, motions: [[100]] }).players[seat - 1]?.streetBet;

  it('bets the pot of 70, and 100 where 80 is counted as 100', () => {
    expect(chip(flop(70), 1)).toBe(70);
    expect(chip(flop(80, { potLimitRoundingUnit: 25 }), 1)).toBe(100);
  });

  it('calls a bet of 20', () => {
    expect(chip(after(flop(70), wager(1, 20)), 2)).toBe(20);
  });
});

/** A bets 150 into a pot of 100 and nobody counts it. */
const oversize = () =>
  after(flop(100), { type: 'Bid', at: noon, seat: 1, motions: [[100, 50]], uncounted: true });
const report: HandCommand = { type: 'ReportOversizeBet', at: noon };

describe('RRP-10.2.2 flagging an oversize bet', () => {
  it('cuts it as soon as it is pointed out', () => {
    expect(oversize().players[0]?.streetBet).toBe(150);
    expect(after(oversize(), report).players[0]).toMatchObject({ streetBet: 100, stack: 4900 });
  });

  it('has nothing to cut where the bet was legal', () => {
    expect(refusalOf(after(flop(100), wager(1, 100)), report)).toEqual(noOversizeBet());
  });
});

describe('RRP-10.2.2.a correction window', () => {
  it('gives 50 back to A and to B while C has yet to act', () => {
    const cut = after(oversize(), call(2), report);
    expect(cut.players.map(({ streetBet }) => streetBet)).toEqual([100, 100, 0]);
    expect(legalActions(cut)).toMatchObject({
      seat: 3,
      call: { amount: 100 },
      wager: { amounts: [{ minTo: 200 }] },
    });
  });

  it('lets the bet stand once C has called 150 too: the pot is 550', () => {
    const stands = after(oversize(), call(2), call(3));
    expect(refusalOf(stands, report)).toEqual(noOversizeBet());
    expect(stands.deadMoney + stands.players.reduce((sum, { contributed }) => sum + contributed, 0)).toBe(
      550,
    );
  });
});
