// Says which spec has begun and which has ended, for whoever watches the run.
const say = (mark, spec) => process.stderr.write(`${mark} ${spec}\n`);

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
};
