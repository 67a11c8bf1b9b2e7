import { type Decider, type Decision } from '@cardroom/kernel';
import { act, evolveActed } from '../betting/acting';
import { bid } from '../betting/bidding';
import { evolveShortCall, evolveShortCallTakenBack, settleShortCall } from '../betting/short-calls';
import { evolveClosed, evolveShowdownReached } from '../betting/closing';
import {
  drawChipsBack,
  evolveDrawnBack,
  evolveMovedForward,
  moveChipsForward,
} from '../betting/forward-motion';
import { evolveRoundOpened } from '../betting/opening-round';
import { discard, evolveDiscarded } from '../games/discarding';
import { evolveOpenersFalse, evolveOpenersProven, showOpeners } from '../games/openers';
import { askToSeeOpener, evolveOpenerSeeingAsked } from '../games/seeing-opener';
import {
  actOutOfTurn,
  evolveFreed,
  evolveLifted,
  evolveOutOfTurn,
  evolveRaiseBarred,
  freeOutOfTurn,
} from '../betting/out-of-turn';
import { evolveOversizeCut, evolveOversizeMade, reportOversizeBet } from '../betting/oversize-bets';
import { askForTime, evolveTimeAsked, ruleTurnLost } from '../betting/late-wake-up';
import {
  approveClock,
  callClock,
  evolveClockApproved,
  evolveClockCalled,
  expireClock,
} from '../betting/clock';
import { evolveRunsAgreed, runIt } from '../pots/run-it-twice';
import { arrangePot, chopBlinds, evolveChopped, returnBet } from '../pots/agreements';
import {
  evolveHeld,
  evolveObjected,
  evolveOverruled,
  objectToAward,
  overruleObjection,
  setPotAside,
} from '../pots/disputes';
import { askToSee } from '../showdown/asking-to-see';
import { tableEarly } from '../showdown/early-tabling';
import { evolveVoided, voidHand } from './voiding';
import { awardPot, evolveAwarded, evolveEnded } from '../pots/awarding';
import { evolvePotsFormed } from '../pots/forming';
import { evolveLosersKilled, killLosingHands } from '../showdown/killing-losers';
import {
  evolveBoardPlayed,
  evolveMucked,
  evolveShown,
  muckHand,
  playTheBoard,
  showHand,
} from '../showdown/showing';
import { giveUpCards, takeCardsBack, withForwardHandKilled } from '../irregularities/cards-given-up';
import { correctDeal } from '../irregularities/correcting-deals';
import { reportDeck } from '../irregularities/defective-decks';
import { dropStubCards } from '../irregularities/dropped-stub-cards';
import { dealEarly } from '../irregularities/early-deals';
import { reportExposed } from '../irregularities/exposed-cards';
import { reportFouled } from '../irregularities/fouled-hands';
import { declareAllIn, evolveAllIn } from '../irregularities/last-stud-card';
import { evolveCardsEntered, evolveCardsMoved } from '../irregularities/moving-cards';
import { evolveBringInReturned, evolveErrorNoted, evolveStreetRecalled } from '../irregularities/noting';
import { reportMisdeal } from '../irregularities/reporting-misdeals';
import { reportScrap } from '../irregularities/scrap-cards';
import { dealExtraCard, missCard, reportWrongCount } from '../irregularities/wrong-counts';
import { dealWrong } from '../irregularities/wrong-deals';
import { correctLowCard } from '../irregularities/wrong-low-card';
import { confirmDelivery, evolveDelivered } from './chips-in-transit';
import { type HandCommand } from './commands';
import { deal } from './dealing';
import { evolveDealt, evolveReshuffled, evolveShuffled } from './deck';
import { type HandEvent } from './events';
import { unopenedHand } from './initial';
import { checkCards, checkChips } from './invariants';
import { evolveAbsence, evolveKilled, killHand, setAbsent } from './killing';
import { evolveOpening, openHand } from './opening';
import { evolvePosting, evolveStraddle, postForcedBets, postStraddle } from './posting';
import { type Hand } from './state';

type Decisions = {
  readonly [T in HandCommand['type']]: (
    command: Extract<HandCommand, { type: T }>,
    hand: Hand,
  ) => Decision<HandEvent>;
};

type Evolutions = {
  readonly [T in HandEvent['type']]?: (hand: Hand, event: Extract<HandEvent, { type: T }>) => Hand;
};

/** Which slice decides a command. */
const decisions: Decisions = {
  OpenHand: openHand,
  PostForcedBets: postForcedBets,
  PostStraddle: postStraddle,
  Deal: deal,
  Act: act,
  Bid: bid,
  SettleShortCall: settleShortCall,
  Discard: discard,
  ShowOpeners: showOpeners,
  ShowHand: showHand,
  MuckHand: muckHand,
  PlayTheBoard: playTheBoard,
  AskToSee: askToSee,
  KillLosingHands: killLosingHands,
  AwardPot: awardPot,
  KillHand: killHand,
  SetAbsent: setAbsent,
  ReportOversizeBet: reportOversizeBet,
  ActOutOfTurn: actOutOfTurn,
  FreeOutOfTurn: freeOutOfTurn,
  AskForTime: askForTime,
  RuleTurnLost: ruleTurnLost,
  CallClock: callClock,
  ApproveClock: approveClock,
  ExpireClock: expireClock,
  RunIt: runIt,
  ChopBlinds: chopBlinds,
  ArrangePot: arrangePot,
  ReturnBet: returnBet,
  SetPotAside: setPotAside,
  ObjectToAward: objectToAward,
  OverruleObjection: overruleObjection,
  TableEarly: tableEarly,
  VoidHand: voidHand,
  ReportMisdeal: reportMisdeal,
  ReportExposed: reportExposed,
  DealExtraCard: dealExtraCard,
  MissCard: missCard,
  ReportWrongCount: reportWrongCount,
  ReportScrap: reportScrap,
  ReportDeck: reportDeck,
  DealEarly: dealEarly,
  DealWrong: dealWrong,
  CorrectDeal: correctDeal,
  ReportFouled: reportFouled,
  DropStubCards: dropStubCards,
  GiveUpCards: giveUpCards,
  TakeCardsBack: takeCardsBack,
  CorrectLowCard: correctLowCard,
  DeclareAllIn: declareAllIn,
  MoveChipsForward: moveChipsForward,
  DrawChipsBack: drawChipsBack,
  AskToSeeOpener: askToSeeOpener,
  ConfirmDelivery: confirmDelivery,
};

/** Which slice folds an event; an event that changes nothing has none. */
const evolutions: Evolutions = {
  HandOpened: evolveOpening,
  ForcedBetsPosted: evolvePosting,
  StraddlePosted: evolveStraddle,
  DeckShuffled: evolveShuffled,
  StreetDealt: evolveDealt,
  StubReshuffled: evolveReshuffled,
  BettingOpened: evolveRoundOpened,
  Acted: evolveActed,
  ShortCallMade: evolveShortCall,
  ShortCallTakenBack: evolveShortCallTakenBack,
  BettingClosed: evolveClosed,
  PotsFormed: evolvePotsFormed,
  ShowdownReached: evolveShowdownReached,
  HandShown: evolveShown,
  HandMucked: evolveMucked,
  BoardPlayed: evolveBoardPlayed,
  LosingHandsKilled: evolveLosersKilled,
  HandKilled: evolveKilled,
  AbsenceNoted: evolveAbsence,
  PotAwarded: evolveAwarded,
  HandEnded: evolveEnded,
  OpenersProven: evolveOpenersProven,
  OpenersFalse: evolveOpenersFalse,
  Discarded: evolveDiscarded,
  OversizeBetMade: evolveOversizeMade,
  OversizeBetCut: evolveOversizeCut,
  ActedOutOfTurn: evolveOutOfTurn,
  OutOfTurnFreed: evolveFreed,
  OutOfTurnLifted: evolveLifted,
  RaiseBarred: evolveRaiseBarred,
  TimeAsked: evolveTimeAsked,
  ClockCalled: evolveClockCalled,
  ClockApproved: evolveClockApproved,
  RunsAgreed: evolveRunsAgreed,
  BlindsChopped: evolveChopped,
  PotHeld: evolveHeld,
  AwardObjected: evolveObjected,
  ObjectionOverruled: evolveOverruled,
  HandVoided: evolveVoided,
  CardsMoved: evolveCardsMoved,
  CardsEntered: evolveCardsEntered,
  DealingErrorNoted: evolveErrorNoted,
  StreetRecalled: evolveStreetRecalled,
  BringInReturned: evolveBringInReturned,
  StackPutBehind: evolveAllIn,
  ChipsMovedForward: evolveMovedForward,
  ChipsDrawnBack: evolveDrawnBack,
  OpenerSeeingAsked: evolveOpenerSeeingAsked,
  ChipsDelivered: evolveDelivered,
};

/** What a command leads to; every slice keeps its own rules. */
export const decide = (command: HandCommand, hand: Hand): Decision<HandEvent> =>
  withForwardHandKilled([command, hand], decisions[command.type](command as never, hand), evolve);

const step = (hand: Hand, event: HandEvent): Hand => evolutions[event.type]?.(hand, event as never) ?? hand;

/** Events that move cards between hands and elsewhere. */
const movesCards: ReadonlySet<HandEvent['type']> = new Set([
  'StreetDealt',
  'HandMucked',
  'Discarded',
  'CardsMoved',
]);

/** Folds what happened; throws `InvariantBroken` when a chip or a card is lost, which no event of ours does. */
export const evolve = (hand: Hand, event: HandEvent): Hand => {
  const after = step(hand, event);
  checkChips(after);
  if (after.deck !== hand.deck || (after.players !== hand.players && movesCards.has(event.type)))
    checkCards(after);
  return after;
};

/** One hand of poker, from its opening to the last pot awarded. */
export const handDecider: Decider<HandCommand, Hand, HandEvent> = {
  initialState: unopenedHand,
  decide,
  evolve,
};
