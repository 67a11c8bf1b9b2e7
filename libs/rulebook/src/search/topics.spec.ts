import { rules } from '../generated/catalogue';
import { searchRules } from './search';
import { topics } from './topics';

describe('the topics', () => {
  it('are named in both languages', () => {
    const exposed = topics().find(({ topic }) => topic === 'exposed-card');
    expect(exposed).toMatchObject({ label: { en: 'exposed card', fr: 'carte exposée' } });
    expect(topics().filter(({ label }) => label.en === '' || label.fr === '')).toEqual([]);
  });

  it('say how many rules they hold', () =>
    topics().forEach(({ topic, ruleCount }) =>
      expect(searchRules('', { language: 'en', topic, limit: 666 })).toHaveLength(ruleCount),
    ));

  it('are those of the rules, each once', () => {
    const used = new Set(rules.flatMap((rule) => rule.topics));
    expect(topics().map(({ topic }) => topic)).toEqual([...used].sort());
  });
});
