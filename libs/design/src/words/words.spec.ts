import { amountText, stakesText } from './money';
import { clockText, dateAndTimeOf, instantAt, keepTimeOf, leftText, waitText } from './time';

/** No-break spaces differ between versions of the locale data; which one is not the point here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('amounts', () => {
  it('carry one sign of currency, where each language puts it', () => {
    expect(stakesText(['1', '2'], 'EUR', 'en')).toBe('€1/2');
    expect(plain(stakesText(['1', '2'], 'EUR', 'fr'))).toBe('1/2 €');
  });

  it('show cents only where there are some', () => {
    expect(stakesText(['0.5', '1'], 'EUR', 'en')).toBe('€0.50/1');
    expect(plain(stakesText(['0.50', '1.00'], 'EUR', 'fr'))).toBe('0,50/1 €');
    expect(amountText('200.00', 'EUR', 'en')).toBe('€200');
    expect(plain(amountText('1250.5', 'EUR', 'fr'))).toBe('1 250,50 €');
  });
});

describe('times', () => {
  it('say how long somebody waits', () => {
    expect(plain(waitText(59_999))).toBe('0 min');
    expect(plain(waitText(59 * 60_000))).toBe('59 min');
    expect(plain(waitText(65 * 60_000))).toBe('1 h 05');
    expect(plain(waitText(-5_000))).toBe('0 min');
  });

  it('say what is left, and nothing once it is over', () => {
    expect(leftText(300_000)).toBe('5:00');
    expect(leftText(299_001)).toBe('5:00');
    expect(leftText(1)).toBe('0:01');
    expect(leftText(3_661_000)).toBe('1:01:01');
    expect(leftText(0)).toBeNull();
  });

  it('tell the room’s time and find the instant of a date and time there, summer and winter', () => {
    keepTimeOf({ timeZone: 'Europe/Paris' });
    const winter = Date.parse('2026-11-28T20:14:00Z');
    const summer = Date.parse('2026-07-01T19:14:00Z');
    expect(clockText(winter, 'fr')).toBe('21:14');
    expect(clockText(winter, 'en', true)).toBe('21:14:00');
    expect(dateAndTimeOf(summer)).toEqual({ date: '2026-07-01', time: '21:14' });
    expect(instantAt('2026-11-28', '21:14')).toBe(winter);
    expect(instantAt('2026-07-01', '21:14')).toBe(summer);
    expect(instantAt('2026-07-01', '25:99')).toBeNull();
  });
});
