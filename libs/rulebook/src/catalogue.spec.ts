import { ruleOf, rules } from './catalogue';
import { ruleIds } from './generated/rule-ids';

describe('the catalogue', () => {
  it('holds every rule of the four texts, each once', () => {
    expect(rules).toHaveLength(666);
    expect(rules.map(({ id }) => id)).toEqual([...ruleIds]);
    expect(new Set(ruleIds).size).toBe(666);
  });

  it('counts each text', () => {
    const countOf = (source: string) => rules.filter((rule) => rule.source === source).length;
    expect(['RRP', 'RTC', 'THR', 'FR4'].map(countOf)).toEqual([405, 123, 91, 47]);
  });

  it('says everything in both languages', () => {
    const silent = rules.filter(({ title, text }) => [title.en, title.fr, text.en, text.fr].includes(''));
    expect(silent).toEqual([]);
  });

  it('finds a rule by its id', () =>
    expect(ruleOf('RRP-2.3.9')).toMatchObject({
      source: 'RRP',
      section: '2',
      title: { en: 'Must-move games', fr: 'Table à relocalisation forcée' },
      capability: 'must-move',
      kind: 'enforced',
      parameters: { mustMoveRefusalCooldownMinutes: 60 },
    }));

  it('gives the articles of the THR introduction a section of their own', () =>
    expect(ruleOf('THR-A36').section).toBe('A'));
});
