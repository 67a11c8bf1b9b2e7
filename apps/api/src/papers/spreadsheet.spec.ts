import { type Sheet, spreadsheetOf, type SheetStyle, wallTime } from './spreadsheet';
import { cellsOf, partsOf } from './testing-spreadsheet';

const paris: SheetStyle = { language: 'fr', timeZone: 'Europe/Paris', decimals: 2 };
const sheet: Sheet = {
  title: 'Écarts de caisse',
  about: ['La Grande Salle'],
  columns: [
    { label: 'Heure', kind: 'instant' },
    { label: 'Joueur', kind: 'text' },
    { label: 'Écart', kind: 'money' },
  ],
  rows: [
    ['2026-11-28T23:30:00.000Z', '=1+1', '-1250.50'],
    ['2026-07-01T22:00:00.000Z', '95.00', null],
  ],
  totals: ['Total', undefined, '-1250.50'],
  further: [['À nouveau', '12.00']],
};
/** Days since the last day of 1899, as spreadsheets count them. */
const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

describe('a report as a spreadsheet', () => {
  it('has numbers as numbers, dates as the wall clock showed them, and texts as texts', async () => {
    const cells = cellsOf(await spreadsheetOf(sheet, paris));
    expect(cells).toMatchObject({
      ...{ A1: 'Écarts de caisse', A2: 'La Grande Salle', A4: 'Heure', B4: 'Joueur', C4: 'Écart' },
      ...{ A5: serial('2026-11-29T00:30:00.000Z'), B5: '=1+1', C5: -1250.5 },
      ...{ A6: serial('2026-07-02T00:00:00.000Z'), B6: '95.00', C6: '–' },
      ...{ A7: 'Total', C7: -1250.5, A9: 'À nouveau', B9: 12 },
    });
  });

  it('shows as many decimals as the currency has', async () => {
    const formats = async (decimals: number) =>
      partsOf(await spreadsheetOf(sheet, { ...paris, decimals }))['xl/styles.xml'];
    expect(await formats(2)).toContain('formatCode="#,##0.00"');
    expect(await formats(0)).toContain('formatCode="#,##0"');
    expect(await formats(3)).toContain('formatCode="#,##0.000"');
  });

  it('reads the clock of the room also in the hour that comes twice', () => {
    expect(wallTime('2026-10-25T00:30:00.000Z', 'Europe/Paris').toISOString()).toBe(
      '2026-10-25T02:30:00.000Z',
    );
    expect(wallTime('2026-10-25T01:30:00.000Z', 'Europe/Paris').toISOString()).toBe(
      '2026-10-25T02:30:00.000Z',
    );
    expect(wallTime('2026-11-28T00:00:00.000Z', 'UTC').toISOString()).toBe('2026-11-28T00:00:00.000Z');
  });
});
