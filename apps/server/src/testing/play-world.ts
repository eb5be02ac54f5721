/** Everything around the game frame on a real database: players with sessions and money, the routes, a place to be. */
import { createHash, randomBytes } from 'node:crypto';
import { postGame, type PlayRound } from '@carmine/contract';
import { gameById, gameByMath, registry, type AnyGame } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { composeGaming, gamingRoutes } from '../compose-gaming.ts';
import { createServer } from '../http/server.ts';
import type { FloorPorts } from '../http/ports.ts';
import { createCompliance, type Compliance } from '../modules/compliance/index.ts';
import type { Gaming, GamingDeps } from '../modules/gaming/index.ts';
import { createGeo, type Geo } from '../modules/geo/index.ts';
import { createWallet, type PaymentId, type Wallet } from '../modules/wallet/index.ts';
import { createIds, type PlayerId, type SessionId } from '../platform/ids.ts';
import type { Push } from '../platform/live.ts';
import { systemClock } from '../platform/clock.ts';
import { systemRandom } from '../platform/random.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import { testFloor, type TestFloor } from './test-floor.ts';

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

/** What identity would know of a player; tests change it. */
export interface Details {
  firstName: string;
  country: string | null;
  dateOfBirth: number | null;
  verified: boolean;
}

export interface PlayWorld {
  readonly database: TestDatabase;
  readonly wallet: Wallet;
  readonly gaming: Gaming;
  readonly compliance: Compliance;
  readonly geo: Geo;
  /** For a second program on the same database. */
  readonly gamingDeps: GamingDeps;
  readonly floor: TestFloor;
  readonly pushed: Push[];
  readonly details: Map<PlayerId, Details>;
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
const euro = 10n ** 18n;

const rateOf = (currency: CurrencyCode) => ({
  currency,
  scaled: currency === 'BTC' ? 90_000n * euro : euro,
  source: 'test',
  at: new Date(),
  stale: false,
});

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

const libraryWith = (extra: readonly AnyGame[]) => ({
  all: [...registry],
  byId: (id: string) => extra.find((game) => game.id === id) ?? gameById(id),
  byMath: (id: string, mathVersion: string) =>
    extra.find((game) => game.id === id && game.mathVersion === mathVersion) ?? gameByMath(id, mathVersion),
});

/** Sets up what the floor asks: sessions from the database as identity would, the place from `floor.country`. */
const portsOf = (
  floor: TestFloor,
  database: TestDatabase,
  gaming: PlayWorld['gaming'],
  restricted: (c: string) => Promise<boolean>,
): FloorPorts => ({
  ...floor.ports,
  findPlayerSession: async (token) => {
    const row = await database.app.maybe<{
      id: SessionId;
      player_id: PlayerId;
      scope: 'player' | 'cashier';
      refusal: string | null;
    }>(
      'select id, player_id, scope, refusal from sessions where token_hash = $1 and ended_at is null and expires_at > now()',
      [createHash('sha256').update(token).digest()],
    );
    if (row === undefined) return undefined;
    return {
      sessionId: row.id,
      playerId: row.player_id,
      scope: row.scope,
      refusal: row.refusal ?? undefined,
      steppedUpAt: null,
    };
  },
  findPlaySession: gaming.findPlaySession,
  isRestricted: restricted,
});

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
): Promise<PlayWorld> => {
  const database = await testDatabase();
  const wallet = createWallet({ database: database.app, random: systemRandom, alarm: { checked: () => undefined } });
  const pushed: Push[] = [];
  const details = new Map<PlayerId, Details>();
  const floor = testFloor();
  const geo = createGeo({ sql: database.app, addresses: { countryOf: () => undefined }, devCountry: 'MT' });
  const platform = {
    config,
    db: database.app,
    clock: systemClock,
    random: systemRandom,
    ids: createIds(Buffer.alloc(32, 1)),
    secretBox: createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 2) }]),
    live: {
      push: (push: Push) => void pushed.push(push),
      endSessions: () => undefined,
      listen: () => undefined,
      close: async () => undefined,
    },
  };
  const identity = { profile: async (playerId: PlayerId) => details.get(playerId) as never };
  const rates = {
    rate: async (code: CurrencyCode) => rateOf(code),
    all: async () => [rateOf('EUR'), rateOf('BTC')],
    poll: async () => ({ ok: true }),
  };
  const compliance = createCompliance({
    ...platform,
    geo,
    wallet,
    matchExclusion: async () => false,
    findFacts: async (playerId) => {
      const known = details.get(playerId);
      if (known === undefined) return undefined;
      return {
        country: known.country ?? undefined,
        dateOfBirth: known.dateOfBirth ?? undefined,
        idVerified: known.verified,
      };
    },
  });
  const gaming = await composeGaming(platform, { compliance, identity, rates, wallet }, libraryWith(extraGames));
  const served = { ...floor, ports: portsOf(floor, database, gaming, geo.isRestricted) };
  const app = createServer(served, { trustedProxies: [], hashAddress: () => 'hash' });
  gamingRoutes(app, served, { gaming });
  const call = callOn(app);

  let payment = 1_000n;
  const world: PlayWorld = {
    database,
    wallet,
    gaming,
    compliance,
    geo,
    gamingDeps: { ...platform, wallet, compliance, rates, findName: async () => 'Mara' },
    floor,
    pushed,
    details,
    player: async (cash = 0n, currency = 'EUR') => {
      const player = await insertPlayer(database);
      const { playerId } = player;
      details.set(playerId, { firstName: 'Mara', country: null, dateOfBirth: null, verified: false });
      await wallet.openWallet(database.app, { playerId, currency, makeDefault: true });
      payment += 1n;
      if (cash > 0n) {
        await wallet.creditDeposit(database.app, {
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
