import { type CommandBody, type PlayTableRow, type RulingRow } from '@cardroom/contracts';
import { type Stage } from '../stage';
import { note } from '../tally';

// Disputes at a table, and rulings that end them.

/** What is disputed, under which rule, and how it is ruled. */
const disputes = [
  { about: 'play', words: 'cards speak', rules: ['RRP-3.6.1'], outcome: 'stands' },
  { about: 'pot', words: 'who won the last pot?', rules: ['RRP-2.1.6'], outcome: 'stands' },
  { about: 'play', words: 'a bet out of turn', rules: ['RRP-3.5.12'], outcome: 'binding' },
] as const;

type Decision = CommandBody<'conduct/record-ruling'>;

const decide = async (stage: Stage, body: Decision): Promise<void> => {
  const { client, cage, tally } = stage;
  const reply = await client.command(cage.people.supervisor, 'conduct/record-ruling', body);
  note(tally, reply.outcome === 'accepted' ? 'disputes ruled' : 'rulings refused');
};

/** Every third ruling is appealed to the shift manager, whose word is final. */
const appeal = async ({ client, boards, cage, tally }: Stage, rulingId: string): Promise<void> => {
  const row = boards.rows<RulingRow>('rulings').get(rulingId);
  if ((row?.number ?? 0) % 3 !== 0) return;
  const asked = await client.command(cage.people.supervisor, 'conduct/appeal-ruling', { rulingId });
  if (asked.outcome === 'refused') return note(tally, 'appeals refused');
  const body = { rulingId, upheld: true, words: 'rightly so', rules: [], effects: [] };
  const reply = await client.command(cage.people.shiftManager, 'conduct/decide-appeal', body);
  note(tally, reply.outcome === 'accepted' ? 'appeals decided' : 'appeals not decided');
};

/** Somebody objects; the supervisor comes, hears them, and rules. Until then the table waits where it must. */
export const settleDispute = async (stage: Stage): Promise<void> => {
  const { boards, client, cage, chance, clock, tally } = stage;
  const going = [...boards.rows<PlayTableRow>('play-tables').values()].filter(
    ({ state, hands, lastHand }) =>
      ['hand', 'between-hands'].includes(state) && hands > 0 && lastHand === null,
  );
  const table = going[Math.floor(chance() * going.length)];
  const dispute = disputes[(tally.counts.get('disputes') ?? 0) % disputes.length];
  if (!table || !dispute) return;
  const { about, words, rules, outcome } = dispute;
  const { tableId } = table;
  const asked = await client.command(cage.people.supervisor, 'conduct/ask-for-ruling', {
    tableId,
    about,
    words,
  });
  if (asked.outcome === 'refused') return note(tally, 'disputes refused');
  note(tally, 'disputes');
  const rulingId = String(asked.answer.facts.find(({ type }) => type === 'RulingAskedFor')?.['rulingId']);
  await clock.until(clock.minute() + 1);
  const decision = {
    rules: [...rules],
    outcome,
    witnesses: ['the dealer'],
    effects: [],
    confirmed: true as const,
  };
  await decide(stage, { rulingId, tableId, about, words, ...decision });
  await appeal(stage, rulingId);
};
