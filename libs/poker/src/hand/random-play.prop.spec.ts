import fc from 'fast-check';
import { legalActions, type LegalActions } from '../betting/legal-actions';
import { act, deal, noon, seedOf } from '../testing';
import { type Action, type HandCommand } from './commands';
import { decide, evolve } from './decider';
import { type HandEvent } from './events';
import { unopenedHand } from './initial';
import { chipsInPots } from './players';
import { anyOpening, pickFrom } from './random-hands.testing';
import { anyCommand, type Pick } from './random-play';
import { rakedFrom } from '../pots/rake';
import { type Hand } from './state';

const nightly = process.env['CARDROOM_PROFILE'] === 'nightly';
const handsPlayed = nightly ? 200_000 : 5_000;

const accepted = (hand: Hand, command: HandCommand): boolean => decide(command, hand).accepted;

const offeredActions = ({ wager, ...legal }: LegalActions): readonly Action[] => [
  ...(['fold', 'check', 'call', 'bringIn'] as const)
    .filter((kind) => legal[kind].allowed)
    .map((kind): Action => ({ kind })),
  ...(wager.allowed
    ? wager.amounts.flatMap(({ minTo, maxTo, step }): Action[] => [
        { kind: 'wager', to: minTo },
        { kind: 'wager', to: maxTo },
        { kind: 'wager', to: minTo + step * Math.floor((maxTo - minTo) / step / 2) },
      ])
    : []),
];

const offersAmount = ({ wager }: LegalActions, to: number): boolean =>
  wager.allowed &&
  wager.amounts.some(({ minTo, maxTo, step }) => to >= minTo && to <= maxTo && (to - minTo) % step === 0);

const refusedActions = (legal: LegalActions, pick: Pick): readonly Action[] => [
  ...(['fold', 'check', 'call', 'bringIn'] as const)
    .filter((kind) => !legal[kind].allowed)
    .map((kind): Action => ({ kind })),
  ...[-1, 0, 0.5, 1e15, Number.NaN, Infinity, pick(1000), pick(50), ...edges(legal)]
    .filter((to) => !offersAmount(legal, to))
    .map((to): Action => ({ kind: 'wager', to })),
];

const edges = ({ wager }: LegalActions): readonly number[] =>
  wager.allowed ? wager.amounts.flatMap(({ minTo, maxTo }) => [minTo - 1, maxTo + 1, maxTo + 0.5]) : [];

const checkOffers = (hand: Hand, pick: Pick): void => {
  const legal = legalActions(hand);
  if (!legal || pick(12) > 0) return;
  for (const action of offeredActions(legal))
    if (!accepted(hand, act(legal.seat, action)))
      throw new Error(`offered and refused: ${JSON.stringify(action)}`);
  for (const action of refusedActions(legal, pick))
    if (accepted(hand, act(legal.seat, action)))
      throw new Error(`not offered, accepted: ${JSON.stringify(action)}`);
  for (const { seat } of hand.players)
    if (seat !== legal.seat && accepted(hand, act(seat, { kind: 'fold' }))) throw new Error('out of turn');
};

interface Played {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

const playOut = (n: number): Played => {
  const pick = pickFrom(n);
  const { open, seed } = anyOpening(pick);
  const events: HandEvent[] = [];
  let hand = unopenedHand;
  let next: HandCommand | null = open;
  for (let steps = 0; next !== null; steps++) {
    if (steps > 600) throw new Error('the hand does not end');
    const decision = decide(next, hand);
    if (!decision.accepted)
      throw new Error(`${JSON.stringify(next)} was refused: ${JSON.stringify(decision.refusal)}`);
    for (const event of decision.events) {
      hand = evolve(hand, event);
      events.push(event);
    }
    checkOffers(hand, pick);
    next = commandAfter(hand, pick, seed);
  }
  return { hand, events };
};

const commandAfter = (hand: Hand, pick: Pick, seed: number): HandCommand | null => {
  const command = anyCommand(hand, noon, pick);
  if (command?.type === 'Deal' && hand.street < 0 && hand.setup.running === 'dealt')
    return deal({ seed: seedOf(seed) });
  return command?.type === 'AwardPot' ? byHandWhereUnknown(hand, command) : command;
};

/** With cards nobody has seen, the dealer awards by hand. */
const byHandWhereUnknown = (hand: Hand, command: HandCommand): HandCommand => {
  if (decide(command, hand).accepted) return command;
  const pot = hand.pots.findLast(({ parts }) => parts.some(({ awarded }) => !awarded));
  const seat = pot?.eligible.find((each) => hand.players.some((p) => p.seat === each && !p.gone)) ?? 0;
  return { type: 'AwardPot', at: noon, shares: [{ seat, amount: pot?.parts[0]?.amount ?? 0 }] };
};

describe('random legal play in every game, structure and house set', () => {
  it(`conserves chips, ends, keeps its offers and replays to the same state (${handsPlayed} hands)`, () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const { hand, events } = playOut(n);
        const stacks = hand.players.reduce((sum, { stack }) => sum + stack, 0);
        expect(hand.phase).toBe('over');
        expect(stacks + chipsInPots(hand)).toBe(hand.total);
        expect(chipsInPots(hand)).toBe(hand.carriedOver + rakedFrom(hand));
        if (Math.abs(n) % 10 === 0) expect(events.reduce(evolve, unopenedHand)).toEqual(hand);
      }),
      { numRuns: handsPlayed },
    );
  }, 1_200_000);
});
