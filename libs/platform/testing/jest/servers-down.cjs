/** Jest's globalTeardown: ends what servers-up.cjs started. */
module.exports = async () => {
  await globalThis.cardroomTestServers?.stop();
};
