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

/** A refusal's facts with what people call things: amounts in the room's currency, and the table's number. */
export const withNames = (
  refusal: Refusal,
  { currency, floor }: { readonly currency: Currency; readonly floor: Floor | null },
): Refusal => {
  const { tableId } = refusal.facts;
  const table = typeof tableId === 'string' ? floor?.tables.get(tableId as TableId) : undefined;
  return {
    ...refusal,
    facts: {
      ...refusal.facts,
      ...amountsIn(refusal.facts, currency),
      ...(table ? { tableNumber: table.plan.number } : {}),
    },
  };
};
