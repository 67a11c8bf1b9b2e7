import { type RefusalFacts, type RuleId } from '@cardroom/kernel';
import { isLive, owes, playerToAct } from '../betting/betting-round';
import { bindingAction } from '../betting/bound-actions';
import { forwardMotion } from '../betting/forward-motion';
import { clockTimes } from '../betting/clock';
import { actedBehind, mayLoseTurn } from '../betting/late-wake-up';
import { shortCallAdvice } from '../betting/short-calls';
import { openPairShows, upcardsOf } from '../games/stud-openings';
import { openersToProve } from '../games/openers';
import { handsToTable } from '../showdown/all-in-hands';
import { type Hand } from './state';
import { gameOfHand, nextDeal, streetOf } from './streets';

/** Something the dealer is told or asked, with the rule behind it; screens translate the code. */
export interface Prompt {
  readonly code: string;
  readonly rule: RuleId;
  readonly facts: RefusalFacts;
}

type Prompting = (hand: Hand) => Prompt | null;

const boundPlayer: Prompting = (hand) => {
  const player = playerToAct(hand);
  const bound = player && bindingAction(hand, player);
  if (!bound) return null;
  const rule = hand.setup.rules.outOfTurnFreedBy === 'raise' ? 'RTC-8' : 'RRP-3.5.10';
  return { code: 'poker.bound-out-of-turn', rule, facts: { seat: bound.seat, action: bound.action.kind } };
};

const raiseBarredByCheck: Prompting = (hand) => {
  const player = playerToAct(hand);
  if (player?.raiseBarred !== 'RRP-3.5.10') return null;
  return { code: 'poker.check-out-of-turn', rule: 'RRP-3.5.10', facts: { seat: player.seat } };
};

const turnMayBeLost: Prompting = (hand) => {
  const player = playerToAct(hand);
  if (!player || actedBehind(hand) === 0 || mayLoseTurn(hand)) return null;
  const rule = hand.setup.rules.lateWakeUpPlayersBehind === 2 ? 'RTC-2.e' : 'RRP-3.5.11';
  return { code: 'poker.turn-may-be-lost', rule, facts: { seat: player.seat, behind: actedBehind(hand) } };
};

/** Called short: how much is missing and what share was put in (RRP-10.1.7.b, RTC-10). */
const shortCall: Prompting = (hand) => {
  const { shortCall: short } = hand.irregular;
  if (!short) return null;
  const facts = {
    seat: short.seat,
    missing: short.due - short.put,
    percent: Math.round((short.put * 100) / short.due),
    advice: shortCallAdvice(hand),
  };
  const rule = hand.setup.rules.undercallRule === 'completeOrForfeit' ? 'RTC-10' : 'RRP-10.1.7.b';
  return { code: 'poker.call-short', rule, facts };
};

const clockToApprove: Prompting = ({ irregular }) =>
  irregular.clock && irregular.clock.startedAt === null
    ? {
        code: 'poker.clock-asked',
        rule: 'RRP-10.1.13',
        facts: { seat: irregular.clock.seat, askedBy: irregular.clock.askedBy },
      }
    : null;

const clockRuns: Prompting = (hand) => {
  const times = clockTimes(hand);
  if (!times) return null;
  const rule = hand.setup.rules.clockAloudIncluded ? 'RTC-25' : 'RRP-10.1.13';
  return { code: 'poker.clock-runs', rule, facts: { seat: hand.irregular.clock?.seat ?? null, ...times } };
};

const handsUp: Prompting = (hand) => {
  const seats = handsToTable(hand);
  return seats.length === 0 ? null : { code: 'poker.table-hands', rule: 'RRP-11.28', facts: { seats } };
};

/** The low card on third street, later the open pairs; never straights or flushes to come (RRP-8.12). */
const announcement: Prompting = (hand) => {
  const player = playerToAct(hand);
  if (!player || gameOfHand(hand).family !== 'stud' || hand.round.toAct !== hand.round.firstToAct)
    return null;
  const facts = { seat: player.seat, cards: upcardsOf(hand, player), openPair: openPairShows(hand) };
  const code = streetOf(hand)?.first === 'bringIn' ? 'poker.announce-low-card' : 'poker.announce-high-hand';
  return { code, rule: 'RRP-8.12', facts };
};

const openersDue: Prompting = (hand) => {
  const seat = openersToProve(hand);
  return hand.phase === 'showdown' && seat !== null
    ? { code: 'poker.prove-openers', rule: 'RRP-9.2.3', facts: { seat } }
    : null;
};

/** Discards under a chip are turned up before the pot is pushed (RRP-9.2.9). */
const underChip: Prompting = ({ phase, drawing }) =>
  phase === 'showdown' && drawing.underChip
    ? { code: 'poker.turn-up-discards', rule: 'RRP-9.2.9', facts: { seat: drawing.underChip.seat } }
    : null;

/** Who plays the board says so before he gives up his cards (RRP-5.6). */
const announceBoard: Prompting = (hand) =>
  hand.phase === 'showdown' && hand.setup.rules.announcePlayingBoard && gameOfHand(hand).boardMayPlay
    ? {
        code: 'poker.announce-board',
        rule: 'RRP-5.6',
        facts: { seats: hand.players.filter(isLive).map(({ seat }) => seat) },
      }
    : null;

/** What lies in front of the players, to gather when the round is over (THR-1.4.i). */
const betsInFront: Prompting = ({ phase, setup, players }) => {
  const chips = players.reduce((sum, { streetBet }) => sum + streetBet, 0);
  return phase === 'betting' && chips > 0
    ? {
        code: setup.rules.betPlacement === 'inPot' ? 'poker.bets-in-pot' : 'poker.bets-in-front',
        rule: setup.rules.betPlacement === 'inPot' ? 'FR4-1.4.b' : 'THR-1.4.i',
        facts: { chips },
      }
    : null;
};

/** The dealer goes on dealing to hands given up without a bet, until a bet is made (RRP-8.7). */
const seatStillServed: Prompting = (hand) => {
  const { bettingOver, irregular, phase } = hand;
  const due = phase === 'betting' ? !bettingOver : phase === 'dealing';
  return due && irregular.stillServed.length > 0 && nextDeal(hand)
    ? { code: 'poker.seat-still-served', rule: 'RRP-8.7', facts: { seats: irregular.stillServed } }
    : null;
};

/** Chips brought forward in limit made somebody behind act: he may be held to the bet (RRP-3.5.13). */
const forwardMotionActedOn: Prompting = (hand) => {
  const forward = forwardMotion(hand);
  if (!forward || forward.behind.length === 0) return null;
  const { seat, chips, behind } = forward;
  return { code: 'poker.forward-motion', rule: 'RRP-3.5.13', facts: { seat, chips, behind } };
};

/** Somebody asked to see the opener's hand, which is due before the next shuffle (RRP-9.2.8). */
const showOpener: Prompting = ({ phase, drawing }) =>
  phase === 'over' && drawing.seeOpenerAskedBy !== null
    ? {
        code: 'poker.show-opener',
        rule: 'RRP-9.2.8',
        facts: { seat: drawing.opener, askedBy: drawing.seeOpenerAskedBy },
      }
    : null;

const withAllIns: ReadonlySet<Hand['phase']> = new Set(['betting', 'dealing', 'showdown']);

/** An all-in is for what could be seen: chips found afterwards do not play, outside tournaments (THR-1.4.g). */
const onlyVisibleChips: Prompting = ({ phase, setup, players }) => {
  const allIn = players.filter((player) => isLive(player) && player.stack === 0 && player.contributed > 0);
  if (!withAllIns.has(phase) || setup.tournament || allIn.length === 0) return null;
  if (setup.rules.hiddenChipsPlay !== 'never') return null;
  const facts = {
    seats: allIn.map(({ seat }) => seat),
    atStake: allIn.map(({ contributed, dead }) => contributed + dead),
  };
  return { code: 'poker.hidden-chips-do-not-play', rule: 'THR-1.4.g', facts };
};

/** A marker at each seat whose chips are on their way, until they have come (THR-1.4.b.2). */
const chipsInTransit: Prompting = ({ phase, setup }) =>
  phase !== 'unopened' && setup.inTransit.length > 0
    ? {
        code: 'poker.chips-in-transit',
        rule: 'THR-1.4.b.2',
        facts: {
          seats: setup.inTransit.map(({ seat }) => seat),
          chips: setup.inTransit.map(({ amount }) => amount),
        },
      }
    : null;

const objection: Prompting = ({ showdown }) =>
  showdown.objection === null
    ? null
    : { code: 'poker.award-objected', rule: 'THR-A28', facts: { seat: showdown.objection } };

const prompters: readonly Prompting[] = [
  boundPlayer,
  raiseBarredByCheck,
  turnMayBeLost,
  shortCall,
  forwardMotionActedOn,
  clockToApprove,
  clockRuns,
  handsUp,
  announcement,
  seatStillServed,
  openersDue,
  underChip,
  announceBoard,
  betsInFront,
  onlyVisibleChips,
  chipsInTransit,
  objection,
  showOpener,
];

/** All that the dealer is to be told or asked now, the most pressing first. */
export const prompts = (hand: Hand): readonly Prompt[] =>
  prompters.map((prompt) => prompt(hand)).filter((prompt): prompt is Prompt => prompt !== null);

/** What the player to act must add, for the dealer's screen; 0 when nobody is to act. */
export const amountDue = (hand: Hand): number => {
  const player = playerToAct(hand);
  return player ? Math.min(owes(hand, player), player.stack) : 0;
};
