export const conductParts = ['ruling', 'sanction', 'reported', 'day', 'running', 'reports'] as const;
export type ConductPart = (typeof conductParts)[number];

/** Which part is open, and at which table a ruling begins, in the address. */
export interface ConductSearch {
  readonly part?: ConductPart | undefined;
  readonly table?: string | undefined;
  /** A ruling that was asked for, to be given now. */
  readonly ruling?: string | undefined;
}

export const readConductSearch = ({ part, table, ruling }: Record<string, unknown>): ConductSearch => {
  const known = conductParts.find((each) => each === part);
  return {
    ...(known ? { part: known } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof ruling === 'string' ? { ruling } : {}),
  };
};
