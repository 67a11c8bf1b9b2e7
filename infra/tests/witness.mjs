// What the tests of scripts look at: processes that carry a mark in their environment.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../machine/processes.mjs';

const read = (act) => {
  try {
    return act();
  } catch {
    return '';
  }
};

/**
 * Process ids, other than this one's, that were started with `mark` in their environment, or that name it in their
 * command line or stand in such a folder (PostgreSQL overwrites its environment).
 */
export const carriers = (...marks) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const traces = [
        read(() => readFileSync(`/proc/${pid}/environ`, 'utf8')),
        read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
        read(() => readlinkSync(`/proc/${pid}/cwd`)),
      ];
      return marks.some((mark) => traces.some((trace) => trace.includes(mark))) && isAlive(Number(pid));
    })
    .map(Number);

/** Waits until `holds()` is true; throws with `what` after `withinMs`. */
export async function until(what, holds, withinMs = 15_000) {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}

/** A folder for one test, removed with `remove()`. */
export function scratch() {
  const path = mkdtempSync(join(tmpdir(), 'cardroom-witness-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Runs a script with a mark in its environment. `said()` is all it has said so far, `line(pattern)` waits for a line
 * and answers it, `exited` is its exit code.
 */
export function watch(
  script,
  { args = [], env = {}, mark, detached = false, command = process.execPath } = {},
) {
  const child = spawn(command, [...(script ? [script] : []), ...args], {
    env: { ...process.env, ...env, CARDROOM_MARK: mark },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached,
  });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => (heard += `${text}\n`));
  }
  const exited = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  let hasExited = false;
  exited.then(() => (hasExited = true));
  const find = (pattern) => heard.split('\n').find((text) => pattern.test(text));
  const line = async (pattern, withinMs = 60_000) => {
    await until(`${pattern} in:\n${heard}`, () => find(pattern) !== undefined || hasExited, withinMs);
    const found = find(pattern);
    if (found === undefined) throw new Error(`ended without ${pattern}:\n${heard}`);
    return found;
  };
  return { child, pid: child.pid, said: () => heard, line, exited };
}
