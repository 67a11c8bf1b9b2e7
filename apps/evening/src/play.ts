import { type PlayDepth, type StaffSession } from '@cardroom/contracts';
import { closeCage } from './cage/closing';
import { openCage } from './cage/opening';
import { gatherEvidence } from './checks';
import { chanceFrom } from './dealt/simple-players';
import { startClock } from './evening-clock';
import { type Evening, type Visit } from './evening-file';
import { workTheFloor } from './floor-staff';
import { moneyOf } from './holding';
import { keepPace } from './pace';
import { openLiveBoards } from './live-boards';
import { followLog } from './news';
import { hirePeople, letGo, type People, signIn } from './people';
import { seatWhoWasHere, settleTables } from './play/residents';
import { watchPockets } from './play/stacks';
import { noHands, playTables, type TablesInPlay } from './play/tables-in-play';
import { liveVisit } from './player-life';
import { type Account } from './report';
import { type Caller, roomClient, type RoomClient } from './room-client';
import { enrolKiosk, hurrySettings, offerGames, placeTables, setRates } from './set-up';
import { type Stage } from './stage';
import { newTally } from './tally';

export interface Performance {
  readonly evening: Evening;
  /** Addresses of the room's API processes, without a path; requests take turns among them. */
  readonly urls: readonly [string, ...string[]];
  /** A room manager's personal code. */
  readonly code: string;
  /** Evening minutes a real minute, as long as the room keeps up. */
  readonly speed: number;
  /** How closely every table is followed; `none` plays no hand anywhere, so that the floor's own load is seen. */
  readonly depth: PlayDepth | 'none';
  /** Called while it goes on, with the share that is over. */
  onProgress?(share: number, commands: number): void;
}

/** What staff have before them while they work. */
const shownBoards = [
  'lists',
  'tables',
  'moves',
  'time-collections',
  'table-proposals',
  'table-breaks',
  'dealers',
  'absences',
  'play-tables',
  'cage-players',
  'cage-collections',
  'cage-boxes',
  'rulings',
] as const;

interface Opened {
  readonly client: RoomClient;
  readonly manager: Caller;
  readonly people: People;
  readonly session: StaffSession;
}

const takeStage = async (opened: Opened, performance_: Performance): Promise<Stage> => {
  const { client, manager, people, session } = opened;
  const { evening, speed } = performance_;
  const depth = performance_.depth === 'none' ? 'counted' : performance_.depth;
  const tally = newTally();
  const gameIds = await offerGames(client, manager, evening);
  await placeTables(client, manager, evening);
  await setRates(client, manager, gameIds);
  const kiosk = await enrolKiosk(client, manager);
  const money = moneyOf(session.room.currency);
  const tables = evening.tables.length;
  const cage = await openCage({ client, manager, people, money, tally, tables });
  const boards = openLiveBoards(client, manager, shownBoards);
  const since = await boards.inStep;
  const news = followLog(client, manager, since);
  const own = {
    purses: new Map(),
    pockets: new Map(),
    pickedUp: new Map(),
    through: new Set<string>(),
    slippedIn: [],
  };
  const shared = { client, boards, news, gameIds, kiosk, staff: manager, tally, cage, depth, since };
  return { ...shared, ...own, chance: chanceFrom(evening.visits.length), clock: startClock(speed) };
};

/** Sessions for those who record hands: each has an allowance of requests of its own. */
const signInDealers = async ({ client, cage, depth }: Stage, tables: number): Promise<Caller[]> => {
  const dealers: Caller[] = [];
  const needed = depth === 'recorded' ? Math.ceil(tables / 6) : 1;
  for (let i = 0; i < needed; i += 1) dealers.push(await signIn(client, cage.people.supervisor.code));
  return dealers;
};

/** The file has minutes; whoever comes in the same one comes after the others of it, not on its stroke. */
const oneByOne = (visits: readonly Visit[]): readonly Visit[] => {
  const ofMinute = new Map<number, number>();
  const places = visits.map(({ at }) => {
    const place = ofMinute.get(at) ?? 0;
    ofMinute.set(at, place + 1);
    return place;
  });
  return visits.map((visit, i) => ({
    ...visit,
    at: visit.at + (places[i] ?? 0) / (ofMinute.get(visit.at) ?? 1),
  }));
};

/** Answers how many evening minutes went by a real minute. */
const runTo = async (
  stage: Stage,
  { evening, onProgress }: Performance,
  tables: TablesInPlay,
): Promise<number> => {
  const { clock, client } = stage;
  const begun = performance.now();
  clock.begin();
  const stopPacing = keepPace(clock, client);
  const progress = setInterval(
    () => onProgress?.(Math.min(1, clock.minute() / evening.minutes), client.door.latencies.length),
    200,
  );
  const visits = oneByOne(evening.visits).map((visit) =>
    liveVisit(stage, visit).catch((error: Error) =>
      client.door.faults.push(`${visit.alias}: ${error.message}`),
    ),
  );
  await workTheFloor(stage, evening.minutes).finally(stopPacing);
  const reached = (clock.minute() * 60_000) / (performance.now() - begun);
  clock.end();
  await Promise.all(visits);
  await tables.stop();
  clearInterval(progress);
  onProgress?.(1, client.door.latencies.length);
  return reached;
};

const perform = async (stage: Stage, performance_: Performance): Promise<number> => {
  const pockets = watchPockets(stage);
  try {
    await seatWhoWasHere(stage);
    const dealers = await signInDealers(stage, performance_.evening.tables.length);
    const tables = performance_.depth === 'none' ? noHands : playTables(stage, dealers);
    const reached = await runTo(stage, performance_, tables);
    await settleTables(stage);
    await closeCage(stage);
    return reached;
  } finally {
    pockets();
    stage.news.close();
    stage.boards.close();
  }
};

/** Plays an evening against a running room, then asks the room to prove what happened. */
export const playEvening = async (performance_: Performance): Promise<Account> => {
  const client = roomClient(performance_.urls);
  const manager = await signIn(client, performance_.code);
  const session = await client.read<StaffSession>(manager, '/session');
  const restoreSettings = await hurrySettings(client, manager);
  const people = await hirePeople(client, manager);
  const begun = performance.now();
  const played = async (): Promise<{ stage: Stage; reached: number }> => {
    const stage = await takeStage({ client, manager, people, session }, performance_);
    return { stage, reached: await perform(stage, performance_) };
  };
  const { stage, reached } = await played().finally(async () => {
    await restoreSettings();
    await letGo(client, manager, people);
  });
  const seconds = (performance.now() - begun) / 1000;
  const { clock, cage, tally } = stage;
  const suspect = {
    client,
    auditor: manager,
    room: session.room.roomId,
    cage,
    since: stage.since,
    slippedIn: stage.slippedIn,
  };
  const evidence = await gatherEvidence(suspect);
  const minutes = Math.min(clock.minute(), performance_.evening.minutes);
  return {
    name: performance_.evening.name,
    seconds,
    minutes,
    speed: { asked: performance_.speed, reached },
    depth: performance_.depth,
    tally,
    door: client.door,
    evidence,
  };
};
