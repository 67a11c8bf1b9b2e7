import { readAmount } from './typed-amount';

describe('reading a typed amount', () => {
  it.each([
    ['250', '250'],
    ['1,250', '1250'],
    ['1,250.50', '1250.50'],
    ['12.5', '12.50'],
    ['12,5', '12.50'],
    ['0.05', '0.05'],
    ['007', '7'],
    ['5.00', '5'],
    [' 1 000 ', '1000'],
  ])('reads %s in English as %s', (typed, read) => {
    expect(readAmount(typed, 'en')).toBe(read);
  });

  it.each([
    ['1 250,50', '1250.50'],
    ['1\u202f250', '1250'],
    ['12,5', '12.50'],
    ['12.5', '12.50'],
  ])('reads %s in French as %s', (typed, read) => {
    expect(readAmount(typed, 'fr')).toBe(read);
  });

  it.each(['', '-5', '5..', '1.2.3', '12.345', 'abc', '1,2,3', '5-'])('takes %s for no amount', (typed) => {
    expect(readAmount(typed, 'en')).toBeNull();
  });

  it('guesses nothing where a French thousand could be a decimal', () => {
    expect(readAmount('1.250', 'fr')).toBeNull();
    expect(readAmount('12,345', 'fr')).toBeNull();
  });

  it('knows a currency without parts', () => {
    expect(readAmount('1,250', 'en', 0)).toBe('1250');
    expect(readAmount('12.5', 'en', 0)).toBeNull();
  });
});
