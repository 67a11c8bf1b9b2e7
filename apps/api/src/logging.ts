import { RequestMethod } from '@nestjs/common';
import { type Params } from 'nestjs-pino';
import { type IncomingMessage } from 'node:http';
import { type ApiSettings } from './settings';

/** Asked every few seconds by machines: nobody reads a line about it. */
const unlogged = /^\/(health|metrics)(\/|$)/;

/** Middleware sees its own part of the address in `url`. */
type Mounted = IncomingMessage & { readonly originalUrl?: string };

/** A receipt's code opens a place; the log does without it. */
const withoutCode = (url: string): string => url.replace(/(\/receipts\/)[^/?]+/, '$1…');

/** One line a request, with its correlation id; codes, tokens and cookies never stand in it. */
export const loggingFor = (settings: ApiSettings): Params => ({
  forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }],
  pinoHttp: {
    level: settings.logLevel,
    genReqId: ({ id }: IncomingMessage) => id,
    customAttributeKeys: { reqId: 'correlationId' },
    quietReqLogger: true,
    autoLogging: { ignore: (request: Mounted) => unlogged.test(request.originalUrl ?? request.url ?? '') },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: ({ method, url, remoteAddress }: { method: string; url: string; remoteAddress: string }) => ({
        method,
        url: withoutCode(url),
        remoteAddress,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  },
});
