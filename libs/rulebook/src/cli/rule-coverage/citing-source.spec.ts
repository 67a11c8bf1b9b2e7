import { idsCitedBySource } from './citing-source';

const cited = (text: string) => [...idsCitedBySource('x.ts', text)];

describe('a source cites a rule', () => {
  it('by holding its id as a value', () =>
    expect(cited("export const taken = refusal('floor.seat-taken', 'conflict', 'RRP-2.3.4');")).toEqual([
      'RRP-2.3.4',
    ]));

  it('in the docstring of a function or value it declares', () =>
    expect(
      cited(`
        /** Rows of chips (RRP-2.2.7). */
        export const noRacks = () => true;
        /** Raises are capped by RRP-3.5.3.a and RRP-3.5.3.b. */
        export function capOf() {}
        class Door {
          /** Opens it (RRP-2.2.1). */
          open() {}
        }`),
    ).toEqual(['RRP-2.2.7', 'RRP-3.5.3.a', 'RRP-3.5.3.b', 'RRP-2.2.1']));

  it('in the docstring of an option or a property it declares', () =>
    expect(
      cited(`
        export interface Ranking {
          /** Whether A-2-3-4-5 is a straight (THR-A37). */
          readonly wheel: boolean;
        }
        export const rules = {
          /** The board plays (RRP-5.6). */
          board: () => true,
        };`),
    ).toEqual(['THR-A37', 'RRP-5.6']));
});

describe('a source does not cite a rule', () => {
  it('in an ordinary comment', () =>
    expect(cited('// RRP-2.3.4\n/* RRP-2.3.4 */\nexport const a = 1;')).toEqual([]));

  it('inside a longer string', () => expect(cited("export const a = 'see RRP-2.3.4';")).toEqual([]));

  it('in a type', () => expect(cited("export type Cited = 'RRP-2.3.4' | 'RRP-2.3.5';")).toEqual([]));

  it('in a docstring inside a function', () =>
    expect(cited('export const a = () => {\n  /** RRP-2.3.4 */\n  const b = 1;\n  return b;\n};')).toEqual(
      [],
    ));

  it('in a docstring that stands before nothing', () =>
    expect(cited('export const a = 1;\n/** RRP-2.3.4 */\n')).toEqual([]));
});
