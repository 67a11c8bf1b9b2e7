import { readSpecFile } from './spec-file';

const read = (text: string) => readSpecFile('x.spec.ts', text);

describe('reading a spec', () => {
  it('gives each test the titles of the groups around it, and its line', () => {
    const { tests } = read(`
      describe('one seat per player', () => {
        describe('in the room', () => {
          it('refuses a second seat', () => expect(1).toBe(1));
        });
      });`);
    expect(tests).toEqual([
      { line: 4, title: 'refuses a second seat', groups: ['one seat per player', 'in the room'], runs: true },
    ]);
  });

  it('reads titles in backquotes and joined titles, with an ellipsis for what is filled in', () => {
    const { titles } = read("it(`a ${x} b`, () => f()); it('c ' + d, () => f());");
    expect(titles.map(({ title }) => title)).toEqual(['a … b', 'c …']);
  });

  it('reads one title per row of a table of words', () => {
    const { tests } = read("describe.each(['p', 'q'])('%s counts', () => { it('adds', () => f()); });");
    expect(tests.map(({ groups }) => groups)).toEqual([['p counts'], ['q counts']]);
  });

  it('fills a title from rows of several values and from rows with names', () => {
    const { titles } = read(`
      it.each([['p', 1], ['q', y]] as const)('%s gives %i', () => f());
      it.each([{ id: 'r' }, { id: z }])('$id holds', () => f());`);
    expect(titles.map(({ title }) => title)).toEqual(['p gives 1', 'q gives …', 'r holds', '… holds']);
  });

  it('keeps the title as written when the table stands elsewhere', () =>
    expect(read("it.each(rows)('%s holds', () => f());").titles).toEqual([{ line: 1, title: '%s holds' }]));

  it('ignores comments, and titles inside strings', () =>
    expect(read("// it('a', () => f())\nconst text = \"it('b', () => f())\";").titles).toEqual([]));

  it('ignores calls that are no tests', () =>
    expect(read("submit('RRP-1.1.1'); object.it('x', () => f());").titles).toEqual([]));
});

describe('a test that does not run', () => {
  const runs = (text: string) => read(text).tests.map((test) => test.runs);

  it.each(["it.skip('a', () => f());", "xit('a', () => f());", "xtest('a', () => f());", "it.todo('a');"])(
    'is one written %s',
    (text) => expect(runs(text)).toEqual([false]),
  );

  it('is one inside a skipped group', () => {
    expect(runs("describe.skip('g', () => { it('a', () => f()); });")).toEqual([false]);
    expect(runs("xdescribe('g', () => { describe('h', () => { it('a', () => f()); }); });")).toEqual([false]);
  });

  it('is one whose body calls nothing', () =>
    expect(runs("it('a', () => {}); it('b', () => { const x = 1; }); it('c', () => f());")).toEqual([
      false,
      false,
      true,
    ]));
});
