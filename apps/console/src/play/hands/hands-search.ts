/** What past hands are looked for by; it stands in the address, so that a finding can be sent on. */
export interface HandsSearch {
  readonly table?: string | undefined;
  readonly player?: string | undefined;
  readonly rule?: string | undefined;
  readonly potFrom?: string | undefined;
  /** A date of the room, `2026-11-28`, and times of its day. */
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly disputed?: boolean | undefined;
}

const patterns = {
  table: /^[\w.-]{1,80}$/,
  player: /^[\w.-]{1,80}$/,
  rule: /^[A-Z0-9]{3}-[A-Za-z0-9.]{1,20}$/,
  potFrom: /^\d{1,9}(\.\d{1,2})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  from: /^\d\d:\d\d$/,
  to: /^\d\d:\d\d$/,
} as const;

export const readHandsSearch = (search: Record<string, unknown>): HandsSearch => {
  const found = Object.entries(patterns).flatMap(([name, pattern]) => {
    const text = String(search[name] ?? '');
    return pattern.test(text) ? [[name, text]] : [];
  });
  return { ...Object.fromEntries(found), ...(search['disputed'] === true ? { disputed: true } : {}) };
};

/** As the server is asked; `instantAt` knows the room's own clock. */
export const queryOf = (
  search: HandsSearch,
  instantAt: (date: string, time: string) => number | null,
): string => {
  const { date } = search;
  const instant = (time: string | undefined, otherwise: string): string | null => {
    const at = date === undefined ? null : instantAt(date, time ?? otherwise);
    return at === null ? null : new Date(at).toISOString();
  };
  const asked: readonly (readonly [string, string | null | undefined])[] = [
    ['table', search.table],
    ['player', search.player],
    ['rule', search.rule],
    ['potFrom', search.potFrom],
    ['from', instant(search.from, '00:00')],
    ['to', instant(search.to, '23:59')],
    ['disputed', search.disputed ? 'true' : null],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of asked) if (value) query.set(name, value);
  return query.toString();
};
