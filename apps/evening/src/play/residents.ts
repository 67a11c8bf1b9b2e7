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

/** The evening's last count: where hands were only counted, what lies before everybody is written down. */
export const settleTables = async (stage: Stage): Promise<void> => {
  const { tally } = stage;
  if (stage.depth === 'counted')
    for (const row of openRows(stage)) await countStacks(stage, row, 'the last count of the evening');
  const sitting = [...stage.boards.rows<TableRow>('tables').values()].flatMap(({ seats }) =>
    seats.filter(({ state }) => state === 'seated' || state === 'absent'),
  );
  if (sitting.length > 0) note(tally, 'still seated at the end', sitting.length);
};
