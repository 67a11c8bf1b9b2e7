import { openPool } from '@cardroom/event-store';
import { openClient } from '@cardroom/event-store/client';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { makeRoom } from './people/first-room';

const help = `npm run new-room -- --room r1 --name "Salle du Lac" --administrator "Camille Roy"
  --room ID            letters, digits and dashes; part of every stream of the room
  --name TEXT          as screens show it
  --administrator TEXT who may let everybody else in
  --currency CODE      ISO 4217 (EUR)
  --time-zone NAME     IANA (Europe/Paris)
The database is that of the room in this clone; DATABASE_URL names another.
Prints the administrator's personal code, once.`;

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

const optionsShape = z.object({
  room: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,30}$/),
  name: z.string().trim().min(1).max(60),
  administrator: z.string().trim().min(1).max(60),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  'time-zone': z.string().refine(isTimeZone, 'no time zone').default('Europe/Paris'),
});

const textOption = { type: 'string' } as const;

const optionsFrom = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      room: textOption,
      name: textOption,
      administrator: textOption,
      currency: textOption,
      'time-zone': textOption,
    },
  }).values;

/** Makes the first room of a database, or a further one; answers its administrator's code. */
export const newRoom = async (args: readonly string[], databaseUrl: string): Promise<string> => {
  const { 'time-zone': timeZone, room: roomId, ...rest } = optionsShape.parse(optionsFrom(args));
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  const people = openClient(pool);
  try {
    return await makeRoom(people, { ...rest, roomId, timeZone });
  } finally {
    await people.$disconnect();
    await pool.end();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
  return error instanceof Error ? error.message : String(error);
};

if (require.main === module) {
  newRoom(process.argv.slice(2), process.env['DATABASE_URL'] ?? '').then(
    (code) => console.log(`The administrator's personal code, shown once: ${code}`),
    (error: unknown) => {
      console.error(`${explain(error)}\n\n${help}`);
      process.exitCode = 1;
    },
  );
}
