import { type DealerError } from '@cardroom/conduct';

/** A fact of the log that bears on who dealt, or on what went wrong at a table. */
export interface DealingFact {
  readonly type: string;
  readonly streamId: string;
  readonly data: {
    readonly by?: { readonly kind: string; readonly id?: string; readonly role?: string };
    readonly dealerId?: string;
    readonly name?: string;
    readonly tableId?: string | null;
    readonly hand?: number | null;
    readonly moves?: readonly {
      readonly dealerId: string;
      readonly name: string;
      readonly from: string | null;
      readonly to: string | null;
    }[];
  };
}

const dayLength = 'YYYY-MM-DD'.length;

const dayOf = (streamId: string): string => streamId.slice(-dayLength);

/** `table-<room>-<table>-<day>`; a ruling's fact names its table itself. */
const tableOf = ({ streamId, data }: DealingFact, room: string): string =>
  streamId.startsWith('table-')
    ? streamId.slice(`table-${room}-`.length, -(dayLength + 1))
    : (data.tableId ?? '');

interface Rota {
  readonly atTable: Map<string, string>;
  readonly names: Map<string, string>;
}

const sits = ({ atTable }: Rota, key: string, dealerId: string): void => {
  atTable.set(key, dealerId);
};

const leaves = ({ atTable }: Rota, key: string, dealerId: string | undefined): void => {
  if (atTable.get(key) === dealerId) atTable.delete(key);
};

const noticed = (rota: Rota, { type, streamId, data }: DealingFact): void => {
  const keyOf = (table: string): string => `${dayOf(streamId)} ${table}`;
  const { dealerId, name, tableId } = data;
  if (dealerId !== undefined) rota.names.set(dealerId, name ?? dealerId);
  if (type === 'DealerSignedIn' && tableId && dealerId !== undefined) sits(rota, keyOf(tableId), dealerId);
  else if (tableId) leaves(rota, keyOf(tableId), dealerId);
  for (const { from, dealerId: moved } of data.moves ?? []) if (from) leaves(rota, keyOf(from), moved);
  for (const { to, ...moved } of data.moves ?? []) {
    rota.names.set(moved.dealerId, moved.name);
    if (to) sits(rota, keyOf(to), moved.dealerId);
  }
};

const errorKinds: Readonly<Record<string, DealerError['kind']>> = {
  HandFinished: 'misdeal',
  HandReckoned: 'misdeal',
  RulingAskedFor: 'misdeal',
  HandCorrected: 'entry-corrected',
};

/** What went wrong, and who dealt there then; a misdeal that was also ruled on is one. */
export const dealerErrorsIn = (
  facts: readonly DealingFact[],
  room: string,
): { readonly errors: readonly DealerError[]; readonly names: ReadonlyMap<string, string> } => {
  const rota: Rota = { atTable: new Map(), names: new Map() };
  const seen = new Set<string>();
  const errors: DealerError[] = [];
  for (const fact of facts) {
    const kind = errorKinds[fact.type];
    if (!kind) {
      noticed(rota, fact);
      continue;
    }
    const { by, hand } = fact.data;
    const at = `${dayOf(fact.streamId)} ${tableOf(fact, room)}`;
    const dealer = by?.role === 'dealer' && kind === 'misdeal' ? by.id : rota.atTable.get(at);
    const once = `${at} ${hand ?? ''} ${kind}`;
    if (dealer === undefined || (kind === 'misdeal' && typeof hand === 'number' && seen.has(once))) continue;
    seen.add(once);
    errors.push({ dealer, kind });
  }
  return { errors, names: rota.names };
};
