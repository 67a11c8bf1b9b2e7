import {
  type Actor,
  type CommandId,
  id,
  instantFromIso,
  type PlayerId,
  scenarioOf,
  type StaffId,
} from '@cardroom/kernel';
import fc from 'fast-check';
import { aliasAsKept, aliasIsReadable } from './alias';
import { type PlayerCommand } from './commands';
import { player } from './decider';
import { type PlayerEvent, playerEventVersions } from './events';
import golden from './events.golden.json';
import { aliasInvalid, alreadyRegistered, cardInvalid, notRegistered } from './refusals';

const scenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(player);
const keeper: Actor = { kind: 'staff', id: id<StaffId>('k1'), role: 'listKeeper' };
const stamp = (n: number) => ({
  at: instantFromIso(`2026-11-28T19:0${n}:00Z`),
  by: keeper,
  command: id<CommandId>(`c${n + 1}`),
});
const playerId = id<PlayerId>('p1');
const register = (alias: string): PlayerCommand => ({ type: 'RegisterPlayer', ...stamp(0), playerId, alias });
const change = (alias: string): PlayerCommand => ({ type: 'ChangeAlias', ...stamp(1), alias });
const registered: PlayerEvent = { type: 'PlayerRegistered', ...stamp(0), playerId, alias: 'Ana' };

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
      .then({ type: 'AliasChanged', ...stamp(1), playerId, alias: 'Ana B.', was: 'Ana' });
    scenario.given(registered).when(change(' Ana ')).then();
    scenario.given().when(change('Ana')).thenRefused(notRegistered());
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
  const issue = (cardNumber: string): PlayerCommand => ({ type: 'IssueCard', ...stamp(1), cardNumber });

  it('is given one, and a new one takes its place', () => {
    const issued: PlayerEvent = { type: 'CardIssued', ...stamp(1), playerId, cardNumber: '70030012' };
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
});

describe('golden events: what was once stored can always be read', () => {
  it('has an example of every version of every event ever shipped', () => {
    for (const [type, current] of Object.entries(playerEventVersions)) {
      const versions = golden.filter((event) => event.type === type).map(({ version }) => version);
      expect([type, versions]).toEqual([type, Array.from({ length: current }, (_, i) => i + 1)]);
    }
  });

  it('folds to the player it tells of', () => {
    const events = golden.map(({ type, data }) => ({ type, ...data }) as unknown as PlayerEvent);
    expect(events.reduce(player.evolve, player.initialState)).toEqual({
      playerId: 'p1',
      alias: 'Ana B.',
      cardNumber: '70030012',
    });
    expect(
      player.evolve(null, { ...registered, type: 'PlayerKnighted' } as unknown as PlayerEvent),
    ).toBeNull();
  });
});
