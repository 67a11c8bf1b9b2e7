import { sha256 } from '@noble/hashes/sha256';
import { type EveningLine, type GameLine, type Visit } from './evening-file';

/** How large an evening to make, and from which seed: the same seed makes the same evening. */
export interface EveningSize {
  readonly tables: number;
  readonly visits: number;
  readonly minutes: number;
  readonly seed: string;
}

type Dice = () => number;

/** Numbers in [0, 1) from a seed: enough for a make-believe Saturday, and the same on every machine. */
const diceFrom = (seed: string): Dice => {
  let rolled = 0;
  return () => {
    const bytes = sha256(`${seed}/${rolled++}`);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) / 2 ** 32;
  };
};

interface Offer {
  readonly game: GameLine;
  /** Share of the visitors who want it first. */
  readonly share: number;
}

const hold = (game: string, stakes: [string, string], buyIn: [string, string]): GameLine => ({
  line: 'game',
  game,
  variant: 'holdem',
  structure: 'no-limit',
  stakes,
  minBuyIn: buyIn[0],
  maxBuyIn: buyIn[1],
});

const offers: readonly Offer[] = [
  { game: hold('nlh-1-2', ['1', '2'], ['50', '300']), share: 0.46 },
  { game: hold('nlh-2-5', ['2', '5'], ['200', '1000']), share: 0.22 },
  {
    game: { ...hold('plo-2-5', ['2', '5'], ['200', '1500']), variant: 'omaha', structure: 'pot-limit' },
    share: 0.14,
  },
  {
    game: { ...hold('lhe-4-8', ['4', '8'], ['80', '400']), structure: 'fixed-limit' },
    share: 0.12,
  },
  {
    game: {
      ...hold('stud-5-10', ['5', '10'], ['100', '500']),
      variant: 'seven-card-stud',
      structure: 'fixed-limit',
    },
    share: 0.06,
  },
];

const firstNames =
  'Ana Ben Chloé Dario Elsa Farid Greta Hugo Inès Jonas Katia Léo Maya Noé Olga Paul Rosa Samir Théa Ugo Vera Walid Xenia Yann Zoé'.split(
    ' ',
  );

const aliasOf = (index: number): string =>
  `${firstNames[index % firstNames.length]} ${Math.floor(index / firstNames.length) + 1}`;

/** The hour people come: few at first, most in the second third, hardly any at the end. */
const arrival = (dice: Dice, minutes: number): number =>
  Math.round(minutes * 0.75 * Math.min(0.999, (dice() + dice() + dice()) / 3) * 1.1);

const between = (dice: Dice, low: number, high: number): number => Math.round(low + dice() * (high - low));

const pickGames = (dice: Dice): string[] => {
  const pick = (): string => {
    let rest = dice();
    for (const { game, share } of offers) {
      rest -= share;
      if (rest < 0) return game.game;
    }
    return 'nlh-1-2';
  };
  const wanted = dice() < 0.3 ? [pick(), pick()] : [pick()];
  return [...new Set(wanted)];
};

const callsOf = (dice: Dice): Visit['calls'] => {
  const roll = dice();
  if (roll < 0.07) return ['silent'];
  if (roll < 0.1) return ['silent', 'silent'];
  return roll < 0.17 ? ['passes'] : [];
};

/** What some do once they sit, or while they wait. */
const habitsOf = (dice: Dice, games: readonly string[]): Partial<Visit> => {
  const other = pickGames(dice).find((game) => !games.includes(game));
  const changes = dice() < 0.05;
  return {
    ...(dice() < 0.25 ? { away: { after: between(dice, 5, 40), minutes: between(dice, 3, 40) } } : {}),
    ...(dice() < 0.15 ? { wants: dice() < 0.5 ? ('seat' as const) : ('table' as const) } : {}),
    ...(dice() < 0.1 ? { staysInFeeder: true } : {}),
    ...(changes && other ? { changesTo: other } : {}),
  };
};

const visitOf = (dice: Dice, { index, minutes }: { index: number; minutes: number }): Visit => {
  const via = dice();
  const games = pickGames(dice);
  return {
    line: 'visit',
    at: arrival(dice, minutes),
    alias: aliasOf(index),
    via: via < 0.55 ? 'kiosk' : via < 0.97 ? 'walk-in' : 'phone',
    games,
    calls: callsOf(dice),
    walks: between(dice, 1, 4),
    patience: between(dice, 40, 150),
    plays: between(dice, 45, 240),
    ...(dice() < 0.06 ? { out: { after: between(dice, 2, 10), minutes: between(dice, 5, 25) } } : {}),
    ...habitsOf(dice, games),
    ...(dice() < 0.08 ? { doubleTaps: true } : {}),
  };
};

/** Offences that a room sees on most nights, the commonest first. */
const offences = ['RRP-1.1.7', 'RRP-1.2.7', 'RRP-1.2.1', 'RRP-1.1.3', 'RRP-1.2.2', 'RRP-1.1.5'] as const;

const offends = (dice: Dice): Pick<Visit, 'offends'> => {
  const after = between(dice, 5, 40);
  const rule = offences[Math.floor(dice() ** 2 * offences.length)] ?? 'RRP-1.1.7';
  if (dice() >= 0.05) return {};
  return { offends: { after, rule, ...(rule === 'RRP-1.1.5' ? { act: 'throwing' } : {}) } };
};

/** How he handles his money, and whether he behaves. */
const withMoney = (dice: Dice, visit: Visit): Visit => ({
  ...visit,
  buysIn: Math.round(dice() ** 1.5 * 100) / 100,
  ...(dice() < 0.3 ? { chipsBy: 'runner' } : {}),
  ...(dice() < 0.06 ? { money: 'front' } : {}),
  ...(dice() < 0.25 ? { topsUp: false } : {}),
  ...offends(dice),
});

/** One visitor in so many cheats and is shut out for good: one who came early, so that he sits by then. */
const visitsPerCheat = 300;
const withCheats = (visits: readonly Visit[]): readonly Visit[] =>
  visits.map((visit, index) =>
    index % visitsPerCheat === Math.min(8, visits.length - 1)
      ? { ...visit, plays: 120, offends: { after: 25, rule: 'RRP-1.1.1', act: 'cheating', excluded: true } }
      : visit,
  );

/** Makes an evening of the given size. */
export const makeEvening = ({ tables, visits, minutes, seed }: EveningSize): readonly EveningLine[] => {
  const dice = diceFrom(seed);
  const moneyDice = diceFrom(`${seed}, money`);
  const people = Array.from({ length: visits }, (_, index) =>
    withMoney(moneyDice, visitOf(dice, { index, minutes })),
  ).sort((a, b) => a.at - b.at);
  return [
    { line: 'evening', version: 1, name: `Saturday, ${tables} tables`, minutes },
    ...offers.map(({ game }) => game),
    ...Array.from({ length: tables }, (_, i): EveningLine => ({
      line: 'table',
      number: i + 1,
      section: i < tables * 0.6 ? 'Main' : 'Garden',
      seats: i % 5 === 4 ? 8 : 9,
    })),
    ...withCheats(people),
  ];
};
