import fc from 'fast-check';
import { decide, evolve } from '../hand/decider';
import { type HandEvent } from '../hand/events';
import { unopenedHand } from '../hand/initial';
import { anyCommand } from '../hand/random-play';
import { anyOpening, pickFrom } from '../hand/random-hands.testing';
import { type HandCommand } from '../hand/commands';
import { type Hand } from '../hand/state';
import { everyHand } from '../evaluation/testing';
import { noon, seedOf } from '../testing';
import { handHistoryOf } from './from-events';
import { readHandHistories } from './read';
import { replayHandHistory } from './replay';
import { settlementOf } from './settlement';
import { verifyDealtHand } from './verify-dealt';
import { writeHandHistory } from './write';

/** A random dealt hand with everybody at the table, played to its end. */
const playedHand = (n: number): { readonly hand: Hand; readonly events: readonly HandEvent[] } => {
  const pick = pickFrom(n);
  const { open, seed } = anyOpening(pick);
  const players = open.players.map(({ seat, stack }) => ({ seat, stack }));
  const events: HandEvent[] = [];
  let hand = unopenedHand;
  let next: HandCommand | null = { ...open, running: 'dealt', players };
  while (next !== null) {
    const command: HandCommand =
      next.type === 'Deal' && hand.street < 0 ? { ...next, seed: seedOf(seed) } : next;
    const decision = decide(command, hand);
    if (!decision.accepted)
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
    hand = decision.events.reduce(evolve, hand);
    events.push(...decision.events);
    next = anyCommand(hand, noon, pick);
  }
  return { hand, events };
};

const runs = everyHand ? 20_000 : 400;

describe('a random hand of any game, structure and house', () => {
  it('is written down, read back and replayed to the same stacks and pots', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const { hand, events } = playedHand(n);
        const written = handHistoryOf(events);
        if (!written.ok && written.why === 'card-dealt-twice') return;
        if (!written.ok) throw new Error(written.why);
        const file = readHandHistories(writeHandHistory(written.history));
        const read = file.ok ? file.value[0]?.hand : undefined;
        if (!read?.ok) throw new Error(JSON.stringify(read ?? file));
        const replay = replayHandHistory(read.value);
        expect(replay.problem).toBeNull();
        const { stacks, pots } = settlementOf(replay);
        const stackAt = (seat: number) => hand.players.find((player) => player.seat === seat)?.stack;
        expect(stacks).toEqual((written.history.others['seats'] as number[]).map(stackAt));
        expect(stacks).toEqual(written.history.finishingStacks);
        expect(pots.map(({ amount }) => amount)).toEqual(
          settlementOf({ steps: [{ events }], hand }).pots.map(({ amount }) => amount),
        );
      }),
      { numRuns: runs },
    );
  }, 600_000);

  it('is verified from its events alone', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const verified = verifyDealtHand(playedHand(n).events);
        expect(verified?.findings.filter(({ ok }) => !ok)).toEqual([]);
      }),
      { numRuns: runs },
    );
  }, 600_000);
});
