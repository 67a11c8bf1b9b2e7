import { type RuleId } from '@cardroom/kernel';
import { type PlayEvent } from './events';

/** The present schema version of every event. */
export const playEventVersions: { readonly [T in PlayEvent['type']]: number } = {
  PlayOpened: 1,
  DepthChangeAsked: 1,
  DepthChanged: 1,
  NewStakesSet: 1,
  HouseRulesChanged: 1,
  LastHandAnnounced: 1,
  HandsGoOn: 1,
  TableAtRest: 1,
  TablePaused: 1,
  TableResumed: 1,
  NewDeckInPlay: 1,
  DeckChangeDue: 1,
  SeedCommitted: 1,
  PlayClosed: 1,
  SeatTaken: 1,
  LeavingAnnounced: 1,
  LeavingCalledOff: 1,
  PlayerLeft: 1,
  SeatChangeAnnounced: 1,
  SeatChanged: 1,
  SeatExchangeAnnounced: 1,
  SeatsExchanged: 1,
  SatOut: 1,
  SatIn: 1,
  WentAway: 1,
  CameBack: 1,
  PostingAsked: 1,
  DealtOut: 1,
  DealingOutEnded: 1,
  HeldOut: 1,
  HoldReleased: 1,
  SatOutTooLong: 1,
  ButtonWon: 1,
  ButtonPlaced: 1,
  ChipsAdded: 1,
  ChipsKeptForSeat: 1,
  ChipsHandedOver: 1,
  BehindPut: 1,
  BehindAnnounced: 1,
  BehindArrived: 1,
  BehindDelivered: 1,
  BehindCalledOff: 1,
  ChipsTakenOff: 1,
  ChipsPaid: 1,
  StackPassed: 1,
  CustodyGivenOut: 1,
  StacksCounted: 1,
  DropRemoved: 1,
  DropCounted: 1,
  HandStarted: 1,
  HandAdvanced: 1,
  CardsDealt: 1,
  HandCorrected: 1,
  HandReopened: 1,
  HandFinished: 1,
  HandReckoned: 1,
  TimeGivenBack: 1,
  TableStopped: 1,
  TableReleased: 1,
  PotSetAside: 1,
  PotHoldAsked: 1,
  HoldAwardAsked: 1,
  AsideAwarded: 1,
  PotMoveAsked: 1,
  PotMoved: 1,
};

const rules: Partial<Record<PlayEvent['type'], readonly RuleId[]>> = {
  BehindAnnounced: ['RRP-2.2.6'],
  BehindDelivered: ['RRP-2.2.6'],
  ChipsTakenOff: ['RRP-2.2.5'],
  StackPassed: ['THR-1.4.h'],
  TableStopped: ['RRP-2.1.5'],
  PotSetAside: ['RRP-2.1.7'],
  PotHoldAsked: ['RRP-2.1.7'],
  HoldAwardAsked: ['RRP-2.1.7'],
  AsideAwarded: ['RRP-2.1.7'],
  PotMoveAsked: ['RRP-2.1.6'],
  PotMoved: ['RRP-2.1.6'],
  SeatsExchanged: ['RRP-2.3.12'],
  ButtonPlaced: ['RRP-3.4.1'],
  NewStakesSet: ['RRP-2.2.16'],
};

const isRule = (value: unknown): value is RuleId => typeof value === 'string' && /^[A-Z0-9]+-\d/u.test(value);

/** The rules that the poker engine gave for what happened in a step. */
const rulesOfStep = (events: readonly object[]): readonly RuleId[] =>
  events.flatMap((event) => {
    const { rule, ruled } = event as { readonly rule?: unknown; readonly ruled?: unknown };
    return [rule, ruled].filter(isRule);
  });

/** Catalogue entries that a fact rests on, kept beside it in the log. */
export const rulesCited = (event: PlayEvent): readonly RuleId[] => {
  switch (event.type) {
    case 'HandAdvanced':
    case 'CardsDealt':
      return [...new Set(rulesOfStep(event.events))];
    case 'HandFinished':
    case 'DealtOut':
    case 'HeldOut':
      return event.rule ? [event.rule] : [];
    case 'ChipsAdded':
      return event.isShort ? ['RRP-3.1.2'] : [];
    case 'TimeGivenBack':
      return event.clock.kind === 'call' ? ['RRP-10.1.13'] : [];
    default:
      return rules[event.type] ?? [];
  }
};
