// Runs inside Jest: the specs of a bundle, each under its path as a title of its own.
const { join } = require('node:path');

const root = join(__dirname, '..', '..');
/** Where `jest.setTimeout` leaves what it was told. */
const patience = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Golden specs number what they record from the very first: nobody may have counted before them. */
const isGolden = (spec) => /\bgolden\.spec\.ts$/.test(spec);

const load = (spec) => {
  if (isGolden(spec)) jest.isolateModules(() => require(join(root, spec)));
  else require(join(root, spec));
};

module.exports = (specs) => {
  let longest = globalThis[patience];
  for (const spec of specs)
    describe(spec, () => {
      try {
        load(spec);
      } catch (error) {
        it('can be loaded', () => {
          throw error;
        });
      }
      longest = Math.max(longest ?? 0, globalThis[patience] ?? 0) || undefined;
    });
  if (longest) globalThis[patience] = longest;
};
