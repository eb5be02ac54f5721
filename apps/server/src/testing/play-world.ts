/** Everything around the game frame on a real database: players with sessions and money, the routes, a place to be. */
import { createHash, randomBytes } from 'node:crypto';
import { postGame } from '@carmine/contract/games/game-service';
import type { PlayRound } from '@carmine/contract/games/play';
import type { AnyGame } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Studio } from '../modules/gaming/index.ts';
import type { PaymentId } from '../modules/wallet/index.ts';
import type { PlayerId, SessionId } from '../platform/ids/ids.ts';
import { createPlayHouse, rateOf, type PlayHouse } from './play-house.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // A test reads what it expects to be there.
  // oxlint-disable-next-line typescript/no-explicit-any -- naming every answer's type twice would test the types
  readonly body: any;
  readonly code: string | undefined;
}

export interface WorldPlayer {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly cookie: string;
}

export interface PlayWorld extends Omit<PlayHouse, 'app'> {
  readonly database: TestDatabase;
  /** A player with a wallet and so much cash, signed in. */
  player(cash?: bigint, currency?: CurrencyCode): Promise<WorldPlayer>;
  call(options: InjectOptions): Promise<Reply>;
  get(url: string, player?: WorldPlayer): Promise<Reply>;
  send(method: 'POST' | 'DELETE', url: string, payload?: object, player?: WorldPlayer): Promise<Reply>;
  /** A launched game's token. */
  launch(player: WorldPlayer | undefined, launchId?: string): Promise<string>;
  play(token: string, method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Reply>;
  bet(token: string, body: object, key: string): Promise<Reply & { body: PlayRound & Record<string, unknown> }>;
  close(): Promise<void>;
}

const cookieOf = (player: WorldPlayer | undefined): Record<string, string> =>
  player === undefined ? {} : { cookie: `session=${player.cookie}` };

const own = { origin: 'http://casino.test' };
const insertPlayer = async ({ db }: TestDatabase): Promise<WorldPlayer> => {
  const { id: playerId } = await db.one<{ id: PlayerId }>(
    `insert into players (email_hash, password_hash) values ($1, 'none') returning id`,
    [randomBytes(32)],
  );
  const cookie = randomBytes(32).toString('base64url');
  const { id: sessionId } = await db.one<{ id: SessionId }>(
    `insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
     values ($1, $2, 'player', now() + interval '30 days', '', 'MT', 'test') returning id`,
    [createHash('sha256').update(cookie).digest(), playerId],
  );
  return { playerId, sessionId, cookie };
};

const callOn =
  (app: FastifyInstance) =>
  async (options: InjectOptions): Promise<Reply> => {
    const reply = await app.inject({ ...options, headers: { ...own, ...options.headers } });
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    const body = (isJson ? reply.json() : reply.body) as { code?: string };
    return { status: reply.statusCode, headers: reply.headers, body, code: body?.code };
  };

export const createPlayWorld = async (
  extraGames: readonly AnyGame[] = [],
  config = { seedGames: 0 },
  studios: readonly Studio[] = [],
): Promise<PlayWorld> => {
  const database = await testDatabase();
  const house = await createPlayHouse({ db: database.app, extraGames, config, studios });
  const { wallet, gaming, compliance, geo, http, details, app } = house;
  const call = callOn(app);

  let payment = 1_000n;
  const world: PlayWorld = {
    database,
    wallet,
    gaming,
    compliance,
    geo,
    gamingDeps: house.gamingDeps,
    http,
    pushed: house.pushed,
    details,
    player: async (cash = 0n, currency = 'EUR') => {
      const player = await insertPlayer(database);
      const { playerId } = player;
      details.set(playerId, { firstName: 'Mara', country: null, dateOfBirth: null, verified: false });
      await wallet.openWallet(database.app, { playerId, currency, makeDefault: true });
      payment += 1n;
      if (cash > 0n) {
        await wallet.creditDeposit(database.db, {
          playerId,
          paymentId: payment as PaymentId,
          provider: 'test',
          currency,
          amount: cash,
          to: 'cash',
          eurRate: rateOf(currency).scaled,
        });
      }
      return player;
    },
    call,
    get: (url, player) => call({ method: 'GET', url, headers: cookieOf(player) }),
    send: (method, url, payload, player) =>
      call({ method, url, ...(payload === undefined ? {} : { payload }), headers: cookieOf(player) }),
    launch: async (player, launchId = 'dice') => {
      const reply = await call({
        method: 'POST',
        url: postGame.path,
        payload: { launchId, demo: player === undefined },
        headers: cookieOf(player),
      });
      if (reply.status !== 201) throw new Error(`The launch answered ${reply.status} ${reply.code}`);
      return String(reply.body.url).split('#session=')[1] ?? '';
    },
    play: (token, method, path, body, key) =>
      call({
        method,
        url: `/play/v1/${path}`,
        headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        ...(body === undefined ? {} : { payload: body }),
      }),
    bet: (token, body, key) => world.play(token, 'POST', 'rounds', body, key),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
  return world;
};
