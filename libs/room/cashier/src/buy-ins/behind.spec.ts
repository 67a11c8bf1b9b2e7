import { minor } from '@cardroom/kernel';
import { notOnTheWay, purchaseNotConfirmed } from '../refusals';
import { type CageSettings, startingCageSettings } from '../settings';
import {
  ana,
  at,
  ben,
  cageAfter,
  chipsOf,
  clock,
  dealer,
  euros,
  game,
  happened,
  openCage,
  purchaseId,
  scenario,
  t1,
} from '../testing/testing';
import { heldAt } from '../ledger/postings';
import { stakeInPlay } from './behind';

const dealtAt = clock('20:00:00');

const stake = (
  amount: number,
  announced: string | null,
  [stackEuros, settings]: readonly [number, Partial<CageSettings>] = [0, {}],
) =>
  stakeInPlay(
    {
      game: { ...game(), stackMinor: euros(stackEuros) },
      behind: { amountMinor: euros(amount), announcedAt: announced === null ? null : clock(announced) },
      dealtAt,
    },
    { ...startingCageSettings, ...settings },
  );

const sent = at('19:50:00').sell(500, { purchaseId: purchaseId('x'), carriedBy: 'runner' });
const announce = (time = '19:51:00', which = 'x') =>
  at(time, dealer).ask('AnnounceBehind', { purchaseId: purchaseId(which) });
const deliver = (to = ana) => at('19:55:00', dealer).ask('DeliverChips', { purchaseId: purchaseId('x'), to });

describe('RRP-2.2.6 chips on their way play when they were announced', () => {
  it('adds 500 announced before the deal to what is in front', () => {
    expect(stake(500, '19:59:59')).toBe(euros(500));
    expect(stake(500, '19:59:59', [120, {}])).toBe(euros(620));
  });

  it('plays 60 of an unannounced 500, and never more than was bought', () => {
    expect(stake(500, null)).toBe(euros(60));
    expect(stake(40, null)).toBe(euros(40));
  });

  it('fills a short stack up to the minimum, and leaves a full one as it is', () => {
    expect(stake(500, null, [30, {}])).toBe(euros(60));
    expect(stake(500, null, [100, {}])).toBe(euros(100));
  });

  it('takes an announcement with or after the first card as none', () => {
    expect(stake(500, '20:00:00')).toBe(euros(60));
  });

  it('marks only what the cashier confirmed', () => {
    scenario
      .given(...happened(...openCage()))
      .when(announce('19:51:00', 'y'))
      .thenRefused(purchaseNotConfirmed({ purchaseId: 'y' }));
  });

  it('is announced to the table as a fact, once', () => {
    const given = happened(...openCage(), sent, announce());
    expect(given.at(-1)).toMatchObject({
      type: 'PlayingBehindAnnounced',
      playerId: ana,
      tableId: t1,
      amountMinor: euros(500),
    });
    expect(scenario.given(...given).when(announce('19:52:00')).decision.accepted).toBe(false);
  });

  it('brings the chips to whoever won them, and there is nothing behind any more', () => {
    const commands = [...openCage(), sent, announce(), deliver(ben)];
    expect(happened(...commands).at(-1)).toMatchObject({ type: 'ChipsDelivered', playerId: ana, to: ben });
    const now = cageAfter(...commands);
    expect(heldAt(now.balances, 'in-play').chips).toEqual(chipsOf(500));
    expect(heldAt(now.balances, 'runner:x').chips).toEqual({});
    scenario
      .given(...happened(...commands))
      .when(deliver())
      .thenRefused(notOnTheWay({ purchaseId: 'x' }));
  });
});

describe('THR-1.4.b chips on their way play if the club agrees and the table was told', () => {
  const thr: Partial<CageSettings> = { playingBehind: 'clubApprovalAndAnnounced', clubAllowsBehind: true };

  it('adds an announced 500 to nothing', () => {
    expect(stake(500, '19:59:00', [0, thr])).toBe(euros(500));
  });

  it('plays only chips on the table without the announcement, or without the club', () => {
    expect(stake(500, null, [0, thr])).toBe(minor(0));
    expect(stake(500, null, [80, thr])).toBe(euros(80));
    expect(stake(500, '19:59:00', [80, { ...thr, clubAllowsBehind: false }])).toBe(euros(80));
  });

  it('announces nothing without the club', () => {
    const given = happened(...openCage({ ...thr, clubAllowsBehind: false }), sent);
    expect(scenario.given(...given).when(announce()).decision).toMatchObject({
      refusal: { code: 'cashier.behind-not-allowed', rule: 'THR-1.4.b' },
    });
  });
});
