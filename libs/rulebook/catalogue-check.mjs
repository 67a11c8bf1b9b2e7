// What a catalogue entry must look like. Each problem is one line that names the file and the entry.

const kinds = ['enforced', 'prompted', 'recorded', 'reference'];
const capabilities = [
  'waiting-list',
  'seating',
  'must-move',
  'table-lifecycle',
  'time-collection',
  'cashier',
  'conduct',
  'rulings',
  'engine',
  'tournament',
  'kiosk',
  'reports',
];
const idForm = /^(RRP|RTC|THR|FR4)-A?\d+(\.(\d+|[a-z]))*$/;

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isList = (value) => Array.isArray(value);
const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each field with what it must be; fields not named here are refused. */
const fields = {
  id: [(value) => isText(value) && idForm.test(value), 'an id such as RRP-2.3.9 or THR-A36'],
  title: [isText, 'an English title'],
  titleFr: [isText, 'a French title'],
  topics: [
    (value) => isList(value) && value.length > 0 && value.every(isText),
    'a list of at least one topic',
  ],
  capability: [(value) => capabilities.includes(value), `one of ${capabilities.join(', ')}`],
  kind: [(value) => kinds.includes(value), `one of ${kinds.join(', ')}`],
  en: [isText, 'an English text'],
  fr: [isText, 'a French text'],
  behaviour: [(value) => isList(value) && value.every(isText), 'a list of sentences'],
  parameters: [isMapping, 'a mapping, possibly empty'],
  conflicts: [(value) => isList(value) && value.every(isText), 'a list of rule ids, possibly empty'],
  note: [(value) => typeof value === 'string', 'a text, possibly empty'],
};

const fieldProblems = (entry) => [
  ...Object.entries(fields)
    .filter(([name, [isValid]]) => !isValid(entry[name]))
    .map(([name, [, expected]]) => `${name} must be ${expected}`),
  ...Object.keys(entry)
    .filter((name) => !(name in fields))
    .map((name) => `${name} is not a field of an entry`),
];

const behaviourProblems = ({ kind, behaviour }) =>
  isList(behaviour) && behaviour.length === 0 && (kind === 'enforced' || kind === 'prompted')
    ? [`an ${kind} rule needs at least one behaviour`]
    : [];

const repeated = (values) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

const repetitionProblems = ({ topics, conflicts }) =>
  [
    ['topic', topics],
    ['conflict', conflicts],
  ].flatMap(([what, values]) =>
    isList(values) ? repeated(values).map((value) => `${what} ${value} is named twice`) : [],
  );

const referenceProblems = ({ id, topics, conflicts }, { ids, topicIds }) => [
  ...(isList(topics) ? topics : [])
    .filter((topic) => !topicIds.has(topic))
    .map((topic) => `topic ${topic} is not in topics.yaml`),
  ...(isList(conflicts) ? conflicts : [])
    .filter((conflict) => !ids.has(conflict) || conflict === id)
    .map((conflict) => (conflict === id ? 'conflicts with itself' : `conflict ${conflict} is no rule`)),
];

const entryProblems = (entry, known) =>
  isMapping(entry)
    ? [
        ...fieldProblems(entry),
        ...behaviourProblems(entry),
        ...repetitionProblems(entry),
        ...referenceProblems(entry, known),
      ]
    : ['an entry must be a mapping'];

const topicProblems = (topics, entries) => {
  const used = new Set(
    entries.flatMap(({ entry }) => (isMapping(entry) && isList(entry.topics) ? entry.topics : [])),
  );
  return Object.entries(topics).flatMap(([id, labels]) => [
    ...(isList(labels) && labels.length === 2 && labels.every(isText)
      ? []
      : [`topics.yaml ${id}: needs an English and a French label`]),
    ...(used.has(id) ? [] : [`topics.yaml ${id}: no entry has this topic`]),
  ]);
};

/**
 * Every problem of the catalogue, one line each, none if it is sound.
 * `entries` are `{ file, entry }` in reading order; `topics` maps a topic to its labels.
 */
export const problemsOf = (entries, topics) => {
  const ids = entries.map(({ entry }) => entry?.id);
  const known = { ids: new Set(ids), topicIds: new Set(Object.keys(topics)) };
  const duplicates = repeated(ids.filter(isText)).map((id) => {
    const files = entries.filter(({ entry }) => entry?.id === id).map(({ file }) => file);
    return `${[...new Set(files)].join(', ')} ${id}: this id is used ${files.length} times`;
  });
  const perEntry = entries.flatMap(({ file, entry }, index) =>
    entryProblems(entry, known).map((problem) => `${file} ${entry?.id ?? `entry ${index + 1}`}: ${problem}`),
  );
  return [...duplicates, ...perEntry, ...topicProblems(topics, entries)];
};
