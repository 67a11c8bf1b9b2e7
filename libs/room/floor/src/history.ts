import { type RuleId } from '@cardroom/kernel';
import { type FloorEvent, type MoveKind } from './events';
import { type SeatFlag } from './seats/seat-marks';

type EventType = FloorEvent['type'];

type Versions<T extends EventType> = { readonly [K in T]: number };

/** Facts of the day, games, tables, lists and seats. */
export const ofFirstFolders = {
  DayOpened: 1,
  DayClosed: 1,
  HouseSettingChanged: 1,
  GameOffered: 1,
  GameWithdrawn: 1,
  TablePlaced: 1,
  TableOpened: 1,
  TableFrozen: 1,
  TableThawed: 1,
  TableClosed: 1,
  PlayerListed: 1,
  EntryRemoved: 1,
  EntrySentToBottom: 1,
  EntryMoved: 1,
  EntryRestored: 1,
  PlaceHeld: 1,
  HoldEnded: 1,
  PlayerWentOut: 1,
  PlayerCameBack: 1,
  PlayerArrived: 1,
  PlayerCalled: 1,
  CallRepeated: 1,
  CallAnswered: 1,
  CallDeclined: 1,
  CallExpired: 1,
  CallWithdrawn: 1,
  PlayerSeated: 1,
  SeatLeft: 1,
  SeatReserved: 1,
  ReservationReleased: 1,
  ReservationLapsed: 1,
  ReservationsSwapped: 1,
  ActionUndone: 1,
} as const satisfies Partial<Versions<EventType>>;

/** Facts of the lists that came later. */
export const ofLongerLists = {
  CallExtended: 1,
  TurnPassed: 1,
  EntryTransferred: 1,
  DepositTaken: 1,
  DepositReturned: 1,
  DepositForfeited: 1,
} as const satisfies Partial<Versions<EventType>>;

/** Facts of those who walk, of their chips, and of what is noted of seats. */
export const ofAbsence = {
  PlayerWalked: 1,
  AbsenceExtended: 1,
  AbsenceDue: 1,
  PlayerBackInSeat: 1,
  ChipsPickedUp: 1,
  CustodyCounted: 1,
  CustodyReleased: 1,
  PlayOverAllowed: 1,
  PlayOverEnded: 1,
  StackBroughtBack: 1,
  GuestAdmitted: 1,
  GuestLeft: 1,
  SeatFlagged: 1,
  SeatFlagCleared: 1,
} as const satisfies Partial<Versions<EventType>>;

/** Facts of rent. */
export const ofTimeCollection = {
  RateSet: 1,
  TableFeeSet: 1,
  TableFeeEnded: 1,
  TimeCollectionDue: 1,
  CollectionMissed: 1,
  TimeCollected: 1,
  TimePaid: 1,
  TimeDeclined: 1,
  TimeWaived: 1,
  TimeRefunded: 1,
  CourtesyPlayed: 1,
  CollectionPaused: 1,
  CollectionResumed: 1,
  PackageSold: 1,
  LeftOwing: 1,
} as const satisfies Partial<Versions<EventType>>;

/** Facts of seat and table changes, and of main and feeder games. */
export const ofMoves = {
  SeatChangeRequested: 1,
  TableChangeRequested: 1,
  RequestEnded: 1,
  OfferDeclined: 1,
  PlayerMoved: 1,
  MoveAnnounced: 1,
  BigBlindReached: 1,
  HandCounted: 1,
  MoveEnded: 1,
  ClaimsPassed: 1,
  PlayersKeptApart: 1,
  KeepingApartEnded: 1,
  PotCarried: 1,
  CarriedPotTaken: 1,
  FeederLinked: 1,
  FeederUnlinked: 1,
  MustMoveRefused: 1,
  CooldownEnded: 1,
} as const satisfies Partial<Versions<EventType>>;

/** Facts of openings, breaks, changes of stakes and decks, and of the dealers. */
export const ofTableLife = {
  SeatsDrawn: 1,
  ButtonDrawn: 1,
  ExtraSeatAdded: 1,
  ExtraSeatRemoved: 1,
  TablesImposed: 1,
  TablesRevealed: 1,
  TableBreakAnnounced: 1,
  TableBreakCalledOff: 1,
  BreakCardsDrawn: 1,
  TableBroken: 1,
  BreakSeatGivenUp: 1,
  StakesProposed: 1,
  StakesObjected: 1,
  StakesWithdrawn: 1,
  StakesChanged: 1,
  DeckChanged: 1,
  DealerSignedIn: 1,
  DealerSignedOut: 1,
  DealerBreakStarted: 1,
  DealerBreakEnded: 1,
  DealersPushed: 1,
} as const satisfies Partial<Versions<EventType>>;

/** The present schema version of every event; a change of shape raises it and adds an upcaster and a golden example. */
export const floorEventVersions: Versions<EventType> = {
  ...ofFirstFolders,
  ...ofLongerLists,
  ...ofAbsence,
  ...ofTimeCollection,
  ...ofMoves,
  ...ofTableLife,
};

const always: Partial<Record<EventType, readonly RuleId[]>> = {
  TableOpened: ['RRP-2.2.1'],
  TableClosed: ['RRP-2.2.1'],
  PlayerListed: ['RRP-2.3.1'],
  PlayerArrived: ['RRP-2.3.1'],
  PlayerWentOut: ['RRP-2.3.2'],
  PlayerCameBack: ['RRP-2.3.2'],
  EntrySentToBottom: ['RRP-2.3.2'],
  CallExpired: ['RRP-2.3.2'],
  CallExtended: ['RRP-2.3.2'],
  DepositTaken: ['RRP-2.2.20'],
  CallAnswered: ['RRP-2.2.20'],
  SeatReserved: ['RRP-2.2.20'],
  ReservationLapsed: ['RRP-2.2.20'],
  ReservationsSwapped: ['RRP-2.3.7'],
  PlayerSeated: ['RRP-2.2.10'],
  SeatChangeRequested: ['RRP-2.3.12'],
  TableChangeRequested: ['RRP-2.3.13'],
  OfferDeclined: ['RRP-2.3.12'],
  ClaimsPassed: ['RRP-2.3.12'],
  PlayersKeptApart: ['RRP-2.3.5'],
  KeepingApartEnded: ['RRP-2.3.5'],
  PotCarried: ['RRP-9.1.10'],
  CarriedPotTaken: ['RRP-9.1.10'],
  FeederLinked: ['RRP-2.3.9'],
  FeederUnlinked: ['RRP-2.3.9'],
  MustMoveRefused: ['RRP-2.3.9'],
  CooldownEnded: ['RRP-2.3.9'],
  PlayerWalked: ['RRP-2.2.19'],
  AbsenceExtended: ['RRP-2.2.19'],
  AbsenceDue: ['RRP-2.2.19'],
  ChipsPickedUp: ['RRP-2.2.19', 'RRP-2.2.5'],
  PlayOverAllowed: ['RRP-2.2.11'],
  PlayOverEnded: ['RRP-2.2.11'],
  StackBroughtBack: ['RRP-2.2.5'],
  GuestAdmitted: ['RRP-2.2.26'],
  GuestLeft: ['RRP-2.2.26'],
  TimeCollectionDue: ['RRP-2.2.2'],
  CollectionMissed: ['RRP-2.2.2'],
  TimeCollected: ['RRP-2.2.2'],
  TimePaid: ['RRP-2.2.2'],
  TimeDeclined: ['RRP-2.2.2'],
  CourtesyPlayed: ['RRP-2.2.2'],
  TableFeeEnded: ['RRP-2.2.1'],
  SeatsDrawn: ['THR-1.1'],
  ButtonDrawn: ['RRP-2.3.6'],
  ExtraSeatAdded: ['RRP-2.3.8'],
  ExtraSeatRemoved: ['RRP-2.3.8'],
  TablesImposed: ['FR4-1.1'],
  TablesRevealed: ['FR4-1.1'],
  TableBreakAnnounced: ['RRP-2.3.14'],
  TableBreakCalledOff: ['RRP-2.3.14'],
  BreakCardsDrawn: ['RRP-2.3.14'],
  TableBroken: ['RRP-2.3.14'],
  BreakSeatGivenUp: ['RRP-2.3.14'],
  StakesProposed: ['RRP-2.2.16'],
  StakesObjected: ['RRP-2.2.16'],
  StakesWithdrawn: ['RRP-2.2.16'],
  StakesChanged: ['RRP-2.2.16'],
  DeckChanged: ['RRP-2.2.21'],
};

const flagRules: Readonly<Record<SeatFlag, readonly RuleId[]>> = {
  'non-player': ['RRP-2.2.25'],
  'no-chips': ['RRP-2.2.25'],
  racked: ['RRP-2.2.7'],
  leaving: ['RRP-2.2.7'],
};

const rulesOfMoves: Readonly<Record<MoveKind, readonly RuleId[]>> = {
  'seat-change': ['RRP-2.3.12'],
  'table-change': ['RRP-2.3.13', 'RRP-3.1.3'],
  'must-move': ['RRP-2.3.9', 'RRP-2.3.11', 'RRP-3.1.3'],
  'by-floor': ['RRP-3.1.3'],
  'table-break': ['RRP-2.3.14', 'RRP-3.1.3'],
};

const removalRules: Partial<Record<string, readonly RuleId[]>> = {
  'lock-up-expired': ['RRP-2.2.20'],
  'call-in-expired': ['RRP-2.3.1'],
  'no-answer': ['RRP-2.3.2'],
  'place-lost': ['RRP-2.3.10'],
};

/** Catalogue entries that a fact rests on, kept beside it in the log. */
export const rulesCited = (event: FloorEvent): readonly RuleId[] => {
  if (event.type === 'SeatReserved' && !event.holder) return ['RRP-2.3.7'];
  if (event.type === 'PlayerSeated' && event.mustBringBackMinor !== undefined)
    return ['RRP-2.2.10', 'RRP-2.2.5'];
  if (event.type === 'PlayerMoved' || event.type === 'MoveAnnounced') return rulesOfMoves[event.kind];
  if (event.type === 'SeatFlagged') return flagRules[event.flag];
  if (event.type === 'SeatLeft') return event.cause === 'moved' ? ['RRP-2.3.4'] : [];
  if (event.type === 'EntryRemoved') return removalRules[event.cause] ?? [];
  return always[event.type] ?? [];
};
