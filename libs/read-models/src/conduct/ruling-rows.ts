import { type RulingRow } from '@cardroom/contracts';
import { type BoardRow } from '@cardroom/event-store';
import {
  isUndecided,
  type Prompt,
  type Ruling,
  type RulingsDay,
  type Said,
  type TableAsItStood,
} from '@cardroom/conduct';
import { type Currency, euro, formatMinor, isoOf, type Minor, minor } from '@cardroom/kernel';
import { nameOf } from '../boards/names';
import { currencyOf } from '../currencies';
import { isoOrNull } from '../boards/shapes';

const money = (amount: Minor | null, currency: Currency): string | null =>
  amount === null ? null : formatMinor(amount, currency);

const saidOf = ({ at, by, words }: Said) => ({ at: isoOf(at), by: nameOf(by), words });

const groundsOf = ({ grounds }: Prompt, currency: Currency): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(grounds).map(([name, value]) =>
      name.endsWith('Minor')
        ? [name.slice(0, -'Minor'.length), formatMinor(minor(value), currency)]
        : [name, value],
    ),
  );

const promptOf = (prompt: Prompt | null, currency: Currency): RulingRow['prompt'] =>
  prompt && {
    rule: prompt.rule,
    offered: [...prompt.offered],
    suggested: prompt.suggested,
    grounds: groundsOf(prompt, currency),
  };

const tableOf = (table: TableAsItStood | null, currency: Currency): RulingRow['table'] =>
  table && {
    ...table,
    board: [...table.board],
    pots: table.pots.map(({ amountMinor, seats }) => ({
      amount: formatMinor(amountMinor, currency),
      seats: [...seats],
    })),
    seats: table.seats.map(({ stackMinor, ...seat }) => ({ ...seat, stack: money(stackMinor, currency) })),
    actions: table.actions.map(({ amountMinor, ...action }) => ({
      ...action,
      amount: money(amountMinor, currency),
    })),
  };

const decisionOf = ({ decision, second }: Ruling) => ({
  rules: [...(second?.rules ?? decision?.rules ?? [])],
  outcome: second?.outcome ?? decision?.outcome ?? null,
  decidedWords: decision?.words ?? '',
  intent: decision?.intent ?? null,
  witnesses: [...(decision?.witnesses ?? [])],
  strictOutcome: decision?.departure?.strictOutcome ?? null,
  departureReason: decision?.departure?.reason ?? null,
  isAgainstSuggestion: decision?.isAgainstSuggestion ?? false,
  decidedAt: isoOrNull(decision?.at ?? null),
  decidedBy: decision ? nameOf(decision.by) : null,
});

const appealOf = ({ appeal }: Ruling): RulingRow['appeal'] =>
  appeal && {
    at: isoOf(appeal.at),
    by: nameOf(appeal.by),
    seat: appeal.seat,
    decided: appeal.decided && { ...saidOf(appeal.decided), isUpheld: appeal.decided.isUpheld },
  };

const appealTo = ({ house }: RulingsDay, { state, appeal }: Ruling): string[] =>
  state === 'decided' && !appeal && house.settings.appealsAllowed ? [...house.settings.finalRulingRoles] : [];

const askedOf = ({ asked, taken }: Ruling, currency: Currency) => ({
  tableId: asked.tableId,
  tableNumber: asked.tableNumber,
  hand: asked.table?.hand ?? null,
  about: asked.about,
  seat: asked.seat,
  words: asked.words,
  askedAt: isoOf(asked.at),
  askedBy: nameOf(asked.by),
  takenAt: isoOrNull(taken?.at ?? null),
  takenBy: taken && nameOf(taken.by),
  delaySeconds: asked.delaySeconds,
  actionsSince: asked.actionsSince,
  prompt: promptOf(asked.prompt, currency),
  table: tableOf(asked.table, currency),
});

const currencyIn = ({ day }: RulingsDay): Currency => (day ? currencyOf(day.currency) : euro);

const endingOf = (ruling: Ruling) => ({
  appeal: appealOf(ruling),
  annulledBy: ruling.annulledBy && { ...saidOf(ruling.annulledBy), rulingId: ruling.annulledBy.linkedId },
  goodFaithError: ruling.goodFaithError && saidOf(ruling.goodFaithError),
});

/** A ruling as screens, reports and papers show it; amounts in the room's currency. */
export const rulingRowOf = (day: RulingsDay, ruling: Ruling): RulingRow => {
  const currency = currencyIn(day);
  return {
    rulingId: ruling.asked.rulingId,
    number: ruling.asked.number,
    day: day.day?.day ?? '',
    ruleSet: day.house.ruleSet,
    state: ruling.state,
    ...askedOf(ruling, currency),
    ...decisionOf(ruling),
    ...endingOf(ruling),
    dealWaits: ruling.dealWaits,
    confirmedBy: ruling.confirmedBy && nameOf(ruling.confirmedBy),
    appealTo: appealTo(day, ruling),
    held: money(ruling.heldMinor, currency),
    shortfall: money(ruling.shortfallMinor, currency),
    advice: ruling.advice.map(saidOf),
    notes: ruling.notes.map(saidOf),
  };
};

const isOn = ({ isClosed }: RulingsDay, ruling: Ruling): boolean => !isClosed || isUndecided(ruling);

/** Rulings of the day, and what is still open of an earlier one. */
export const allRulingRows = (day: RulingsDay): readonly BoardRow[] =>
  [...day.rulings.values()]
    .filter((ruling) => isOn(day, ruling))
    .map((ruling) => ({ board: 'rulings', key: ruling.asked.rulingId, body: rulingRowOf(day, ruling) }));

interface RulingsChange {
  readonly before: RulingsDay;
  readonly after: RulingsDay;
}

export const rulingRows = ({ before, after }: RulingsChange): readonly BoardRow[] => {
  const all = before.isClosed !== after.isClosed || before.house !== after.house;
  return [...after.rulings].flatMap(([key, ruling]): BoardRow[] => {
    if (!all && before.rulings.get(key) === ruling) return [];
    const body = isOn(after, ruling) ? rulingRowOf(after, ruling) : null;
    return [{ board: 'rulings', key, body }];
  });
};
