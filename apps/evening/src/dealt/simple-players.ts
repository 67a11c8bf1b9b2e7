import { type PlayView } from '@cardroom/contracts';
import { type DealtTable } from './dealt-tables';
import { type PatientDoor } from './patient-door';

/** 0 up to but not 1, the same for the same seed. */
export type Chance = () => number;

export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Legal = NonNullable<NonNullable<PlayView['hand']>['legal']>;

/** Mostly calls and checks, now and then raises the least or all, seldom folds. */
const actionOf = ({ check, call, fold, wager, bringIn }: Legal, chance: Chance): object => {
  const roll = chance();
  if (wager.allowed && roll < 0.18) {
    const [range] = wager.amounts;
    if (range) return { kind: 'wager', to: roll < 0.02 ? range.maxTo : range.minTo };
  }
  if (check.allowed) return { kind: 'check' };
  if (fold.allowed && roll > 0.8) return { kind: 'fold' };
  if (call.allowed) return { kind: 'call' };
  return { kind: bringIn.allowed ? 'bringIn' : 'fold' };
};

export interface Playing {
  readonly door: PatientDoor;
  readonly manager: string;
  readonly chance: Chance;
  /** How long a player thinks, and how long nobody looks when nothing is to do. */
  readonly thinkMs: number;
  /** How often a player lets his clock run out instead. */
  readonly sleepy: number;
  readonly signal: AbortSignal;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One look at the table, and what whoever is to act does. */
const step = async ({ tableId, tokens }: DealtTable, playing: Playing): Promise<void> => {
  const { door, manager, chance, sleepy } = playing;
  const { status, body } = await door.get(manager, `play/tables/${tableId}/view`);
  const { hand } = body as unknown as PlayView;
  if (status !== 200 || !hand?.legal || hand.phase !== 'betting') return;
  const { seat } = hand.legal;
  if (chance() < sleepy) return pause(playing.thinkMs * 20);
  const ask = { type: 'Act', seat, action: actionOf(hand.legal, chance) };
  await door.post(tokens[seat - 1] ?? '', 'play/play-hand', { tableId, hand: hand.number, ask });
};

/** Plays a table until it is told to stop; whatever the room answers, it looks again. */
export const playTable = async (table: DealtTable, playing: Playing): Promise<void> => {
  while (!playing.signal.aborted) {
    await step(table, playing);
    await pause(playing.thinkMs * (0.5 + playing.chance()));
  }
};
