import { type Instant } from '@cardroom/kernel';
import { type SeenCard } from '../cards/card';
import { type CardsFor } from '../hand/commands';
import { type SeatNumber } from '../hand/state';
import { type Exposure, type WrongDeal } from './dealing-errors';
import { type MisdealFault } from './misdeal-table';

interface Asked {
  readonly at: Instant;
}

/** An error of the deal is reported; the misdeal table says whether the hand is void. */
export interface ReportMisdeal extends Asked {
  readonly type: 'ReportMisdeal';
  readonly fault: MisdealFault;
  readonly seat?: SeatNumber;
  /** The card could have been seen by the player who was not entitled to it (THR-1.9.i). */
  readonly seen?: boolean;
  /** The seat is away but entitled to cards, or owes a blind: both are no misdeal (RRP-3.2.1.i). */
  readonly because?: 'absent' | 'owesBlind';
}

/** A down card was seen: by whose doing, and which of his cards it is (0 is the first dealt to him). */
export interface ReportExposed extends Asked {
  readonly type: 'ReportExposed';
  readonly seat: SeatNumber;
  readonly place: number;
  readonly by: 'dealer' | 'player';
  readonly how: Exposure;
  readonly card?: SeenCard;
  /** He looked at the card before claiming (RRP-3.4.12). */
  readonly looked?: boolean;
  /** He would rather keep it (RRP-3.4.13). */
  readonly wantsToKeep?: boolean;
  /** Claimed while the cards were still being dealt (THR-1.9.g). */
  readonly whileDealing?: boolean;
}

/** The dealer gave a seat a card too many. */
export interface DealExtraCard extends Asked {
  readonly type: 'DealExtraCard';
  readonly seat: SeatNumber;
  readonly card?: SeenCard;
}

/** A seat never got one of its cards: it is the next off the deck, or somewhere else in the stub. */
export interface MissCard extends Asked {
  readonly type: 'MissCard';
  readonly seat: SeatNumber;
  readonly next: boolean;
}

/** A hand has too many or too few cards; what it has is what the engine holds for it. */
export interface ReportWrongCount extends Asked {
  readonly type: 'ReportWrongCount';
  readonly seat: SeatNumber;
  /** The extra card was looked at: the floor decides (RRP-3.4.11). */
  readonly looked?: boolean;
}

/** A card of no use turned up: face up in the deck, misprinted, or a joker in a game without one. */
export interface ReportScrap extends Asked {
  readonly type: 'ReportScrap';
  readonly what: 'boxed' | 'unplayable' | 'joker';
  readonly where: SeatNumber | 'board' | 'burns' | 'stub';
  readonly card?: SeenCard;
  /** The card that follows is the one due to him, nothing having been dealt since (THR-1.9.k). */
  readonly nextIsDue?: boolean;
}

/** The deck itself is wrong. */
export interface ReportDeck extends Asked {
  readonly type: 'ReportDeck';
  readonly what: 'foreignBack' | 'duplicate' | 'count';
  /** The foreign card lies in the undealt stub only (RRP-3.4.3). */
  readonly inStub?: boolean;
  readonly missing?: number;
  readonly extra?: number;
  /** The missing card was found and it is known where it belongs (RTC-32.h). */
  readonly originKnown?: boolean;
  readonly nextDealStarted?: boolean;
  /** Who bet knowing that the deck was bad: the floor has their chips stay for the next deal (RRP-3.4.5). */
  readonly withheld?: readonly SeatNumber[];
}

/** Cards of the next street came while somebody had still to act; told as they were seen. */
export interface DealEarly extends Asked {
  readonly type: 'DealEarly';
  readonly burn?: SeenCard;
  readonly cards?: readonly SeenCard[];
  /** In stud: how many of the players got one before it was noticed; all of them unless said. */
  readonly count?: number;
  /** Last cards that their players have looked at or mixed with the others; they keep them (RRP-8.14.c). */
  readonly kept?: readonly CardsFor[];
}

/** A street dealt with no burn, two burns, or a board card too many. */
export interface DealWrong extends Asked {
  readonly type: 'DealWrong';
  readonly mistake: WrongDeal['kind'];
  readonly burn?: SeenCard;
  readonly board?: readonly SeenCard[];
  readonly hands?: readonly CardsFor[];
}

/** Puts a wrong deal right as the rules say, while nobody has bet on it. */
export interface CorrectDeal extends Asked {
  readonly type: 'CorrectDeal';
  /** Players who have looked at their last stud card (RRP-8.13.a). */
  readonly looked?: readonly SeatNumber[];
}

/** A hand was taken, touched or mixed. */
export interface ReportFouled extends Asked {
  readonly type: 'ReportFouled';
  readonly seat: SeatNumber;
  readonly how: 'dealerTook' | 'touchedOthers' | 'touchedByUnknown' | 'thrownOntoOther';
  readonly isProtected: boolean;
  /** The cards can be told apart from the others. */
  readonly identifiable: boolean;
  /** They were picked up but met no other card, or lay face up (RTC-32.j.1, RTC-32.j.6). */
  readonly untouched?: boolean;
  readonly claimsRefund?: boolean;
}

/** The dealer dropped or turned over cards of the stub. */
export interface DropStubCards extends Asked {
  readonly type: 'DropStubCards';
  readonly count: number;
  readonly cards?: readonly SeenCard[];
}

/** Cards pushed forward, or stud upcards lifted, without a word. */
export interface GiveUpCards extends Asked {
  readonly type: 'GiveUpCards';
  readonly seat: SeatNumber;
  readonly how: 'forward' | 'upcardsLifted';
}
export interface TakeCardsBack extends Asked {
  readonly type: 'TakeCardsBack';
  readonly seat: SeatNumber;
}

/** The wrong player was named low and brought it in; this one is the true low (RRP-8.9). */
export interface CorrectLowCard extends Asked {
  readonly type: 'CorrectLowCard';
  readonly low: SeatNumber;
}

/** A player whose last stud card was exposed takes no further part in the betting (RRP-8.17.a, RRP-8.17.c). */
export interface DeclareAllIn extends Asked {
  readonly type: 'DeclareAllIn';
  readonly seat: SeatNumber;
}

export type IrregularityCommand =
  | ReportMisdeal
  | ReportExposed
  | DealExtraCard
  | MissCard
  | ReportWrongCount
  | ReportScrap
  | ReportDeck
  | DealEarly
  | DealWrong
  | CorrectDeal
  | ReportFouled
  | DropStubCards
  | GiveUpCards
  | TakeCardsBack
  | CorrectLowCard
  | DeclareAllIn;
