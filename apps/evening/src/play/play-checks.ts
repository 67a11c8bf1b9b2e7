import { type FactShape } from '@cardroom/contracts';
import { type PlayEvent } from '@cardroom/play';
import { type Check } from '../checks';
import { accountOf, type TableAccount } from '../dealt/table-accounts';
import { replayFaults } from './replay';

/** What was played at all tables together. */
export interface PlayAccount {
  readonly tables: number;
  /** Of each table that was played: how many hands. */
  readonly handsByTable: readonly number[];
  readonly clocksCalled: number;
  readonly clocksRunOut: number;
  readonly disputes: number;
  readonly ruled: number;
  /** Chips at the tables as the play of the day leaves them, what the cage keeps for absent players not counted. */
  readonly atTablesMinor: number;
  /** Where hands were only counted: chips that lie with others than the tables knew, which must cancel out. */
  readonly unplacedMinor: number;
}

export interface PlayEvidence {
  readonly facts: readonly FactShape[];
  readonly day: string;
  /** Where the evening began in the log: hands before it are replayed, and counted in no figure. */
  readonly since: bigint;
}

const eventOf = ({ type, data }: FactShape): PlayEvent => ({ type, ...data }) as unknown as PlayEvent;

const streamsOf = (facts: readonly FactShape[], day: string): ReadonlyMap<string, readonly PlayEvent[]> => {
  const streams = new Map<string, PlayEvent[]>();
  for (const fact of facts) {
    if (!fact.stream.startsWith('table-') || !fact.stream.endsWith(day)) continue;
    const events = streams.get(fact.stream) ?? [];
    events.push(eventOf(fact));
    streams.set(fact.stream, events);
  }
  return streams;
};

interface Standing {
  readonly hands: Map<string, ReadonlySet<string>>;
  readonly seated: Map<string, Map<number, string>>;
  readonly faults: string[];
}

const handStarts = (
  { hands, seated, faults }: Standing,
  stream: string,
  dealtIn: readonly number[],
): void => {
  const seats = seated.get(stream);
  const players = new Set(dealtIn.flatMap((seat) => seats?.get(seat) ?? []));
  for (const [other, there] of hands)
    for (const player of players)
      if (other !== stream && there.has(player)) faults.push(`${player} in ${stream} and ${other}`);
  hands.set(stream, players);
};

/** Whoever is in a hand at one table is in none at another. */
const playedTwice = (facts: readonly FactShape[]): string[] => {
  const standing: Standing = { hands: new Map(), seated: new Map(), faults: [] };
  for (const fact of facts) {
    if (!fact.stream.startsWith('table-')) continue;
    const event = eventOf(fact);
    const seats = standing.seated.get(fact.stream) ?? new Map<number, string>();
    standing.seated.set(fact.stream, seats);
    if (event.type === 'SeatTaken' || event.type === 'SeatChanged')
      seats.set('to' in event ? event.to : event.seat, event.playerId);
    if (event.type === 'SeatsExchanged')
      seats.set(event.to, event.playerId).set(event.seat, event.withPlayer);
    if (event.type === 'HandStarted') handStarts(standing, fact.stream, event.plan.dealtIn);
    if (event.type === 'HandFinished') standing.hands.delete(fact.stream);
  }
  return standing.faults;
};

const sum = <T>(list: readonly T[], amount: (one: T) => number): number =>
  list.reduce((total, one) => total + amount(one), 0);

const chipsAt = ({ table }: TableAccount): number =>
  table.inMinor - table.outMinor - table.custody.reduce((held, one) => held + one, 0);

const countOf = (facts: readonly FactShape[], isMeant: (fact: FactShape) => boolean): number =>
  facts.filter(isMeant).length;

const isTimeCalled = ({ type, data }: FactShape): boolean =>
  type === 'HandAdvanced' && (data['ask'] as { type?: string } | undefined)?.type === 'CallClock';

const prefixed = (
  streams: ReadonlyMap<string, readonly PlayEvent[]>,
  faultsOf: (events: readonly PlayEvent[], stream: string) => readonly string[],
): string[] =>
  [...streams].flatMap(([stream, events]) => faultsOf(events, stream).map((fault) => `${stream}: ${fault}`));

type Streams = ReadonlyMap<string, readonly PlayEvent[]>;

const handsIn = (events: readonly PlayEvent[]): number =>
  events.filter(({ type }) => type === 'HandReckoned' || type === 'HandFinished').length;

/** The evening's figures, and where its chips are in the end. */
const accountFor = (
  tonight: readonly FactShape[],
  day: string,
  all: readonly TableAccount[],
): PlayAccount => {
  const handsByTable = [...streamsOf(tonight, day).values()].map(handsIn).filter((hands) => hands > 0);
  return {
    tables: handsByTable.length,
    handsByTable,
    clocksCalled: countOf(tonight, isTimeCalled),
    clocksRunOut: countOf(tonight, ({ data }) => typeof data['expired'] === 'number'),
    disputes: countOf(tonight, ({ type }) => type === 'RulingAskedFor'),
    ruled: countOf(tonight, ({ type }) => type === 'RulingDecided'),
    atTablesMinor: sum(all, chipsAt),
    unplacedMinor: sum(all, ({ table }) => table.unplacedMinor),
  };
};

/** Folds every table of the day anew, decides every hand again, and counts every chip. */
export const playChecks = ({ facts, day, since }: PlayEvidence) => {
  const streams: Streams = streamsOf(facts, day);
  const accounts = new Map([...streams].map(([stream, events]) => [stream, accountOf(events)]));
  const tonight = facts.filter(({ position }) => BigInt(position) > since);
  const account = accountFor(tonight, day, [...accounts.values()]);
  const { unplacedMinor } = account;
  const unplaced = unplacedMinor === 0 ? [] : [`${unplacedMinor} lie with nobody the tables know of`];
  const ofTables = prefixed(streams, (_, stream) => accounts.get(stream)?.faults ?? []);
  const checks: readonly Check[] = [
    { statement: 'each hand is what the pure engine makes of it', faults: prefixed(streams, replayFaults) },
    { statement: 'each table’s chips and clocks add up', faults: [...ofTables, ...unplaced] },
    { statement: 'nobody was in a hand at two tables', faults: playedTwice(facts) },
  ];
  return { account, checks };
};
