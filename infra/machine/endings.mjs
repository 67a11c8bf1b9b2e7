// Why a script should end: a signal, or the end of the npm that started it.
import { readFileSync } from 'node:fs';

const lookEveryMs = 500;
const hangup = 1n;

/** `nohup` asks for hang-ups to be ignored, and a listener would undo that. */
function ignoresHangup() {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return (BigInt(`0x${mask}`) & hangup) === hangup;
  } catch {
    return false;
  }
}

/**
 * Calls `end(why, isImpatient)` on SIGINT, SIGTERM and SIGHUP, and when the npm that runs this script is gone (it may
 * have been killed, or its shell may not have passed the signal on). The second signal is an impatient one.
 */
export function onEnding(end) {
  let calls = 0;
  const call = (why) => end(why, (calls += 1) > 1);
  for (const signal of ['SIGINT', 'SIGTERM', ...(ignoresHangup() ? [] : ['SIGHUP'])]) {
    process.on(signal, () => call(signal));
  }
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || parent <= 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    call('npm is gone');
  }, lookEveryMs);
  timer.unref();
}
