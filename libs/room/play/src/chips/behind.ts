import { accept, judge, minor, type Policy } from '@cardroom/kernel';
import { isInChips, isOfHouse, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import { cameIn, giveChips, knowsPurchases, wentOut } from '../keeping';
import { alreadyAnnounced, lostInPlay, purchaseTwice, purchaseUnknown } from '../refusals';
import { type Behind } from '../seated';
import {
  type CommandNamed,
  type DecisionsOf,
  type EventNamed,
  type EvolutionsOf,
  type RulesFor,
  type Sequel,
} from '../slice';
import { stampOf } from '../stamp';
import { isInHand, seatedAs, type Table } from '../state';

/** On its way to a seat of this table, or to a mover who left it and sits nowhere yet. */
const behindFor = ({ behind, departing }: Table, purchase: string): Behind | undefined =>
  [behind, ...departing.map((one) => one.behind)].flat().find((one) => one.purchase === purchase);

/** A table may be closed while its last movers find their seats. */
const isOpenOrMoving: Policy<{ readonly purchase: string }, Table> = (command, table) =>
  table.departing.some(({ behind }) => behind.some((one) => one.purchase === command.purchase))
    ? null
    : tableIsOpen(command, table);

const isNew: RulesFor<'PutBehind'>[number] = ({ purchase }, table) =>
  behindFor(table, purchase) ? purchaseTwice({ purchase }) : null;

/** Only what the cashier confirmed is on its way (RRP-2.2.6). */
const isConfirmed: Policy<{ readonly purchase: string }, Table> = ({ purchase }, table) =>
  behindFor(table, purchase) ? null : purchaseUnknown({ purchase });

const isNotAnnounced: RulesFor<'AnnounceBehind'>[number] = ({ purchase }, table) => {
  const since = behindFor(table, purchase)?.announcedAt ?? null;
  return since === null ? null : alreadyAnnounced({ purchase, since });
};

/** What was lost in play has been paid for: it cannot be called off. */
const isStillHis: RulesFor<'CallOffBehind'>[number] = ({ purchase }, table) => {
  const one = behindFor(table, purchase);
  return one && isPlaying(table, one) ? lostInPlay({ purchase }) : null;
};

const isPlaying = (table: Table, { playerId }: Behind): boolean => {
  const seat = seatedAs(table, playerId)?.seat;
  return seat !== undefined && isInHand(table, seat);
};

export const putBehindRules: RulesFor<'PutBehind'> = [isOfHouse, tableIsOpen, isSeated, isInChips, isNew];
export const announceBehindRules: RulesFor<'AnnounceBehind'> = [
  isOfHouse,
  tableIsOpen,
  isConfirmed,
  isNotAnnounced,
];
export const deliverBehindRules: RulesFor<'DeliverBehind'> = [isOfHouse, isOpenOrMoving, isConfirmed];
export const callOffBehindRules: RulesFor<'CallOffBehind'> = [
  isOfHouse,
  isOpenOrMoving,
  isConfirmed,
  isStillHis,
];

const factsOf = (
  command: CommandNamed<'DeliverBehind' | 'AnnounceBehind' | 'CallOffBehind'>,
  table: Table,
) => {
  const one = behindFor(table, command.purchase) as Behind;
  const seat = seatedAs(table, one.playerId)?.seat ?? 0;
  const { purchase, playerId, amountMinor } = one;
  return { ...stampOf(command), purchase, playerId, seat, amountMinor };
};

export const behindDecisions: DecisionsOf<
  'PutBehind' | 'AnnounceBehind' | 'DeliverBehind' | 'CallOffBehind'
> = {
  PutBehind: (command, table) =>
    judge(putBehindRules, [command, table], () => {
      const { playerId, amountMinor, purchase, announced } = command;
      const { seat } = theSeated(table, playerId);
      return accept({
        type: 'BehindPut',
        ...stampOf(command),
        playerId,
        seat,
        amountMinor,
        purchase,
        announced,
      });
    }),
  AnnounceBehind: (command, table) =>
    judge(announceBehindRules, [command, table], () =>
      accept({ type: 'BehindAnnounced', ...factsOf(command, table) }),
    ),
  /** Chips that come in a hand change nothing in it: the amount was fixed with its first card. */
  DeliverBehind: (command, table) =>
    judge(deliverBehindRules, [command, table], () =>
      accept({
        type: isPlaying(table, behindFor(table, command.purchase) as Behind)
          ? 'BehindArrived'
          : 'BehindDelivered',
        ...factsOf(command, table),
      }),
    ),
  CallOffBehind: (command, table) =>
    judge(callOffBehindRules, [command, table], () =>
      accept({ type: 'BehindCalledOff', ...factsOf(command, table) }),
    ),
};

type OfBehind = (behind: readonly Behind[]) => readonly Behind[];

const isHere = ({ behind }: Table, purchase: string): boolean =>
  behind.some((one) => one.purchase === purchase);

/** What this table has from a mover it may have handed over to itself: there the seat goes first. */
const changed = (table: Table, purchase: string, change: OfBehind): Table =>
  isHere(table, purchase)
    ? { ...table, behind: change(table.behind) }
    : { ...table, departing: table.departing.map((one) => ({ ...one, behind: change(one.behind) })) };

const without = (table: Table, purchase: string): Table =>
  changed(table, purchase, (behind) => behind.filter((one) => one.purchase !== purchase));

const changeBehind = (table: Table, purchase: string, change: Partial<Behind>): Table =>
  changed(table, purchase, (behind) =>
    behind.map((one) => (one.purchase === purchase ? { ...one, ...change } : one)),
  );

const delivered = (table: Table, event: EventNamed<'BehindDelivered'>): Table => {
  const { purchase, playerId, amountMinor } = event;
  const after = without(table, purchase);
  if (isHere(table, purchase)) return giveChips(after, playerId, amountMinor);
  const departing = table.departing.map((one, i) => {
    const isWithHim = one.behind.some((behind) => behind.purchase === purchase);
    const kept = after.departing[i] ?? one;
    return isWithHim ? { ...kept, amountMinor: minor(one.amountMinor + amountMinor) } : kept;
  });
  return { ...after, departing };
};

export const behindEvolutions: EvolutionsOf<
  'BehindPut' | 'BehindAnnounced' | 'BehindArrived' | 'BehindDelivered' | 'BehindCalledOff'
> = {
  BehindPut: (table, { at, purchase, playerId, amountMinor, announced }) =>
    cameIn(
      {
        ...knowsPurchases(table, [purchase]),
        behind: [
          ...table.behind,
          { purchase, playerId, amountMinor, announcedAt: announced ? at : null, hasArrived: false },
        ],
      },
      amountMinor,
    ),
  BehindAnnounced: (table, { at, purchase }) => changeBehind(table, purchase, { announcedAt: at }),
  BehindArrived: (table, { purchase }) => changeBehind(table, purchase, { hasArrived: true }),
  BehindDelivered: delivered,
  BehindCalledOff: (table, { purchase, amountMinor }) => wentOut(without(table, purchase), amountMinor),
};

/** Between hands the chips that came meanwhile join their stacks. */
export const arrivalsJoin: Sequel = (table, stamp) => {
  if (table.hand) return [];
  return table.behind.flatMap(({ hasArrived, purchase, playerId, amountMinor }) => {
    const seat = seatedAs(table, playerId)?.seat;
    return hasArrived && seat !== undefined
      ? [{ type: 'BehindDelivered' as const, ...stamp, purchase, playerId, seat, amountMinor }]
      : [];
  });
};

/** Takes what was lost in play off the chips on their way, the earliest purchase first. */
export const lostBehind = (behind: readonly Behind[], playerId: Behind['playerId'], lostMinor: number) => {
  let lost = lostMinor;
  return behind.map((one) => {
    if (one.playerId !== playerId || lost === 0) return one;
    const taken = Math.min(lost, one.amountMinor);
    lost -= taken;
    return { ...one, amountMinor: minor(one.amountMinor - taken) };
  });
};
