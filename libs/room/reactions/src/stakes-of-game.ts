import { type BettingStructure, fixedLimit, type GameName, noLimit, potLimit } from '@cardroom/poker';
import { type GameOffer } from '@cardroom/floor';
import { type Minor, minor } from '@cardroom/kernel';
import { type Stakes } from '@cardroom/play';

const games: Readonly<Record<GameOffer['variant'], GameName>> = {
  holdem: 'holdem',
  omaha: 'omaha',
  'omaha-hi-lo': 'omaha8',
  'seven-card-stud': 'stud',
  'seven-card-stud-hi-lo': 'stud8',
  'five-card-draw': 'draw',
};

const isStud = ({ variant }: GameOffer): boolean => variant.startsWith('seven-card-stud');

const half = (amount: Minor): Minor => minor(Math.max(1, Math.floor(amount / 2)));

/** In stud: an ante of a tenth of the lower limit and a bring-in of half of it, as is usual. */
const forcedInStud = (small: Minor) => ({
  ante: minor(Math.max(1, Math.floor(small / 10))),
  bringIn: half(small),
});

const blindsOf = (game: GameOffer): readonly Minor[] => {
  const [small, big] = game.stakes;
  if (isStud(game)) return [];
  return game.structure === 'fixed-limit' ? [half(small), small] : [small, big];
};

const structureOf = (game: GameOffer): BettingStructure => {
  const [small, big] = game.stakes;
  const [smallBlind = minor(0), bigBlind = minor(0)] = blindsOf(game);
  const forced = isStud(game) ? forcedInStud(small) : { smallBlind, bigBlind };
  if (game.structure === 'fixed-limit') return fixedLimit([small, big], forced);
  return game.structure === 'no-limit' ? noLimit(big, forced) : potLimit(big, forced);
};

const commonUnit = (a: number, b: number): number => (b === 0 ? a : commonUnit(b, a % b));

/** The largest chip that every forced bet and limit is a multiple of. */
const unitOf = (structure: BettingStructure): Minor => {
  const { smallBet, bigBet, smallBlind, bigBlind, ante, bringIn } = structure;
  return minor([smallBet, bigBet, smallBlind, bigBlind, ante, bringIn].reduce(commonUnit, 0));
};

/** What the play of a table is told of a game that the floor offers. */
export const stakesOf = (game: GameOffer): Stakes => {
  const structure = structureOf(game);
  return {
    gameId: game.gameId,
    game: games[game.variant],
    structure,
    blinds: blindsOf(game),
    antePlays: 'ante',
    unitMinor: unitOf(structure),
    tournament: false,
    minBuyInMinor: game.minBuyIn,
    maxBuyInMinor: game.maxBuyIn,
  };
};
