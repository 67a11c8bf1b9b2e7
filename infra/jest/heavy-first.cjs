// The bundles in the order of their names: the largest first, so that none is left over at the end.
const Sequencer = require('@jest/test-sequencer').default;

module.exports = class HeavyFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort(({ path: a }, { path: b }) => (a < b ? -1 : 1));
  }
};
