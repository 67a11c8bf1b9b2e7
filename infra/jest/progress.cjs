// Says which spec file begins and which has ended, for whoever watches the run.
const { relative } = require('node:path');

module.exports = class Progress {
  onTestFileStart({ path }) {
    process.stderr.write(`▸ ${relative(process.cwd(), path)}\n`);
  }

  onTestFileResult({ path }) {
    process.stderr.write(`▪ ${relative(process.cwd(), path)}\n`);
  }
};
