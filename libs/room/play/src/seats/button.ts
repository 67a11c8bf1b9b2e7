import { accept, type Decision, judge, refuse } from '@cardroom/kernel';
import {
  buttonWinner,
  type CardDrawn,
  clockwiseFrom,
  drawForButton,
  fullDeck,
  isSeed,
  type Positions,
  type SeatNumber,
  shuffle,
} from '@cardroom/poker';
import { isBetweenHands, isInCharge, isOfHouse, saysWhy, tableIsOpen, theTerms } from '../ground-rules';
import { gameHasStarted, nobodyToDraw, seatUnknown } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { seatedAt, type Table } from '../state';
import { type SeatEvent } from './events';
import { changed, seatExists } from './taking';

const somebodyDraws: RulesFor<'DrawForButton'>[number] = (_, table) =>
  table.seats.some(({ away }) => !away) ? null : nobodyToDraw();

const drawnAtSeats: RulesFor<'DrawForButton'>[number] = ({ draws = [] }, table) => {
  const stranger = draws.find(({ seat }) => !seatedAt(table, seat));
  return stranger ? seatUnknown({ seat: stranger.seat }) : null;
};

/**
 * The button is drawn for when a game starts (RRP-2.3.6). While two who have played sit here it has: a draw would forget
 * what the blinds say they owe. Where fewer are left, the next hand starts the game anew.
 */
const gameStarts: RulesFor<'DrawForButton'>[number] = (_, { between }) => {
  const players = between.occupants.filter(({ standing }) => standing.kind !== 'new');
  return between.last && players.length > 1 ? gameHasStarted() : null;
};

export const drawForButtonRules: RulesFor<'DrawForButton'> = [
  isOfHouse,
  tableIsOpen,
  isBetweenHands,
  gameStarts,
  somebodyDraws,
  drawnAtSeats,
];

/** The engine draws a card for everybody who is here, in the order of the seats. */
const drawnWith = ({ draws, seed }: CommandNamed<'DrawForButton'>, table: Table): readonly CardDrawn[] => {
  if (draws) return draws;
  const order = seed !== undefined && isSeed(seed) ? shuffle(seed, fullDeck) : [];
  const here = table.seats.filter(({ away }) => !away);
  return here.flatMap(({ seat }, i) => {
    const card = order[i];
    return card ? [{ seat, card }] : [];
  });
};

const drawing = (command: CommandNamed<'DrawForButton'>, table: Table): Decision<SeatEvent> => {
  const draws = drawnWith(command, table);
  const started = drawForButton({ draws, lowball: false }, table.between);
  if (!started.accepted) return refuse(started.refusal);
  const button = buttonWinner({ draws, lowball: false });
  const { seed } = command;
  return accept({
    type: 'ButtonWon',
    ...stampOf(command),
    draws,
    button,
    ...(seed !== undefined && !command.draws ? { seed } : {}),
  });
};

const buttonSeatExists: RulesFor<'PlaceButton'>[number] = ({ button }, table) =>
  seatExists({ seat: button }, table);

export const placeButtonRules: RulesFor<'PlaceButton'> = [
  isInCharge,
  tableIsOpen,
  isBetweenHands,
  buttonSeatExists,
  saysWhy,
];

/** Where the blinds lay with the button at this seat, from which the next deal moves on. */
const positionsWith = (button: SeatNumber, table: Table): Positions => {
  const { blinds } = theTerms(table);
  const order = clockwiseFrom(table.between.occupants, button).map(({ seat }) => seat);
  const headsUp = order.length === 2 && blinds.length === 2 && order.includes(button);
  const posting = headsUp ? [button, ...order.filter((seat) => seat !== button)] : order;
  return { button, blinds: posting.slice(0, blinds.length) };
};

export const buttonDecisions: DecisionsOf<'DrawForButton' | 'PlaceButton'> = {
  DrawForButton: (command, table) =>
    judge(drawForButtonRules, [command, table], () => drawing(command, table)),
  PlaceButton: (command, table) =>
    judge(placeButtonRules, [command, table], () => {
      const { button, reason } = command;
      const before = table.between.last;
      const last = before ? positionsWith(button, table) : null;
      const was = before?.button ?? table.between.firstRound?.firstButton ?? null;
      return accept({ type: 'ButtonPlaced', ...stampOf(command), last, button, was, reason });
    }),
};

const placed = (table: Table, { last, button }: EventNamed<'ButtonPlaced'>): Table => {
  const { between } = table;
  if (last) return { ...table, between: { ...between, last, deferred: [] } };
  return { ...table, between: { ...between, firstRound: { firstButton: button, passedUpTo: null } } };
};

export const buttonEvolutions: EvolutionsOf<'ButtonWon' | 'ButtonPlaced'> = {
  ButtonWon: (table, { draws }) => ({
    ...table,
    between: changed(table, drawForButton({ draws, lowball: false }, table.between)),
  }),
  ButtonPlaced: placed,
};
