import { type StaffSession } from '@cardroom/contracts';
import { gatherEvidence } from './checks';
import { startClock } from './evening-clock';
import { type Evening } from './evening-file';
import { workTheFloor } from './floor-staff';
import { openLiveBoards } from './live-boards';
import { liveVisit } from './player-life';
import { type Account } from './report';
import { type Caller, roomClient, type RoomClient } from './room-client';
import { enrolKiosk, hurrySettings, offerGames, placeTables, setRates, signIn } from './set-up';
import { type Stage } from './stage';
import { newTally } from './tally';

export interface Performance {
  readonly evening: Evening;
  /** Addresses of the room's API processes, without a path; requests take turns among them. */
  readonly urls: readonly [string, ...string[]];
  /** A room manager's personal code. */
  readonly code: string;
  /** Evening minutes a real minute. */
  readonly speed: number;
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
  'custody',
] as const;

const takeStage = async (client: RoomClient, manager: Caller, performance_: Performance): Promise<Stage> => {
  const { evening, urls, speed } = performance_;
  const gameIds = await offerGames(client, manager, evening);
  await placeTables(client, manager, evening);
  await setRates(client, manager, gameIds);
  const kiosk = await enrolKiosk(urls[0], manager);
  const boards = openLiveBoards(client, manager, shownBoards);
  await boards.inStep;
  return { client, boards, gameIds, kiosk, staff: manager, tally: newTally(), clock: startClock(speed) };
};

const runTo = async (stage: Stage, { evening, onProgress }: Performance): Promise<void> => {
  const { clock, client } = stage;
  const progress = setInterval(
    () => onProgress?.(Math.min(1, clock.minute() / evening.minutes), client.door.latencies.length),
    200,
  );
  const visits = evening.visits.map((visit) =>
    liveVisit(stage, visit).catch((error: Error) =>
      client.door.faults.push(`${visit.alias}: ${error.message}`),
    ),
  );
  await workTheFloor(stage, evening.minutes);
  clock.end();
  await Promise.all(visits);
  clearInterval(progress);
  onProgress?.(1, client.door.latencies.length);
};

/** Plays an evening against a running room, then asks the room to prove what happened. */
export const playEvening = async (performance_: Performance): Promise<Account> => {
  const client = roomClient(performance_.urls);
  const manager = await signIn(performance_.urls[0], performance_.code);
  const { room } = await client.read<StaffSession>(manager, '/session');
  const restoreSettings = await hurrySettings(client, manager);
  const begun = performance.now();
  const stage = await takeStage(client, manager, performance_);
  try {
    await runTo(stage, performance_);
  } finally {
    stage.boards.close();
    await restoreSettings();
  }
  const seconds = (performance.now() - begun) / 1000;
  const evidence = await gatherEvidence({ client, auditor: manager, room: room.roomId });
  return { name: performance_.evening.name, seconds, tally: stage.tally, door: client.door, evidence };
};
