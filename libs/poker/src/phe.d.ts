/** The parts of `phe` that tests compare with. */
declare module 'phe' {
  export function cardCode(card: string): number;
  export function evaluateCardCodes(codes: readonly number[]): number;
  export function evaluateCards(cards: readonly string[]): number;
}
