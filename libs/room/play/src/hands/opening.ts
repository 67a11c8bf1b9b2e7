import { type Seed } from '@cardroom/kernel';
import {
  evolveHand,
  gameOf,
  type HandOpened,
  type HandSetup,
  type OpenHand,
  unopenedHand,
} from '@cardroom/poker';
import { type EventNamed } from '../slice';
import { type HandInProgress, type Table } from '../state';
import { type Terms } from '../terms';

type Started = EventNamed<'HandStarted'>;

const rakeOf = ({ rake, tournament }: Terms): Pick<OpenHand, 'rake'> => (rake && !tournament ? { rake } : {});

/** What the poker engine is asked to open, from the fact and the terms it names. */
export const openingCommand = (event: Started, terms: Terms): OpenHand => ({
  type: 'OpenHand',
  at: event.at,
  handId: event.handId,
  game: event.game,
  structure: terms.structure,
  rules: terms.rules,
  running: event.depth === 'dealt' ? 'dealt' : 'recorded',
  tournament: terms.tournament,
  unit: terms.unitMinor,
  button: gameOf(event.game).family === 'stud' ? null : event.plan.positions.button,
  players: event.players,
  forcedBets: event.plan.forcedBets,
  carried: event.carriedMinor,
  inTransit: event.inTransit,
  ...rakeOf(terms),
  ...(event.commitment === null ? {} : { commitment: event.commitment }),
});

/** The same as the opening event of the poker engine; house rules are taken from the terms, so that a fact stays small. */
export const openedBy = (event: Started, terms: Terms): HandOpened => {
  const { handId, game, structure, unit, button, running, ...asked } = openingCommand(event, terms);
  const setup: HandSetup = {
    handId,
    game,
    structure,
    rules: asked.rules,
    running,
    tournament: asked.tournament,
    unit,
    button,
    forcedBets: asked.forcedBets,
    carried: event.carriedMinor,
    oddChips: 'byHouseRules',
    givenUpSeats: 'served',
    inTransit: event.inTransit,
    ...rakeOf(terms),
    commitment: event.commitment,
  };
  return { type: 'HandOpened', at: event.at, setup, players: event.players };
};

/** The hand as it begins. */
export const handBegun = (event: Started, terms: Terms, seed: Seed | null): HandInProgress => {
  const opened = openedBy(event, terms);
  return {
    number: event.hand,
    handId: event.handId,
    startedAt: event.at,
    depth: event.depth,
    terms,
    plan: event.plan,
    seed,
    hand: evolveHand(unopenedHand, opened),
    steps: [{ command: openingCommand(event, terms), events: [opened] }],
    stepwise: event.stepwise,
    ruledDead: [],
  };
};

/** At the start of a hand the seed committed to is used up. */
export const begins = (table: Table, event: Started): Table => {
  const { terms, committed } = table;
  if (!terms) return table;
  const seed =
    event.commitment !== null && committed?.commitment === event.commitment ? committed.seed : null;
  return {
    ...table,
    hand: handBegun(event, terms, seed),
    hands: event.hand,
    committed: seed === null ? committed : null,
    nextHandAt: null,
    seats: table.seats.map((seated) =>
      event.plan.dealtIn.includes(seated.seat) && (seated.mustHoldMinimum || seated.isForcedMover)
        ? { ...seated, mustHoldMinimum: false, isForcedMover: false }
        : seated,
    ),
  };
};
