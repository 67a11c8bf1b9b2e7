import { gamingDay, id, invariant, type RoomId, scenarioOf } from '@cardroom/kernel';
import { type ConductCommand, type OffenceDetails, type Scene, type Term } from '../sanctions/commands';
import { conduct } from '../sanctions/decider';
import { type ConductEvent } from '../sanctions/events';
import { type ConductRecord } from '../sanctions/state';
import { type Step } from '../sanctions/steps';
import { type EventId, type IncidentId } from '../stamp';
import { ana, clock, floorSupervisor, houseOf, shiftManager, stamp, t5 } from './testing';

// Builders for specs of incidents and sanctions.

export const conductScenario = scenarioOf((actual, expected) => expect(actual).toStrictEqual(expected))(
  conduct,
);

export const noDetails: OffenceDetails = {
  act: null,
  target: null,
  mode: null,
  item: null,
  costMinor: null,
  amountMinor: null,
  playersInPot: null,
  isUnbeatable: false,
  playersLeft: null,
};

export const event = id<EventId>('evt-1');

const scene: Scene = {
  tableId: t5,
  tableNumber: 5,
  hand: 212,
  seat: 4,
  eventId: null,
  session: gamingDay('2026-11-28'),
  others: [],
  helped: null,
  stackMinor: null,
};

export const incident = (name: string) => id<IncidentId>(name);

interface Reported extends Partial<OffenceDetails>, Partial<Scene> {
  readonly name?: string;
  readonly words?: string;
}

const detailNames = Object.keys(noDetails);
const sceneNames = Object.keys(scene);
const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

interface Decided {
  readonly name?: string;
  readonly term?: Term;
  readonly reason?: string;
  readonly isUpheld?: boolean;
}

type Of = ReturnType<typeof ofPlayer>;

const ofPlayer = (time: string, by: typeof floorSupervisor, house: ReturnType<typeof houseOf>) => () => ({
  ...stamp(time, by),
  room: id<RoomId>('main'),
  playerId: ana,
  alias: ana as string,
  house,
});

const reporting =
  (of: Of) =>
  (offence: string, more: Reported = {}): ConductCommand => ({
    type: 'ReportIncident',
    ...of(),
    incidentId: incident(more.name ?? 'i1'),
    offence,
    details: { ...noDetails, ...pick(more, detailNames) },
    scene: { ...scene, ...pick(more, sceneNames) },
    words: more.words ?? '',
  });

const deciding =
  (of: Of) =>
  (step: Step | null, more: Decided = {}): ConductCommand => ({
    type: 'DecideIncident',
    ...of(),
    incidentId: incident(more.name ?? 'i1'),
    isUpheld: more.isUpheld ?? true,
    step,
    term: more.term ?? null,
    reason: more.reason ?? '',
    witness: null,
  });

const excluding =
  (of: Of) =>
  (term: Term = forGood, eventId: EventId | null = null, reason = 'cheated'): ConductCommand => ({
    type: 'ExcludePlayer',
    ...of(),
    incidentId: incident('x1'),
    rule: 'RRP-1.1.1',
    eventId,
    term,
    reason,
  });

/** What is asked at a time, by somebody, in a house that plays by a set. */
export const conductAt = (time: string, by = floorSupervisor, house = houseOf()) => {
  const of = ofPlayer(time, by, house);
  return {
    report: reporting(of),
    decide: deciding(of),
    exclude: excluding(of),
    other: <T extends ConductCommand['type']>(type: T, more: object = {}): ConductCommand =>
      ({ type, ...of(), incidentId: incident('i1'), ...more }) as unknown as ConductCommand,
  };
};

export const conductHappened = (...commands: readonly ConductCommand[]): ConductEvent[] => {
  const events: ConductEvent[] = [];
  let record: ConductRecord = conduct.initialState;
  for (const command of commands) {
    const decision = conduct.decide(command, record);
    invariant(decision.accepted, `${command.type}: ${JSON.stringify(decision)}`);
    events.push(...decision.events);
    record = decision.events.reduce(conduct.evolve, record);
  }
  return events;
};

export const recordAfter = (...commands: readonly ConductCommand[]): ConductRecord =>
  conductHappened(...commands).reduce(conduct.evolve, conduct.initialState);

export const conductRefused = (history: readonly ConductEvent[], command: ConductCommand): string | null => {
  const { decision } = conductScenario.given(...history).when(command);
  return decision.accepted ? null : decision.refusal.code;
};

/** Proposed when this offence is reported after all that. */
export const proposalIn = (history: readonly ConductEvent[], command: ConductCommand) => {
  const { decision } = conductScenario.given(...history).when(command);
  invariant(decision.accepted, JSON.stringify(decision));
  const reported = decision.events.find((one) => one.type === 'IncidentReported');
  invariant(reported?.type === 'IncidentReported', 'an incident was reported');
  return reported.proposal;
};

export const forGood: Term = { kind: 'for-good' };
export const until = (time: string): Term => ({ kind: 'until', until: clock(time) });
export { shiftManager };
