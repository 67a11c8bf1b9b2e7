import {
  accept,
  type Decision,
  judge,
  type Policy,
  type Refusal,
  refuse,
  type RuleId,
} from '@cardroom/kernel';
import { openRound } from '../betting/opening-round';
import { unknownCard } from '../cards/card';
import { type HandEvent } from '../hand/events';
import { type Hand } from '../hand/state';
import { gameOfHand } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type CorrectDeal } from './commands';
import { type Repair, type WrongDeal } from './dealing-errors';
import { actedOnStreet } from './misdeal-table';
import { burns, cardsMoved, evolveCardsMoved, setAside, stubTop, theBoard } from './moving-cards';
import { errorsOf, evolveErrorNoted, noted, withRepair } from './noting';
import { citing, floorDecides, nothingToCorrect } from './refusals';
import { studBurnCorrected } from './stud-burns';

type Rule = Policy<CorrectDeal, Hand>;

const somethingIsWrong: Rule = (_, hand) => (errorsOf(hand).wrongDeal === null ? nothingToCorrect() : null);

/** Once somebody has bet on it, or another street is out, the floor rules (RRP-5.2, RRP-8.13, RTC-17). */
const nobodyBetOnIt: Rule = (_, hand) => {
  const { wrongDeal } = errorsOf(hand);
  const isLast = wrongDeal?.street === hand.street;
  const paid = hand.paidOut > 0 || hand.players.some(({ gone }) => gone === 'mucked' || gone === 'killed');
  return isLast && !actedOnStreet(hand) && !paid ? null : floorOn(hand);
};

const floorOn = (hand: Hand): Refusal => {
  const wrong = errorsOf(hand).wrongDeal as WrongDeal;
  const rule = gameOfHand(hand).family === 'stud' ? 'RRP-8.13' : 'RRP-5.2';
  return citing(floorDecides({ mistake: wrong.kind, street: wrong.street }), rule);
};

export const correctDealRules = [handIsUnderWay, somethingIsWrong, nobodyBetOnIt];

/** Puts the street right that was dealt wrong: cards to their proper places (RRP-8.13), or a new flop (RRP-5.2). */
export const correctDeal = (command: CorrectDeal, hand: Hand): Decision<HandEvent> =>
  judge(correctDealRules, [command, hand], () => {
    const { kind } = errorsOf(hand).wrongDeal as WrongDeal;
    const { family, streets } = gameOfHand(hand);
    if (family === 'stud') return studStreet(command, hand);
    const isFlop = streets[hand.street]?.name === 'flop';
    const { flopWithoutBurn } = hand.setup.rules;
    if (kind === 'noBurn' && (!isFlop || flopWithoutBurn === 'burnFirstOpenedAddOne'))
      return openedIsBurned(command, hand);
    return isFlop && kind !== 'twoBurns' ? flopRedealt(command, hand, kind) : refuse(floorOn(hand));
  });

const burnRules: Readonly<Record<string, RuleId>> = { flop: 'RTC-32.c', turn: 'RTC-32.d', river: 'RTC-32.g' };

/** The first card opened without a burn is the burn, and one more is opened (RTC-32.c, RTC-32.d, RTC-32.g). */
const openedIsBurned = ({ at }: CorrectDeal, hand: Hand): Decision<HandEvent> => {
  const street = gameOfHand(hand).streets[hand.street];
  const opened = hand.boards[0]?.at(-(street?.toBoard ?? 1)) ?? unknownCard;
  const rule = burnRules[street?.name ?? 'turn'] ?? 'RTC-32.d';
  return accept<HandEvent>(
    cardsMoved(at, rule, [
      { card: opened, from: theBoard, to: burns },
      { card: hand.deck.stub[0] ?? unknownCard, from: stubTop, to: theBoard },
    ]),
    noted(hand, at, { wrongDeal: null }),
  );
};

/**
 * A flop of too many cards, or without a burn, is taken back whole, even when the extra card is known, and dealt anew from the
 * shuffled stub (RRP-5.2, RRP-5.3).
 */
const flopRedealt = ({ at }: CorrectDeal, hand: Hand, kind: WrongDeal['kind']): Decision<HandEvent> => {
  const repair: Repair = {
    street: hand.street,
    rule: kind === 'noBurn' ? 'RRP-5.3' : 'RRP-5.2',
    reshuffle: true,
    fromBottom: null,
    eliminated: null,
    burns: kind === 'noBurn' || hand.setup.rules.burnOnRedeal,
  };
  const back = (hand.boards[0] ?? []).map((card) => ({ card, from: theBoard, to: setAside }));
  return accept<HandEvent>(
    cardsMoved(at, repair.rule, back),
    noted(hand, at, { wrongDeal: null, repairs: withRepair(hand, repair) }),
    { type: 'StreetRecalled', at, street: hand.street },
  );
};

/** The cards of a stud street change places; the best board may be another's, so the round opens again. */
const studStreet = (command: CorrectDeal, hand: Hand): Decision<HandEvent> => {
  const moved = studBurnCorrected(command, hand);
  const note = noted(hand, command.at, { wrongDeal: null });
  if (!moved) return accept<HandEvent>(note);
  const after = evolveErrorNoted(evolveCardsMoved(hand, moved), note);
  const opened = hand.phase === 'betting' ? openRound(after, { at: command.at }) : [];
  return accept<HandEvent>(moved, note, ...opened);
};
