import { type ListRow, type PlayTableRow, type ProposalAnswer, type TableRow } from '@cardroom/contracts';
import { type Visit } from '../evening-file';
import { countStack, playsAt } from '../play/stacks';
import { type Stage } from '../stage';
import { note } from '../tally';

// What players do that they may not, and what it costs them.

type Offence = NonNullable<Visit['offends']>;

const isAnywhere = ({ boards }: Stage, playerId: string): boolean =>
  [...boards.rows<TableRow>('tables').values()].some(({ seats }) =>
    seats.some((seat) => seat.playerId === playerId),
  ) ||
  [...boards.rows<ListRow>('lists').values()].some(({ entries }) =>
    entries.some((entry) => entry.playerId === playerId),
  );

/** He is off seats and lists when his hand is over, and is let on none. */
const mustBeOut = async (stage: Stage, playerId: string): Promise<void> => {
  const { client, gameIds, staff, slippedIn } = stage;
  const end = Date.now() + 20_000;
  while (isAnywhere(stage, playerId) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (isAnywhere(stage, playerId)) slippedIn.push(`${playerId} sits or waits although he is shut out`);
  const [gameId = ''] = gameIds.values();
  const again = await client.command(staff, 'join-list', { gameId, playerId, source: 'walk-in' });
  if (again.outcome === 'accepted') slippedIn.push(`${playerId} was let on a list although he is shut out`);
};

/** Shut out of the room by two people: off lists and seat at once, his chips in custody (RRP-1.1.0). */
const exclude = async (stage: Stage, { rule }: Offence, playerId: string): Promise<void> => {
  const { client, cage, tally } = stage;
  const { supervisor, shiftManager } = cage.people;
  const reason = 'seen by two, and on camera';
  const body = { playerId, term: { kind: 'for-good' as const }, rule, reason };
  const asked = await client.command(supervisor, 'conduct/exclude-player', body);
  if (asked.outcome === 'refused') return note(tally, 'exclusions refused');
  const given = asked.answer.facts.find(({ type }) => type === 'SanctionGiven');
  const incidentId = String(given?.['incidentId']);
  if (given?.['isPending'] === true)
    await client.command(shiftManager, 'conduct/confirm-exclusion', {
      playerId,
      incidentId,
      confirmed: true,
      reason,
      secondCode: shiftManager.code,
    });
  note(tally, 'players excluded');
  await mustBeOut(stage, playerId);
};

/** Every third time the supervisor deals the player out for a while instead of what the ladder proposes, and says why. */
const decided = ({ tally }: Stage, { step }: ProposalAnswer) => {
  const given = tally.counts.get('offences') ?? 0;
  if (given % 3 !== 0 || step === 'exclusion') return { reason: '' };
  return {
    step: 'timeOut' as const,
    term: { kind: 'deals' as const, deals: 5 },
    reason: 'he is to think it over',
  };
};

const sanction = async (stage: Stage, offence: Offence, of: { playerId: string; row: PlayTableRow }) => {
  const { client, cage, tally } = stage;
  const { playerId, row } = of;
  const { rule, act } = offence;
  const asked = `playerId=${playerId}&offence=${rule}${act === undefined ? '' : `&act=${act}`}`;
  const proposal = await client.read<ProposalAnswer>(cage.people.supervisor, `/conduct/proposal?${asked}`);
  note(tally, 'offences');
  const reply = await client.command(cage.people.supervisor, 'conduct/record-sanction', {
    offence: rule,
    ...(act === undefined ? {} : { act }),
    subjects: [{ playerId }],
    tableId: row.tableId,
    words: 'seen by the dealer',
    ...decided(stage, proposal),
  });
  const given =
    reply.outcome === 'accepted' && reply.answer.facts.find(({ type }) => type === 'SanctionGiven');
  note(tally, given ? `sanctions: ${String(given['step'])}` : 'sanctions refused');
};

/** He breaks a rule at the table: the house proposes what follows from his record, and the supervisor decides. */
export const offend = async (stage: Stage, offence: Offence, playerId: string): Promise<void> => {
  const at = playsAt(stage, playerId);
  if (!at) return;
  if (!offence.excluded) return sanction(stage, offence, { playerId, row: at.row });
  stage.through.add(playerId);
  await countStack(stage, at, playerId);
  await exclude(stage, offence, playerId);
};
