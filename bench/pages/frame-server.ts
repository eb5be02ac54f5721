/** Serves the built game frame with play money: real rules with searched seeds, no database. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { playUrl } from '@carmine/contract/games/play-address';
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

/** Of the protocol: what a server proves that it speaks it with. */
const webSocketId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const readBody = async (request: IncomingMessage): Promise<object> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as object);
};

/** A game has a document of its own, which names its files. */
const documentOf = (dist: string, url: string): string => {
  const game = new URL(url, 'http://frame').searchParams.get('game') ?? '';
  const own = path.join(dist, 'games', `${path.basename(game)}.html`);
  return existsSync(own) ? own : path.join(dist, 'index.html');
};

const fileOf = (dist: string, url: string): string => {
  const wanted = path.join(dist, path.posix.normalize(url.replace(/^\/play/, '').split(/[?#]/)[0] ?? '/'));
  return path.extname(wanted) === '' || !existsSync(wanted) ? documentOf(dist, url) : wanted;
};

/** A page that follows something live is connected, and nothing happens: the scene stands still. */
const acceptSocket = (key: string | undefined, socket: Duplex): void => {
  const accept = createHash('sha1').update(`${key}${webSocketId}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
};

/** Calls by the session of the page, without the token of a launch. */
const byPage = /^\/play\/v1\/(?:tables\/[a-z0-9-]+\/chat|chat\/)/;

/** What is asked without a launch: jackpots are those of the last one. */
const publicAnswer = (url: string, last: FakePlay | undefined): unknown =>
  url.startsWith('/game-service/api/v1/jackpots')
    ? (last?.handle('GET', url, {})?.body ?? [])
    : { theme: { tokens: {} } };

export interface FrameServer {
  /** URL of the frame with a game whose first rounds are those of this seed. */
  address(gameId: string, seed: string, options?: FakeOptions): string;
  close(): void;
}

export const serveFrame = async (dist = built): Promise<FrameServer> => {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('The game frame is not built: run `npm run build`.');
  const tables = new Map<string, FakePlay>();
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const answer = async (): Promise<void> => {
      if (url.startsWith('/game-service/')) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(publicAnswer(url, [...tables.values()].at(-1))));
        return;
      }
      if (!url.startsWith('/play/v1/')) {
        const file = fileOf(dist, url);
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
        const isCompressed = existsSync(`${file}.br`);
        if (isCompressed) response.setHeader('content-encoding', 'br');
        response.end(await readFile(isCompressed ? `${file}.br` : file));
        return;
      }
      const table = byPage.test(url)
        ? [...tables.values()].at(-1)
        : tables.get((headers.authorization ?? '').replace('Bearer ', ''));
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
  server.on('upgrade', ({ headers }, socket) => {
    acceptSocket(headers['sec-websocket-key'], socket);
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Each visit has its own state, so that it starts with the seed's first round.
    address: (gameId, seed, options = {}) => {
      const token = `${gameId}@${seed}@${tables.size}`;
      tables.set(token, createFakePlay({ gameId, seed, mode: 'demo', currency: 'EUR', ...options }));
      return `http://127.0.0.1:${port}${playUrl(gameId, 'EUR', token)}`;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
