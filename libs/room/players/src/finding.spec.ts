import { isNameFound } from './finding';

describe('a name is found as people type it', () => {
  it.each([
    ['poq', 'Jean-Baptiste Poquelin'],
    ['poquelin jean', 'Jean-Baptiste Poquelin'],
    ['Poqeulin', 'Jean-Baptiste Poquelin'],
    ['bapitste', 'Jean-Baptiste Poquelin'],
    ['elodie', 'Élodie Marchand'],
    ['marchant', 'Élodie Marchand'],
  ])('%s finds %s', (typed, name) => {
    expect(isNameFound(typed, name)).toBe(true);
  });

  it.each([
    ['pop', 'Jean-Baptiste Poquelin'],
    ['jean marchand', 'Jean-Baptiste Poquelin'],
    ['ana', 'Eva Marchand'],
    ['', 'Eva Marchand'],
    ['-', 'Eva Marchand'],
  ])('%j does not find %s', (typed, name) => {
    expect(isNameFound(typed, name)).toBe(false);
  });
});
