/** Serves the built game frame with play money: real rules with searched seeds, no database. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { defaultLanguage, type Language } from '@carmine/money';
import type { FakeOptions } from '../../apps/game-client/dev/fake-answer.ts';
import { createFakePlay, type FakePlay } from '../../apps/game-client/dev/fake-play.ts';

const built = path.join(import.meta.dirname, '../..', 'apps', 'game-client', 'dist');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The frame is built once for each language. */
export const frameIn = (language: Language): string =>
  language === defaultLanguage ? built : path.join(built, language);

const readBody = async (request: IncomingMessage): Promise<object> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as object);
};

const fileOf = (dist: string, url: string): string => {
  const wanted = path.join(dist, path.posix.normalize(url.replace(/^\/play/, '').split(/[?#]/)[0] ?? '/'));
  return path.extname(wanted) === '' || !existsSync(wanted) ? path.join(dist, 'index.html') : wanted;
};

export interface FrameServer {
  /** URL of the frame with a game whose first rounds are those of this seed. */
  address(gameId: string, seed: string, options?: FakeOptions): string;
  close(): void;
}

export const serveFrame = async (dist = built): Promise<FrameServer> => {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('The game frame is not built: run `npm run build`.');
  const tables = new Map<string, FakePlay>();
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const answer = async (): Promise<void> => {
      if (url.startsWith('/game-service/api/v1/jackpots')) {
        // No launch asks for them: they are those of the last one.
        const reply = [...tables.values()].at(-1)?.handle(method, url, {});
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(reply?.body ?? []));
        return;
      }
      if (url.startsWith('/game-service/')) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ theme: { tokens: {} } }));
        return;
      }
      if (!url.startsWith('/play/v1/')) {
        const file = fileOf(dist, url);
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
        response.end(await readFile(file));
        return;
      }
      const table = tables.get((headers.authorization ?? '').replace('Bearer ', ''));
      if (table === undefined) {
        response.statusCode = 404;
        response.end('{}');
        return;
      }
      const reply = table.handle(
        method,
        url,
        await readBody(request),
        headers['idempotency-key'] as string | undefined,
      );
      response.statusCode = reply?.status ?? 404;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(reply?.body ?? {}));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Each visit has its own state, so that it starts with the seed's first round.
    address: (gameId, seed, options = {}) => {
      const token = `${gameId}@${seed}@${tables.size}`;
      tables.set(token, createFakePlay({ gameId, seed, mode: 'demo', currency: 'EUR', ...options }));
      return `http://127.0.0.1:${port}/play/?game=${gameId}#session=${token}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
