// Says what is going on and how long it takes, while it goes on.

export const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const spinEveryMs = 100;
const sayEveryMs = 15_000;
const widest = 24;

/**
 * Steps that may run side by side. On a terminal one line shows those that run, with their times; elsewhere each is
 * named when it begins, every fifteen seconds, and when it ends.
 */
export function stepsOn(out = process.stdout) {
  const isLive = Boolean(out.isTTY);
  const active = new Map();
  let turn = 0;
  let timer;

  const clear = () => isLive && out.write('\r\x1b[K');
  const draw = () => {
    const now = [...active.entries()].map(([title, { since, note }]) => {
      return `${title} ${seconds(Date.now() - since)}${note ? ` (${note})` : ''}`;
    });
    const line = `${frames[(turn += 1) % frames.length]} ${now.join(' · ')}`;
    clear();
    out.write(line.slice(0, (out.columns ?? 100) - 1));
  };
  const remind = () => {
    for (const [title, { since, note }] of active) {
      out.write(`  ${title} … ${seconds(Date.now() - since)}${note ? ` (${note})` : ''}\n`);
    }
  };
  const watch = () => {
    if (active.size === 0) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(isLive ? draw : remind, isLive ? spinEveryMs : sayEveryMs).unref();
  };
  const say = (line) => {
    clear();
    out.write(`${line}\n`);
  };
  const finish = (title, mark, detail) => {
    const { since } = active.get(title);
    active.delete(title);
    watch();
    const time = seconds(Date.now() - since).padStart(8);
    say(`${mark} ${title.padEnd(widest)} ${time}${detail ? `   ${detail}` : ''}`);
  };

  /** Runs `work(note)`; what it answers, if a text, is said beside the step's time. */
  const step = async (title, work) => {
    active.set(title, { since: Date.now(), note: '' });
    if (!isLive) say(`  ${title} …`);
    watch();
    const note = (text) => {
      const known = active.get(title);
      if (known) known.note = text;
    };
    try {
      const answer = await work(note);
      finish(title, '✔', typeof answer === 'string' ? answer : '');
      return answer;
    } catch (error) {
      finish(title, '✘', '');
      throw error;
    }
  };
  return { step, say };
}
