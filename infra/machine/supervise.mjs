// Brings back a process that ended by itself, a few times.
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 60_000;
const mostRestarts = 4;

/**
 * Watches `first` and starts it again with `again()` whenever it ends by itself. After the fourth time within a
 * minute it calls `giveUp(name)`. `isEnding()` says that ends are meant.
 */
export async function supervise(name, first, { again, giveUp, isEnding, say }) {
  let running = first;
  let ends = [];
  for (;;) {
    const { code, signal } = await running.exited;
    if (isEnding()) return;
    const now = Date.now();
    ends = [...ends.filter((at) => now - at < patienceMs), now];
    if (ends.length > mostRestarts) return giveUp(name);
    say(`${name} ended by itself (${signal ?? `code ${code}`}); starting it again`);
    await sleep(200 * 2 ** (ends.length - 1));
    if (isEnding()) return;
    try {
      running = await again(running);
      say(`${name} is back`);
    } catch (error) {
      if (!isEnding()) giveUp(name, error);
      return;
    }
  }
}
