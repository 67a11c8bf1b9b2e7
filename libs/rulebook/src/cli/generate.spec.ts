import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

const script = join(__dirname, '..', '..', 'generate.mjs');

const entry = {
  id: 'RRP-2.3.4',
  title: 'One seat per player',
  titleFr: 'Un seul siège par joueur',
  topics: ['seating'],
  capability: 'seating',
  kind: 'enforced',
  en: 'A player holds one seat.',
  fr: 'Un joueur tient un siège.',
  behaviour: ['Given a second seat, then it is refused.'],
  parameters: { seats: 1 },
  conflicts: [],
  note: '',
};
const other = { ...entry, id: 'RTC-27', conflicts: ['RRP-2.3.4'] };
const topics = { seating: ['seating', 'sièges'] };

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'catalogue-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, value: unknown) => writeFileSync(join(folder, file), stringify(value));

const generate = () => {
  const { status, stderr } = spawnSync('node', [script, folder, join(folder, 'out')], { encoding: 'utf8' });
  return { status, complaints: stderr.trim().split('\n') };
};

const generated = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');

describe('a sound catalogue', () => {
  beforeEach(() => {
    put('topics.yaml', topics);
    put('rtc.yaml', [other]);
    put(
      'rrp.yaml',
      ['RRP-2.3.10', 'RRP-2.3.4', 'RRP-10.1.1'].map((id) => ({ ...entry, id })),
    );
    expect(generate().status).toBe(0);
  });

  it('becomes ids in the order of the texts and by number, rules with both languages side by side, and topics', () => {
    expect(generated('rule-ids.ts')).toMatch(
      /"RRP-2\.3\.4",\s+"RRP-2\.3\.10",\s+"RRP-10\.1\.1",\s+"RTC-27",/,
    );
    expect(generated('catalogue.ts')).toContain(
      '{"id":"RRP-2.3.4","source":"RRP","section":"2","title":{"en":"One seat per player","fr":"Un seul siège par joueur"}',
    );
    expect(generated('topics.ts')).toContain('"seating": {"en":"seating","fr":"sièges"}');
  });
});

describe('a faulty catalogue', () => {
  /** Each change to a sound entry, with what must be said about it. */
  const faults: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ title: undefined }, 'title must be an English title'],
    [{ titleFr: undefined }, 'titleFr must be a French title'],
    [{ en: '' }, 'en must be an English text'],
    [{ fr: '  ' }, 'fr must be a French text'],
    [{ topics: [] }, 'topics must be a list of at least one topic'],
    [{ topics: ['seating', 'chairs'] }, 'topic chairs is not in topics.yaml'],
    [{ topics: ['seating', 'seating'] }, 'topic seating is named twice'],
    [{ capability: 'kitchen' }, 'capability must be one of waiting-list, '],
    [{ kind: 'forced' }, 'kind must be one of enforced, prompted, recorded, reference'],
    [{ behaviour: 'Given' }, 'behaviour must be a list of sentences'],
    [{ behaviour: [] }, 'an enforced rule needs at least one behaviour'],
    [{ behavior: [] }, 'behavior is not a field of an entry'],
    [{ parameters: [] }, 'parameters must be a mapping, possibly empty'],
    [{ conflicts: undefined }, 'conflicts must be a list of rule ids, possibly empty'],
    [{ conflicts: ['RRP-9.9'] }, 'conflict RRP-9.9 is no rule'],
    [{ conflicts: ['RRP-1.18'] }, 'conflicts with itself'],
    [{ conflicts: ['RTC-27', 'RTC-27'] }, 'conflict RTC-27 is named twice'],
    [{ note: null }, 'note must be a text, possibly empty'],
  ];
  const idOf = (index: number) => `RRP-1.${index + 3}`;

  it('generates nothing, and every fault is named with its file and entry', () => {
    put('topics.yaml', topics);
    put('rtc.yaml', [other, { ...entry, id: 'RTC-28', kind: 'reference', behaviour: [] }]);
    put('rrp.yaml', [entry, ...faults.map(([change], index) => ({ ...entry, id: idOf(index), ...change }))]);
    const { status, complaints } = generate();
    expect(status).toBe(1);
    expect(() => generated('rule-ids.ts')).toThrow();
    expect(complaints).toEqual(
      faults.map(([, complaint], index) => expect.stringContaining(`rrp.yaml ${idOf(index)}: ${complaint}`)),
    );
  });

  it('is told of ids used twice, in one file or two, of malformed ids, and of entries without one', () => {
    put('topics.yaml', { seating: ['seating'], smoking: ['smoking', 'tabac'] });
    put('rrp.yaml', [entry, other, { ...entry, id: 'RRP-2.3.' }, 'two']);
    put('rtc.yaml', [other, { ...other, id: 'RTC-28' }, { ...other, id: 'RTC-28' }]);
    expect(generate().complaints).toEqual([
      'rrp.yaml, rtc.yaml RTC-27: this id is used 2 times',
      'rtc.yaml RTC-28: this id is used 2 times',
      'rrp.yaml RRP-2.3.: id must be an id such as RRP-2.3.9 or THR-A36',
      'rrp.yaml entry 4: an entry must be a mapping',
      'topics.yaml seating: needs an English and a French label',
      'topics.yaml smoking: no entry has this topic',
    ]);
  });

  it('is named when it is no list', () => {
    put('topics.yaml', topics);
    put('rrp.yaml', { id: 'RRP-1' });
    expect(generate().complaints).toEqual(['rrp.yaml: must be a list of entries']);
  });

  it('is named when it is no YAML', () => {
    put('topics.yaml', topics);
    writeFileSync(join(folder, 'fr4.yaml'), '- id: [');
    expect(generate().complaints[0]).toMatch(/^fr4\.yaml: /);
  });
});
