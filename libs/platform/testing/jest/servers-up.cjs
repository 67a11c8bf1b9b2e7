/** Jest's globalSetup: real servers for the specs that need them, unless whoever started Jest brought some. */
module.exports = async () => {
  if (process.env.CARDROOM_TEST_DATABASE_URL && process.env.CARDROOM_TEST_REDIS_URL) return;
  const { testEnvironment, testServers } = await import('../../../../infra/servers.mjs');
  const servers = await testServers();
  Object.assign(process.env, testEnvironment(servers));
  globalThis.cardroomTestServers = servers;
};
