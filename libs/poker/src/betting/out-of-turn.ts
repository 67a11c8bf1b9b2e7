import { accept, type Decision, judge, type Policy, type RuleId } from '@cardroom/kernel';
import { changed, changedPlayer } from '../hand/copies';
import { type ActOutOfTurn, type FreeOutOfTurn } from './commands';
import { type HandEvent } from '../hand/events';
import {
  type Acted,
  type ActedOutOfTurn,
  type OutOfTurnFreed,
  type OutOfTurnLifted,
  type RaiseBarred,
} from './events';
import { changePlayer, playerAt } from '../hand/players';
import {
  alreadyOutOfTurn,
  handNotLive,
  isYourTurn,
  noBettingNow,
  nothingOutOfTurn,
  unknownSeat,
} from '../hand/refusals';
import { type Hand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { canBet, seatToAct } from './betting-round';

/**
 * Whom an action in turn frees of what he did out of turn: by RRP-3.5.10 a bet, call or raise of a player in between,
 * by RTC-8 only a raise. A premature fold stays final where the house says so.
 */
export const freedBy = (hand: Hand, acted: Acted): readonly OutOfTurnFreed[] => {
  const { irregular, setup } = hand;
  if (irregular.outOfTurn.length === 0 || !frees(acted, setup.rules.outOfTurnFreedBy)) return [];
  return irregular.outOfTurn
    .filter(({ seat, freed, action }) => seat !== acted.seat && !freed && !isFinal(hand, action.kind))
    .map(({ seat }): OutOfTurnFreed => ({ type: 'OutOfTurnFreed', at: acted.at, seat }));
};

const isFinal = ({ setup }: Hand, kind: string): boolean => kind === 'fold' && setup.rules.outOfTurnFoldFinal;

const frees = ({ kind }: Acted, by: Hand['setup']['rules']['outOfTurnFreedBy']): boolean => {
  if (kind === 'bet' || kind === 'raise' || kind === 'complete') return true;
  return kind === 'call' && by !== 'raise';
};

type Rule = Policy<ActOutOfTurn, Hand>;

const bettingIsOpen: Rule = (_, { phase }) => (phase === 'betting' ? null : noBettingNow({ phase }));

const couldAct: Rule = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return canBet(player) ? null : handNotLive({ seat, gone: player.gone });
};

const isNotHisTurn: Rule = ({ seat }, hand) => (seatToAct(hand) === seat ? isYourTurn({ seat }) : null);

const onlyOnce: Rule = ({ seat }, { irregular }) =>
  irregular.outOfTurn.some((done) => done.seat === seat && !done.freed) ? alreadyOutOfTurn({ seat }) : null;

export const actOutOfTurnRules = [handIsUnderWay, bettingIsOpen, couldAct, isNotHisTurn, onlyOnce];

/** What is done out of turn is kept until the turn comes; it does not move the action (THR-A12, RRP-3.5.10, RTC-8). */
export const actOutOfTurn = (command: ActOutOfTurn, hand: Hand): Decision<HandEvent> =>
  judge(actOutOfTurnRules, [command, hand], () => {
    const { at, seat, action } = command;
    const outOfTurn = { seat, action, level: hand.round.level, freed: false };
    const done: ActedOutOfTurn = { type: 'ActedOutOfTurn', at, outOfTurn };
    const checks = action.kind === 'check' && hand.setup.rules.outOfTurnFreedBy === 'betCallOrRaise';
    return accept<HandEvent>(done, ...(checks ? [raiseBarred(seat, 'RRP-3.5.10', at)] : []));
  });

export const evolveOutOfTurn = (hand: Hand, { at, outOfTurn }: ActedOutOfTurn): Hand => {
  const others = hand.irregular.outOfTurn.filter(({ seat }) => seat !== outOfTurn.seat);
  return changed(hand, { irregular: { ...hand.irregular, outOfTurn: [...others, outOfTurn] }, lastAt: at });
};

const somethingToFree: Policy<FreeOutOfTurn, Hand> = ({ seat }, hand) => {
  const isBound = hand.irregular.outOfTurn.some((done) => done.seat === seat && !done.freed);
  return isBound || playerAt(hand, seat)?.raiseBarred === 'RRP-3.5.10' ? null : nothingOutOfTurn({ seat });
};

/** The floor lifts what an out-of-turn action binds to (RRP-3.5.10). */
export const freeOutOfTurn = (command: FreeOutOfTurn, hand: Hand): Decision<OutOfTurnLifted> =>
  judge([handIsUnderWay, somethingToFree], [command, hand], () =>
    accept({ type: 'OutOfTurnLifted', at: command.at, seat: command.seat }),
  );

export const evolveFreed = (hand: Hand, { at, seat }: OutOfTurnFreed): Hand => {
  const outOfTurn = hand.irregular.outOfTurn.map((done) =>
    done.seat === seat ? { ...done, freed: true } : done,
  );
  return changed(hand, { irregular: { ...hand.irregular, outOfTurn }, lastAt: at });
};

/** By the floor: the action and what a check out of turn costs are both lifted. */
export const evolveLifted = (hand: Hand, { at, seat }: OutOfTurnLifted): Hand => {
  const freed = evolveFreed(hand, { type: 'OutOfTurnFreed', at, seat });
  return playerAt(freed, seat)?.raiseBarred === 'RRP-3.5.10'
    ? changePlayer(freed, seat, { raiseBarred: null })
    : freed;
};

export const raiseBarred = (seat: number, rule: RuleId, at: RaiseBarred['at']): RaiseBarred => ({
  type: 'RaiseBarred',
  at,
  seat,
  rule,
});

export const evolveRaiseBarred = (hand: Hand, { at, seat, rule }: RaiseBarred): Hand => {
  const player = playerAt(hand, seat);
  if (!player) return hand;
  const players = changePlayer(hand, seat, changedPlayer(player, { raiseBarred: rule })).players;
  return changed(hand, { players, lastAt: at });
};
