import { type FloorCommandBody, type FloorCommandName, type StaffSession } from '@cardroom/contracts';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';

/** The public API, spoken to as a program would, without a network in between. */
export interface DemoDoor {
  post<T>(url: string, body: object): Promise<T>;
  command<N extends FloorCommandName>(name: N, body: FloorCommandBody<N>): Promise<void>;
}

const send = async <T>(
  app: NestFastifyApplication,
  { url, body, token }: { readonly url: string; readonly body: object; readonly token?: string },
): Promise<T> => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    payload: body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (reply.statusCode >= 300) throw new Error(`${url} was answered ${reply.statusCode}: ${reply.body}`);
  return reply.json<T>();
};

/** Signs in with a personal code and opens the door with it. */
export const openDoor = async (app: NestFastifyApplication, code: string): Promise<DemoDoor> => {
  const { token = '' } = await send<StaffSession>(app, { url: 'session', body: { code, bearer: true } });
  return {
    post: (url, body) => send(app, { url, body, token }),
    command: (name, body) => send<void>(app, { url: `floor/${name}`, body, token }),
  };
};
