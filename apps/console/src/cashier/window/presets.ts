import { type TableRow } from '@cardroom/contracts';

const usual = [20, 40, 50, 100, 200, 300, 500, 1000, 1500, 2000, 3000, 5000];
const most = 6;

/** The amounts that are asked for most: what the game takes, its limits among them; else round ones. */
export const presetsFor = (table: TableRow | undefined): readonly string[] => {
  const least = Number(table?.game?.minBuyIn ?? 0);
  const ceiling = Number(table?.game?.maxBuyIn ?? Infinity);
  const within = usual.filter((amount) => amount >= least && amount <= ceiling);
  const ends = [least, ceiling].filter((amount) => amount > 0 && Number.isFinite(amount));
  const all = [...new Set([...within, ...ends])].sort((a, b) => a - b);
  const chosen = table?.game ? all.slice(0, most) : [50, 100, 200, 300, 500, 1000];
  return chosen.map(String);
};
