import { type Floor } from '@cardroom/floor';
import { type EntryId, type Refusal, type TableId } from '@cardroom/kernel';

/** A refusal's facts with what people call things: the table's number, and the alias of whoever is next. */
export const withNames = (refusal: Refusal, floor: Floor): Refusal => {
  const { tableId, next } = refusal.facts;
  const table = typeof tableId === 'string' ? floor.tables.get(tableId as TableId) : undefined;
  const entry = typeof next === 'string' ? floor.entries.get(next as EntryId) : undefined;
  return {
    ...refusal,
    facts: {
      ...refusal.facts,
      ...(table ? { tableNumber: table.plan.number } : {}),
      ...(entry ? { nextAlias: entry.alias } : {}),
    },
  };
};
