// One room at a time in a clone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from './paths.mjs';
import { isAlive, startedAt } from './processes.mjs';

const file = join(stateFolder, 'room.json');

/** The process that runs the room of this clone, or undefined. */
export function roomOwner() {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(owner.pid) && startedAt(owner.pid) === owner.startedAt ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Marks the room as this process's; answers how to give it up. */
export function claimRoom(address) {
  mkdirSync(stateFolder, { recursive: true, mode: 0o755 });
  const claim = { pid: process.pid, startedAt: startedAt(process.pid), address };
  writeFileSync(file, JSON.stringify(claim), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
