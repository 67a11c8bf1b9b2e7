// Runs inside Jest: what all specs of a test file share ends after the last of them.
const ends = [];
globalThis[Symbol.for('cardroom.ends')] = ends;
afterAll(async () => {
  for (const end of ends.splice(0)) await end();
});
