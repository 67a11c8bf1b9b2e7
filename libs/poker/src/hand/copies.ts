import { type BettingRound } from '../betting/betting-round';
import { type Hand, type PlayerInHand } from './state';

/*
 * Copies are written out field by field: an object spread costs several microseconds on these shapes, and every event
 * of every hand makes two or three of them.
 */

/** A fresh copy that whoever made it may still write to before it is handed on. */
type Draft<T> = { -readonly [K in keyof T]: T[K] };

export const draftOfHand = (hand: Hand): Draft<Hand> => ({
  phase: hand.phase,
  setup: hand.setup,
  players: hand.players,
  owed: hand.owed,
  street: hand.street,
  boards: hand.boards,
  runs: hand.runs,
  sharedBoard: hand.sharedBoard,
  deck: hand.deck,
  seed: hand.seed,
  round: hand.round,
  lastRound: hand.lastRound,
  lastRaiserOfDeal: hand.lastRaiserOfDeal,
  bettingOver: hand.bettingOver,
  ranOut: hand.ranOut,
  deadMoney: hand.deadMoney,
  pots: hand.pots,
  paidOut: hand.paidOut,
  carriedOver: hand.carriedOver,
  showdown: hand.showdown,
  drawing: hand.drawing,
  irregular: hand.irregular,
  actions: hand.actions,
  total: hand.total,
  lastAt: hand.lastAt,
});

/** The hand with some of its parts changed. */
export const changed = (hand: Hand, changes: Partial<Hand>): Hand =>
  Object.assign(draftOfHand(hand), changes);

export const draftOfPlayer = (player: PlayerInHand): Draft<PlayerInHand> => ({
  seat: player.seat,
  playerId: player.playerId,
  startingStack: player.startingStack,
  stack: player.stack,
  behind: player.behind,
  streetBet: player.streetBet,
  contributed: player.contributed,
  dead: player.dead,
  cards: player.cards,
  gone: player.gone,
  acted: player.acted,
  checked: player.checked,
  answeredLevel: player.answeredLevel,
  answeredRaises: player.answeredRaises,
  tabled: player.tabled,
  absent: player.absent,
  raiseBarred: player.raiseBarred,
});

/** The player with some of his parts changed. */
export const changedPlayer = (player: PlayerInHand, changes: Partial<PlayerInHand>): PlayerInHand =>
  Object.assign(draftOfPlayer(player), changes);

export const draftOfRound = (round: BettingRound): Draft<BettingRound> => ({
  street: round.street,
  level: round.level,
  fullLevel: round.fullLevel,
  lastRaise: round.lastRaise,
  fullBets: round.fullBets,
  capped: round.capped,
  bringInOnly: round.bringInOnly,
  bringInDue: round.bringInDue,
  openPair: round.openPair,
  toAct: round.toAct,
  firstToAct: round.firstToAct,
  firstRaiser: round.firstRaiser,
  firstBettor: round.firstBettor,
  lastAggressor: round.lastAggressor,
  bigBlindActed: round.bigBlindActed,
});

/** The betting round with some of its parts changed. */
export const changedRound = (round: BettingRound, changes: Partial<BettingRound>): BettingRound =>
  Object.assign(draftOfRound(round), changes);
