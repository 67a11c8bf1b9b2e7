import { type RuleId } from '@cardroom/kernel';
import { type FloorEvent, type MoveKind } from './events';
import { type SeatFlag } from './seats/seat-marks';
import { evolutions } from './slices';

type EventType = FloorEvent['type'];

type Versions = Readonly<Record<EventType, number>>;

/** Events that are not written as they first were: the present version of each. A first version needs no line. */
const laterVersions: Partial<Versions> = {};

const firstVersions = Object.fromEntries(
  [...Object.keys(evolutions), 'ActionUndone'].map((type) => [type, 1]),
) as Versions;

/** The present schema version of every event; a change of shape raises it and adds an upcaster and a golden example. */
export const floorEventVersions: Versions = { ...firstVersions, ...laterVersions };

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
  'wants-chips': [],
  'wants-drinks': [],
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
