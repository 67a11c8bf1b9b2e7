import { FaultyEvening, parseEvening } from './evening-file';
import { makeEvening } from './make-evening';

const lines = (...objects: unknown[]): string => objects.map((object) => JSON.stringify(object)).join('\n');

const title = { line: 'evening', version: 1, name: 'Try', minutes: 10 };
const game = {
  line: 'game',
  game: 'nlh-1-2',
  variant: 'holdem',
  structure: 'no-limit',
  stakes: ['1', '2'],
  minBuyIn: '50',
  maxBuyIn: null,
};
const table = { line: 'table', number: 1, section: 'Main', seats: 9 };
const visit = {
  line: 'visit',
  at: 1,
  alias: 'Ana',
  via: 'kiosk',
  games: ['nlh-1-2'],
  calls: [],
  walks: 1,
  patience: 5,
  plays: 5,
};

const faultsOf = (text: string): readonly string[] => {
  try {
    parseEvening(text);
    return [];
  } catch (error) {
    return error instanceof FaultyEvening ? error.faults : [String(error)];
  }
};

describe('an evening file', () => {
  it('is read in order of arrival', () => {
    const evening = parseEvening(lines(title, game, table, { ...visit, at: 5, alias: 'Late' }, visit));
    expect(evening.visits.map(({ alias }) => alias)).toEqual(['Ana', 'Late']);
  });

  it('names every faulty line', () => {
    const text = `${lines(title, game)}\nnonsense\n${lines({ ...table, seats: 11 }, { ...visit, at: -1 })}`;
    const faults = faultsOf(text);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['line 3', 'line 4', 'line 5']);
  });

  it('says what is wrong with how somebody handles his money or behaves, and where', () => {
    const faulty = { ...visit, buysIn: 1.5, chipsBy: 'waiter', offends: { after: 1, rule: 'swearing' } };
    const [fault = ''] = faultsOf(lines(title, game, table, faulty));
    expect(fault).toMatch(/^line 4: buysIn: .*; chipsBy: .*; offends\.rule: a rule id, like RRP-1\.1\.3$/);
    expect(faultsOf(lines(title, game, table, { ...visit, tips: 5 }))).toEqual([
      'line 4: line: Unrecognized key: "tips"',
    ]);
  });

  it('wants games and tables that stand in it, once', () => {
    expect(faultsOf(lines(title, game, table, table, { ...visit, games: ['stud'] }))).toEqual([
      'line 4: table 1 stands twice',
      'line 5: no game line for stud',
    ]);
    expect(faultsOf(lines(game, table))[0]).toMatch(/^line 1/);
  });
});

describe('a made evening', () => {
  it('is the same for the same seed, of the size asked for, and readable', () => {
    const size = { tables: 6, visits: 90, minutes: 240, seed: 's' };
    const made = makeEvening(size);
    expect(makeEvening(size)).toEqual(made);
    expect(makeEvening({ ...size, seed: 't' })).not.toEqual(made);
    const evening = parseEvening(lines(...made));
    expect([evening.tables.length, evening.visits.length]).toEqual([6, 90]);
    expect(evening.visits.filter(({ offends }) => offends?.excluded)).toHaveLength(1);
  });
});
