import { type Instant, type RuleId } from '@cardroom/kernel';
import { type HandEvent, type HandKilled } from '../hand/events';
import { evolveKilled } from '../hand/killing';
import { type Hand, type PlayerInHand } from '../hand/state';
import { actedEvent, evolveActed } from './acting';
import { owes, playerToAct } from './betting-round';
import { afterAction } from './closing';
import { onlyOneLive } from './turn';

const killed = ({ seat }: PlayerInHand, rule: RuleId, at: Instant): HandKilled => ({
  type: 'HandKilled',
  at,
  seat,
  rule,
  refund: 0,
});

/**
 * A player away when his turn comes has a dead hand (RRP-11.12, RRP-12.10, RRP-8.6, THR-1.9.3), or where the house waits for a
 * bet (RRP-12.10.a) he is checked until he faces one. An absent low card first pays the bring-in.
 */
export const absentHands = (hand: Hand, at: Instant): readonly HandEvent[] => {
  const player = playerToAct(hand);
  if (!player?.absent || hand.irregular.shortCall) return [];
  if (hand.round.bringInDue === 'forced') return acting(hand, { player, at, kind: 'bringIn' });
  if (hand.setup.rules.absentHandDeadAt === 'facingBet' && owes(hand, player) === 0)
    return acting(hand, { player, at, kind: 'check' });
  return dying(hand, killed(player, 'RRP-11.12', at));
};

interface Done {
  readonly player: PlayerInHand;
  readonly at: Instant;
  readonly kind: 'check' | 'bringIn';
}

const acting = (hand: Hand, { player, at, kind }: Done): readonly HandEvent[] => {
  const acted = actedEvent(hand, { at, seat: player.seat, action: { kind } });
  const after = evolveActed(hand, acted);
  if (kind === 'check') return [acted, ...afterAction(after, at)];
  return [acted, ...dying(after, killed(player, 'RRP-8.6', at))];
};

const dying = (hand: Hand, death: HandKilled): readonly HandEvent[] => [
  death,
  ...afterAction(evolveKilled(hand, death), death.at),
];

/** Where absent hands die with the button's second card, they are collected before anybody acts (RTC-39.c); the last one
 * left wins. */
export const afterFirstDeal = (hand: Hand, at: Instant): readonly HandEvent[] => {
  const absent = hand.players.find(({ absent, gone }) => absent && gone === null);
  if (!absent || onlyOneLive(hand) || hand.setup.rules.absentHandDeadAt !== 'buttonSecondCard')
    return afterAction(hand, at);
  const death = killed(absent, 'RTC-39.c', at);
  return [death, ...afterFirstDeal(evolveKilled(hand, death), at)];
};
