import { rules as catalogue } from '../../catalogue';
import { type Capability } from '../../rule';
import { coverageOf, type ProjectTexts } from './coverage';

interface Files {
  readonly spec: string;
  readonly source?: string;
}

const floor = ({ spec, source = '' }: Files): ProjectTexts => ({
  name: 'libs/room/floor',
  specs: [{ path: 'libs/room/floor/src/seating.spec.ts', text: spec }],
  sources: [{ path: 'libs/room/floor/src/seating.ts', text: source }],
});

const coverage = (files: Files, finished: readonly Capability[] = []) =>
  coverageOf(catalogue, [floor(files)], finished);

const testsOf = (files: Files, id: string) => coverage(files).rules.find(({ rule }) => rule.id === id)?.tests;

const oneSeat =
  "describe('RRP-2.3.4 one seat per player', () => { it('refuses a second', () => expect(f())); });";
const citing = "export const alreadySeated = refusal('floor.already-seated', 'conflict', 'RRP-2.3.4');";

describe('the tests of a rule', () => {
  it('are those whose group cites it', () =>
    expect(testsOf({ spec: oneSeat, source: citing }, 'RRP-2.3.4')).toEqual([
      {
        path: 'libs/room/floor/src/seating.spec.ts',
        line: 1,
        title: 'RRP-2.3.4 one seat per player › refuses a second',
      },
    ]));

  it('are those whose own title cites it', () =>
    expect(testsOf({ spec: "it('keeps RRP-2.3.4', () => f());" }, 'RRP-2.3.4')).toHaveLength(1));

  it('count for each rule a title cites', () => {
    const spec = "describe('RRP-2.3.4 and RTC-27 one seat, one hand', () => { it('holds', () => f()); });";
    expect(testsOf({ spec }, 'RRP-2.3.4')).toHaveLength(1);
    expect(testsOf({ spec }, 'RTC-27')).toHaveLength(1);
  });

  it('of 2.3.1 are not those of 2.3.10', () =>
    expect(testsOf({ spec: "it('RRP-2.3.10 fills a new game', () => f());" }, 'RRP-2.3.1')).toEqual([]));

  it('do not include a group without a test, nor a skipped test, nor an empty one', () => {
    expect(testsOf({ spec: "describe('RRP-2.3.4 one seat', () => {});" }, 'RRP-2.3.4')).toEqual([]);
    expect(testsOf({ spec: "it.skip('RRP-2.3.4 one seat', () => f());" }, 'RRP-2.3.4')).toEqual([]);
    expect(testsOf({ spec: "it('RRP-2.3.4 one seat', () => {});" }, 'RRP-2.3.4')).toEqual([]);
  });

  it('are listed for prompted rules too', () =>
    expect(testsOf({ spec: "it('RRP-2.3.2 hearing the call', () => f());" }, 'RRP-2.3.2')).toHaveLength(1));
});

describe('a finished capability', () => {
  const problems = (files: Files, finished: readonly Capability[]) =>
    coverage(files, finished).problems.filter((problem) => problem.includes('is finished'));

  it('fails for each enforced rule that no test exercises', () =>
    expect(problems({ spec: '' }, ['waiting-list'])).toEqual([
      'RRP-2.3.1 Present to join list: enforced, waiting-list is finished, no test exercises it',
    ]));

  it('passes when each is exercised', () =>
    expect(problems({ spec: "it('RRP-2.3.1 must be present', () => f());" }, ['waiting-list'])).toEqual([]));

  it('is not passed by a skipped test', () =>
    expect(
      problems({ spec: "it.skip('RRP-2.3.1 must be present', () => f());" }, ['waiting-list']),
    ).toHaveLength(1));

  it('asks nothing for prompted rules, nor for capabilities still open', () => {
    expect(problems({ spec: '' }, ['waiting-list']).join()).not.toContain('RRP-2.3.2');
    expect(problems({ spec: '' }, [])).toEqual([]);
  });
});

describe('titles', () => {
  it('pass when the sources of the project cite the rule', () =>
    expect(coverage({ spec: oneSeat, source: citing }).problems).toEqual([]));

  it('fail on an id that is no rule', () =>
    expect(coverage({ spec: "describe('one seat (RRP-2.3.99)', () => {});" }).problems).toEqual([
      'libs/room/floor/src/seating.spec.ts:1 "one seat (RRP-2.3.99)": RRP-2.3.99 is no rule of the catalogue',
    ]));

  it('fail on a rule that no source of the project cites', () =>
    expect(coverage({ spec: oneSeat, source: '// RRP-2.3.4' }).problems).toEqual([
      'libs/room/floor/src/seating.spec.ts:1 "RRP-2.3.4 one seat per player": no source of libs/room/floor cites RRP-2.3.4',
    ]));

  it('are not saved by another project that cites the rule, nor by a spec', () => {
    const elsewhere: ProjectTexts = {
      name: 'libs/poker',
      specs: [],
      sources: floor({ spec: '', source: citing }).sources,
    };
    const projects = [floor({ spec: `${oneSeat}\nconst id = 'RRP-2.3.4';` }), elsewhere];
    expect(coverageOf(catalogue, projects, []).problems).toHaveLength(1);
  });
});
