import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type Bid, type ReportOversizeBet } from './commands';
import { changed, changedPlayer, changedRound } from '../hand/copies';
import { type HandEvent } from '../hand/events';
import { type OversizeBetCut, type OversizeBetMade } from './events';
import { noOversizeBet } from '../hand/refusals';
import { type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { handIsUnderWay } from '../hand/under-way';
import { actedEvent, consequences } from './acting';
import { maximumTo } from './wagers';

/** Whether a bet goes in larger than the pot because nobody counted; it then stands until somebody points it out. */
export const goesUnnoticed = (hand: Hand, player: PlayerInHand, to: Chips): boolean =>
  hand.setup.structure.limit === 'potLimit' &&
  to > maximumTo(hand, player) &&
  to <= player.streetBet + player.stack;

export const unnoticedBet = (
  { at, seat }: Bid,
  [hand, player]: readonly [Hand, PlayerInHand],
  to: Chips,
): readonly HandEvent[] => {
  const oversize = { seat, to, maximumTo: maximumTo(hand, player), levelBefore: hand.round.level };
  const made: OversizeBetMade = { type: 'OversizeBetMade', at, oversize };
  const acted = actedEvent(hand, { at, seat, action: { kind: 'wager', to } });
  return [made, ...consequences(evolveOversizeMade(hand, made), acted)];
};

export const evolveOversizeMade = (hand: Hand, { at, oversize }: OversizeBetMade): Hand =>
  changed(hand, { irregular: { ...hand.irregular, oversize }, lastAt: at });

/** It can be corrected until every player has acted on it, and while nobody has raised it (RRP-10.2.2.a). */
const notYetActedOnByAll: Policy<ReportOversizeBet, Hand> = (_, { irregular, round, phase }) => {
  const { oversize } = irregular;
  return phase === 'betting' && oversize && round.level === oversize.to ? null : noOversizeBet();
};

export const reportOversizeBetRules = [handIsUnderWay, notYetActedOnByAll];

/** Anybody in the game may point it out; bet and calls are cut to the maximum and the excess goes back (RRP-10.2.2). */
export const reportOversizeBet = (command: ReportOversizeBet, hand: Hand): Decision<OversizeBetCut> =>
  judge(reportOversizeBetRules, [command, hand], () => {
    const most = hand.irregular.oversize!.maximumTo;
    const refunds = hand.players
      .filter(({ streetBet }) => streetBet > most)
      .map(({ seat, streetBet }) => ({ seat, amount: streetBet - most }));
    return accept({ type: 'OversizeBetCut', at: command.at, refunds });
  });

export const evolveOversizeCut = (hand: Hand, { at, refunds }: OversizeBetCut): Hand => {
  const { oversize } = hand.irregular;
  if (!oversize) return hand;
  const { maximumTo: level, levelBefore } = oversize;
  const players = hand.players.map((player) => {
    const back = refunds.find(({ seat }) => seat === player.seat)?.amount ?? 0;
    const { stack, contributed, streetBet } = player;
    const cut = {
      stack: stack + back,
      contributed: contributed - back,
      streetBet: streetBet - back,
      answeredLevel: level,
    };
    return back === 0 ? player : changedPlayer(player, cut);
  });
  return changed(hand, {
    players,
    round: changedRound(hand.round, { level, fullLevel: level, lastRaise: level - levelBefore }),
    irregular: { ...hand.irregular, oversize: null },
    lastAt: at,
  });
};
