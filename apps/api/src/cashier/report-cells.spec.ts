import { amountIn, placeIn, withGame } from './report-cells';

const names = {
  nameOf: (staffId: string) => staffId,
  tableNumber: (tableId: string) => (tableId === 't4' ? 12 : null),
  gameName: (gameId: string) => `the game ${gameId}`,
};

describe('what stands on the cage’s papers', () => {
  it('names places as people know them, in either language', () => {
    const inEnglish = (place: string) => placeIn(place, { ...names, language: 'en' });
    const inFrench = (place: string) => placeIn(place, { ...names, language: 'fr' });
    expect(['vault', 'window:1', 'tray:t4', 'tray:gone'].map(inEnglish)).toEqual([
      'vault',
      'Window 1',
      'tray 12',
      'tray gone',
    ]);
    expect(['vault', 'window:1', 'tray:t4'].map(inFrench)).toEqual(['coffre', 'Guichet 1', 'bac 12']);
  });

  it('calls games by the name that papers give them, and leaves a table open that had none', () => {
    const inFrench = { ...names, language: 'fr' } as const;
    expect(withGame({ game: 'nlhe', table: 1 }, inFrench)).toEqual({ game: 'the game nlhe', table: 1 });
    expect(withGame({ game: null, table: 1 }, inFrench)).toEqual({ game: null, table: 1 });
  });

  it('writes amounts with the decimal sign of the language, and nothing else', () => {
    expect([amountIn('140.00', 'fr'), amountIn('-0.50', 'fr'), amountIn('140.00', 'en')]).toEqual([
      '140,00',
      '-0,50',
      '140.00',
    ]);
    expect([amountIn('Ana 1.2', 'fr'), amountIn(null, 'fr'), amountIn(3, 'fr')]).toEqual([
      'Ana 1.2',
      null,
      3,
    ]);
  });
});
