import { randomInt } from 'node:crypto';
import {
  anyAction,
  anyCommand,
  type Card,
  commitmentTo,
  type Deal,
  decideHand,
  evolveHand,
  fullDeck,
  type Hand,
  type HandCommand,
  type HandEvent,
  noLimit,
  type OpenHand,
  type Pick,
  unopenedHand,
} from '@cardroom/poker';
import { type HandId, id, instant, type Seed } from '@cardroom/kernel';
import { resolveRuleSet } from '@cardroom/rulebook';
import { Table } from 'poker-ts';
import { type BenchRow, row, takeTurns, type Work } from './measure';

const seats = 6;
const stack = 1000;
const at = instant(0);
const rules = resolveRuleSet('rrp-cash');
const handsPerCall = 20;
const warmUpHands = 9000;

/** Small, fast and repeatable; both sides choose their actions with it. */
const pickFrom = (start: number): Pick => {
  let state = start | 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % n;
  };
};

const opening: OpenHand = {
  type: 'OpenHand',
  at,
  handId: id<HandId>('bench'),
  game: 'holdem',
  structure: noLimit(10, { smallBlind: 5, bigBlind: 10 }),
  rules,
  running: 'dealt',
  tournament: false,
  unit: 1,
  button: seats,
  players: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, stack })),
  forcedBets: [
    { seat: 1, kind: 'smallBlind', amount: 5, plays: 'live' },
    { seat: 2, kind: 'bigBlind', amount: 10, plays: 'live' },
  ],
};

/** Seeds drawn and published before the hands are played, as at a table. */
const published = Array.from({ length: 1024 }, (_, n) => {
  const seed = n.toString(16).padStart(64, '0') as Seed;
  return { seed, commitment: commitmentTo(seed) };
});

type Deals = (deal: Deal, hand: Hand) => Deal;

/** One hand to the last pot: every event kept, every invariant checked. */
const play = (open: OpenHand, deals: Deals, n: number): readonly HandEvent[] => {
  const pick = pickFrom(n);
  const log: HandEvent[] = [];
  let hand = unopenedHand;
  let command: HandCommand | null = open;
  while (command) {
    const decision = decideHand(command, hand);
    if (!decision.accepted) throw new Error(`refused: ${decision.refusal.code}`);
    for (const event of decision.events) {
      hand = evolveHand(hand, event);
      log.push(event);
    }
    command = anyCommand(hand, at, pick);
    if (command?.type === 'Deal') command = deals(command, hand);
  }
  if (hand.phase !== 'over') throw new Error('the hand did not end');
  return log;
};

/** From a seed committed to: the hash is published in the opening, the deck is the one the seed stands for. */
const playOurs = (n: number): readonly HandEvent[] => {
  const { seed, commitment } = published[n % published.length]!;
  return play({ ...opening, commitment }, (deal, { street }) => (street < 0 ? { ...deal, seed } : deal), n);
};

/** The same shuffle as the peer's, from the same source of chance: nothing to prove. */
const plainDeck = (): readonly Card[] => {
  const deck = [...fullDeck];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
};

/** Cards off a deck that lies beside the engine, told to it as at a live table; burns stay unseen. */
const dealsFrom = (deck: readonly Card[]): Deals => {
  let top = 0;
  const take = (count: number): readonly Card[] => deck.slice(top, (top += count));
  return (deal, { street, players }) => {
    if (street < 0) return { ...deal, hands: players.map(({ seat }) => ({ seat, cards: take(2) })) };
    top += 1;
    return { ...deal, board: take(street === 0 ? 3 : 1) };
  };
};

const playUnproven = (n: number): readonly HandEvent[] =>
  play({ ...opening, running: 'recorded' }, dealsFrom(plainDeck()), n);

type Actions = ReturnType<InstanceType<typeof Table>['legalActions']>;

/** The same choice among the same kinds of action, from what poker-ts offers. */
const theirAction = (
  { actions, chipRange }: Actions,
  pick: Pick,
): readonly ['fold' | 'check' | 'call' | 'bet' | 'raise', number?] => {
  const wager = actions.find((action) => action === 'bet' || action === 'raise');
  const amounts = chipRange && wager ? [{ minTo: chipRange.min, maxTo: chipRange.max, step: 1 }] : [];
  const no = { allowed: false, refusal: { code: '', kind: 'conflict', facts: {} } } as const;
  const chosen = anyAction(
    {
      seat: 1,
      fold: { allowed: true },
      check: actions.includes('check') ? { allowed: true } : no,
      call: actions.includes('call') ? { allowed: true, amount: 0, to: 0, allIn: false } : no,
      bringIn: no,
      wager: amounts.length > 0 ? { allowed: true, as: 'bet', amounts } : no,
    },
    pick,
  );
  if (chosen.kind === 'wager') return [wager!, chosen.to];
  return [chosen.kind === 'bringIn' ? 'check' : chosen.kind];
};

/** One hand of poker-ts, players seated anew, which keeps no events and shuffles with `randomInt`. */
const playTheirs = (n: number): void => {
  const pick = pickFrom(n);
  const table = new Table({ smallBlind: 5, bigBlind: 10 }, seats);
  for (let seat = 0; seat < seats; seat++) table.sitDown(seat, stack);
  table.startHand(seats - 1);
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) table.actionTaken(...theirAction(table.legalActions(), pick));
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
};

const many = (play: (n: number) => unknown): Work => {
  let n = 0;
  return () => {
    for (let i = 0; i < handsPerCall; i++) play(++n);
    return handsPerCall;
  };
};

/**
 * Whole random six-handed no-limit hold'em hands a second, beside poker-ts: from a deck that anyone can verify, and from
 * one shuffled as poker-ts shuffles it; the difference is what the proof costs.
 */
export const run = async (): Promise<readonly BenchRow[]> => {
  const works = [many(playOurs), many(playUnproven), many(playTheirs)];
  const [ours = 0, unproven = 0, peer = 0] = takeTurns(works, warmUpHands);
  return [
    row("random hold'em hands, every event logged, beside poker-ts", [ours, peer], 1),
    row("random hold'em hands, logged, both from a plain shuffle, beside poker-ts", [unproven, peer], 1),
  ];
};
