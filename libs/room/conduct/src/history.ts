import { type RuleId } from '@cardroom/kernel';
import { type HouseEvent } from './house/house';
import { type OwnRequestEvent } from './own-request/own-request';
import { type RulingEvent } from './rulings/events';
import { type ConductEvent } from './sanctions/events';

type Versions<E extends { readonly type: string }> = { readonly [T in E['type']]: number };

export const rulingEventVersions: Versions<RulingEvent> = {
  RulingsOpened: 1,
  RulesNoted: 1,
  RulingAskedFor: 1,
  RulingDecided: 1,
  RulingConfirmed: 1,
  RulingTaken: 1,
  RulingAdvised: 1,
  PlayReleased: 1,
  HeldPotReleased: 1,
  RulingAppealed: 1,
  AppealDecided: 1,
  RulingAnnulled: 1,
  TableOrdered: 1,
  DisputeLeftOpen: 1,
  RulingNoted: 1,
  GoodFaithErrorMarked: 1,
  RulingsClosed: 1,
};

export const conductEventVersions: Versions<ConductEvent> = {
  RecordOpened: 1,
  PlayerReminded: 1,
  IncidentReported: 1,
  TaskOpened: 1,
  DirectorsAlerted: 1,
  IncidentNotUpheld: 1,
  SanctionGiven: 1,
  ExclusionConfirmed: 1,
  PlayerShutOut: 1,
  TimeOutStarted: 1,
  DealSatOut: 1,
  SanctionEnded: 1,
  IncidentWithdrawn: 1,
  ChipsConfiscated: 1,
  ClockNoted: 1,
  SoftPlayFlagged: 1,
  RefusedAtDoor: 1,
};

export const ownRequestEventVersions: Versions<OwnRequestEvent> = {
  ExcludedAtOwnRequest: 1,
  OwnRequestEnded: 1,
  TurnedAway: 1,
};

export const houseEventVersions: Versions<HouseEvent> = { RuleSetAdopted: 1, ConductSettingChanged: 1 };

/** Rules that a ruling rests on, kept beside it in the log. */
export const rulesOfRuling = (event: RulingEvent): readonly RuleId[] => {
  switch (event.type) {
    case 'RulingAskedFor':
      return event.prompt ? [event.prompt.rule] : [];
    case 'RulingDecided':
    case 'AppealDecided':
      return event.rules;
    case 'TableOrdered':
      return event.rule ? [event.rule] : [];
    case 'PlayReleased':
    case 'HeldPotReleased':
      return ['RRP-2.1.7'];
    case 'DisputeLeftOpen':
      return ['RRP-2.1.6'];
    case 'GoodFaithErrorMarked':
      return ['RRP-2.1.4'];
    default:
      return [];
  }
};

export const rulesOfConduct = (event: ConductEvent): readonly RuleId[] => {
  if ('rule' in event) return [event.rule];
  if (event.type === 'SoftPlayFlagged') return ['RTC-2.f'];
  if (event.type === 'ChipsConfiscated') return ['RTC-37'];
  return event.type === 'PlayerShutOut' ? ['RRP-1.1.0'] : [];
};
