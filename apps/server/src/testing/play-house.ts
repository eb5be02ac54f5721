/** Games, the ledger and the routes around them over any database, for tests: identity and rates are a few variables. */
import { createHash } from 'node:crypto';
import { gameById, gameByMath, registry, type AnyGame } from '@carmine/games';
import type { CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { composeGaming, gamingRoutes } from '../composition/gaming.ts';
import type { Database } from '../database/database.ts';
import { createServer } from '../http/server.ts';
import type { HttpPorts } from '../http/ports.ts';
import { createCompliance, type Compliance } from '../modules/compliance/index.ts';
import type { Gaming, GamingDeps, Studio } from '../modules/gaming/index.ts';
import { createGeo, type Geo } from '../modules/geo/index.ts';
import { auditLog } from '../modules/staff/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import { createIds, type PlayerId, type SessionId } from '../platform/ids/ids.ts';
import type { Push } from '../platform/live/live.ts';
import { systemClock } from '../platform/clock.ts';
import { systemRandom } from '../platform/secrets/random.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { testHttpContext, type TestHttpContext } from './test-http-context.ts';

/** What identity would know of a player; tests change it. */
export interface Details {
  firstName: string;
  country: string | null;
  dateOfBirth: number | null;
  verified: boolean;
}

export interface PlayHouse {
  readonly wallet: Wallet;
  readonly gaming: Gaming;
  readonly compliance: Compliance;
  readonly geo: Geo;
  /** For a second program on the same database. */
  readonly gamingDeps: GamingDeps;
  readonly http: TestHttpContext;
  readonly pushed: Push[];
  readonly details: Map<PlayerId, Details>;
  readonly app: FastifyInstance;
}

export interface PlayHouseOptions {
  readonly db: Database;
  readonly extraGames?: readonly AnyGame[];
  readonly config?: { readonly seedGames: number };
  readonly studios?: readonly Studio[];
  /** A ledger that fails where a test wants it to. */
  readonly changeWallet?: (wallet: Wallet) => Wallet;
  /** Whether its exchange rates are too old. */
  readonly hasStaleRates?: boolean;
}

const euro = 10n ** 18n;

/** What nobody knows the rate of. */
export const unrated: CurrencyCode = 'LTC';

export const rateOf = (currency: CurrencyCode) => ({
  currency,
  scaled: currency === 'BTC' ? 90_000n * euro : euro,
  source: 'test',
  at: new Date(),
  stale: false,
});

const libraryWith = (extra: readonly AnyGame[]) => ({
  all: [...registry],
  byId: (id: string) => extra.find((game) => game.id === id) ?? gameById(id),
  byMath: (id: string, mathVersion: string) =>
    extra.find((game) => game.id === id && game.mathVersion === mathVersion) ?? gameByMath(id, mathVersion),
});

/** What HTTP asks: sessions from the database as identity would, the place from `http.country`. */
const portsOf = (
  http: TestHttpContext,
  db: Database,
  gaming: Gaming,
  restricted: (c: string) => Promise<boolean>,
): HttpPorts => ({
  ...http.ports,
  findPlayerSession: async (token) => {
    const row = await db.maybe<{
      id: SessionId;
      player_id: PlayerId;
      scope: 'player' | 'cashier';
      refusal: string | null;
      play_epoch: number;
    }>(
      'select id, player_id, scope, refusal, play_epoch from sessions where token_hash = $1 and ended_at is null and expires_at > now()',
      [createHash('sha256').update(token).digest()],
    );
    if (row === undefined) return undefined;
    return {
      sessionId: row.id,
      playerId: row.player_id,
      scope: row.scope,
      refusal: row.refusal ?? undefined,
      steppedUpAt: null,
      playEpoch: row.play_epoch,
    };
  },
  findPlaySession: gaming.findPlaySession,
  isRestricted: restricted,
});

export const createPlayHouse = async ({
  db,
  extraGames = [],
  config = { seedGames: 0 },
  studios = [],
  changeWallet = (wallet) => wallet,
  hasStaleRates = false,
}: PlayHouseOptions): Promise<PlayHouse> => {
  const wallet = changeWallet(
    createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } }),
  );
  const pushed: Push[] = [];
  const details = new Map<PlayerId, Details>();
  const http = testHttpContext();
  const geo = createGeo({ sql: db, addresses: { countryOf: () => undefined }, devCountry: 'MT' });
  const platform = {
    config,
    studios,
    db,
    log: http.log,
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
    rate: async (code: CurrencyCode) => (code === unrated ? undefined : { ...rateOf(code), stale: hasStaleRates }),
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
  const served = { ...http, ports: portsOf(http, db, gaming, geo.isRestricted) };
  const app = createServer(served, { trustedProxies: [], hashAddress: () => 'hash' });
  gamingRoutes(app, served, { gaming });
  const gamingDeps = { ...platform, audit: auditLog, wallet, compliance, rates, findName: async () => 'Mara' };
  return { wallet, gaming, compliance, geo, gamingDeps, http, pushed, details, app };
};
