import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Texts {
  readonly [key: string]: string | Texts;
}

const root = join(__dirname, '..', '..', '..', '..');
const files = ['libs/design/src', 'libs/design/src/play', 'apps/console/src', 'apps/kiosk/src'];

const read = (project: string, language: string): Texts =>
  JSON.parse(readFileSync(join(root, project, 'texts', `${language}.json`), 'utf8')) as Texts;

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(files)('the texts of %s', (project) => {
  const english = new Map(flat(read(project, 'en')));
  const french = new Map(flat(read(project, 'fr')));

  it('are the same in both languages, with the same blanks to fill', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english)
      expect([key, blanks(french.get(key) ?? '')]).toEqual([key, blanks(text)]);
  });

  it('are set as print sets them: typographic apostrophes in both', () => {
    const straight = [...english, ...french].filter(([, text]) => text.includes("'"));
    expect(straight).toEqual([]);
  });

  it('keep French signs from standing alone at the beginning of a line', () => {
    const loose = [...french].filter(
      ([, text]) =>
        /[^\u00a0\u202f]:(\s|$)/.test(text) ||
        /[^\u00a0\u202f\s.][?!;]/.test(text) ||
        /\s[?!;:]/.test(text.replace(/[\u00a0\u202f]/g, '')),
    );
    expect(loose).toEqual([]);
  });
});

describe('the replayer of hands', () => {
  it('has words for every fact that a table has ever recorded', () => {
    const stored = readFileSync(join(root, 'libs/room/play/src/events.golden.json'), 'utf8');
    const types = (JSON.parse(stored) as readonly { readonly type: string }[]).map(({ type }) => type);
    expect(types.length).toBeGreaterThan(0);
    for (const language of ['en', 'fr']) {
      const { fact } = read('libs/design/src/play', language);
      expect(types.filter((type) => !Object.keys(fact ?? {}).includes(type))).toEqual([]);
    }
  });
});
