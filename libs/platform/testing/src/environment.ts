/** Address of a server that Jest's globalSetup started; throws outside a spec that has servers. */
export const addressOf = (variable: 'CARDROOM_TEST_DATABASE_URL' | 'CARDROOM_TEST_REDIS_URL'): string => {
  const address = process.env[variable];
  if (!address)
    throw new Error(`${variable} is not set: only specs named *.int.spec.ts or *.story.spec.ts have servers`);
  return address;
};
