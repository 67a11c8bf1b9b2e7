import { type PlayView, type SeatTokenAnswer } from '@cardroom/contracts';
import { type Caller } from '../room-client';
import { type Stage } from '../stage';
import { actionOf } from './acting';
import { type TableFeed } from './table-feed';

/** A table that the engine deals: its players act for themselves, each by the token of his seat. */
export interface DealtTable {
  readonly tableId: string;
  readonly feed: TableFeed;
  /** By player: a token ends with the seat it was given for. */
  readonly tokens: Map<string, Caller>;
}

/** Clocks of a room that runs faster than the wall's, in real seconds. */
export const clocksAt = (speed: number) => ({
  actSeconds: Math.max(2, 120 / speed),
  nextHandSeconds: Math.max(0.1, 20 / speed),
  timeoutsBeforeSittingOut: null,
});

/** Null where he has got up, or the last dealt hand was over, before he had it. */
const tokenOf = async (stage: Stage, { tableId, tokens }: DealtTable, seat: PlayView['seats'][number]) => {
  const known = tokens.get(seat.playerId);
  if (known) return known;
  const body = { tableId, seat: seat.seat, hours: 12 };
  const issued = await stage.client
    .send<SeatTokenAnswer>(stage.staff, '/play/seat-tokens', body)
    .catch(() => null);
  if (!issued) return null;
  const { token } = issued;
  const caller = { name: seat.alias, token };
  tokens.set(seat.playerId, caller);
  return caller;
};

/** Whoever is to act does, by his own token; now and then somebody sleeps until his clock has run out. */
const act = async (stage: Stage, table: DealtTable, view: PlayView): Promise<void> => {
  const { hand } = view;
  const legal = hand?.legal;
  for (const playerId of table.tokens.keys())
    if (!view.seats.some((one) => one.playerId === playerId)) table.tokens.delete(playerId);
  const seat = view.seats.find((one) => one.seat === legal?.seat);
  if (!hand || !legal || !seat || stage.chance() < 0.004) return;
  const ask = { type: 'Act', seat: seat.seat, action: actionOf(legal, stage.chance) } as const;
  const body = { tableId: table.tableId, hand: hand.number, ask };
  const player = await tokenOf(stage, table, seat);
  if (!player) return;
  const reply = await stage.client.command(player, 'play/play-hand', body);
  if (reply.outcome === 'refused' && reply.problem.status === 403) table.tokens.delete(seat.playerId);
};

/** Plays the hand that the house deals next, to its end; false when none came. */
export const playDealtHand = async (stage: Stage, table: DealtTable): Promise<boolean> => {
  let view = await table.feed.when(({ hand }) => hand !== null, 5_000);
  const number = view?.hand?.number;
  while (view?.hand && view.hand.number === number) {
    if (!view.stopped) await act(stage, table, view);
    const { position } = view;
    view = await table.feed.when((one) => BigInt(one.position) > BigInt(position), 120_000);
  }
  return number !== undefined;
};
