export const conductParts = ['ruling', 'sanction', 'day', 'running'] as const;
export type ConductPart = (typeof conductParts)[number];

/** Which part is open, and at which table a ruling begins, in the address. */
export interface ConductSearch {
  readonly part?: ConductPart | undefined;
  readonly table?: string | undefined;
}

export const readConductSearch = ({ part, table }: Record<string, unknown>): ConductSearch => {
  const known = conductParts.find((each) => each === part);
  return { ...(known ? { part: known } : {}), ...(typeof table === 'string' ? { table } : {}) };
};
