import { afterSeconds } from '@cardroom/kernel';
import { after, call, check, deal, fold, noon, refusalOf, rulesOf, started, wager } from '../testing';
import { type HandCommand } from '../hand/commands';
import { clockByAbsent, clockOnlyByDealer, noClock } from '../hand/refusals';
import { type Hand, type SeatNumber } from '../hand/state';
import { prompts } from '../hand/prompts';
import { clockTimes } from './clock';

const callClock = (askedBy: SeatNumber | null): HandCommand => ({ type: 'CallClock', at: noon, askedBy });
const approve: HandCommand = { type: 'ApproveClock', at: noon };
const expire = (seconds: number): HandCommand => ({ type: 'ExpireClock', at: afterSeconds(noon, seconds) });

const facing = (rules: 'rrp-cash' | 'rtc') =>
  after(started({ rules, blinds: [50, 100], stacks: [5000, 5000, 5000, 5000] }), wager(3, 600));
const unbet = (rules: 'rrp-cash' | 'rtc') =>
  after(
    started({ rules, blinds: [50, 100], stacks: [5000, 5000, 5000] }),
    call(3),
    call(1),
    check(2),
    deal(),
  );

const seconds = (hand: Hand) => {
  const times = clockTimes(hand)!;
  return [(times.countsAloudAt - noon) / 1000, (times.endsAt - noon) / 1000];
};

describe('RRP-10.1.13 calling the clock', () => {
  const asked = after(facing('rrp-cash'), callClock(1));

  it('asks the floor and runs no timer before approval', () => {
    expect(clockTimes(asked)).toBeNull();
    expect(prompts(asked)).toContainEqual({
      code: 'poker.clock-asked',
      rule: 'RRP-10.1.13',
      facts: { seat: 4, askedBy: 1 },
    });
    expect(refusalOf(asked, expire(600))?.code).toBe('poker.clock-not-running');
  });

  it('shows the timer once the floor approves, and records who asked', () => {
    const running = after(asked, approve);
    expect(prompts(running).map(({ code }) => code)).toContain('poker.clock-runs');
    expect(running.irregular.clock).toMatchObject({ seat: 4, askedBy: 1, startedAt: noon });
  });
});

describe('RRP-10.1.13.a clock: minute plus ten', () => {
  const running = after(facing('rrp-cash'), callClock(1), approve);

  it('counts aloud from 60 s and ends at 70 s', () => {
    expect(seconds(running)).toEqual([60, 70]);
  });

  it('lets an action at 69 s count and kills the hand at 70 s', () => {
    expect(refusalOf(running, { ...call(4), at: afterSeconds(noon, 69) })).toBeNull();
    expect(refusalOf(running, expire(69))?.code).toBe('poker.time-not-over');
    expect(after(running, expire(70)).players[3]?.gone).toBe('folded');
  });

  it('checks the player who faces no bet', () => {
    const hand = after(unbet('rrp-cash'), callClock(2), approve, expire(70));
    expect(hand.players[0]).toMatchObject({ gone: null, checked: true });
  });
});

describe('RRP-3.3.7 clock expired', () => {
  it('kills the hand facing 600 past the limit, not before', () => {
    const running = after(facing('rrp-cash'), callClock(1), approve);
    expect(after(running, expire(70)).players[3]?.gone).toBe('folded');
    const acted = after(running, { ...fold(4), at: afterSeconds(noon, 69) });
    expect(acted.irregular.clock).toBeNull();
  });
});

describe('RTC-25 calling time', () => {
  it('starts at once when a folded player calls: aloud from 50 s, dead at 60 s', () => {
    const running = after(facing('rtc'), fold(4), fold(1), callClock(4));
    expect(seconds(running)).toEqual([50, 60]);
    expect(refusalOf(running, expire(59))?.code).toBe('poker.time-not-over');
    expect(after(running, expire(60)).players[1]?.gone).toBe('folded');
  });

  it('clears the clock when he acts at 58 s', () => {
    const acted = after(facing('rtc'), callClock(1), { ...call(4), at: afterSeconds(noon, 58) });
    expect(acted.irregular.clock).toBeNull();
  });

  it('folds also who faces no bet', () => {
    expect(after(unbet('rtc'), callClock(2), expire(60)).players[0]?.gone).toBe('folded');
  });
});

describe('THR-A35 thinking time limit', () => {
  const thr = (clockSeconds: number | null) =>
    started({ rules: { ...rulesOf('thr'), clockSeconds: clockSeconds as number, clockAloudIncluded: true } });

  it('is called by the dealer alone and counts the last 10 of 90 s', () => {
    expect(refusalOf(thr(90), callClock(1))).toEqual(clockOnlyByDealer({ seat: 1 }));
    const running = after(thr(90), callClock(null), approve);
    expect(seconds(running)).toEqual([80, 90]);
  });

  it('offers no clock where no limit was set', () => {
    expect(refusalOf(thr(null), callClock(null))).toEqual(noClock());
  });
});

describe('RRP-11.11 only present players call time', () => {
  it('refuses a call from the rail', () => {
    const away = after(facing('rrp-cash'), { type: 'SetAbsent', at: noon, seat: 2, absent: true });
    expect(refusalOf(away, callClock(2))).toEqual(clockByAbsent({ seat: 2 }));
    expect(refusalOf(away, callClock(1))).toBeNull();
  });
});
