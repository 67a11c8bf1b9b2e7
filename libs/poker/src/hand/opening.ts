import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { wagerUnitOf } from '../betting/wager-unit';
import { gameOf, isGameName } from '../games/list';
import { fullDeck } from '../cards/card';
import { type OpenHand, type SeatedPlayer } from './commands';
import { changed } from './copies';
import { type HandOpened } from './events';
import { unopenedHand } from './initial';
import { clockwiseFrom } from './players';
import {
  badAmount,
  buttonMissing,
  chipTooSmall,
  commitmentMissing,
  handAlreadyOpen,
  jokerNotForGame,
  limitNotForRules,
  noForcedBet,
  seatTwice,
  tooFewPlayers,
  tooManyPlayers,
  unknownGame,
  unknownSeat,
} from './refusals';
import { type Hand, type HandSetup, type PlayerInHand } from './state';

type Rule = Policy<OpenHand, Hand>;

/** More chips than any table holds, and far below where whole numbers lose their exactness. */
const mostChips = 1e13;

export const isChips = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= mostChips;

const handIsNotYetOpen: Rule = (_, { phase }) => (phase === 'unopened' ? null : handAlreadyOpen());

const gameIsKnown: Rule = ({ game }) => (isGameName(game) ? null : unknownGame({ game }));

const limitSuitsGame: Rule = ({ game, structure: { limit } }) =>
  gameOf(game).limits?.includes(limit) === false ? limitNotForRules({ game, limit }) : null;

const jokerSuitsGame: Rule = ({ game, rules: { jokers } }) =>
  jokers > 0 && !gameOf(game).jokersAllowed ? jokerNotForGame({ game, jokers }) : null;

/** A full flop game takes the whole deck; where the bottom card is never dealt, one seat fewer fits (THR-1.7). */
const mostSeats = (name: OpenHand['game'], { dealLastCard }: OpenHand['rules']): number => {
  const { maxSeats, family } = gameOf(name);
  return family === 'flop' && dealLastCard === 'never' ? maxSeats - 1 : maxSeats;
};

const enoughButNotTooManyPlayers: Rule = ({ game, players, rules }) => {
  if (players.length < 2) return tooFewPlayers({ players: players.length });
  const maxSeats = mostSeats(game, rules);
  return players.length > maxSeats ? tooManyPlayers({ players: players.length, maxSeats }) : null;
};

const seatsAreDistinct: Rule = ({ players }) => {
  const wrong = players.find(({ seat }) => !Number.isSafeInteger(seat) || seat < 1);
  if (wrong) return unknownSeat({ seat: wrong.seat });
  const twice = players.find(({ seat }, i) => players.findIndex((other) => other.seat === seat) < i);
  return twice ? seatTwice({ seat: twice.seat }) : null;
};

const buttonIsGiven: Rule = ({ game, button }) =>
  gameOf(game).family !== 'stud' && !Number.isSafeInteger(button) ? buttonMissing({ game }) : null;

/** Amounts are whole chips. A player without any is dealt in only for antes he paid earlier (RRP-9.1.13). */
const amountsAreChips: Rule = ({ players, forcedBets, unit, carried = 0, structure }) => {
  const { smallBet, bigBet, smallBlind, bigBlind, ante, bringIn } = structure;
  const seated = carried > 0 ? [] : players.map(({ stack }) => stack);
  const positive = [unit, smallBet, bigBet, ...seated];
  const others = [
    smallBlind,
    bigBlind,
    ante,
    bringIn,
    carried,
    ...forcedBets.map(({ amount }) => amount),
    ...players.map(({ stack }) => stack),
  ];
  const wrong = [...positive, ...others].find((amount) => !isChips(amount)) ?? positive.find((n) => n === 0);
  return wrong === undefined ? null : badAmount({ amount: String(wrong) });
};

/** Chips too small to play do not seat anybody at the deal (RRP-3.5.7, RRP-10.1.11). */
const stacksCanPlay: Rule = ({ players, carried = 0, rules, structure, unit }) => {
  const wagerUnit = wagerUnitOf({ rules, structure, unit });
  const short = players.find(({ stack }) => stack < wagerUnit && (stack > 0 || carried === 0));
  return short ? chipTooSmall({ seat: short.seat, stack: short.stack, unit: wagerUnit }) : null;
};

const forcedBetsAreOfPlayers: Rule = ({ players, forcedBets }) => {
  const stranger = forcedBets.find(({ seat }) => !players.some((player) => player.seat === seat));
  return stranger ? unknownSeat({ seat: stranger.seat }) : null;
};

/** A structure with neither blind nor ante is refused; money carried over may stand for it (RRP-9.2.1.a). */
const somethingIsForced: Rule = ({ forcedBets, carried = 0, structure: { bringIn } }) =>
  carried > 0 || bringIn > 0 || forcedBets.some(({ amount }) => amount > 0) ? null : noForcedBet();

const shuffleIsCommittedTo: Rule = ({ running, commitment }) =>
  running === 'dealt' && !/^[0-9a-f]{64}$/iu.test(commitment ?? '') ? commitmentMissing() : null;

/** Chips on their way are part of the stack they are announced with (THR-1.4.b.2). */
const transitIsOfStacks: Rule = ({ players, inTransit = [] }) => {
  for (const { seat, amount } of inTransit) {
    const player = players.find((other) => other.seat === seat);
    if (!player) return unknownSeat({ seat });
    if (!isChips(amount) || amount === 0 || amount > player.stack)
      return badAmount({ amount: String(amount) });
  }
  return null;
};

export const openHandRules = [
  handIsNotYetOpen,
  gameIsKnown,
  limitSuitsGame,
  jokerSuitsGame,
  enoughButNotTooManyPlayers,
  seatsAreDistinct,
  buttonIsGiven,
  amountsAreChips,
  stacksCanPlay,
  forcedBetsAreOfPlayers,
  somethingIsForced,
  transitIsOfStacks,
  shuffleIsCommittedTo,
];

const setupOf = (command: OpenHand): HandSetup => ({
  handId: command.handId,
  game: command.game,
  structure: command.structure,
  rules: command.rules,
  running: command.running,
  tournament: command.tournament,
  unit: command.unit,
  button: gameOf(command.game).family === 'stud' ? null : command.button,
  forcedBets: command.forcedBets,
  carried: command.carried ?? 0,
  oddChips: command.oddChips ?? 'byHouseRules',
  givenUpSeats: command.givenUpSeats ?? 'served',
  inTransit: command.inTransit ?? [],
  ...(command.rake ? { rake: command.rake } : {}),
  commitment: command.running === 'dealt' ? (command.commitment ?? null) : null,
});

export const openHand = (command: OpenHand, hand: Hand): Decision<HandOpened> =>
  judge(openHandRules, [command, hand], () =>
    accept({ type: 'HandOpened', at: command.at, setup: setupOf(command), players: command.players }),
  );

/**
 * Only chips on the table at the start of the hand play (THR-1.4.a), in whole wager units; the rest stays behind until
 * the hand ends.
 */
const seated = (player: SeatedPlayer, setup: HandSetup): PlayerInHand => {
  const behind = player.stack % wagerUnitOf(setup);
  return {
    seat: player.seat,
    playerId: player.playerId ?? null,
    startingStack: player.stack,
    stack: player.stack - behind,
    behind,
    streetBet: 0,
    contributed: 0,
    dead: 0,
    cards: [],
    gone: null,
    acted: false,
    checked: false,
    answeredLevel: 0,
    answeredRaises: 0,
    tabled: [],
    absent: player.absent ?? false,
    raiseBarred: null,
  };
};

export const evolveOpening = (_: Hand, { at, setup, players }: HandOpened): Hand => {
  const size = fullDeck.length + (setup.rules.jokers > 0 ? 1 : 0);
  const stacks = players.reduce((sum, { stack }) => sum + stack, 0);
  return changed(unopenedHand, {
    phase: setup.forcedBets.length > 0 ? 'posting' : 'dealing',
    setup,
    players: clockwiseFrom(players, setup.button).map((player) => seated(player, setup)),
    owed: setup.forcedBets,
    deck: { ...unopenedHand.deck, size, stub: unseen(size) },
    deadMoney: setup.carried,
    total: stacks + setup.carried,
    lastAt: at,
  });
};

const decks: Record<number, readonly '??'[]> = {};

/** A deck that nobody has seen; the same one for every hand of its size. */
const unseen = (size: number): readonly '??'[] =>
  (decks[size] ??= Array.from({ length: size }, () => '??' as const));
