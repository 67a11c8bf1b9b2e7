// One benchmark in a process of its own: node … run-bench.cjs FILE.ts; its rows go to file descriptor 3 as JSON.
const { writeSync } = require('node:fs');

const [, , file] = process.argv;
const { run } = require(file);
run().then(
  (rows) => {
    writeSync(3, JSON.stringify(rows));
    process.exit(0);
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
