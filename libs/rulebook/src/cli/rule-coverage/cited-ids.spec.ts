import { citedIds } from './cited-ids';

describe('ids in a text', () => {
  it('reads an id whole: 2.3.10 is not 2.3.1', () =>
    expect(citedIds('RRP-2.3.10 duty to fill a new game')).toEqual(['RRP-2.3.10']));

  it('finds ids at the start, inside and at the end of a sentence', () =>
    expect(citedIds('RRP-3.6.7 shows first, not RTC-20.a, see THR-A25.')).toEqual([
      'RRP-3.6.7',
      'RTC-20.a',
      'THR-A25',
    ]));

  it('reads what is written like an id even if no such rule exists', () =>
    expect(citedIds('RRP-99.9 and RRP-2.3.4x')).toEqual(['RRP-99.9', 'RRP-2.3.4x']));

  it('names an id once', () => expect(citedIds('FR4-1.32 as FR4-1.32')).toEqual(['FR4-1.32']));

  it('takes no number without its source, nor a source inside a word', () =>
    expect(citedIds('2.3.4 and XRRP-2.3.4')).toEqual([]));
});
