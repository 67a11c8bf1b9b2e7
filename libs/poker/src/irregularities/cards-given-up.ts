import { accept, type Decision, fold, judge, type Policy, refuse } from '@cardroom/kernel';
import { act } from '../betting/acting';
import { owes, seatToAct } from '../betting/betting-round';
import { type HandCommand } from '../hand/commands';
import { type HandEvent } from '../hand/events';
import { killing } from '../hand/killing';
import { playerAt } from '../hand/players';
import { handNotLive, unknownSeat } from '../hand/refusals';
import { type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { type GiveUpCards, type TakeCardsBack } from './commands';
import { errorsOf, noted } from './noting';
import { cardsCausedAction, citing, handStaysLive, putUpcardsBack } from './refusals';

type Rule = Policy<GiveUpCards, Hand>;

const handIsLive: Policy<{ readonly seat: number }, Hand> = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

/** With the betting over, lifting the upcards means nothing: the hand is live until it is discarded (RRP-8.10.a). */
const bettingIsNotOver: Rule = ({ seat, how }, { phase }) =>
  how === 'upcardsLifted' && phase !== 'betting' ? citing(handStaysLive({ seat }), 'RRP-8.10.a') : null;

/** With no bet to call it is no fold: the upcards are put back (RRP-8.10, RRP-3.3.4). */
const upcardsFacedBet: Rule = ({ seat, how }, hand) =>
  how === 'upcardsLifted' && owes(hand, playerAt(hand, seat) as PlayerInHand) === 0
    ? putUpcardsBack({ seat })
    : null;

export const giveUpCardsRules = [handIsUnderWay, handIsLive, bettingIsNotOver, upcardsFacedBet];

/**
 * Cards pushed forward or upcards lifted facing a bet: the hand is dead (RRP-3.3.2, RRP-3.3.4, RRP-8.10). With nothing to
 * call it is dead at once where that binds (RTC-7, RTC-32.j.3, FR4-1.13), elsewhere only once somebody behind has acted
 * on it; until then he has checked (RRP-3.3.3).
 */
export const giveUpCards = (command: GiveUpCards, hand: Hand): Decision<HandEvent> =>
  judge(giveUpCardsRules, [command, hand], () => {
    const { at, seat, how } = command;
    const die = (rule: 'RRP-8.10' | 'RRP-3.3.2' | 'RTC-7'): Decision<HandEvent> =>
      accept(...killing(hand, { type: 'HandKilled', at, seat, rule, refund: 0 }));
    if (owes(hand, playerAt(hand, seat) as PlayerInHand) > 0)
      return die(how === 'upcardsLifted' ? 'RRP-8.10' : 'RRP-3.3.2');
    if (hand.setup.rules.foldWithoutBetBinding || hand.phase !== 'betting') return die('RTC-7');
    const note = noted(hand, at, { forward: { seat, rule: 'RRP-3.3.3' } });
    if (seatToAct(hand) !== seat) return accept<HandEvent>(note);
    const checked = act({ type: 'Act', at, seat, action: { kind: 'check' } }, hand);
    return checked.accepted ? accept<HandEvent>(note, ...checked.events) : refuse(checked.refusal);
  });

/** Nobody has acted after him: he may take his cards back (RRP-3.3.3). */
const nobodyActedOnIt: Policy<TakeCardsBack, Hand> = ({ seat }, hand) =>
  errorsOf(hand).forward?.seat === seat ? null : cardsCausedAction({ seat });

export const takeCardsBackRules = [handIsUnderWay, handIsLive, nobodyActedOnIt];

export const takeCardsBack = (command: TakeCardsBack, hand: Hand): Decision<HandEvent> =>
  judge(takeCardsBackRules, [command, hand], () =>
    accept<HandEvent>(noted(hand, command.at, { forward: null })),
  );

type Evolve = (hand: Hand, event: HandEvent) => Hand;

/**
 * Somebody acted while cards lay pushed forward: that hand is dead now (RRP-3.3.3). Passes every other decision on as it
 * is; `evolve` is the hand's own, which lies above this slice.
 */
export const withForwardHandKilled = (
  [command, hand]: readonly [HandCommand, Hand],
  decision: Decision<HandEvent>,
  evolve: Evolve,
): Decision<HandEvent> => {
  const { forward } = errorsOf(hand);
  if (forward === null || !decision.accepted) return decision;
  const acted = decision.events.some(({ type }) => type === 'Acted');
  if (!acted || ('seat' in command && command.seat === forward.seat)) return decision;
  const after = fold(evolve, hand, decision.events);
  const note = noted(after, after.lastAt, { forward: null });
  if (after.phase === 'over' || playerAt(after, forward.seat)?.gone) return decision;
  const { seat, rule } = forward;
  const killed = killing(after, { type: 'HandKilled', at: after.lastAt, seat, rule, refund: 0 });
  return accept<HandEvent>(...decision.events, note, ...killed);
};
