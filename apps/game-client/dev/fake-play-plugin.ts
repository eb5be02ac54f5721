/** Serves `/play/v1` during development of the frame: the token selects the situation, `#session=demo-BTC-371611-0`. */
import type { IncomingMessage } from 'node:http';
import type { CurrencyCode } from '@carmine/money';
import type { Plugin, ViteDevServer } from 'vite';
import type { FakeOptions } from './fake-answer.ts';
import type { FakePlay } from './fake-play.ts';
import type * as FakePlayModule from './fake-play.ts';

const readBody = async (request: IncomingMessage): Promise<object> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as object);
};

const levelsInBtc = ['0.000001', '0.000002', '0.000005', '0.00001', '0.00002', '0.00005', '0.0001', '0.0002'];

/** Mode, currency, balance and bonus in subunits; all but the first may be left out. Before it, `game:`, and a seed after `@`. */
const optionsOf = (token: string): FakeOptions => {
  const [, gameId, situation = '', seed] = /^(?:([a-z-]+):)?([^@]*)(?:@(.+))?$/.exec(token) ?? [];
  const [mode, currency, balance, bonusBalance] = situation.split('-');
  return {
    ...(gameId === undefined ? {} : { gameId }),
    ...(seed === undefined ? {} : { seed }),
    mode: mode === 'demo' ? 'demo' : 'real',
    ...(currency === undefined ? {} : { currency: currency as CurrencyCode }),
    ...(balance === undefined ? {} : { balance: BigInt(balance) }),
    ...(bonusBalance === undefined ? {} : { bonusBalance: BigInt(bonusBalance) }),
    ...(currency === 'BTC' ? { levels: levelsInBtc, eurRate: '90000' } : {}),
  };
};

export const fakePlay = (): Plugin => {
  const sessions = new Map<string, FakePlay>();
  const sessionOf = async (server: ViteDevServer, token: string): Promise<FakePlay> => {
    const known = sessions.get(token);
    if (known !== undefined) return known;
    // Through Vite, because the packages are TypeScript and this file is loaded by Node alone.
    const { createFakePlay } = (await server.ssrLoadModule('/dev/fake-play.ts')) as typeof FakePlayModule;
    const created = createFakePlay(optionsOf(token));
    sessions.set(token, created);
    return created;
  };
  return {
    name: 'fake-play',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { method = 'GET', url = '', headers } = request;
        if (url === '/game-service/api/v1/skin-configuration') {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ theme: { tokens: {} } }));
          return;
        }
        if (!url.startsWith('/play/v1/')) {
          next();
          return;
        }
        void readBody(request).then(async (body) => {
          // The chat is asked by the session of the page, without a token.
          const token = headers.authorization?.replace('Bearer ', '') ?? [...sessions.keys()].at(-1) ?? '';
          const session = await sessionOf(server, token);
          const answer = session.handle(method, url, body, headers['idempotency-key'] as string | undefined);
          response.statusCode = answer?.status ?? 404;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(answer?.body ?? {}));
        }, next);
      });
    },
  };
};
