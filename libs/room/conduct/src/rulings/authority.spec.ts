import {
  at,
  dealer,
  director,
  floorSupervisor,
  happened,
  houseOf,
  listKeeper,
  refusedWith,
  r2,
  roomManager,
  rulingsAfter,
  scenario,
  shiftManager,
  staff,
  nothingAfter,
  clock,
} from '../testing/testing';
import { callTheController, rulingFinal } from '../refusals';

const first = at('21:00:00').rule();

describe('RRP-2.1.2 the shift manager has the last word', () => {
  it('hears one appeal from a floor supervisor’s ruling while the hand waits', () => {
    const appealed = happened(first, at('21:01:00').appeal());
    expect(appealed.at(-1)).toMatchObject({ type: 'RulingAppealed', dealWaits: true });
    expect(refusedWith(appealed, at('21:02:00').appeal())).toBe('conduct.appeal-open');
  });

  it('is asked for before the next deal', () => {
    const after = { nextDeal: { firstRiffle: clock('21:01:00') }, tableClosedAt: null };
    expect(refusedWith(happened(first), at('21:00:59').appeal({ after }))).toBeNull();
    expect(refusedWith(happened(first), at('21:01:00').appeal({ after }))).toBe(
      'conduct.ruling-window-closed',
    );
  });

  it('leaves both rulings in the record, the first upheld or overturned', () => {
    const overturn = at('21:05:00', shiftManager).other('DecideAppeal', {
      isUpheld: false,
      words: 'the cards spoke',
      outcome: 'hand-live',
      rules: ['RRP-3.6.1'],
      effects: [],
    });
    const state = rulingsAfter(first, at('21:01:00').appeal(), overturn);
    const [ruling] = [...state.rulings.values()];
    expect(ruling).toMatchObject({
      state: 'final',
      decision: { outcome: 'stands' },
      second: { outcome: 'hand-live' },
      appeal: { decided: { isUpheld: false } },
    });
  });

  it('is not heard by who ruled first', () => {
    const appealed = happened(first, at('21:01:00').appeal());
    const uphold = (by: Parameters<typeof at>[1]) =>
      refusedWith(
        appealed,
        at('21:05:00', by).other('DecideAppeal', {
          isUpheld: true,
          words: '',
          outcome: null,
          rules: [],
          effects: [],
        }),
      );
    expect(uphold(floorSupervisor)).toBe('conduct.appeal-not-yours');
    expect(uphold(shiftManager)).toBeNull();
  });

  it('is not taken back once an appeal was decided, by nobody', () => {
    const uphold = at('21:05:00', shiftManager).other('DecideAppeal', {
      isUpheld: true,
      words: '',
      outcome: null,
      rules: [],
      effects: [],
    });
    const decided = happened(first, at('21:01:00').appeal(), uphold);
    for (const by of [shiftManager, roomManager, floorSupervisor]) {
      const annul = { linkedId: r2, reason: 'I see it otherwise', after: nothingAfter };
      expect(refusedWith(decided, at('21:06:00', by).other('AnnulRuling', annul))).toBe(
        'conduct.ruling-final',
      );
    }
  });

  it('is not appealed, nor taken back, on this shift or the next; a note leaves it readable', () => {
    const final = happened(at('21:00:00', shiftManager).rule({ about: 'other' }));
    scenario
      .given(...final)
      .when(at('21:01:00').appeal())
      .thenRefused(rulingFinal({ rulingId: 'r1', roles: ['shiftManager'] }));
    const annul = (by: Parameters<typeof at>[1]) =>
      refusedWith(
        final,
        at('23:00:00', by).other('AnnulRuling', {
          linkedId: r2,
          reason: 'I see it otherwise',
          after: nothingAfter,
        }),
      );
    expect(annul(staff('shiftManager', 'incoming'))).toBe('conduct.ruling-final');
    expect(annul(roomManager)).toBe('conduct.ruling-final');
    const state = rulingsAfter(
      at('21:00:00', shiftManager).rule({ about: 'other' }),
      at('21:30:00', shiftManager).other('NoteOnRuling', { words: 'seat 3, not 4' }),
    );
    expect([...state.rulings.values()][0]).toMatchObject({
      state: 'final',
      notes: [{ words: 'seat 3, not 4' }],
    });
  });
});

describe('RTC-1 the director decides, and nobody appeals', () => {
  const rtc = houseOf('rtc');
  const asked = happened(at('21:00:00', dealer).ask({ house: rtc }));

  it('refuses dealer and floor clerk, who call the director', () => {
    for (const by of [dealer, listKeeper])
      expect(refusedWith(asked, at('21:01:00', by).decide({ rules: ['RTC-22'] }))).toBe(
        'conduct.call-the-director',
      );
  });

  it('is final once the director has saved it with at least one rule', () => {
    expect(refusedWith(asked, at('21:01:00', director).decide({ rules: [] }))).toBe('conduct.rule-required');
    const decided = happened(
      at('21:00:00', dealer).ask({ house: rtc }),
      at('21:01:00', director).decide({ rules: ['RTC-22'] }),
    );
    expect(decided.at(-1)).toMatchObject({ type: 'RulingDecided', isFinal: true, rules: ['RTC-22'] });
    expect(refusedWith(decided, at('21:02:00').appeal())).toBe('conduct.ruling-final');
  });
});

describe('RTC-1.b advice leaves a dispute open', () => {
  const rtc = houseOf('rtc');
  const ask = at('21:00:00', dealer).ask({ house: rtc });

  it('stores a pit boss’s opinion as advice until the director or an assistant signs', () => {
    const advise = at('21:01:00', floorSupervisor).other('AdviseOnRuling', { words: 'I would split it' });
    const [ruling] = [...rulingsAfter(ask, advise).rulings.values()];
    expect(ruling).toMatchObject({ state: 'open', advice: [{ words: 'I would split it' }] });
    expect(
      refusedWith(happened(ask, advise), at('21:03:00', director).decide({ rules: ['RTC-22'] })),
    ).toBeNull();
  });

  it('takes no advice from a dealer', () =>
    expect(refusedWith(happened(ask), at('21:01:00', dealer).other('AdviseOnRuling', { words: 'x' }))).toBe(
      'conduct.advice-not-asked',
    ));
});

describe('RTC-1.c the official text prevails', () => {
  const rtc = houseOf('rtc');

  it('asks for confirmation of a ruling that cites another text on a topic of its own', () => {
    const rule = (more: object) =>
      refusedWith([], at('21:00:00', director).rule({ house: rtc, rules: ['RRP-3.7.6'], ...more }));
    expect(rule({})).toBe('conduct.official-text-first');
    expect(rule({ isTextConfirmed: true })).toBeNull();
    expect(rule({ rules: ['RRP-3.7.6', 'RTC-22'] })).toBeNull();
  });

  it('is no matter where another set is in force', () =>
    expect(refusedWith([], at('21:00:00').rule({ rules: ['RRP-3.7.6'] }))).toBeNull());

  it('lets no fairness override the text', () =>
    expect(
      refusedWith(
        [],
        at('21:00:00', director).rule({
          house: rtc,
          rules: ['RTC-22'],
          departure: { strictOutcome: 'hand-dead', reason: 'a novice' },
        }),
      ),
    ).toBe('conduct.departure-not-allowed'));
});

describe('THR-A36 the game chief has the last word, as long as it is just', () => {
  const thr = houseOf('thr');
  const given = happened(at('21:00:00').rule({ house: thr, rules: ['THR-1.9.1'], about: 'other' }));

  it('is final and not appealed', () => {
    expect(given.at(-1)).toMatchObject({ isFinal: true });
    expect(refusedWith(given, at('21:01:00').appeal())).toBe('conduct.ruling-final');
  });

  it('is annulled by a superior, with a reason', () => {
    const annul = (by: Parameters<typeof at>[1], reason: string) =>
      refusedWith(
        given,
        at('21:10:00', by).other('AnnulRuling', { linkedId: r2, reason, after: nothingAfter }),
      );
    expect(annul(staff('floorSupervisor', 'another'), 'unjust')).toBe('conduct.ruling-final');
    expect(annul(shiftManager, ' ')).toBe('conduct.reason-required');
    expect(annul(shiftManager, 'unjust')).toBeNull();
  });
});

describe('FR4-1.33 the controller has the last word', () => {
  const fr4 = houseOf('fr4');
  const asked = happened(at('21:00:00', dealer).ask({ house: fr4 }));

  it('is signed by the controller and by nobody else', () => {
    scenario
      .given(...asked)
      .when(at('21:01:00', floorSupervisor).decide({ rules: ['FR4-1.3'] }))
      .thenRefused(callTheController({ roles: ['gameController'] }));
    const signed = happened(
      at('21:00:00', dealer).ask({ house: fr4 }),
      at('21:01:00', director).decide({ rules: ['FR4-1.3'] }),
    );
    expect(signed.at(-1)).toMatchObject({ isFinal: true });
    expect(refusedWith(signed, at('21:02:00').appeal())).toBe('conduct.ruling-final');
  });
});

describe('RRP-2.1.1 fairness over the letter', () => {
  const departure = { strictOutcome: 'hand-dead' as const, reason: 'misled by the dealer' };

  it('needs a reason in words', () =>
    expect(
      refusedWith([], at('21:00:00', shiftManager).rule({ departure: { ...departure, reason: '  ' } })),
    ).toBe('conduct.reason-required'));

  it('waits for the shift manager; nothing is carried out before', () => {
    const waiting = happened(
      at('21:00:00').rule({ departure, outcome: 'hand-live', seat: 3, intent: 'accident' }),
    );
    expect(waiting.at(-1)).toMatchObject({ type: 'RulingDecided', awaitsConfirmation: true });
    const confirm = (by: Parameters<typeof at>[1]) =>
      at('21:02:00', by).other('ConfirmRuling', { isConfirmed: true, words: '' });
    expect(refusedWith(waiting, confirm(floorSupervisor))).toBe('conduct.confirmation-required');
    expect(refusedWith(waiting, confirm(shiftManager))).toBeNull();
  });

  it('shows the strict outcome beside the one applied, and cites itself', () => {
    const events = happened(at('21:00:00', shiftManager).rule({ departure, outcome: 'hand-live' }));
    expect(events.at(-1)).toMatchObject({
      outcome: 'hand-live',
      departure: { strictOutcome: 'hand-dead' },
      rules: ['RRP-3.6.1', 'RRP-2.1.1'],
      awaitsConfirmation: false,
    });
  });
});

describe('RRP-2.1.4 an error in good faith', () => {
  it('leaves the result as it is and is seen in the review', () => {
    const mark = at('23:00:00', shiftManager).other('MarkGoodFaithError', { words: 'misread the flush' });
    const [ruling] = [...rulingsAfter(first, mark).rulings.values()];
    expect(ruling).toMatchObject({
      state: 'decided',
      goodFaithError: { words: 'misread the flush' },
      effects: [],
    });
    expect(refusedWith(happened(first), at('23:00:00').other('MarkGoodFaithError', { words: '' }))).toBe(
      'conduct.appeal-not-yours',
    );
  });
});

describe('who comes when a table calls', () => {
  const called = at('21:00:00').ask({ words: 'two cards exposed' });
  const takes = (time: string, by: Parameters<typeof at>[1]) => at(time, by).other('TakeRuling');

  it('is said once by each, and the last one named is who comes', () => {
    const twice = happened(called, takes('21:00:10', listKeeper), takes('21:00:20', listKeeper));
    expect(twice.filter(({ type }) => type === 'RulingTaken')).toHaveLength(1);
    const state = rulingsAfter(called, takes('21:00:10', listKeeper), takes('21:00:30', floorSupervisor));
    expect([...state.rulings.values()]).toMatchObject([
      { state: 'open', taken: { at: clock('21:00:30'), by: floorSupervisor } },
    ]);
  });

  it('is not asked any more once it is ruled', () =>
    expect(refusedWith(happened(first), takes('21:01:00', listKeeper))).toBe('conduct.already-decided'));
});
