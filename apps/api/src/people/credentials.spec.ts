import {
  csrfOfToken,
  drawLetters,
  drawSecret,
  hashOfSecret,
  hashOfToken,
  isSameText,
  isSecretOf,
  kindOfToken,
  newToken,
} from './credentials';

describe('credentials', () => {
  it('are long, say what they are for, and are never the same', () => {
    const tokens = (['session', 'program', 'device'] as const).map(newToken);
    expect(tokens.map(kindOfToken)).toEqual(['session', 'program', 'device']);
    for (const token of tokens) expect(token).toMatch(/^cr[spd]_[\w-]{43}$/);
    expect(kindOfToken('anything else')).toBeNull();
    expect(newToken('session')).not.toBe(newToken('session'));
  });

  it('give away neither themselves nor each other by digest or mark', () => {
    const token = newToken('session');
    expect(hashOfToken(token)).toMatch(/^[\da-f]{64}$/);
    expect(csrfOfToken(token)).not.toContain(hashOfToken(token));
    expect(csrfOfToken(token)).toBe(csrfOfToken(token));
  });

  it('a drawn secret has six digits and no simple run', () => {
    for (let i = 0; i < 200; i += 1) expect(drawSecret()).toMatch(/^(?!(\d)\1+$)\d{6}$/);
  });

  it('a secret is known by its argon2id hash only', async () => {
    const kept = await hashOfSecret('482913');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isSecretOf('482913', kept)).toBe(true);
    expect(await isSecretOf('482914', kept)).toBe(false);
    expect(await isSecretOf('482913', null)).toBe(false);
  });

  it('receipt codes leave out what is easily misread', () => {
    expect(drawLetters(2_000)).toMatch(/^[A-HJ-NP-Z2-9]+$/);
  });

  it('compares without telling where two texts differ', () => {
    expect(isSameText('abc', 'abc')).toBe(true);
    expect(isSameText('abc', 'abd')).toBe(false);
    expect(isSameText('abc', 'abcd')).toBe(false);
  });
});
