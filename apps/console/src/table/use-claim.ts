import { type TableRow } from '@cardroom/contracts';
import { useBoard } from '../boards/use-board';
import { type Proposal } from '../moves/proposal';

/** Who among those that play already has the first right to a free seat (RRP-2.3.12), if anybody. */
export const useClaim = ({ tableId, game }: TableRow, seat: number): Proposal | undefined =>
  useBoard('moves')
    ?.get(game?.gameId ?? '')
    ?.proposals.find((each) => each.tableId === tableId && each.seat === seat);
