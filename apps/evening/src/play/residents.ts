import { type PlayTableRow, type TableRow } from '@cardroom/contracts';
import { buyIn } from '../chips-of-players';
import { type Visit } from '../evening-file';
import { note } from '../tally';
import { type Stage } from '../stage';
import { countStacks } from './stacks';

// Who sat in the room before the evening began, and sits there still when it ends.

const openRows = ({ boards }: Stage): readonly PlayTableRow[] =>
  [...boards.rows<PlayTableRow>('play-tables').values()].filter(({ state }) => state !== 'closed');

const plain: Pick<Visit, 'calls' | 'games' | 'plays' | 'walks' | 'patience' | 'at' | 'via' | 'line'> = {
  line: 'visit',
  at: 0,
  via: 'walk-in',
  games: [],
  calls: [],
  walks: 0,
  patience: 0,
  plays: 0,
};

/** Whoever sits there without chips buys in. */
export const seatWhoWasHere = async (stage: Stage): Promise<void> => {
  for (const { seats } of openRows(stage))
    for (const { playerId, alias, stackMinor } of seats)
      if (stackMinor > 0) stage.purses.set(playerId, stackMinor);
      else await buyIn(stage, { ...plain, alias }, playerId);
};

const isSeated = ({ state }: TableRow['seats'][number]): boolean => state === 'seated' || state === 'absent';

/** Whoever has a seat on the floor has it in the game, and every stack there is what was counted. */
const isSettled = (stage: Stage): boolean => {
  const played = openRows(stage).flatMap(({ seats }) => seats);
  const known = new Map(played.map(({ playerId, stackMinor }) => [playerId, stackMinor]));
  const onFloor = [...stage.boards.rows<TableRow>('tables').values()].flatMap(({ seats }) =>
    seats.filter(isSeated).map(({ playerId }) => playerId ?? ''),
  );
  return (
    onFloor.every((playerId) => known.has(playerId)) &&
    played.every(({ playerId, stackMinor }) => stackMinor === (stage.purses.get(playerId) ?? 0))
  );
};

const settledWithinMs = 30_000;

/** The evening's last count: where hands were only counted, what lies before everybody is written down. */
export const settleTables = async (stage: Stage): Promise<void> => {
  const { boards, depth, tally } = stage;
  const end = Date.now() + settledWithinMs;
  while (depth === 'counted' && !isSettled(stage) && Date.now() < end) {
    for (const row of openRows(stage)) await countStacks(stage, row, 'the last count of the evening');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const sitting = [...boards.rows<TableRow>('tables').values()].flatMap(({ seats }) =>
    seats.filter(isSeated),
  );
  if (sitting.length > 0) note(tally, 'still seated at the end', sitting.length);
};
