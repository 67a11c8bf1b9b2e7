import { type EnrolmentAnswer, type StaffCodeAnswer } from '@cardroom/contracts';
import { type PrismaClient } from '@cardroom/event-store/client';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app';
import {
  demoAdministrator,
  demoDevices,
  demoGames,
  demoLists,
  type DemoPerson,
  demoRoom,
  demoSeats,
  demoStaff,
  demoTables,
} from './demo/demo-data';
import { type DemoDoor, openDoor } from './demo/demo-door';
import { isSecretOf } from './people/credentials';
import { makeRoom } from './people/first-room';
import { type ApiSettings, settingsFrom } from './settings';
import { PEOPLE } from './tokens';

interface DemoCode {
  readonly name: string;
  readonly role: string;
  readonly code: string;
}

export interface DemoReport {
  readonly made: boolean;
  /** The making of the demo room was cut off at an earlier start: part of it is missing, and stays so. */
  readonly unfinished: boolean;
  readonly codes: readonly DemoCode[];
  /** Pages that enrol the demo's devices when they are opened, once each. */
  readonly devices: readonly { readonly name: string; readonly kind: string; readonly enrolPath: string }[];
}

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: demoRoom.timeZone, dateStyle: 'short' }).format(new Date());

const addStaff = async (administrator: DemoDoor): Promise<DemoCode[]> => {
  const codes: DemoCode[] = [];
  for (const person of demoStaff) {
    const { name, role, code } = await administrator.post<StaffCodeAnswer>('staff', person);
    codes.push({ name, role, code });
  }
  return codes;
};

const openTheDay = async (manager: DemoDoor): Promise<void> => {
  await manager.command('open-day', { day: today() });
  for (const game of demoGames) await manager.command('offer-game', game);
  for (const table of demoTables) await manager.command('place-table', table);
};

const startGames = async (manager: DemoDoor): Promise<void> => {
  for (const { tableId, gameId, aliases } of demoSeats) {
    await manager.command('open-table', { tableId, gameId });
    for (const [i, alias] of aliases.entries())
      if (alias !== null) await manager.command('seat-player', { tableId, seat: i + 1, alias });
  }
};

const fillLists = async (manager: DemoDoor): Promise<void> => {
  for (const { gameId, aliases } of demoLists)
    for (const alias of aliases) await manager.command('join-list', { gameId, source: 'walk-in', alias });
};

/** Makes the room and fills it by the commands that staff would give. */
const make = async (app: NestFastifyApplication): Promise<DemoCode[]> => {
  const { name, role, secret } = demoAdministrator;
  const people = app.get<PrismaClient>(PEOPLE);
  const code = await makeRoom(people, { ...demoRoom, administrator: name, secret });
  const codes = [...(await addStaff(await openDoor(app, code))), { name, role, code }];
  const manager = await openDoor(app, codes.find((each) => each.role === 'roomManager')?.code ?? '');
  await openTheDay(manager);
  await startGames(manager);
  await fillLists(manager);
  return codes;
};

/** The demo's codes that are still as they were made. */
const remaining = async (people: PrismaClient): Promise<DemoCode[]> => {
  const members = await people.staffMember.findMany({ where: { roomId: demoRoom.roomId, active: true } });
  const find = async ({ name, role, secret }: DemoPerson): Promise<DemoCode[]> => {
    const member = members.find((each) => each.name === name && each.role === role);
    const isKept = member && (await isSecretOf(secret, member.codeHash));
    return isKept ? [{ name, role, code: member.number + secret }] : [];
  };
  return (await Promise.all([...demoStaff, demoAdministrator].map(find))).flat();
};

/** Devices to open at this start; those of earlier starts that nobody enrolled are forgotten. */
const offerDevices = async (app: NestFastifyApplication, code: string): Promise<DemoReport['devices']> => {
  const names = demoDevices.map(({ name }) => name);
  await app.get<PrismaClient>(PEOPLE).device.deleteMany({
    where: { roomId: demoRoom.roomId, name: { in: names }, tokenHash: null },
  });
  const door = await openDoor(app, code);
  const added = demoDevices.map((device) => door.post<EnrolmentAnswer>('devices', device));
  return (await Promise.all(added)).map(({ name, kind, enrolPath }) => ({ name, kind, enrolPath }));
};

/** The devices come last: where none was ever offered, the rest was not finished either. */
const isCutOff = async (people: PrismaClient): Promise<boolean> =>
  (await people.room.count({ where: { id: demoRoom.roomId, devices: { none: {} } } })) > 0;

/** Fills an empty database with a demo room; in one that has a room already it only says what can be opened. */
export const demoRoomIn = async (app: NestFastifyApplication): Promise<DemoReport> => {
  const people = app.get<PrismaClient>(PEOPLE);
  const isEmpty = (await people.room.count()) === 0;
  const unfinished = await isCutOff(people);
  const codes = isEmpty ? await make(app) : await remaining(people);
  const manager = codes.find(({ role }) => role === 'roomManager');
  const devices = manager && !unfinished ? await offerDevices(app, manager.code) : [];
  return { made: isEmpty, unfinished, codes, devices };
};

/** The same in an application made for it, which listens to nobody. */
export const makeDemoRoom = async (settings: ApiSettings): Promise<DemoReport> => {
  const app = await createApp({ ...settings, logLevel: 'silent', redisUrl: null });
  try {
    return await demoRoomIn(app);
  } finally {
    await app.close();
  }
};

if (require.main === module) {
  makeDemoRoom(settingsFrom(process.env)).then(
    (made) => console.log(JSON.stringify(made)),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
