import { euro, formatMinor, minor, parseMinor, splitEvenly } from './money';

describe('money in minor units', () => {
  it('reads and writes decimal strings without floating point', () => {
    expect(parseMinor('12.5', euro)).toBe(1250);
    expect(parseMinor('-0.05', euro)).toBe(-5);
    expect(formatMinor(minor(-5), euro)).toBe('-0.05');
    expect(formatMinor(minor(123456), euro)).toBe('1234.56');
  });

  it('refuses what is no amount', () => {
    for (const text of ['', '1.234', '1e3', 'NaN', '1,50', '12345678901234'])
      expect(parseMinor(text, euro)).toBeNull();
  });

  it('names who receives the odd units', () => {
    expect(splitEvenly(minor(101), ['p2', 'p3', 'p4'])).toEqual({
      shares: [
        { key: 'p2', amount: 34 },
        { key: 'p3', amount: 34 },
        { key: 'p4', amount: 33 },
      ],
      oddUnitsTo: ['p2', 'p3'],
    });
  });
});
