import fc from 'fast-check';
import { aliasAsKept, aliasIsReadable } from './alias';
import { type PlayerCommand } from './commands';
import { player } from './decider';
import { noteIdOf, type PlayerEvent, playerEventVersions } from './events';
import golden from './events.golden.json';
import {
  aliasInvalid,
  alreadyRegistered,
  cardInvalid,
  cardTaken,
  isErased,
  isMerged,
  notRegistered,
} from './refusals';
import { newPlayer } from './state';
import {
  erasedFact,
  mergedAway,
  other,
  playerId,
  register,
  registered,
  scenario,
  stampAt,
} from './testing/testing';

const change = (alias: string): PlayerCommand => ({ type: 'ChangeAlias', ...stampAt(1), alias });

describe('a player is known under an alias', () => {
  it('is registered with nothing more', () => {
    scenario.given().when(register('Ana')).then(registered);
  });

  it('is registered once', () => {
    scenario.given(registered).when(register('Ana')).thenRefused(alreadyRegistered({ playerId }));
  });

  it('may change the alias, and the old one stays on record', () => {
    scenario
      .given(registered)
      .when(change('Ana B.'))
      .then({ type: 'AliasChanged', ...stampAt(1), playerId, alias: 'Ana B.', was: 'Ana' });
    scenario.given(registered).when(change(' Ana ')).then();
    scenario.given().when(change('Ana')).thenRefused(notRegistered());
  });

  it('is left alone once erased, or given up for another number', () => {
    scenario.given(registered, erasedFact).when(change('Bea')).thenRefused(isErased({ playerId }));
    scenario
      .given(registered, mergedAway)
      .when(change('Bea'))
      .thenRefused(isMerged({ playerId, into: other }));
  });
});

describe('an alias can be read on a board', () => {
  it.each([
    ['', { why: 'empty' }],
    ['   ', { why: 'empty' }],
    ['a'.repeat(25), { why: 'too-long', length: 25, most: 24 }],
    ['An\u0000a', { why: 'unprintable' }],
    ['Ana\nBob', { why: 'unprintable' }],
    ['\u202eanA', { why: 'unprintable' }],
    ['Ana\u200b', { why: 'unprintable' }],
    ['\ud800', { why: 'unprintable' }],
  ])('refuses %j', (alias, facts) => {
    scenario.given().when(register(alias)).thenRefused(aliasInvalid(facts));
  });

  it.each(['A', 'a'.repeat(24), 'Élodie', '小林', '😀'.repeat(24), 'O’Neil Jr.'])('takes %j', (alias) => {
    expect(scenario.given().when(register(alias)).decision.accepted).toBe(true);
  });

  it('is kept in one spelling, whichever way it was typed', () => {
    expect(aliasAsKept('  E\u0301lodie   K ')).toBe('Élodie K');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const kept = aliasAsKept(typed);
        expect(aliasAsKept(kept)).toBe(kept);
        expect(aliasIsReadable({ alias: kept })?.code).toBe(aliasIsReadable({ alias: typed })?.code);
      }),
    );
  });
});

describe('a player may have a card', () => {
  const issue = (cardNumber: string): PlayerCommand => ({ type: 'IssueCard', ...stampAt(1), cardNumber });
  const issued: PlayerEvent = { type: 'CardIssued', ...stampAt(1), playerId, cardNumber: '70030012' };

  it('is given one, and a new one takes its place', () => {
    scenario.given(registered).when(issue('70030012')).then(issued);
    scenario.given(registered, issued).when(issue('70030012')).then();
    scenario
      .given(registered, issued)
      .when(issue('70030013'))
      .then({ ...issued, cardNumber: '70030013' });
  });

  it.each(['123', 'a'.repeat(33), '7003 0012', ''])('refuses the number %j', (cardNumber) => {
    scenario.given(registered).when(issue(cardNumber)).thenRefused(cardInvalid({ cardNumber }));
  });

  it('is known first', () => {
    scenario.given().when(issue('70030012')).thenRefused(notRegistered());
  });

  it('has a card that nobody else has', () => {
    const held = { ...issue('70030012'), heldBy: other } as PlayerCommand;
    scenario
      .given(registered)
      .when(held)
      .thenRefused(cardTaken({ cardNumber: '70030012', heldBy: other }));
    scenario
      .given(registered)
      .when({ ...held, heldBy: playerId } as PlayerCommand)
      .then(issued);
  });

  it('gives it back', () => {
    const withdraw: PlayerCommand = { type: 'WithdrawCard', ...stampAt(2) };
    scenario
      .given(registered, issued)
      .when(withdraw)
      .then({ type: 'CardWithdrawn', ...stampAt(2), playerId, cardNumber: '70030012' });
    scenario.given(registered).when(withdraw).then();
  });
});

describe('the house speaks his language and knows his needs', () => {
  it('notes a language once', () => {
    const speak: PlayerCommand = { type: 'SetLanguage', ...stampAt(1), language: 'fr' };
    const set: PlayerEvent = { type: 'LanguageSet', ...stampAt(1), playerId, language: 'fr' };
    scenario.given(registered).when(speak).then(set);
    scenario.given(registered, set).when(speak).then();
  });

  it('notes needs without a reason, each once', () => {
    const set: PlayerEvent = {
      type: 'NeedsSet',
      ...stampAt(1),
      playerId,
      needs: ['reserved-seat', 'hearing'],
    };
    const wish: PlayerCommand = {
      type: 'SetNeeds',
      ...stampAt(1),
      needs: ['hearing', 'reserved-seat', 'hearing'],
    };
    scenario.given(registered).when(wish).then(set);
    scenario.given(registered, set).when(wish).then();
    scenario
      .given(registered, set)
      .when({ ...wish, needs: [] } as PlayerCommand)
      .then({ ...set, needs: [] });
  });
});

describe('golden events: what was once stored can always be read', () => {
  it('has an example of every version of every event ever shipped', () => {
    for (const [type, current] of Object.entries(playerEventVersions)) {
      const versions = golden.filter((event) => event.type === type).map(({ version }) => version);
      expect([type, versions]).toEqual([type, Array.from({ length: current }, (_, i) => i + 1)]);
    }
  });

  const events = golden.map(({ type, data }) => ({ type, ...data }) as unknown as PlayerEvent);

  it('folds to the player it tells of', () => {
    const beforeErasure = events.slice(0, -1).reduce(player.evolve, player.initialState);
    expect(beforeErasure).toEqual({
      ...newPlayer(playerId, 'Ana B.', events[0]?.at ?? stampAt(0).at),
      language: 'fr',
      needs: ['reserved-seat', 'clear-view'],
      record: { ref: 'p1.record-c7', fields: ['legal-name', 'birth-date'], revision: 1, at: events[6]?.at },
      phone: { ref: 'p1.phone-c11', until: 1795979400000 },
      merged: ['p2'],
    });
    expect(events.some(({ type, command }) => type === 'NoteWritten' && noteIdOf(command) === 'n-c9')).toBe(
      true,
    );
  });

  it('keeps nothing of somebody erased but his number and the receipt’s code', () => {
    const erased = events.reduce(player.evolve, player.initialState);
    expect(erased).toEqual({
      ...newPlayer(playerId, '', events[0]?.at ?? stampAt(0).at),
      merged: ['p2'],
      erased: { at: events.at(-1)?.at, code: 'K7QM2XTR' },
    });
  });

  it('passes over what it does not know', () => {
    const knighted = { ...registered, type: 'PlayerKnighted' } as unknown as PlayerEvent;
    expect(player.evolve(null, knighted)).toBeNull();
    const known = player.evolve(null, registered);
    expect(player.evolve(known, knighted)).toBe(known);
  });
});
