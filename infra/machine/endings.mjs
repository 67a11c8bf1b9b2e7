// Why a script should end: a signal, or the end of the npm that started it.
import { readFileSync } from 'node:fs';

const lookEveryMs = 500;
const hangup = 1n;
/** npm passes on what the terminal has sent to all: the same wish arrives twice within milliseconds. */
const sameWishMs = 1_000;

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
 * have been killed, or its shell may not have passed the signal on). A second signal, a while later, is an impatient one.
 */
export function onEnding(end) {
  let first;
  const call = (why) => {
    const isFirst = first === undefined;
    first ??= Date.now();
    if (isFirst) end(why, false);
    else if (Date.now() - first > sameWishMs) end(why, true);
  };
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
