import { languageOf, problemOf } from './problem';
import { malformed, Refused } from './refused';

const place = { language: 'fr', instance: '/commands/01J' } as const;

describe('problem documents', () => {
  it('say no in the language asked for and in both, with rule and facts', () => {
    const facts = { tableId: 't4', tableNumber: 4, seat: 3 };
    const refused = new Refused({ code: 'floor.already-seated', rule: 'RRP-2.3.4', facts }, 409);
    const problem = problemOf(refused, place);
    expect(problem).toMatchObject({
      type: '/problems/floor.already-seated',
      title: 'Déjà assis',
      status: 409,
      instance: '/commands/01J',
      code: 'floor.already-seated',
      rule: 'RRP-2.3.4',
      facts,
    });
    expect(problem.detail).toBe(problem.texts.fr);
    expect(problem.texts.fr).toContain('siège 3 de la table 4');
    expect(problem.texts.en).toContain('seat 3 of table 4');
  });

  it('leave a dash where a fact is missing', () => {
    const refused = new Refused({ code: 'floor.seat-taken', facts: { seat: 3 } }, 409);
    expect(problemOf(refused, { ...place, language: 'en' }).detail).toBe(
      'Somebody sits in seat 3 of table –.',
    );
  });

  it('write amounts as the reader does, and leave other facts as they are', () => {
    const facts = { total: '2100.00', totalMinor: 210_000, limit: '-1234567.5', limitMinor: -123_456_750 };
    const { texts } = problemOf(new Refused({ code: 'cashier.identity-required', facts }, 409), place);
    expect(texts.en).toContain('comes to 2,100.00, over -1,234,567.5.');
    expect(texts.fr).toContain('2\u202f100,00');
    expect(texts.fr).toContain('-1\u202f234\u202f567,5');

    const numbers = { total: '2100.00', limit: 'none', limitMinor: 0 };
    const plain = problemOf(new Refused({ code: 'cashier.identity-required', facts: numbers }, 409), place);
    expect(plain.texts.en).toContain('comes to 2100.00, over none.');
    expect(plain.facts).toEqual(numbers);
  });

  it('say states, reasons and roles as people do', () => {
    const textsOf = (code: string, facts: object) =>
      problemOf(new Refused({ code, facts: { ...facts } }, 409), place).texts;
    const out = textsOf('floor.wrong-entry-state', { state: 'out' });
    expect([out.en, out.fr]).toEqual([
      'This cannot be done with a place that is “out of the room”.',
      'Cela ne peut se faire avec une inscription dans l’état « hors de la salle ».',
    ]);
    const chips = textsOf('floor.table-unsettled', { tableNumber: 3, reasons: ['absent-chips'], seats: [5] });
    expect(chips.fr).toContain('jetons d’un absent (sièges 5)');
    expect(textsOf('cashier.wrong-transfer-state', { state: 'sent' }).fr).toBe('Le transfert est envoyé.');
    expect(textsOf('cashier.wrong-box-state', { state: 'at-table' }).fr).toBe('La boîte est à la table.');
    expect(textsOf('cashier.deposit-not-held', { state: 'returned' }).fr).toBe('Le dépôt est rendu.');
    expect(textsOf('conduct.not-yours-to-confirm', { role: 'shiftManager' }).fr).toContain(
      'superviseur de quart',
    );
    const roles = ['floorSupervisor', 'shiftManager', 'management'];
    expect(textsOf('conduct.only-report', { roles }).en).toContain(
      'by floor supervisor, shift manager, room manager.',
    );
    const appeal = textsOf('conduct.appeal-not-yours', { roles: ['shiftManager'] });
    expect(appeal.fr).toContain('En décident superviseur de quart,');
  });

  it('say proposals, choices and what is missing as reports and people do', () => {
    const textsOf = (code: string, facts: object) =>
      problemOf(new Refused({ code, facts: { ...facts } }, 409), place).texts;
    const differs = textsOf('conduct.override-reason-required', { proposed: 'reprimand' });
    expect([differs.en, differs.fr]).toEqual([
      'Proposed is: Reprimand. Say why you decide otherwise.',
      'Il est proposé\u00a0: Blâme. Dites pourquoi vous décidez autrement.',
    ]);
    const choices = textsOf('conduct.outcome-not-offered', { offered: ['stands', 'hand-dead'] });
    expect(choices.fr).toContain('Maintenu, Main morte');
    expect(textsOf('conduct.incident-incomplete', { missing: ['target', 'act'] }).en).toContain(
      'at whom it was aimed, what was done',
    );
  });

  it('say days as the reader writes them', () => {
    const facts = { by: 's-1', since: '2026-11-30T23:30:00.000Z', sinceDay: '2026-12-01', rule: 'RRP-1.1.0' };
    const barred = problemOf(new Refused({ code: 'floor.player-barred', facts }, 403), place).texts;
    expect(barred.en).toContain('since 1 December 2026 (RRP-1.1.0)');
    expect(barred.fr).toContain('depuis le 1 décembre 2026 (RRP-1.1.0)');
    const kept = (until: string | null) =>
      problemOf(new Refused({ code: 'players.kept-for-exclusion', facts: { until } }, 403), place).texts.en;
    expect(kept('2031-12-01')).toContain('(end: 1 December 2031)');
    expect(kept(null)).toContain('(end: none)');
  });

  it('name each faulty field', () => {
    const refused = malformed({}, [{ path: 'seat', message: 'too big' }]);
    expect(problemOf(refused, place).errors).toEqual([{ path: 'seat', message: 'too big' }]);
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['de,en;q=0.7,fr;q=0.3', 'en'],
    ['en;q=0.1, fr;q=0.2', 'fr'],
    ['fr;q=0, en', 'en'],
    ['*', 'en'],
    ['nonsense;;;q', 'en'],
  ])('%p is answered in %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
