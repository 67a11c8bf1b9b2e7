import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** A program as it was built. */
export const built = (app: string, file: string): string => {
  const path = join(root, 'apps', app, 'dist', file);
  if (!existsSync(path)) throw new Error(`${path} is missing: build first (npm run build, or npm test)`);
  return path;
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
