import { accept, judge, minor, type Minor, type Policy } from '@cardroom/kernel';
import { isBetweenHands, isInCharge, isWhole, saysWhy, tableIsOpen } from '../ground-rules';
import { addToStack, giveChips, putInCustody, stackOf } from '../keeping';
import {
  asideUnknown,
  moreThanPot,
  moreThanStack,
  notInChips,
  notLastHand,
  notSeated,
  sharesDoNotAddUp,
} from '../refusals';
import {
  type CommandNamed,
  type DecisionsOf,
  type EvolutionsOf,
  type EventNamed,
  type RulesFor,
} from '../slice';
import { stampOf } from '../stamp';
import { seatedAs, type Table } from '../state';
import { freeOfPot } from './holding-pots';
import { type PlayerShare } from './commands';

export const sumOf = (shares: readonly PlayerShare[]): Minor =>
  minor(shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0));

export const areWhole = (shares: readonly PlayerShare[], { terms }: Table) => {
  const wrong = shares.find(({ amountMinor }) => amountMinor <= 0 || !isWhole(amountMinor, terms));
  return wrong ? notInChips({ amountMinor: wrong.amountMinor }) : null;
};

/** Chips come from stacks that are there. */
export const comesFromStacks: Policy<{ readonly from: readonly PlayerShare[] }, Table> = (
  { from },
  table,
) => {
  const wrong = areWhole(from, table);
  if (wrong) return wrong;
  const stranger = from.find(({ playerId }) => !seatedAs(table, playerId));
  if (stranger) return notSeated({ playerId: stranger.playerId });
  const short = from.find(({ playerId, amountMinor }) => amountMinor > stackOf(table, playerId));
  return short
    ? moreThanStack({ amountMinor: short.amountMinor, stackMinor: stackOf(table, short.playerId) })
    : null;
};

/** The pot of the last hand is disputed until the next is dealt; an earlier one stands (RRP-2.1.5). */
const isLastHand: RulesFor<'SetPotAside'>[number] = ({ hand }, { last }) =>
  last?.number === hand ? null : notLastHand({ hand, last: last?.number ?? null });

/** From 1 up to what of the pot is not held already (RRP-2.1.7). */
const isWithinPot: RulesFor<'SetPotAside'>[number] = ({ from }, table) => {
  const [askedMinor, potMinor] = [sumOf(from), freeOfPot(table)];
  return askedMinor > 0 && askedMinor <= potMinor ? null : moreThanPot({ askedMinor, potMinor });
};

export const setPotAsideRules: RulesFor<'SetPotAside'> = [
  isInCharge,
  tableIsOpen,
  isBetweenHands,
  saysWhy,
  isLastHand,
  comesFromStacks,
  isWithinPot,
];

const isAside: RulesFor<'AwardAside'>[number] = ({ aside }, { asides }) =>
  asides.some((one) => one.aside === aside) ? null : asideUnknown({ aside });

const sharesAreWhole: RulesFor<'AwardAside'>[number] = ({ shares }, table) => areWhole(shares, table);

/** The whole of it, no more and no less. */
const sharesAddUp: RulesFor<'AwardAside'>[number] = ({ aside, shares }, { asides }) => {
  const amountMinor = asides.find((one) => one.aside === aside)?.amountMinor ?? minor(0);
  return sumOf(shares) === amountMinor ? null : sharesDoNotAddUp({ sharesMinor: sumOf(shares), amountMinor });
};

export const awardAsideRules: RulesFor<'AwardAside'> = [
  isInCharge,
  tableIsOpen,
  saysWhy,
  isAside,
  sharesAreWhole,
  sharesAddUp,
];

/** On his stack; who has left, or is to be paid at the cashier, finds them in custody. */
export const going = (
  shares: readonly (PlayerShare & { readonly goesTo?: 'custody' })[],
  table: Table,
): EventNamed<'AsideAwarded'>['shares'] =>
  shares.map(({ playerId, amountMinor, goesTo }) => ({
    playerId,
    amountMinor,
    goesTo: goesTo ?? (seatedAs(table, playerId) ? 'stack' : 'custody'),
  }));

const awarding = (command: CommandNamed<'AwardAside'>, table: Table) => {
  const { aside, shares, reason, approvedBy } = command;
  const hand = table.asides.find((one) => one.aside === aside)?.hand ?? 0;
  return accept({
    type: 'AsideAwarded' as const,
    ...stampOf(command),
    aside,
    hand,
    shares: going(shares, table),
    reason,
    approvedBy,
  });
};

const settingAside = (command: CommandNamed<'SetPotAside'>, table: Table) => {
  const { hand, from, why, reason, approvedBy, ruling } = command;
  const eligible = table.last?.stacks.map(({ seat }) => seat) ?? [];
  return accept({
    type: 'PotSetAside' as const,
    ...stampOf(command),
    aside: table.asidesMade + 1,
    hand,
    amountMinor: sumOf(from),
    from,
    pot: null,
    eligible,
    why,
    reason,
    approvedBy,
    ...(ruling === undefined ? {} : { ruling }),
  });
};

export const disputeDecisions: DecisionsOf<'SetPotAside' | 'AwardAside'> = {
  SetPotAside: (command, table) =>
    judge(setPotAsideRules, [command, table], () => settingAside(command, table)),
  AwardAside: (command, table) => judge(awardAsideRules, [command, table], () => awarding(command, table)),
};

export const taken = (table: Table, from: readonly PlayerShare[]): Table =>
  from.reduce((after, { playerId, amountMinor }) => addToStack(after, playerId, -amountMinor), table);

export const givenTo = (table: Table, shares: EventNamed<'AsideAwarded'>['shares']): Table =>
  shares.reduce(
    (after, { playerId, amountMinor, goesTo }) =>
      goesTo === 'stack'
        ? giveChips(after, playerId, amountMinor)
        : putInCustody(after, playerId, amountMinor),
    table,
  );

export const disputeEvolutions: EvolutionsOf<'PotSetAside' | 'AsideAwarded'> = {
  PotSetAside: (table, { at, aside, hand, amountMinor, from, eligible, ruling }) => ({
    ...taken(table, from),
    asides: [
      ...table.asides,
      { aside, hand, amountMinor, eligible, since: at, from, ...(ruling === undefined ? {} : { ruling }) },
    ],
    asidesMade: aside,
    holdsAsked: table.holdsAsked.filter((asked) => asked.ruling !== ruling),
  }),
  AsideAwarded: (table, { aside, shares }) =>
    givenTo({ ...table, asides: table.asides.filter((one) => one.aside !== aside) }, shares),
};
