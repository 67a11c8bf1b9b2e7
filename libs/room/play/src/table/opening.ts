import { accept, type Decision, judge, type Minor, minor, type Refusal, type Seed } from '@cardroom/kernel';
import { commitmentTo, isGameName, isSeed } from '@cardroom/poker';
import { Map as PersistentMap } from 'immutable';
import { type CarriedTable } from '../carried';
import { isOfHouse, tableIsOpen, isBetweenHands, theOpened, theTerms } from '../ground-rules';
import { departingMinor } from '../keeping';
import { gameUnknown, seedRequired, tableAlreadyOpen } from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf, type Stamp } from '../stamp';
import { emptyTable, type Table } from '../state';
import { type Stakes } from '../terms';
import { type SeedCommitted, type TableEvent } from './events';
import { termsOpened } from './new-terms';

const isNotOpenYet: RulesFor<'OpenTable'>[number] = (_, { opened }) =>
  opened && !opened.isClosed ? tableAlreadyOpen({ tableId: opened.tableId }) : null;

export const knowsGame = ({ stakes }: { readonly stakes: Stakes }): Refusal | null =>
  isGameName(stakes.game) ? null : gameUnknown({ game: stakes.game });

const isDrawn = (seed: Seed | undefined): seed is Seed => seed !== undefined && isSeed(seed);

/** A table that is dealt commits to its first deal before anything else. */
export const dealtNeedsSeed = ({ depth, seed }: Pick<CommandNamed<'OpenTable'>, 'depth' | 'seed'>) =>
  depth === 'dealt' && !isDrawn(seed) ? seedRequired() : null;

export const openTableRules: RulesFor<'OpenTable'> = [isOfHouse, isNotOpenYet, knowsGame, dealtNeedsSeed];

/** The commitment to the seed of a coming hand; nothing without a seed. */
export const committing = (stamp: Stamp, hand: number, seed: Seed | undefined): readonly SeedCommitted[] =>
  isDrawn(seed)
    ? [{ type: 'SeedCommitted', ...stampOf(stamp), hand, commitment: commitmentTo(seed), seed }]
    : [];

const opening = (command: CommandNamed<'OpenTable'>, { hands }: Table): Decision<TableEvent> => {
  const { room, tableId, day, seats, depth, stakes, rules, clocks, rake, carried = null, seed } = command;
  const as = { room, tableId, day, seats, depth, stakes, rules, clocks, ...(rake ? { rake } : {}), carried };
  return accept<TableEvent>(
    { type: 'PlayOpened', ...stampOf(command), ...as },
    ...(depth === 'dealt' ? committing(command, hands + 1, seed) : []),
  );
};

/** The table asks nobody to go before it closes: who still sits there is carried to the next day. */
export const closeTableRules: RulesFor<'CloseTable'> = [isOfHouse, tableIsOpen, isBetweenHands];

export const openingDecisions: DecisionsOf<'OpenTable' | 'CloseTable'> = {
  OpenTable: (command, table) => judge(openTableRules, [command, table], () => opening(command, table)),
  CloseTable: (command, table) =>
    judge(closeTableRules, [command, table], () =>
      accept({
        type: 'PlayClosed',
        ...stampOf(command),
        hands: table.hands,
        carried: { ...carriedFrom(table), closedAt: command.at },
      }),
    ),
};

/** What a table hands to its next gaming day. */
export const carriedFrom = (table: Table): Omit<CarriedTable, 'closedAt'> => ({
  seats: table.seats,
  playedOver: table.playedOver,
  behind: table.behind,
  between: table.between,
  carriedPot: table.carriedPot,
  custody: [...table.custody].map(([playerId, amountMinor]) => ({ playerId, amountMinor })),
  departing: table.departing,
  asides: table.asides,
  buyIns: [...table.buyIns].map(([playerId, buyIns]) => ({ playerId, ...buyIns })),
  unplacedMinor: table.unplacedMinor,
  dropMinor: table.dropMinor,
  drops: table.drops,
});

const sum = (amounts: readonly { readonly amountMinor: Minor }[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

const chipsCarried = ({
  between,
  behind,
  custody,
  asides,
  carriedPot,
  seats,
  playedOver,
  unplacedMinor,
  departing = [],
  dropMinor = minor(0),
  drops = [],
}: CarriedTable) =>
  [...between.occupants, ...between.playedOver].reduce((total, { stack }) => total + stack, 0) +
  [...seats, ...playedOver].reduce((total, { queuedMinor }) => total + queuedMinor, 0) +
  sum(behind) +
  sum(custody) +
  sum(asides) +
  sum(drops) +
  dropMinor +
  departing.reduce((total, one) => total + departingMinor(one), 0) +
  (carriedPot?.chips ?? 0) +
  unplacedMinor;

const onTheWay = ({ behind, departing = [] }: CarriedTable): Partial<Table> => ({
  departing,
  departures: Math.max(0, ...departing.map(({ departure }) => departure)),
  purchases: [behind, ...departing.map((one) => one.behind)].flat().map(({ purchase }) => purchase),
});

const takenOver = (carried: CarriedTable | null): Partial<Table> =>
  carried
    ? {
        seats: carried.seats,
        playedOver: carried.playedOver,
        behind: carried.behind,
        between: carried.between,
        carriedPot: carried.carriedPot,
        custody: PersistentMap(carried.custody.map(({ playerId, amountMinor }) => [playerId, amountMinor])),
        ...onTheWay(carried),
        asides: carried.asides,
        asidesMade: Math.max(0, ...carried.asides.map(({ aside }) => aside)),
        buyIns: PersistentMap(
          carried.buyIns.map(({ playerId, count, short }) => [playerId, { count, short }]),
        ),
        inMinor: minor(chipsCarried(carried)),
        outMinor: minor(0),
        unplacedMinor: carried.unplacedMinor,
        dropMinor: carried.dropMinor ?? minor(0),
        drops: carried.drops ?? [],
      }
    : {};

/** When the next hand of a dealt table may begin, counted from now. */
export const nextHandFrom = (table: Table, at: Stamp['at']): Pick<Table, 'nextHandAt'> => ({
  nextHandAt: ((table.terms?.clocks.nextHandSeconds ?? 0) * 1000 + at) as Stamp['at'],
});

/** Opened again on the same day, it goes on as it was left, and its numbers with it. */
const opened = (before: Table, event: EventNamed<'PlayOpened'>): Table => {
  const { at, room, tableId, day, seats, depth, carried } = event;
  const table: Table = {
    ...(before.opened ? before : emptyTable),
    ...takenOver(carried),
    opened: { room, tableId, day, seats, openedAt: at, isClosed: false },
    depth,
    terms: termsOpened(event, before.terms),
    lastHand: null,
    isAtRest: false,
    nextDepth: null,
    pause: null,
    stopped: null,
    deck: { number: (before.deck?.number ?? 0) + 1, since: at, isDue: false },
    pace: { secondsPerHand: null, since: at, estimated: 0 },
  };
  return { ...table, ...nextHandFrom(table, at) };
};

export const openingEvolutions: EvolutionsOf<'PlayOpened' | 'PlayClosed' | 'SeedCommitted'> = {
  PlayOpened: opened,
  PlayClosed: (table) => ({
    ...table,
    opened: { ...theOpened(table), isClosed: true },
    clock: null,
    heldClock: null,
    nextHandAt: null,
  }),
  SeedCommitted: (table, { hand, commitment, seed }) => ({ ...table, committed: { hand, commitment, seed } }),
};

/** For terms that change, the next version. */
export const nextVersion = (table: Table): number => theTerms(table).version + 1;
