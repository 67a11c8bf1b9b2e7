import fc from 'fast-check';
import { type Hand } from '../hand/state';
import { type HandCommand } from '../hand/commands';
import { decide, evolve } from '../hand/decider';
import { unopenedHand } from '../hand/initial';
import { chipsInPots } from '../hand/players';
import { anyOpening, pickFrom } from '../hand/random-hands.testing';
import { anyCommand, type Pick } from '../hand/random-play';
import { deal, noon, seedOf } from '../testing';
import { type IrregularityCommand } from './commands';
import { counts } from './testing';

const nightly = process.env['CARDROOM_PROFILE'] === 'nightly';
const handsPlayed = nightly ? 40_000 : 500;

const some = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;
const mistakes = ['noBurn', 'twoBurns', 'extraBoardCard'] as const;
const places = ['board', 'burns', 'stub'] as const;
const fouls = ['dealerTook', 'touchedOthers', 'touchedByUnknown', 'thrownOntoOther'] as const;
const faults = ['firstCardToWrongSeat', 'outOfSequence', 'other', 'badShuffle'] as const;
const odd = (pick: Pick): boolean => pick(2) === 0;

/** One of the errors a dealer can make, or one of its corrections, whether or not it fits the moment. */
const anyError = (hand: Hand, pick: Pick): IrregularityCommand => {
  const at = noon;
  const { seat } = some(hand.players, pick);
  const errors: readonly (() => IrregularityCommand)[] = [
    () => ({ type: 'DealEarly', at }),
    () => ({ type: 'DealEarly', at, count: 1 + pick(3) }),
    () => ({ type: 'DealWrong', at, mistake: some(mistakes, pick) }),
    () => ({ type: 'DealWrong', at, mistake: some(mistakes, pick) }),
    () => ({ type: 'CorrectDeal', at, looked: odd(pick) ? [seat] : [] }),
    () => ({
      type: 'ReportExposed',
      at,
      seat,
      place: pick(7),
      by: odd(pick) ? 'dealer' : 'player',
      how: 'turned',
    }),
    () => ({ type: 'ReportExposed', at, seat, place: pick(2), by: 'dealer', how: 'offTable' }),
    () => ({ type: 'DealExtraCard', at, seat }),
    () => ({ type: 'MissCard', at, seat, next: odd(pick) }),
    () => ({ type: 'ReportWrongCount', at, seat }),
    () => ({ type: 'ReportScrap', at, what: 'boxed', where: odd(pick) ? seat : some(places, pick) }),
    () => ({ type: 'ReportScrap', at, what: 'joker', where: seat, nextIsDue: odd(pick) }),
    () => ({
      type: 'ReportFouled',
      at,
      seat,
      how: some(fouls, pick),
      isProtected: odd(pick),
      identifiable: odd(pick),
    }),
    () => ({ type: 'DropStubCards', at, count: 1 + pick(2) }),
    () => ({ type: 'GiveUpCards', at, seat, how: odd(pick) ? 'forward' : 'upcardsLifted' }),
    () => ({ type: 'CorrectLowCard', at, low: seat }),
    () => ({ type: 'DeclareAllIn', at, seat }),
    () => ({ type: 'ReportMisdeal', at, fault: some(faults, pick) }),
  ];
  return some(errors, pick)();
};

/** The whole deck is somewhere, no card twice, and all the chips are there. */
const checkNothingLost = (hand: Hand): void => {
  const { deck, players, boards } = hand;
  const size = deck.size;
  if (counts(hand).all !== size) throw new Error(`${counts(hand).all} of ${size} cards`);
  const lying = [
    ...[deck.stub, deck.burns, deck.muck, deck.setAside, deck.scrap, boards[0] ?? []].flat(),
    ...players.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ].filter((card) => card !== '??');
  if (new Set(lying).size !== lying.length) throw new Error('a card lies in two places');
  const chips = players.reduce((sum, { stack, behind }) => sum + stack + behind, chipsInPots(hand));
  if (chips !== hand.total) throw new Error(`${chips} of ${hand.total} chips`);
};

interface Tally {
  accepted: number;
  refused: number;
}

const takes = (hand: Hand, command: HandCommand, tally: Tally): Hand => {
  const decision = decide(command, hand);
  if (!decision.accepted) {
    tally.refused += 1;
    return hand;
  }
  tally.accepted += 1;
  try {
    return decision.events.reduce((state, event) => evolve(state, event), hand);
  } catch (broken) {
    throw new Error(`${JSON.stringify(command)} in ${hand.setup.game} at street ${hand.street}`, {
      cause: broken,
    });
  }
};

const playWithErrors = (seed: number, tally: Tally): Hand => {
  const pick = pickFrom(seed);
  const { open, seed: shuffleSeed } = anyOpening(pick);
  let hand = takes(unopenedHand, open, { accepted: 0, refused: 0 });
  for (let step = 0; step < 400 && hand.phase !== 'over' && hand.phase !== 'void'; step++) {
    if (pick(5) === 0) {
      hand = takes(hand, anyError(hand, pick), tally);
      checkNothingLost(hand);
      continue;
    }
    const next = anyCommand(hand, noon, pick);
    if (!next) break;
    const first = next.type === 'Deal' && hand.street < 0 && hand.setup.running === 'dealt';
    const before = hand;
    hand = takes(hand, first ? deal({ seed: seedOf(shuffleSeed) }) : next, { accepted: 0, refused: 0 });
    checkNothingLost(hand);
    if (hand === before) break;
  }
  return hand;
};

/** A hand of draw in which the last card of the deck is out when one is exposed. */
const noCardLeft = 1355775682;

describe('RRP-5.4.b a dealer error at any step leaves exactly the deck', () => {
  it(`holds 52 or 53 cards and every chip through ${handsPlayed} hands full of errors`, () => {
    const tally: Tally = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        playWithErrors(seed, tally);
      }),
      { numRuns: handsPlayed, endOnFailure: true, examples: [[noCardLeft]] },
    );
    expect(tally.accepted).toBeGreaterThan(handsPlayed);
    expect(tally.refused).toBeGreaterThan(0);
  }, 600_000);
});
