import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiSettings } from '../settings';

export interface TokenCookie {
  readonly name: string;
  readonly token: string;
  readonly until: Date;
}

/** Out of reach of scripts, and never sent along when another site makes the request. */
const strict = 'Path=/; HttpOnly; SameSite=Strict';

/** The value of a cookie that a request carries. Tokens need no decoding: they are letters, digits, `-` and `_`. */
export const cookieIn = (request: FastifyRequest, name: string): string | null => {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
};

export const setCookie = (
  reply: FastifyReply,
  { name, token, until }: TokenCookie,
  { secureCookies }: ApiSettings,
): void => {
  const secure = secureCookies ? '; Secure' : '';
  void reply.header('set-cookie', `${name}=${token}; Expires=${until.toUTCString()}; ${strict}${secure}`);
};

export const clearCookie = (reply: FastifyReply, name: string): void => {
  void reply.header('set-cookie', `${name}=; Expires=${new Date(0).toUTCString()}; ${strict}`);
};
