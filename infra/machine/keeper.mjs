// The last one out: ends what its parent started when the parent can no longer do it (kill -9, out of memory).
// It reads one JSON line a message on stdin: {"watch": pid, "signal": "SIGINT"}, {"unwatch": pid}, {"folder": path},
// {"unfolder": path}. When stdin ends, whatever is still watched is ended and the folders are removed.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startedAt } from './processes.mjs';

const graceMs = 10_000;
const watched = new Map();
const folders = new Set();

function note({ watch, signal, unwatch, folder, unfolder }) {
  if (watch) watched.set(watch, { signal, started: startedAt(watch) });
  if (unwatch) watched.delete(unwatch);
  if (folder) folders.add(folder);
  if (unfolder) folders.delete(unfolder);
}

/** A process id may have been given to a stranger since: the start time tells. */
const isOurs = (pid, { started }) => isAlive(pid) && startedAt(pid) === started;

function signalAll(pick) {
  for (const [pid, known] of watched) {
    if (!isOurs(pid, known)) watched.delete(pid);
    else {
      try {
        process.kill(pid, pick(known));
      } catch {
        watched.delete(pid);
      }
    }
  }
}

async function endEverything() {
  signalAll((known) => known.signal);
  const deadline = Date.now() + graceMs;
  while (watched.size > 0 && Date.now() < deadline) {
    await sleep(50);
    signalAll(() => 0);
  }
  signalAll(() => 'SIGKILL');
  if (watched.size > 0) await sleep(200);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => note(JSON.parse(line)));
lines.on('close', () => endEverything().finally(() => process.exit(0)));
