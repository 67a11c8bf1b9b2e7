import { type RateRow, type RateShape } from '@cardroom/contracts';
import { type Floor, type Rate, type RateVersion } from '@cardroom/floor';
import { type GameId, id, isoOf } from '@cardroom/kernel';
import { type Board } from './board';
import { nameOf } from './rent-shapes';
import { amountIn } from './shapes';

const shapeOf = (floor: Floor, rate: Rate, set: Omit<RateVersion, 'rate'> | null): RateShape => {
  const { version, kind, amountMinor, periodMinutes, when, half, free, packages } = rate;
  const raked = rate.rake && {
    percent: rate.rake.perMille / 10,
    most: amountIn(floor, rate.rake.mostMinor),
    noFlopNoDrop: rate.rake.noFlopNoDrop,
  };
  return {
    version,
    kind,
    amount: amountIn(floor, amountMinor),
    periodMinutes,
    when,
    half: half && { amount: amountIn(floor, half.amountMinor), condition: half.condition },
    free,
    packages: packages.map((each) => ({ periods: each.periods, amount: amountIn(floor, each.amountMinor) })),
    ...(raked ? { rake: raked } : {}),
    setAt: set && isoOf(set.setAt),
    by: set && nameOf(set.by),
  };
};

const rowOf = (floor: Floor, key: string): RateRow | null => {
  const gameId = id<GameId>(key);
  const newest = floor.rates.get(gameId);
  if (!newest) return null;
  const versions = floor.rateVersions.get(gameId);
  return {
    gameId,
    versions: versions?.map((each) => shapeOf(floor, each.rate, each)) ?? [shapeOf(floor, newest, null)],
  };
};

const gamesIn = (floor: Floor): readonly string[] => [...floor.rates.keys()];

/** What the house takes in each game and limit, version by version (feature 37). */
export const ratesBoard: Board<'rates'> = {
  name: 'rates',
  keys: gamesIn,
  isOn: (floor, key) => floor.rates.has(id<GameId>(key)),
  row: rowOf,
  changedKeys: ({ before, after }) =>
    new Set(
      [...gamesIn(before), ...gamesIn(after)].filter(
        (key) =>
          before.rates.get(id<GameId>(key)) !== after.rates.get(id<GameId>(key)) ||
          before.rateVersions.get(id<GameId>(key)) !== after.rateVersions.get(id<GameId>(key)),
      ),
    ),
};
