import { type Chips, type Hand, type PlayerInHand } from '../hand/state';

const smallBlindOf = ({ setup }: Hand): { readonly seat: number; readonly amount: Chips } | undefined =>
  setup.forcedBets.find(({ kind, plays }) => kind === 'smallBlind' && plays === 'live');

/**
 * What counting the small blind as a big one adds to the pot, until the big blind has acted in the first round: only
 * while the small blind has put in no more than his blind, and never for himself (RRP-10.2.6, RRP-10.2.6.b).
 */
const countedAsBig = (hand: Hand, player: PlayerInHand): Chips => {
  const { setup, street, round } = hand;
  if (!setup.rules.potLimitSmallBlindCountsAsBig || street > 0 || round.bigBlindActed) return 0;
  const small = smallBlindOf(hand);
  if (!small || small.seat === player.seat) return 0;
  const poster = hand.players.find(({ seat }) => seat === small.seat);
  const bigBlind = setup.structure.bigBlind;
  return poster && poster.streetBet <= small.amount ? Math.max(0, bigBlind - small.amount) : 0;
};

/**
 * The most a player may raise to: the level plus the pot as it stands after his call, rounded up where the house
 * rounds (RRP-10.2.1, RRP-10.2.4, RRP-10.2.5).
 */
export const potMaximum = (hand: Hand, player: PlayerInHand, pot: Chips): Chips => {
  const { level } = hand.round;
  const afterCall = pot + countedAsBig(hand, player) + Math.max(0, level - player.streetBet);
  const unit = hand.setup.rules.potLimitRoundingUnit;
  return level + (unit > 0 ? Math.ceil(afterCall / unit) * unit : afterCall);
};

/** Before anybody came in, raises go in steps of the small blind where it counts as a big one (RRP-10.2.6.a). */
export const openIncrement = (hand: Hand): Chips | null => {
  const { setup, street, round } = hand;
  const { potLimitSmallBlindCountsAsBig, potLimitOpenIncrement } = setup.rules;
  if (setup.structure.limit !== 'potLimit' || street > 0 || !potLimitSmallBlindCountsAsBig) return null;
  if (potLimitOpenIncrement !== 'smallBlind' || round.fullBets !== 1) return null;
  const nobodyIsIn = hand.players.every(({ acted, gone }) => !acted || gone !== null);
  return nobodyIsIn ? (smallBlindOf(hand)?.amount ?? null) : null;
};
