import { fixedLimit } from '../betting/structure';
import { legalActions } from '../betting/legal-actions';
import { checkCards } from '../hand/invariants';
import { nextStep } from '../hand/next-step';
import { prompts } from '../hand/prompts';
import { type Hand } from '../hand/state';
import { callAround } from '../irregularities/testing';
import { handHistoryOf } from '../phh/from-events';
import { replayHandHistory } from '../phh/replay';
import {
  after,
  award,
  call,
  check,
  deal,
  eventsOf,
  fold,
  killLosers,
  noon,
  type Opening,
  openHand,
  post,
  refusalOf,
  runOn,
  seedOf,
  show,
  started,
  wager,
} from '../testing';
import { type HandCommand } from '../hand/commands';
import { unopenedHand } from '../hand/initial';
import { evolve } from '../hand/decider';
import { type HandEvent } from '../hand/events';
import { riverPlan } from './stud-river';

const structure = fixedLimit([15, 30], { bringIn: 5, ante: 2 });
const table = (seats: number): Opening => ({
  game: 'stud',
  structure,
  ante: 2,
  stacks: Array.from({ length: seats }, () => 900),
  seed: 4,
});

const toAct = (hand: Hand): number => hand.players[hand.round.toAct]!.seat;

/** Everybody stays until this street, which is dealt. */
const on = (street: number, seats = 4): Hand => {
  let hand = callAround(started(table(seats)));
  while (hand.street < street - 1) hand = callAround(after(hand, deal()));
  return after(hand, deal());
};

/** How many cards each player has, in order. */
const held = (hand: Hand): readonly number[] => hand.players.map(({ cards }) => cards.length);

const prompted = (hand: Hand) => prompts(hand).find(({ rule }) => rule === 'RRP-8.7');

describe('RRP-8.7 seat still receives cards', () => {
  const fifth = on(2);
  const seat = toAct(fifth);
  const givenUp = callAround(after(fifth, fold(seat)));

  it('deals 4 cards on sixth street, one to the seat given up on fifth when everyone checked', () => {
    expect(prompted(givenUp)).toEqual({
      code: 'poker.seat-still-served',
      rule: 'RRP-8.7',
      facts: { seats: [seat] },
    });
    expect(held(after(givenUp, deal()))).toEqual([6, 6, 6, 6]);
  });

  it('deals 3 cards on seventh street once a bet is made on sixth, and tells nothing any more', () => {
    const sixth = after(givenUp, deal());
    const bet = callAround(after(sixth, wager(toAct(sixth), 30)));
    expect(prompted(bet)).toBeUndefined();
    expect(held(after(bet, deal())).toSorted()).toEqual([6, 7, 7, 7]);
  });

  it('serves nobody who folded to a bet', () => {
    const bet = after(fifth, wager(seat, 30));
    const folded = callAround(after(bet, fold(toAct(bet))));
    expect(prompted(folded)).toBeUndefined();
    expect(held(after(folded, deal())).toSorted()).toEqual([5, 6, 6, 6]);
  });

  it('gives the others the cards they would have had', () => {
    const stayed = after(callAround(fifth), deal());
    const others = (hand: Hand) =>
      hand.players.filter((player) => player.seat !== seat).map(({ cards }) => cards);
    expect(others(after(givenUp, deal()))).toEqual(others(stayed));
  });

  it('lets the hand given up neither bet, call nor win', () => {
    const sixth = after(givenUp, deal());
    const bet = after(sixth, wager(toAct(sixth), 30));
    for (const refused of [wager(seat, 30), call(seat), check(seat)])
      expect(refusalOf(bet, refused)?.code).toBe('poker.hand-not-live');
    const over = runOn(callAround(after(callAround(sixth), deal())));
    expect(over.phase).toBe('over');
    expect(over.pots.flatMap(({ eligible }) => eligible)).not.toContain(seat);
    checkCards(over);
  });

  it('serves the hand of a player who is away when his turn comes', () => {
    const sets: HandCommand = { type: 'SetAbsent', at: noon, seat, absent: true };
    const away = after(fifth, sets);
    expect(away.players.find((player) => player.seat === seat)?.gone).toBe('dead');
    expect(held(after(callAround(away), deal()))).toEqual([6, 6, 6, 6]);
  });

  it('does not change the order of speech: the hand given up is never to act', () => {
    const sixth = after(givenUp, deal());
    expect(legalActions(sixth)?.seat).not.toBe(seat);
  });

  it('passes the seat over where the deck would be short for the others', () => {
    const sixth = on(3, 7);
    const short = callAround(after(sixth, fold(toAct(sixth))));
    expect(short.deck.stub).toHaveLength(7);
    expect(riverPlan(short)).toMatchObject({ procedure: 'normal', keptOnTop: null });
    expect(riverPlan(short).order.filter(({ to }) => to === 'seat')).toHaveLength(6);
    const exact = {
      ...short,
      deck: { ...short.deck, stub: [...short.deck.stub, ...short.deck.burns.slice(0, 1)] },
    };
    expect(riverPlan(exact).order.filter(({ to }) => to === 'seat')).toHaveLength(7);
  });

  it('is written and read again as a hand history, which deals to live hands only', () => {
    const events: HandEvent[] = [];
    let hand = unopenedHand;
    const doing = (...commands: readonly HandCommand[]): void => {
      for (const command of commands) {
        const happened = eventsOf(hand, command);
        events.push(...happened);
        hand = happened.reduce(evolve, hand);
      }
    };
    const playRound = (): void => {
      while (hand.phase === 'betting') {
        const legal = legalActions(hand)!;
        const kind = legal.bringIn.allowed ? 'bringIn' : legal.check.allowed ? 'check' : 'call';
        doing({ type: 'Act', at: noon, seat: legal.seat, action: { kind } });
      }
    };
    doing(openHand(table(4)), post, deal({ seed: seedOf(4) }));
    playRound();
    doing(deal());
    doing(fold(toAct(hand)));
    for (let street = 2; street < 5; street++) {
      playRound();
      doing(deal());
    }
    playRound();
    for (let step = nextStep(hand); step.kind !== 'over'; step = nextStep(hand)) {
      if (step.kind === 'show') doing(...step.seats.map((seat) => show(seat)));
      else doing(step.kind === 'killLosers' ? killLosers : award());
    }
    expect(held(hand)).toEqual([7, 7, 7, 7]);
    const written = handHistoryOf(events);
    expect(written.ok).toBe(true);
    if (!written.ok) return;
    const replay = replayHandHistory(written.history);
    expect(replay.problem).toBeNull();
    expect(held(replay.hand)).toEqual([7, 7, 7, 7]);
    const elsewhere = replayHandHistory({ ...written.history, others: {} });
    expect(elsewhere.problem).toBeNull();
    expect(held(elsewhere.hand).toSorted()).toEqual([4, 7, 7, 7]);
  });
});
