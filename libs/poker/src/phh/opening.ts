import { type HandId, instant } from '@cardroom/kernel';
import { type BettingStructure } from '../betting/structure';
import { type OpenHand, type SeatedPlayer } from '../hand/commands';
import { type ForcedBet, type ForcedBetKind, type SeatNumber } from '../hand/state';
import { type HandHistory } from './hand-history';
import { type House } from './house';
import { isStudCode, phhVariants } from './variants';

/** Everything in a hand history happens at once: it records no times. */
export const noTime = instant(0);

/** The seat of a place in the lists of forced bets, which are read backwards with two players. */
const seatOfPlace = ({ startingStacks }: HandHistory, place: number): SeatNumber =>
  startingStacks.length === 2 ? 2 - place : place + 1;

const antesOf = (history: HandHistory): readonly ForcedBet[] =>
  history.antes.flatMap((amount, place) =>
    amount === 0
      ? []
      : [
          {
            seat: seatOfPlace(history, place),
            kind: 'ante',
            amount,
            plays: history.antesMakeSidePots ? 'ante' : 'dead',
          },
        ],
  );

const kindOfBlind = ({ blinds }: HandHistory, place: number): ForcedBetKind => {
  if (blinds[place]! < 0) return 'entry';
  if (place > 1) return 'straddle';
  if (place === 0) return blinds[1]! > 0 ? 'smallBlind' : 'blind';
  return 'bigBlind';
};

const blindsOf = (history: HandHistory): readonly ForcedBet[] =>
  history.blinds.flatMap((amount, place) =>
    amount === 0
      ? []
      : [
          {
            seat: seatOfPlace(history, place),
            kind: kindOfBlind(history, place),
            amount: Math.abs(amount),
            plays: 'live',
          },
        ],
  );

/** The forced bets of the lists, in the order in which they are posted: antes, then blinds. */
export const listedBets = (history: HandHistory): readonly ForcedBet[] => [
  ...antesOf(history),
  ...blindsOf(history),
];

const structureOf = (history: HandHistory, house: House): BettingStructure => {
  const { limit } = phhVariants[history.variant];
  const [smallBlind = 0, bigBlind = 0] = house.blinds ?? history.blinds;
  return {
    limit,
    smallBet: limit === 'fixedLimit' ? history.smallBet : history.minBet,
    bigBet: limit === 'fixedLimit' ? history.bigBet : history.minBet,
    smallBlind: Math.max(smallBlind, 0),
    bigBlind: Math.max(bigBlind, 0),
    ante: Math.max(...history.antes),
    bringIn: history.bringIn,
  };
};

const playersOf = ({ startingStacks }: HandHistory): readonly SeatedPlayer[] =>
  startingStacks.map((stack, i) => ({ seat: i + 1, stack }));

/** Opens the hand of a hand history at a table whose seats are its players: p1 in seat 1, the button in the last. */
export const openingOf = (history: HandHistory, house: House): OpenHand => ({
  type: 'OpenHand',
  at: noTime,
  handId: 'phh' as HandId,
  game: house.game,
  structure: structureOf(history, house),
  rules: house.rules,
  running: 'recorded',
  tournament: house.tournament,
  unit: house.unit,
  button: isStudCode(history.variant) ? null : history.startingStacks.length,
  players: playersOf(history),
  forcedBets: house.forcedBets ?? listedBets(history),
  carried: house.carried,
  oddChips: house.oddChips,
  givenUpSeats: house.givenUpSeats,
  ...(house.rake ? { rake: house.rake } : {}),
});
