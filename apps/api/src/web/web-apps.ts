import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface WebApp {
  /** Where its files are served. */
  readonly prefix: string;
  readonly folder: string;
  /** Addresses that open one of its pages, whatever comes after. */
  readonly pages: readonly { readonly path: string; readonly file: string }[];
}

const webApps = (webRoot: string): readonly WebApp[] => [
  {
    prefix: '/console/',
    folder: join(webRoot, 'console', 'dist'),
    pages: [{ path: '/console', file: 'index.html' }],
  },
  {
    prefix: '/kiosk/',
    folder: join(webRoot, 'kiosk', 'dist'),
    pages: [
      { path: '/kiosk', file: 'index.html' },
      { path: '/boards', file: 'boards.html' },
      { path: '/seat', file: 'table.html' },
      { path: '/table', file: 'table.html' },
    ],
  },
];

const notThere = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

/** Pages are asked for anew each time; the files they name carry their content's hash and never change. */
const sendPage = (reply: FastifyReply, folder: string, file: string): FastifyReply => {
  if (!existsSync(join(folder, file))) return notThere(reply);
  return reply.header('cache-control', 'no-cache').sendFile(file, folder, { cacheControl: false });
};

const serve = async (server: FastifyInstance, app: WebApp): Promise<void> => {
  const assets = join(app.folder, 'assets');
  if (existsSync(app.folder)) {
    await server.register(fastifyStatic, {
      root: app.folder,
      prefix: app.prefix,
      decorateReply: false,
      wildcard: false,
      index: false,
      cacheControl: false,
      globIgnore: ['**/*.html'],
      setHeaders: (reply, path) => {
        const forEver = path.startsWith(assets);
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  for (const { path, file } of app.pages) {
    server.get(path, (_, reply) => sendPage(reply, app.folder, file));
    server.get(`${path}/*`, (request, reply) => {
      if (request.url.startsWith(`${path}/assets/`)) return notThere(reply);
      return sendPage(reply, app.folder, file);
    });
  }
};

/** Serves the built web apps: pages at their addresses, files under the app that has them, 404 for what is missing. */
export const serveWebApps = async (server: FastifyInstance, webRoot: string): Promise<void> => {
  // Gives replies their sendFile, without serving the folder itself.
  await server.register(fastifyStatic, { root: webRoot, serve: false });
  for (const app of webApps(webRoot)) await serve(server, app);
  server.get('/', (_, reply) => reply.redirect('/console/'));
};
