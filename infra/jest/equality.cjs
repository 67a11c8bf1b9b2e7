// Runs inside Jest, before each of its test files.
const { plainlyEqual } = require('./quick-equality.cjs');

expect.addEqualityTesters([plainlyEqual]);
