// Where the embedded servers keep their data, and as whom they run.
//
// PostgreSQL refuses to run as root. Started by root, the servers run as another account of the machine, which must
// be able to reach the data and the binaries. A clone below a closed home (0700, as root's own usually is) is out of
// that account's reach; then both stand in a folder of /var/lib that is named after the clone's path.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
} from 'node:fs';
import { readFileSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepFolder, releaseFolder } from './processes.mjs';

const isRoot = () => process.getuid?.() === 0;

function idOf(name, flag) {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** The account that servers run as when root starts them; undefined for everybody else. */
export function serverAccount() {
  if (!isRoot()) return undefined;
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [uid, gid] = [idOf(name, '-u'), idOf(name, '-g')];
    if (uid && gid !== undefined) return { name, uid, gid };
  }
  throw new Error(
    'As root the servers need an account to run as: neither "postgres" nor "nobody" exists here.',
  );
}

/** Whether this account can enter the folder; asked of the system, which knows about access lists and mounts. */
export function canEnter(folder, account) {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A folder of root's own, open to be walked through, outside every home. */
export function openFolder(name, account) {
  for (const place of ['/var/lib', '/var/tmp', '/tmp']) {
    const folder = join(place, 'cardroom');
    try {
      mkdirSync(folder, { mode: 0o755 });
      chmodSync(folder, 0o755);
    } catch (error) {
      if (error.code !== 'EEXIST') continue;
    }
    const { uid } = lstatSync(folder);
    if (!lstatSync(folder).isDirectory() || uid !== 0 || !canEnter(folder, account)) continue;
    return join(folder, name);
  }
  throw new Error(
    'Found no folder for the servers’ data that their account can reach: set DATABASE_URL and REDIS_URL.',
  );
}

/**
 * Makes ready the folder in which servers keep their data: `base` itself, or for a closed home its stand-in.
 * Answers `path`, and `account` when the servers are to run as somebody else.
 */
export function serverHome(base) {
  const account = serverAccount();
  mkdirSync(base, { recursive: true });
  chmodSync(base, account ? 0o755 : 0o700);
  if (canEnter(base, account)) return { path: base, account };
  const name = createHash('sha256').update(realpathSync(base)).digest('hex').slice(0, 16);
  const path = openFolder(name, account);
  mkdirSync(path, { recursive: true, mode: 0o755 });
  chmodSync(path, 0o755);
  writeFileSync(join(base, 'data-folder'), `${path}\n`);
  return { path, account };
}

/** The stand-in that an earlier start made for this folder, if it made one. */
export function standInOf(base) {
  const note = join(base, 'data-folder');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

const roomyBytes = 4 * 1024 ** 3;

/** Memory where the machine offers plenty as a folder: a database is copied ten times as fast there. */
function temporaryFolder() {
  if (process.env.TMPDIR || !existsSync('/dev/shm')) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    accessSync('/dev/shm', constants.W_OK | constants.X_OK);
    return bavail * bsize >= roomyBytes ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A home for servers whose data nobody will miss; removed by `remove`, or by the keeper when this process dies. */
export function temporaryHome(purpose, { inMemory = false } = {}) {
  const folder = inMemory ? temporaryFolder() : tmpdir();
  const base = mkdtempSync(join(folder, `cardroom-${purpose}-`));
  keepFolder(base);
  const home = serverHome(base);
  if (home.path !== base) keepFolder(home.path);
  const remove = () => {
    for (const place of new Set([home.path, base])) {
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
      releaseFolder(place);
    }
  };
  return { ...home, remove };
}

/** A closed folder (0700) that belongs to the servers' account. */
export function closedFolder(home, name) {
  const folder = join(home.path, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (home.account) chownSync(folder, home.account.uid, home.account.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** A generated password, kept in a file (0600) that only the one who starts the servers may read. */
export function passwordOf(home, server) {
  const file = join(home.path, `${server}-password`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
