/** 32 bytes in hexadecimal, drawn by the edge from the operating system and recorded with the event that used it. */
export type Seed = string & { readonly __kind: 'seed' };

/** The edge's source of chance; `decide` only ever sees a seed on the command. */
export interface Randomness {
  seed(): Seed;
}
