import { type CageBoxRow, type PlayTableRow } from '@cardroom/contracts';
import { type Stage } from '../stage';
import { note } from '../tally';

// The jackpot's drop boxes: placed at tables that open, taken away by two, counted by two.

const boxesOf = ({ boards }: Stage): readonly CageBoxRow[] => [
  ...boards.rows<CageBoxRow>('cage-boxes').values(),
];

/** A table that is closed gives its box up. */
const removeBox = async ({ cage }: Stage, { boxId }: CageBoxRow): Promise<void> => {
  const { client, people, tally, faults } = cage;
  const body = { boxId, secondCode: people.cashiers[0].code };
  const reply = await client.command(people.supervisor, 'cashier/remove-box', body);
  note(tally, reply.outcome === 'accepted' ? 'drop boxes removed' : 'drop boxes not removed');
  if (reply.outcome === 'refused') faults.push(`box ${boxId} was not removed: ${reply.problem.code}`);
};

/** Two count what really lies in it: nobody at these tables plays for a jackpot, so nothing does. */
const countBox = async ({ cage }: Stage, boxId: string): Promise<void> => {
  const { client, people, tally, faults } = cage;
  const body = { boxId, chips: {}, expected: '0', secondCode: people.supervisor.code };
  const reply = await client.command(people.cashiers[0], 'cashier/count-box', body);
  note(tally, reply.outcome === 'accepted' ? 'drop boxes counted' : 'drop boxes not counted');
  const fact = reply.outcome === 'accepted' ? reply.answer.facts[0] : undefined;
  if (fact?.['differenceMinor'] !== 0) faults.push(`box ${boxId} was not counted as it lies there`);
};

const placeBox = async ({ cage }: Stage, tableId: string): Promise<void> => {
  const { client, people, tally } = cage;
  const reply = await client.command(people.supervisor, 'cashier/place-box', { tableId, kind: 'jackpot' });
  note(tally, reply.outcome === 'accepted' ? 'drop boxes placed' : 'drop boxes not placed');
};

/** A box at every table that plays, and away with those of tables that do not. */
export const lookAfterBoxes = async (stage: Stage): Promise<void> => {
  const there = boxesOf(stage).filter(({ state }) => state === 'at-table');
  for (const { tableId, state } of stage.boards.rows<PlayTableRow>('play-tables').values()) {
    const box = there.find((one) => one.tableId === tableId);
    if (state !== 'closed' && !box) await placeBox(stage, tableId);
    if (state === 'closed' && box) await removeBox(stage, box);
  }
  await countBoxes(stage);
};

const countBoxes = async (stage: Stage): Promise<void> => {
  for (const { boxId, state } of boxesOf(stage)) if (state === 'removed') await countBox(stage, boxId);
};

/** At the end every box is away and counted. */
export const emptyBoxes = async (stage: Stage): Promise<void> => {
  const open = boxesOf(stage).filter(({ state }) => state !== 'counted');
  for (const box of open) {
    if (box.state === 'at-table') await removeBox(stage, box);
    await countBox(stage, box.boxId);
  }
};
