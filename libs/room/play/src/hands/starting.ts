import {
  accept,
  type Decision,
  id,
  type HandId,
  type Instant,
  instant,
  judge,
  minor,
  type Refusal,
  refuse,
} from '@cardroom/kernel';
import {
  confirmButton,
  type DealPlan,
  decideHand,
  type SeatNumber,
  type Share,
  unopenedHand,
} from '@cardroom/poker';
import { isBetweenHands, isOfHouse, tableIsOpen, theOpened, theTerms } from '../ground-rules';
import { stackAt } from '../keeping';
import {
  lastHandAnnounced,
  otherDepth,
  otherHand,
  seedRequired,
  tablePaused,
  tableStopped,
} from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor } from '../slice';
import { type Stamp, stampOf } from '../stamp';
import { playStreamId } from '../stream';
import { seatedAt, standsStill, type Table } from '../state';
import { committing } from '../table/opening';
import { type PlayEvent } from '../events';
import { type HandStarted } from './events';
import { begins, openingCommand } from './opening';
import { comingDeal, inTransitOf, readyToDeal } from './plan';

type Rule = RulesFor<'StartHand'>[number];

const handsAreFollowed: Rule = (_, { depth }) => (depth === 'counted' ? otherDepth({ depth }) : null);

/** No next hand while a ruling is open (RRP-2.1.5), or while the table pauses. */
export const nothingHolds = (_: unknown, { stopped, pause, lastHand }: Table) => {
  if (stopped) return tableStopped({ ruling: stopped.ruling });
  if (pause) return tablePaused({ why: pause.why });
  return lastHand ? lastHandAnnounced({ why: lastHand }) : null;
};

const isTheNextHand: Rule = ({ hand }, { hands }) =>
  hand !== undefined && hand !== hands + 1 ? otherHand({ hand, due: hands + 1 }) : null;

/** A dealt hand has been committed to, and commits to the next. */
const isCommitted: Rule = ({ seed }, { depth, committed }) =>
  depth === 'dealt' && (seed === undefined || !committed) ? seedRequired() : null;

export const startHandRules: RulesFor<'StartHand'> = [
  isOfHouse,
  tableIsOpen,
  handsAreFollowed,
  isBetweenHands,
  nothingHolds,
  isTheNextHand,
  isCommitted,
];

/** A knock that comes late, twice or too early changes nothing. */
const isIdleKnock = ({ by, at, hand }: CommandNamed<'StartHand'>, table: Table): boolean => {
  if (by.kind !== 'timer' || hand === undefined) return false;
  const { hands, nextHandAt, depth, lastHand } = table;
  const isDue = nextHandAt !== null && at >= nextHandAt;
  return !isDue || hand !== hands + 1 || depth !== 'dealt' || lastHand !== null || standsStill(table);
};

/** A deal that can be opened: who is in it, and the chips that are on their way to them. */
interface Openable {
  readonly plan: DealPlan;
  readonly players: HandStarted['players'];
}

const playersOf = (table: Table, { dealtIn }: DealPlan): HandStarted['players'] => {
  const ready = readyToDeal(table).occupants;
  return dealtIn.map((seat) => {
    const occupant = ready.find((one) => one.seat === seat);
    const playerId = seatedAt(table, seat)?.playerId;
    return {
      seat,
      stack: occupant?.stack ?? 0,
      ...(playerId ? { playerId } : {}),
      ...(occupant?.present ? {} : { absent: true }),
    };
  });
};

const transitAt = (table: Table, seat: SeatNumber): readonly Share[] => {
  const seated = seatedAt(table, seat);
  const amount = seated ? inTransitOf(table, seated.playerId, stackAt(table, seat)) : 0;
  return amount > 0 ? [{ seat, amount }] : [];
};

const startedWith = (stamp: Stamp, table: Table, { plan, players }: Openable): HandStarted => {
  const { room, tableId, day } = theOpened(table);
  const terms = theTerms(table);
  const hand = table.hands + 1;
  const { notDealtIn, ...positions } = plan;
  return {
    type: 'HandStarted',
    ...stampOf(stamp),
    hand,
    handId: id<HandId>(`${playStreamId(room, tableId, day)}-${hand}`),
    depth: table.depth,
    terms: terms.version,
    game: terms.game,
    plan: positions,
    notDealtIn: notDealtIn.map(({ seat, refusal: { code, rule = null } }) => ({ seat, code, rule })),
    players,
    carriedMinor: minor(table.carriedPot?.chips ?? 0),
    inTransit: plan.dealtIn.flatMap((seat) => transitAt(table, seat)),
    commitment: table.depth === 'dealt' ? (table.committed?.commitment ?? null) : null,
    stepwise: false,
  };
};

const nobody: ReadonlySet<SeatNumber> = new Set();

/** Chips too few to play seat nobody at the deal: they are left out, and the deal is planned again. */
const opening = (
  stamp: Stamp,
  table: Table,
  without: ReadonlySet<SeatNumber> = nobody,
): Decision<HandStarted> => {
  const coming = comingDeal(table, without);
  if (!coming.accepted) return coming;
  const [plan] = coming.events;
  if (!plan) return accept();
  const started = startedWith(stamp, table, { plan, players: playersOf(table, plan) });
  const opened = decideHand(openingCommand(started, theTerms(table)), unopenedHand);
  if (opened.accepted) return accept(started);
  const { code, facts } = opened.refusal;
  const short = code === 'poker.chip-too-small' && typeof facts['seat'] === 'number' ? facts['seat'] : null;
  return short !== null && !without.has(short)
    ? opening(stamp, table, new Set([...without, short]))
    : refuse(opened.refusal);
};

/** The dealer confirms where the button lies; a deal with a misplaced one is refused (RRP-3.2.1.g). */
const buttonLiesRight = ({ button }: CommandNamed<'StartHand'>, { plan }: HandStarted): Refusal | null => {
  if (button === undefined) return null;
  const confirmed = confirmButton({ button }, plan.positions);
  return confirmed.accepted ? null : confirmed.refusal;
};

const starting = (command: CommandNamed<'StartHand'>, table: Table): Decision<PlayEvent> => {
  const started = opening(command, table);
  const [event] = started.accepted ? started.events : [];
  if (!event) return started;
  const misplaced = buttonLiesRight(command, event);
  if (misplaced) return refuse(misplaced);
  const commits = table.depth === 'dealt' ? committing(command, event.hand + 1, command.seed) : [];
  return accept<PlayEvent>({ ...event, stepwise: command.stepwise ?? false }, ...commits);
};

/** Too few players are no error of the clock: it simply begins nothing. */
const quietly = ({ by }: CommandNamed<'StartHand'>, decision: Decision<PlayEvent>): Decision<PlayEvent> => {
  const tooFew = !decision.accepted && decision.refusal.code === 'poker.too-few-players';
  return by.kind === 'timer' && tooFew ? accept() : decision;
};

export const startingDecisions: DecisionsOf<'StartHand'> = {
  StartHand: (command, table) =>
    isIdleKnock(command, table)
      ? accept()
      : quietly(
          command,
          judge(startHandRules, [command, table], () => starting(command, table)),
        ),
};

export const startingEvolutions: EvolutionsOf<'HandStarted'> = { HandStarted: begins };

const asking: Stamp = { at: instant(0), by: { kind: 'timer' }, command: id('may-it-begin') };

/** When the next hand of a dealt table begins by itself; null when it does not, as with too few players. */
export const nextHandDue = (table: Table): Instant | null => {
  const { depth, hand, nextHandAt, lastHand, opened, committed } = table;
  if (depth !== 'dealt' || hand || lastHand !== null || standsStill(table) || !committed) return null;
  if (!opened || opened.isClosed || nextHandAt === null) return null;
  return opening(asking, table).accepted ? nextHandAt : null;
};
