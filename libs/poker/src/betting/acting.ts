import { foreseen } from '../hand/foresight';
import { changedRound, draftOfHand, draftOfPlayer, draftOfRound } from '../hand/copies';
import { accept, type Decision, judge, type Policy } from '@cardroom/kernel';
import { type Act, type Action } from '../hand/commands';
import { type HandEvent } from '../hand/events';
import { type Acted } from './events';
import { indexOfSeat, playerAt } from '../hand/players';
import { handNotLive, noBettingNow, notHandOwner, notYourTurn, unknownSeat } from '../hand/refusals';
import { givenUpUnbet } from '../games/still-served';
import { type ActionKind, type Chips, type Hand, type PlayerInHand } from '../hand/state';
import { betSize } from '../hand/streets';
import { handIsUnderWay } from '../hand/under-way';
import { type BettingRound, canBet, seatToAct } from './betting-round';
import { nothingIrregular } from './irregular';
import { bindingObjection } from './bound-actions';
import { capOf } from './reopening';
import { afterAction } from './closing';
import { isOffered, legalActions, wagerName } from './legal-actions';
import { firstToActFrom } from './turn';
import { inRanges, isFullWager } from './wagers';
import { wagerObjection } from './wager-objections';
import { freedBy } from './out-of-turn';

type TurnRule = Policy<Pick<Act, 'seat' | 'playerId'>, Hand>;
type Rule = Policy<Pick<Act, 'seat' | 'action' | 'playerId'>, Hand>;

const bettingIsOpen: TurnRule = (_, { phase }) => (phase === 'betting' ? null : noBettingNow({ phase }));

/** A hand folded or said to be stays dead, whether its player still holds the cards or not (RRP-3.3.2, RTC-32.j.3). */
const handIsLive: TurnRule = ({ seat }, hand) => {
  const player = playerAt(hand, seat);
  if (!player) return unknownSeat({ seat });
  return player.gone ? handNotLive({ seat, gone: player.gone }) : null;
};

/** Only one person plays a hand (RRP-2.2.8). */
const ownerActs: TurnRule = ({ seat, playerId }, hand) => {
  const owner = playerAt(hand, seat)?.playerId ?? null;
  return playerId !== undefined && owner !== null && playerId !== owner
    ? notHandOwner({ seat, playerId })
    : null;
};

const isHisTurn: TurnRule = ({ seat }, hand) =>
  seatToAct(hand) === seat ? null : notYourTurn({ seat, toAct: seatToAct(hand) });

const actionIsOffered: Rule = ({ action }, hand) => {
  const legal = legalActions(hand);
  return legal && isOffered(legal, action);
};

const amountIsOffered: Rule = ({ seat, action }, hand) => {
  const wager = legalActions(hand)?.wager;
  if (action.kind !== 'wager' || !wager?.allowed || inRanges(wager.amounts, action.to)) return null;
  const player = playerAt(hand, seat) as PlayerInHand;
  return bindingObjection(hand, player) ?? wagerObjection([hand, player], action.to, wager.amounts);
};

export const turnRules = [handIsUnderWay, bettingIsOpen, handIsLive, ownerActs, isHisTurn];
export const actRules = [...turnRules, actionIsOffered, amountIsOffered];

/** The total of the round that an offered action brings the player to. */
const totalAfter = (hand: Hand, player: PlayerInHand, action: Action): Chips => {
  switch (action.kind) {
    case 'wager':
      return action.to;
    case 'call':
      return Math.min(hand.round.level, player.streetBet + player.stack);
    case 'bringIn':
      return Math.min(hand.setup.structure.bringIn, player.stack);
    default:
      return player.streetBet;
  }
};

/** The event of an action that is offered, before anything else follows from it. */
export const actedEvent = (hand: Hand, { at, seat, action }: Pick<Act, 'at' | 'seat' | 'action'>): Acted => {
  const player = playerAt(hand, seat) as PlayerInHand;
  const to = totalAfter(hand, player, action);
  const paid = to - player.streetBet;
  const kind = action.kind === 'wager' ? wagerName(hand) : action.kind;
  const full = action.kind === 'wager' && (to === 0 || isFullWager(hand, to));
  return { type: 'Acted', at, seat, kind, paid, to, allIn: paid > 0 && paid === player.stack, full };
};

/** The action, the skipped players it frees, and the end of the round or the hand where it brings them. */
export const consequences = (hand: Hand, acted: Acted): readonly HandEvent[] => {
  const freed = freedBy(hand, acted);
  return [acted, ...freed, ...afterAction(evolveActed(hand, acted), acted.at)];
};

export const act = (command: Act, hand: Hand): Decision<HandEvent> =>
  judge(actRules, [command, hand], () => accept(...consequences(hand, actedEvent(hand, command))));

const isAggressive = (kind: ActionKind): boolean => kind === 'bet' || kind === 'raise' || kind === 'complete';

/** Heads-up raises are not capped, where the house follows RRP-3.5.4. */
const isMultiway = ({ setup }: Hand, canStillBet: number): boolean =>
  canStillBet >= 3 || !setup.rules.headsUpUnlimitedRaises;

const afterAggression = (hand: Hand, { seat, to, kind, full }: Acted, canStillBet: number): BettingRound => {
  const { round } = hand;
  const openedBefore = round.fullBets > 0 || round.level > 0;
  const fullBets = full ? round.fullBets + 1 : round.fullBets;
  const cap = capOf(hand);
  return changedRound(round, {
    level: Math.max(round.level, to === 0 ? betSize(hand) : to),
    fullLevel: full ? fullLevelAfter(hand, to) : round.fullLevel,
    lastRaise: full ? lastRaiseAfter(hand, to) : round.lastRaise,
    fullBets,
    capped: round.capped || (cap !== null && full && fullBets >= cap && isMultiway(hand, canStillBet)),
    bringInOnly: round.bringInOnly && !full,
    bringInDue: null,
    firstRaiser: kind === 'raise' && openedBefore ? (round.firstRaiser ?? seat) : round.firstRaiser,
    firstBettor: round.firstBettor ?? seat,
    lastAggressor: seat,
  });
};

/** In limit an all-in that counts as full stands for the whole step (RRP-3.5.5: 15 on a 20 street is 20). */
const fullLevelAfter = (hand: Hand, to: Chips): Chips => {
  const { round, setup } = hand;
  if (setup.structure.limit !== 'fixedLimit') return to;
  return (
    round.fullLevel +
    (round.openPair ? Math.max(setup.structure.smallBet, to - round.fullLevel) : betSize(hand))
  );
};

const lastRaiseAfter = ({ round, setup }: Hand, to: Chips): Chips => {
  if (setup.structure.limit === 'fixedLimit' && !round.openPair) return round.lastRaise;
  return to - (round.bringInOnly ? 0 : round.level);
};

const roundAfter = (hand: Hand, acted: Acted, canStillBet: number): BettingRound => {
  const { round, setup } = hand;
  if (isAggressive(acted.kind)) return afterAggression(hand, acted, canStillBet);
  if (acted.kind !== 'bringIn') return round;
  return changedRound(round, { level: setup.structure.bringIn, bringInOnly: true, bringInDue: null });
};

const playerAfter = (player: PlayerInHand, acted: Acted, round: BettingRound): PlayerInHand => {
  const after = draftOfPlayer(player);
  after.stack = player.stack - acted.paid;
  after.streetBet = acted.to;
  after.contributed = player.contributed + acted.paid;
  if (acted.kind === 'fold') after.gone = 'folded';
  after.acted = true;
  after.checked = player.checked || acted.kind === 'check';
  after.answeredLevel = round.level;
  after.answeredRaises = round.fullBets;
  return after;
};

const isBigBlind = ({ setup }: Hand, acted: Acted): boolean =>
  setup.forcedBets.some(({ kind, seat }) => kind === 'bigBlind' && seat === acted.seat);

const evolveActedNow = (hand: Hand, acted: Acted): Hand => {
  const index = indexOfSeat(hand, acted.seat);
  const before = hand.players[index];
  if (!before) return hand;
  const { seat, kind, at } = acted;
  const after = draftOfHand(hand);
  const round = draftOfRound(roundAfter(hand, acted, canStillBetAfter(hand, acted)));
  round.bigBlindActed ||= isBigBlind(hand, acted);
  const players = hand.players.slice();
  players[index] = playerAfter(before, acted, round);
  after.players = players;
  after.round = round;
  if (isAggressive(kind)) after.lastRaiserOfDeal = seat;
  if (kind !== 'bringIn') after.actions = [...hand.actions, { seat, kind, street: hand.street }];
  const irregular = withoutDone(hand, seat);
  after.irregular = kind === 'fold' ? givenUpUnbet(hand, irregular, seat) : irregular;
  after.drawing = openerAfter(hand, acted);
  after.lastAt = at;
  round.toAct = nextAfter(after, index);
  return after;
};

/** How many live players have chips left once he has acted; his own fold does not count here. */
const canStillBetAfter = ({ players }: Hand, { seat, paid }: Acted): number => {
  let betting = 0;
  for (const player of players) if (player.seat === seat ? player.stack > paid : canBet(player)) betting++;
  return betting;
};

export const evolveActed = foreseen(evolveActedNow);

const nextAfter = (hand: Hand, index: number): number =>
  firstToActFrom(hand, (index + 1) % hand.players.length);

const openerAfter = ({ drawing, street }: Hand, { kind, seat, to }: Acted): Hand['drawing'] =>
  kind === 'bet' && street === 0 && drawing.opener === null
    ? { ...drawing, opener: seat, openedFor: to }
    : drawing;

/** What he did out of turn and the clock on him are settled once he has acted. */
const withoutDone = ({ irregular }: Hand, seat: number): Hand['irregular'] =>
  irregular === nothingIrregular
    ? irregular
    : {
        ...irregular,
        clock: null,
        shortCall: null,
        forward: null,
        outOfTurn: irregular.outOfTurn.filter((done) => done.seat !== seat),
      };
