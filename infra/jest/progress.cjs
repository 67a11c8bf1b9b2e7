// Says which spec has begun and which has ended, for whoever watches the run, and what a spec has left open.
const say = (mark, spec) => process.stderr.write(`${mark} ${spec}\n`);

/** Jest ends by itself once nothing is open any more; it has this long for it, its servers included. */
const endsWithinMs = 30_000;

/** Does not hold up the end itself: comes to it only where something else does. */
const endAtLast = () => {
  const open = process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout');
  process.stderr.write(`A spec has left something open, and Jest could not end: ${open.join(', ')}\n`);
  process.exit(1);
};

module.exports = class Progress {
  /** Which spec of each bundle is being run. */
  current = new Map();

  enter(path, spec) {
    const last = this.current.get(path);
    if (last === spec) return;
    if (last) say('▪', last);
    if (spec) say('▸', spec);
    this.current.set(path, spec);
  }

  onTestCaseStart({ path }, { ancestorTitles: [spec] }) {
    this.enter(path, spec);
  }

  onTestFileResult({ path }) {
    this.enter(path, undefined);
  }

  onRunComplete() {
    setTimeout(endAtLast, endsWithinMs).unref();
  }
};
