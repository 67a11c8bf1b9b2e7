import { readHandHistories } from './read';
import { placedProblem } from './placed-problem';
import { replayHandHistory } from './replay';
import { type PhhProblem } from './problem';
import { writeHandHistories, writeHandHistory } from './write';
import { expectedHands, fixtures } from './testing';
import { join } from 'node:path';

const good = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 1000, 1000]
actions = [
  # The deal
  'd dh p1 AsKs', "d dh p2 2c7d",
  'd dh p3 ????',

  '# It is quiet here.',
  'p3 f', 'p1 cbr 30 # a raise',
  'p2 f',
]
players = ['Ana', 'Bo', "Cy's friend"]
`;

const only = (text: string) => {
  const file = readHandHistories(text);
  if (!file.ok) return { problem: file.problem };
  const named = file.value[0]!;
  return named.hand.ok ? { named, history: named.hand.value } : { problem: named.hand.problem };
};

/** What is wrong with a file, whether the reader or the engine finds it. */
const problemOf = (text: string): Partial<PhhProblem> | null => {
  const { problem, named, history } = only(text);
  return problem ?? placedProblem(replayHandHistory(history!), named!, history!);
};

describe('reading a hand history', () => {
  it('reads comments, both kinds of quotes and fields it does not know', () => {
    const { history } = only(good);
    expect(history?.actions.map(({ kind }) => kind)).toEqual([
      'dealHole',
      'dealHole',
      'dealHole',
      'fold',
      'wager',
      'fold',
    ]);
    expect(history?.actionNumbers).toEqual([1, 2, 3, 5, 6, 7]);
    expect(history?.others).toEqual({ players: ['Ana', 'Bo', "Cy's friend"] });
    expect(problemOf(good)).toBeNull();
  });

  it('makes amounts with decimals whole chips, and divides them again when writing', () => {
    const cents = good
      .replace('[5, 10, 0]', '[0.05, 0.1, 0]')
      .replace('min_bet = 10', 'min_bet = 0.10')
      .replace('[1000, 1000, 1000]', '[10, 10, 10]')
      .replace('cbr 30', 'cbr 0.35');
    const { history } = only(cents);
    expect(history).toMatchObject({
      scale: 100,
      blinds: [5, 10, 0],
      minBet: 10,
      startingStacks: [1000, 1000, 1000],
    });
    expect(writeHandHistory(history!)).toContain("'p1 cbr 0.35'");
    expect(writeHandHistory(history!)).toContain('blinds_or_straddles = [0.05, 0.1, 0]');
  });

  it('reads back every hand it writes', () => {
    for (const { name, history } of expectedHands(join(fixtures, 'phh'))) {
      const again = only(writeHandHistory(history)).history;
      expect({ name, ...again }).toEqual({ name, ...history });
    }
  });

  it('writes several hands as numbered tables', () => {
    const { history } = only(good);
    const file = readHandHistories(writeHandHistories([history!, history!]));
    expect(file.ok && file.value.map(({ name, hand }) => [name, hand.ok])).toEqual([
      ['1', true],
      ['2', true],
    ]);
  });
});

describe('a file with a mistake', () => {
  it.each([
    ['TOML', good.replace('min_bet = 10', 'min_bet = '), { code: 'not-toml', line: 4 }],
    ['nothing', '# nothing', { code: 'no-hand', line: null }],
    ['another variant', good.replace("'NT'", "'FR'"), { code: 'variant-unknown', line: 1, found: 'FR' }],
    ['a field missing', good.replace('min_bet = 10\n', ''), { code: 'field-missing', field: 'min_bet' }],
    [
      'a list too short',
      good.replace('[5, 10, 0]', '[5, 10]'),
      { code: 'field-length', line: 3, found: '2' },
    ],
    [
      'a negative stack',
      good.replace('[1000, 1000', '[-1, 1000'),
      { code: 'amount-wrong', line: 5, found: '-1' },
    ],
    ['an endless stack', good.replace('[1000, 1000', '[inf, 1000'), { code: 'amount-wrong', line: 5 }],
    [
      'text for a number',
      good.replace('[0, 0, 0]', "'none'"),
      { code: 'field-wrong', line: 2, field: 'antes' },
    ],
    ['an action', good.replace('p2 f', 'p2 fold'), { code: 'action-unreadable', line: 13, action: 7 }],
    ['an amount', good.replace('cbr 30', 'cbr all'), { code: 'amount-wrong', line: 12, action: 6 }],
    ['a card', good.replace('2c7d', '2c7x'), { code: 'card-unreadable', line: 8, action: 2 }],
    ['a player', good.replace('p2 f', 'p4 f'), { code: 'player-unknown', line: 13, action: 7 }],
    ['a card twice', good.replace('2c7d', '2cAs'), { code: 'refused', line: 8, action: 1 }],
    ['a turn', good.replace("'p3 f'", "'p2 f'"), { code: 'refused', line: 12, action: 5, found: 'p2 f' }],
    ['a raise too small', good.replace('cbr 30', 'cbr 19'), { code: 'refused', line: 12, action: 6 }],
  ])('says where: %s', (_, text, expected) => {
    expect(problemOf(text)).toMatchObject(expected);
  });

  it('names the rule that refuses an action', () => {
    expect(problemOf(good.replace('cbr 30', 'cbr 19'))?.refusal).toMatchObject({
      code: 'poker.below-minimum-raise',
    });
  });

  it('does not spoil the other hands of its file, and counts lines from the top', () => {
    const file = readHandHistories(`[1]\n${good}\n[2]\n${good.replace('p2 f', 'p2 fold')}`);
    const [first, second] = file.ok ? file.value : [];
    expect(first?.hand.ok).toBe(true);
    expect(second?.hand).toEqual({
      ok: false,
      problem: { code: 'action-unreadable', hand: '2', line: 31, action: 7, found: 'p2 fold' },
    });
  });
});
