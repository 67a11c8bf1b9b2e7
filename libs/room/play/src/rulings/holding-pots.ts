import { accept, type Decision, judge, minor } from '@cardroom/kernel';
import { isInCharge, isWhole, saysWhy, tableIsOpen } from '../ground-rules';
import { stackOf } from '../keeping';
import { moreThanPot, notInChips, notLastHand } from '../refusals';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type RulesFor, type Sequel } from '../slice';
import { type Stamp, stampOf } from '../stamp';
import { type Table } from '../state';
import { type Aside } from '../seated';
import { type HoldAward, type PlayerShare } from './commands';
import { going } from './disputed-pots';
import { type AsideAwarded, type PotSetAside, type PotToHold, type RulingEvent } from './events';

/** What is held of the last hand already; hands of the day before bear the same numbers. */
const heldOfLast = ({ asides, last, opened }: Table) =>
  asides.filter(({ hand, since }) => hand === last?.number && opened !== null && since >= opened.openedAt);

/** The pot less what the house took of it. */
const wonInLast = ({ last }: Table): number => (last ? last.potMinor - (last.rakedMinor ?? 0) : 0);

/** What of the last hand's pot nobody has set aside yet, in minor units. */
export const freeOfPot = (table: Table): number =>
  heldOfLast(table).reduce((left, { amountMinor }) => left - amountMinor, wonInLast(table));

/** From the winners of the last hand, each no more than he won and has. */
const fromWinners = (table: Table, mostMinor: number): readonly PlayerShare[] => {
  let left = Math.min(mostMinor, freeOfPot(table));
  const held = heldOfLast(table).flatMap(({ from = [] }) => from);
  return (table.last?.won ?? []).flatMap(({ playerId, amountMinor }) => {
    if (playerId === null) return [];
    const gone = held.reduce((sum, one) => (one.playerId === playerId ? sum + one.amountMinor : sum), 0);
    const share = Math.max(0, Math.min(left, amountMinor - gone, stackOf(table, playerId)));
    left -= share;
    return share > 0 ? [{ playerId, amountMinor: minor(share) }] : [];
  });
};

type Rule = RulesFor<'HoldPot'>[number];

/** The hand in progress, or the one before it while no next was dealt (RRP-2.1.5). */
const handIsDisputed: Rule = ({ hand }, table) => {
  const open = table.hand?.number ?? table.last?.number ?? null;
  return open === hand ? null : notLastHand({ hand, last: open });
};

const isInChips: Rule = ({ amountMinor }, { terms }) =>
  amountMinor > 0 && isWhole(amountMinor, terms) ? null : notInChips({ amountMinor });

/** Winners who have spent it already, or left with it, have nothing that could be held. */
const somethingIsThere: Rule = ({ amountMinor }, table) =>
  table.hand || fromWinners(table, amountMinor).length > 0
    ? null
    : moreThanPot({ askedMinor: amountMinor, potMinor: Math.max(0, freeOfPot(table)) });

export const holdPotRules: RulesFor<'HoldPot'> = [
  isInCharge,
  tableIsOpen,
  saysWhy,
  handIsDisputed,
  isInChips,
  somethingIsThere,
];

const setAside = (table: Table, stamp: Stamp, hold: PotToHold): PotSetAside => {
  const { hand, amountMinor: mostMinor, why, reason, approvedBy, ruling } = hold;
  const about = { hand, why, reason, approvedBy, ruling };
  const from = fromWinners(table, mostMinor);
  return {
    type: 'PotSetAside',
    ...stamp,
    ...about,
    aside: table.asidesMade + 1,
    amountMinor: minor(from.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    from,
    pot: null,
    eligible: table.last?.stacks.map(({ seat }) => seat) ?? [],
  };
};

const toHold = (command: CommandNamed<'HoldPot'>): PotToHold => {
  const { hand, amountMinor, why, reason, approvedBy, ruling } = command;
  return { hand, amountMinor, why, reason, approvedBy, ruling };
};

const awarded = (table: Table, stamp: Stamp, [aside, award]: readonly [Aside, HoldAward]): AsideAwarded => {
  const { playerId, goesTo, reason, approvedBy } = award;
  const share = { playerId, amountMinor: aside.amountMinor, ...(goesTo ? { goesTo } : {}) };
  const facts = { aside: aside.aside, hand: aside.hand, shares: going([share], table), reason, approvedBy };
  return { type: 'AsideAwarded', ...stampOf(stamp), ...facts };
};

export const awardHoldRules: RulesFor<'AwardHold'> = [isInCharge, tableIsOpen, saysWhy];

/** A ruling that had nothing held has nothing to give. */
const awarding = (command: CommandNamed<'AwardHold'>, table: Table): Decision<RulingEvent> => {
  const { ruling, playerId, goesTo, reason, approvedBy } = command;
  const award = { playerId, ...(goesTo ? { goesTo } : {}), reason, approvedBy };
  const aside = table.asides.find((one) => one.ruling === ruling);
  if (aside) return accept(awarded(table, command, [aside, award]));
  return table.holdsAsked.some((hold) => hold.ruling === ruling)
    ? accept({ type: 'HoldAwardAsked', ...stampOf(command), ruling, ...award })
    : accept();
};

export const holdingDecisions: DecisionsOf<'HoldPot' | 'AwardHold'> = {
  AwardHold: (command, table) => judge(awardHoldRules, [command, table], () => awarding(command, table)),
  HoldPot: (command, table) =>
    judge(holdPotRules, [command, table], () =>
      accept(
        table.hand
          ? { type: 'PotHoldAsked' as const, ...stampOf(command), ...toHold(command) }
          : setAside(table, stampOf(command), toHold(command)),
      ),
    ),
};

/** The hand is over: its winners give up what is held, until it is ruled whose it is (RRP-2.1.7). */
export const potsAreHeld: Sequel = (table, stamp) => {
  const [hold] = table.hand ? [] : table.holdsAsked;
  if (!hold) return [];
  const held = setAside(table, stamp, hold);
  if (!hold.award || held.amountMinor === 0) return [held];
  const aside = { ...held, since: held.at };
  return [held, awarded(table, stamp, [aside, hold.award])];
};

export const holdingEvolutions: EvolutionsOf<'PotHoldAsked' | 'HoldAwardAsked'> = {
  HoldAwardAsked: (table, { ruling, playerId, goesTo, reason, approvedBy }) => {
    const award = { playerId, ...(goesTo ? { goesTo } : {}), reason, approvedBy };
    const holdsAsked = table.holdsAsked.map((hold) => (hold.ruling === ruling ? { ...hold, award } : hold));
    return { ...table, holdsAsked };
  },
  PotHoldAsked: (table, { hand, amountMinor, why, reason, approvedBy, ruling }) => ({
    ...table,
    holdsAsked: [...table.holdsAsked, { hand, amountMinor, why, reason, approvedBy, ruling }],
  }),
};
