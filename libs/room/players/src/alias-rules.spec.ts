import fc from 'fast-check';
import { type PlayerCommand } from './commands';
import { aliasIsDecent } from './decency';
import { type PlayerEvent } from './events';
import { showsName } from './legal-name';
import { aliasInsulting, aliasShowsName } from './refusals';
import { playerId, register, registered, scenario, stampAt } from './testing/testing';

describe('an alias insults nobody', () => {
  it.each([
    'Connard',
    'CONNARD',
    'connards',
    'C0nn4rd',
    'c.o.n.n.a.r.d',
    'Le gros connard',
    'cooonnard',
    'Enculé',
    'ENCULE',
    'enculééé',
    'Sh1t',
    '$hit',
    'fuuuck',
    'f u c k',
    'FuckYou77',
    'fuckyou2',
    'NiqueTout',
    'p.u.t.e',
    'con',
    'Le Con',
    'N4zi',
    'batârd',
  ])('refuses %j', (alias) => {
    scenario.given().when(register(alias)).thenRefused(aliasInsulting());
  });

  it.each([
    'Constance',
    'Dominique',
    'Negreanu',
    'Pedersen',
    'Shitake',
    'En retard',
    'Conrad',
    'Falcon',
    'Ana',
    'Scunthorpe',
    'Député',
    'Classic',
    'Aaaaaana',
    'Computer',
    'Le 7 de trèfle',
    'Hancock',
  ])('takes %j', (alias) => {
    expect(aliasIsDecent({ alias })).toBeNull();
  });

  it('by the house’s own list, where it has one', () => {
    expect(aliasIsDecent({ alias: 'Pigeon', insults: ['pigeon'] })).toEqual(aliasInsulting());
    expect(aliasIsDecent({ alias: 'Connard', insults: ['pigeon'] })).toBeNull();
    expect(aliasIsDecent({ alias: 'Connard', insults: [] })).toBeNull();
  });

  it('also where it is changed', () => {
    const change: PlayerCommand = {
      type: 'ChangeAlias',
      ...stampAt(1),
      alias: 'P1geon',
      insults: ['pigeon'],
    };
    scenario.given(registered).when(change).thenRefused(aliasInsulting());
  });

  it('whatever capitals and accents it is typed with', () => {
    const accents = fc.constantFrom('', '\u0301', '\u0300', '\u0308');
    const typed = fc
      .array(fc.tuple(fc.boolean(), accents), { minLength: 5, maxLength: 5 })
      .map((how) =>
        [...'merde']
          .map((letter, i) => (how[i]?.[0] ? letter.toUpperCase() : letter) + (how[i]?.[1] ?? ''))
          .join(''),
      );
    fc.assert(fc.property(typed, (alias) => aliasIsDecent({ alias }) !== null));
  });
});

describe('an alias does not give the legal name away', () => {
  const jean = { familyName: 'Poquelin', givenNames: 'Jean-Baptiste' };

  it.each([
    'Jean-Baptiste Poquelin',
    'Poquelin Jean-Baptiste',
    'jean baptiste poquelin',
    'POQUELIN',
    'Poquelin92',
    'P0quelin',
    'Jean Poquelin',
    'JeanPoquelin',
    'Monsieur Poquelin',
    'p o q u e l i n',
    'Póquelin',
  ])('%j does', (alias) => {
    expect(showsName(alias, jean)).toBe(true);
  });

  it.each(['Jean', 'Jean-Baptiste', 'JB', 'Molière', 'Poquet', 'Jean P.'])('%j does not', (alias) => {
    expect(showsName(alias, jean)).toBe(false);
  });

  it('takes short family names as whole words only', () => {
    const roy = { familyName: 'Roy', givenNames: 'Camille' };
    expect(showsName('Royal', roy)).toBe(false);
    expect(showsName('Camille Roy', roy)).toBe(true);
    expect(showsName('camilleroy', roy)).toBe(true);
    expect(showsName('Roy', roy)).toBe(true);
  });

  it('has nothing to hide where nothing is known', () => {
    expect(showsName('Ana', { familyName: '', givenNames: 'Ana' })).toBe(false);
  });

  it('when it is changed on a record with a name', () => {
    const change = (alias: string): PlayerCommand => ({
      type: 'ChangeAlias',
      ...stampAt(1),
      alias,
      legalName: jean,
    });
    scenario.given(registered).when(change('Poquelin')).thenRefused(aliasShowsName());
    const changed: PlayerEvent = {
      type: 'AliasChanged',
      ...stampAt(1),
      playerId,
      alias: 'Molière',
      was: 'Ana',
    };
    scenario.given(registered).when(change('Molière')).then(changed);
  });
});
