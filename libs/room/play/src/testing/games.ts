import { minor } from '@cardroom/kernel';
import { fixedLimit, potLimit } from '@cardroom/poker';
import { type Opening } from './testing';

const rake = { perMille: 50, most: 600, noFlopNoDrop: true };

/** Games with a button and without, with a draw, with upcards, with pots that are carried over, and with rake. */
export const openings: Readonly<Record<string, Opening>> = {
  holdem: { rake },
  moving: { rules: { buttonMethod: 'moving' } },
  jacks: {
    stakes: {
      game: 'jacksOrBetter',
      structure: fixedLimit([200, 400], { ante: 100 }),
      blinds: [],
      minBuyInMinor: minor(2_000),
    },
  },
  omaha8: { rake, stakes: { game: 'omaha8', structure: potLimit(200, { smallBlind: 100, bigBlind: 200 }) } },
  stud: {
    stakes: {
      game: 'stud',
      structure: fixedLimit([200, 400], { ante: 100, bringIn: 100 }),
      blinds: [],
      minBuyInMinor: minor(2_000),
    },
  },
  draw: {
    rake: { ...rake, noFlopNoDrop: false },
    stakes: {
      game: 'draw',
      structure: fixedLimit([200, 400], { smallBlind: 100, bigBlind: 200 }),
      minBuyInMinor: minor(2_000),
    },
  },
};
