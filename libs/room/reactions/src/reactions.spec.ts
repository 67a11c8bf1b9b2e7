import { reactions } from './reactions';

describe('the reactions', () => {
  it('have names of their own, short enough for the id of a command', () => {
    const names = reactions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]{2,39}$/);
  });
});
