import { type Item, unitMinor } from '@cardroom/cashier';
import { type Floor } from '@cardroom/floor';
import { type Currency, formatMinor, minor, type Refusal, type TableId } from '@cardroom/kernel';

const unit = 'Minor';

/** Amounts as people write them, beside those in minor units: `minimum` beside `minimumMinor`. */
const amountsIn = (facts: Refusal['facts'], currency: Currency): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      name.endsWith(unit) && typeof value === 'number'
        ? [[name.slice(0, -unit.length), formatMinor(minor(value), currency)]]
        : [],
    ),
  );

const placed = ['account', 'from', 'to'] as const;

/** What kind of place `window:3` is, beside the place itself: `accountKind` beside `account`. */
const kindsIn = (facts: Refusal['facts']): Record<string, string> =>
  Object.fromEntries(
    placed.flatMap((name) => {
      const place = facts[name];
      return typeof place === 'string' ? [[`${name}Kind`, place.split(':')[0] ?? place]] : [];
    }),
  );

/** How much is missing of an item, in the room's currency. */
const shortIn = ({ item, missing }: Refusal['facts']): Record<string, number> => {
  if (typeof item !== 'string' || typeof missing !== 'number') return {};
  return { shortMinor: missing * unitMinor(item as Item) };
};

/** A refusal's facts with what people call things: amounts in the room's currency, and the table's number. */
export const withNames = (
  refusal: Refusal,
  { currency, floor }: { readonly currency: Currency; readonly floor: Floor | null },
): Refusal => {
  const { tableId } = refusal.facts;
  const facts = { ...refusal.facts, ...shortIn(refusal.facts) };
  const table = typeof tableId === 'string' ? floor?.tables.get(tableId as TableId) : undefined;
  return {
    ...refusal,
    facts: {
      ...facts,
      ...amountsIn(facts, currency),
      ...kindsIn(facts),
      ...(table ? { tableNumber: table.plan.number } : {}),
    },
  };
};
