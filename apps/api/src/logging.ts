import { type Params } from 'nestjs-pino';
import { type IncomingMessage } from 'node:http';
import { type ApiSettings } from './settings';

const unlogged = /^\/(health|metrics)(\/|$)/;

/** One line a request, with its correlation id; codes, tokens and cookies never stand in it. */
export const loggingFor = (settings: ApiSettings): Params => ({
  pinoHttp: {
    level: settings.logLevel,
    genReqId: ({ id }: IncomingMessage) => id,
    customAttributeKeys: { reqId: 'correlationId' },
    quietReqLogger: true,
    autoLogging: { ignore: ({ url = '' }) => unlogged.test(url) },
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: ({ method, url, remoteAddress }: { method: string; url: string; remoteAddress: string }) => ({
        method,
        url,
        remoteAddress,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  },
});
