import { type PlayTableRow } from '@cardroom/contracts';
import { type Stage } from '../stage';
import { readyAt, unitAt } from './stacks';

/** What one player puts into a pot: mostly little, seldom a good part of his stack. */
const putIn = ({ chance }: Stage, stack: number, unit: number): number => {
  const share = chance() < 0.06 ? 0.2 + chance() * 0.8 : chance() < 0.5 ? 0 : chance() * 0.06;
  return Math.min(stack, Math.floor((stack * share) / unit) * unit);
};

/** Chips go from those who pay to one who wins: what really happens at the table while the dealer only counts hands. */
const payOver = (stage: Stage, row: PlayTableRow): void => {
  const { purses, chance } = stage;
  const players = readyAt(stage, row);
  const winner = players[Math.floor(chance() * players.length)];
  if (winner === undefined) return;
  const unit = unitAt(stage, row.tableId);
  let pot = 0;
  for (const playerId of players) {
    if (playerId === winner) continue;
    const stack = purses.get(playerId) ?? 0;
    const paid = Math.min(putIn(stage, stack, unit), purses.get(winner) ?? 0);
    purses.set(playerId, stack - paid);
    pot += paid;
  }
  purses.set(winner, (purses.get(winner) ?? 0) + pot);
};

/** The dealer taps "hand done". */
export const countHand = async (stage: Stage, row: PlayTableRow): Promise<boolean> => {
  const reply = await stage.client.command(stage.staff, 'play/hand-done', { tableId: row.tableId });
  if (reply.outcome === 'accepted') payOver(stage, row);
  return reply.outcome === 'accepted';
};
