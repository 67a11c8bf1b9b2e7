import {
  ana,
  at,
  chips,
  floorSupervisor,
  happened,
  houseOf,
  nothingAfter,
  r1,
  r2,
  refusedWith,
  rulingsAfter,
  scenario,
  shiftManager,
  clock,
} from '../testing/testing';
import { promptFor, type Question } from './questions';

const { settings } = houseOf();
const call = (due: number, putIn: number): Question => ({
  kind: 'short-call',
  seat: 3,
  dueMinor: chips(due),
  putInMinor: chips(putIn),
});
const riffled = { nextDeal: { firstRiffle: clock('21:00:00') }, tableClosedAt: null };

describe('RRP-10.1.7.a the guide of eighty percent', () => {
  it('binds 320 of 400 and may release 319', () => {
    expect(promptFor(call(400, 320), settings)).toMatchObject({
      suggested: 'binding',
      grounds: { percent: 80 },
    });
    expect(promptFor(call(400, 319), settings)).toMatchObject({ suggested: 'released' });
  });

  it('records that the floor ruled otherwise', () => {
    const events = happened(
      at('21:00:00').rule({ question: call(400, 319), outcome: 'binding', rules: ['RRP-10.1.7.a'] }),
    );
    expect(events.at(-1)).toMatchObject({ outcome: 'binding', isAgainstSuggestion: true });
  });
});

describe('RRP-10.1.7.c a quiet four hundred', () => {
  it('suggests release at 100, and 50 more at 350', () => {
    expect(promptFor(call(400, 100), settings)).toMatchObject({
      suggested: 'released',
      grounds: { percent: 25 },
    });
    expect(promptFor(call(400, 350), settings)).toMatchObject({
      suggested: 'binding',
      grounds: { percent: 87.5, moreDueMinor: 50 },
    });
  });
});

describe('RRP-10.1.7 a misheard amount', () => {
  it('shows what is due and put in, and asks to bind or release', () => {
    const [, asked] = happened(at('21:00:00').ask({ question: call(400, 200) }));
    expect(asked).toMatchObject({
      dealWaits: true,
      prompt: { offered: ['binding', 'released'], grounds: { dueMinor: 400, putInMinor: 200, percent: 50 } },
    });
  });

  it('takes no other answer', () =>
    expect(refusedWith([], at('21:00:00').rule({ question: call(400, 200), outcome: 'misdeal' }))).toBe(
      'conduct.outcome-not-offered',
    ));
});

describe('RRP-2.1.6 a pot that went to the wrong player', () => {
  const eighty = [2, 3, 5].map((seat) => ({ seat, amountMinor: chips(80) }));
  const wrongPot = (more: object = {}): Question => ({
    kind: 'wrong-pot',
    wonBy: 2,
    owedTo: 5,
    pots: [{ contributions: eighty, rakedMinor: chips(5), isWrong: true }],
    stackMinor: chips(1000),
    ...more,
  });
  const move = (question: Question, by = shiftManager) =>
    at('21:00:00', by).rule({ question, outcome: 'pot-moved', rules: ['RRP-2.1.6'] });
  const moved = (question: Question) => happened(move(question)).find(({ type }) => type === 'TableOrdered');

  it('is rebuilt from the betting: 240 less 5 raked, 235 from seat 2 to seat 5', () => {
    expect(promptFor(wrongPot(), settings).grounds).toMatchObject({
      potMinor: 240,
      owedMinor: 235,
      moveMinor: 235,
    });
    expect(moved(wrongPot())).toMatchObject({
      effects: [{ kind: 'move-chips', fromSeat: 2, toSeat: 5, amountMinor: 235 }],
      hand: 41,
    });
  });

  it('leaves a right side pot alone, and moves the other share only of a pot to be split', () => {
    const side = {
      contributions: [{ seat: 2, amountMinor: chips(300) }],
      rakedMinor: chips(0),
      isWrong: false,
    };
    const main = { contributions: eighty, rakedMinor: chips(0), isWrong: true };
    expect(promptFor(wrongPot({ pots: [main, side] }), settings).grounds).toMatchObject({ owedMinor: 240 });
    expect(promptFor(wrongPot({ shareMinor: chips(117) }), settings).grounds).toMatchObject({
      owedMinor: 117,
    });
  });

  it('moves no more than he has: 234 of 235, and 1 stays in dispute', () => {
    const events = happened(move(wrongPot({ stackMinor: chips(234) })));
    expect(events.slice(-2)).toMatchObject([
      { type: 'TableOrdered', effects: [{ amountMinor: 234 }] },
      { type: 'DisputeLeftOpen', debtor: ana, shortfallMinor: 1 },
    ]);
    const whole = happened(move(wrongPot({ stackMinor: chips(235) })));
    expect(whole.map(({ type }) => type)).not.toContain('DisputeLeftOpen');
  });

  it('waits for the shift manager when the floor proposes it', () => {
    const waiting = happened(move(wrongPot(), floorSupervisor));
    expect(waiting.at(-1)).toMatchObject({ type: 'RulingDecided', awaitsConfirmation: true });
    const { decision } = scenario
      .given(...waiting)
      .when(at('21:02:00', shiftManager).other('ConfirmRuling', { isConfirmed: true, words: '' }));
    expect(decision).toMatchObject({
      events: [{ isConfirmed: true, isFinal: true }, { type: 'TableOrdered' }],
    });
  });

  it('is refused once the next deal has started', () =>
    expect(refusedWith([], { ...move(wrongPot()), after: riffled })).toBe('conduct.ruling-window-closed'));

  it('is undone only by a ruling linked to it, once', () => {
    const annul = at('21:03:00', shiftManager).other('AnnulRuling', {
      linkedId: r2,
      reason: 'wrong seat keyed',
      after: nothingAfter,
    });
    const events = happened(move(wrongPot()), annul);
    expect(events.at(-1)).toMatchObject({
      type: 'TableOrdered',
      rulingId: r2,
      undoes: r1,
      effects: [{ kind: 'move-chips', fromSeat: 5, toSeat: 2, amountMinor: 235 }],
    });
    expect([...rulingsAfter(move(wrongPot()), annul).rulings.values()][0]).toMatchObject({
      state: 'annulled',
      effects: [],
    });
    expect(refusedWith(events, annul)).toBe('conduct.not-decided');
  });
});

describe('RRP-3.3.8 a hand taken back from the muck', () => {
  const mucked = (isIdentifiable: boolean): Question => ({
    kind: 'mucked-hand',
    seat: 3,
    isIdentifiable,
    cards: ['As', 'Kd'],
    identifiedBy: 'the dealer',
    misinformed: 'all called',
  });
  const takeBack = (isIdentifiable: boolean, more: object = {}) =>
    at('21:00:00').rule({
      question: mucked(isIdentifiable),
      outcome: 'hand-taken-back',
      rules: ['RRP-3.3.8'],
      seat: 3,
      intent: 'accident',
      ...more,
    });

  it('is proposed to a player who was misinformed, if the hand can be told apart', () => {
    expect(promptFor(mucked(true), settings)).toMatchObject({ suggested: 'hand-taken-back' });
    const events = happened(takeBack(true));
    expect(events.at(-1)).toMatchObject({ effects: [{ kind: 'restore-hand', seat: 3 }] });
    expect(events[1]).toMatchObject({ question: { cards: ['As', 'Kd'], identifiedBy: 'the dealer' } });
  });

  it('is refused for cards that are mixed, in time or not', () => {
    expect(refusedWith([], takeBack(false))).toBe('conduct.hand-not-identifiable');
    expect(refusedWith([], takeBack(true, { after: riffled }))).toBe('conduct.ruling-window-closed');
  });

  it('is refused where the house leaves such hands dead', () =>
    expect(refusedWith([], takeBack(true, { house: houseOf('thr') }))).toBe('conduct.hand-stays-dead'));
});

describe('RRP-8.18.a a hand without its seventh card', () => {
  it('is put to the floor, live or dead', () => {
    const [, asked] = happened(at('21:00:00').ask({ question: { kind: 'six-cards', seat: 4 } }));
    expect(asked).toMatchObject({
      dealWaits: true,
      prompt: { offered: ['hand-live', 'hand-dead'], suggested: null },
    });
  });

  it('is dead where the house says so', () =>
    expect(
      promptFor({ kind: 'six-cards', seat: 4 }, { ...settings, studSixCardHandMayBeRuledLive: false })
        .offered,
    ).toEqual(['hand-dead']));
});

describe('RRP-9.2.7 the opener takes back a discard', () => {
  it('is allowed or refused by the floor, if the discard can be told apart', () => {
    const prompt = (isIdentifiable: boolean) =>
      promptFor({ kind: 'openers-discard', seat: 1, isIdentifiable }, settings);
    expect(prompt(true)).toMatchObject({
      rule: 'RRP-9.2.7',
      offered: ['hand-taken-back', 'taking-back-refused'],
    });
    expect(prompt(false).offered).toEqual(['taking-back-refused']);
  });
});

describe('RRP-10.2.3 an oversize bet may stand', () => {
  const bet = (claimedBy: number, actedAfter = true): Question => ({
    kind: 'oversize-bet',
    potMinor: chips(100),
    betMinor: chips(150),
    madeBy: 1,
    claimedBy,
    actedAfter,
  });

  it('is asked of the floor once somebody has acted on it, showing who raised the claim', () => {
    expect(promptFor(bet(1), settings)).toMatchObject({
      offered: ['stands', 'reduced'],
      suggested: 'stands',
      grounds: { standsAtMinor: 150, reducedToMinor: 100, claimedBy: 1 },
    });
    expect(promptFor(bet(2), settings).suggested).toBeNull();
  });

  it('is reduced while nobody has acted', () =>
    expect(promptFor(bet(1, false), settings).offered).toEqual(['reduced']));
});

describe('RRP-3.4.2 a hand that was not protected', () => {
  const gathered = (isProtected: boolean): Question => ({
    kind: 'gathered-hand',
    seat: 4,
    isProtected,
    unansweredBetMinor: chips(40),
  });

  it('is dead without refund, unless the house returns an unanswered bet', () => {
    expect(promptFor(gathered(false), settings).suggested).toBe('no-refund');
    expect(promptFor(gathered(false), houseOf('rtc').settings).suggested).toBe('refund');
    expect(promptFor(gathered(true), settings).offered).toContain('hand-taken-back');
  });
});

describe('RRP-3.4.5 who knew that the deck was bad', () => {
  it('may lose his refund, and never by the software alone', () => {
    const prompt = (isReportedAtOnce: boolean) =>
      promptFor({ kind: 'known-bad-deck', seat: 7, putInMinor: chips(180), isReportedAtOnce }, settings);
    expect(prompt(false)).toMatchObject({ suggested: null, grounds: { carriedToNextDealMinor: 180 } });
    expect(prompt(true)).toMatchObject({ suggested: 'refund', grounds: { carriedToNextDealMinor: 0 } });
  });
});

describe('THR-A34 a spectator is moved for a reason', () => {
  const ask = (words: string) =>
    at('21:00:00').ask({ question: { kind: 'spectator' }, about: 'other', words });

  it('is refused without one, and put to the floor with one', () => {
    expect(refusedWith([], ask(' '))).toBe('conduct.reason-required');
    expect(happened(ask('talks to seat 3')).at(-1)).toMatchObject({
      prompt: { rule: 'THR-A34' },
      words: 'talks to seat 3',
    });
  });
});

describe('RRP-2.1.8 intent is said of a player', () => {
  it('is asked for where a seat is named', () => {
    expect(refusedWith([], at('21:00:00').rule({ seat: 3 }))).toBe('conduct.intent-required');
    expect(refusedWith([], at('21:00:00').rule({ seat: 3, intent: 'unclear' }))).toBeNull();
    expect(refusedWith([], at('21:00:00').rule())).toBeNull();
  });
});
