/**
 * Calls every route of both servers as every kind of caller. Expectations follow from the routes' declarations, so a new route is
 * covered when it is registered, and a route that answers differently from its declaration is reported.
 */
import { operatorRoles } from '@carmine/contract/back-office/operators';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAllowed } from '../modules/staff/index.ts';
import { fullPlayer, type FullPlayer } from '../testing/full-player.ts';
import { enrolOperator } from '../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../testing/test-server.ts';

let server: TestServer;
let owner: FullPlayer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'access-'));
  server = await testServer({ env: { TRUSTED_PROXIES: '127.0.0.1/32', DATA_DIR: folder } });
  owner = await fullPlayer(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
}

const routesOf = async (door: FastifyInstance): Promise<Route[]> => {
  const { paths } = (await door.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string; 'x-access': string }>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, 'x-access': access }]) => ({
      ...{ name, method: method.toUpperCase(), path, access },
    })),
  );
};

interface Knock {
  readonly headers?: Record<string, string>;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

const knock = async (door: FastifyInstance, origin: string, route: Route, { headers, params, body }: Knock) => {
  const reply = await door.inject({
    method: route.method as 'GET',
    url: route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params?.[name] ?? 'x'),
    headers: { origin, 'idempotency-key': 'matrix', 'user-agent': 'Test/1', ...headers },
    ...(route.method === 'GET' ? {} : { payload: body ?? {} }),
  });
  const isProblem = String(reply.headers['content-type']).includes('problem+json');
  return { status: reply.statusCode, code: isProblem ? (reply.json<{ code: string }>().code ?? '') : '' };
};

const atSite = (route: Route, how: Knock) => knock(server.doors.site, server.platform.config.publicUrl, route, how);
const atOffice = (route: Route, how: Knock) =>
  knock(server.doors.backOffice, server.platform.config.backOfficeUrl, route, how);

/** Codes of access refusals; anything else is an answer of the handler. */
const shut = ['unauthenticated', 'not_allowed', 'self_excluded', 'country_restricted', 'play_session_ended'] as const;
type Cell = 'in' | (typeof shut)[number];

const cellOf = ({ code }: { code: string }): Cell => shut.find((word) => word === code) ?? 'in';

/** Routes that answer differently from their declaration, or with a server error. */
const mismatches = async (
  routes: readonly Route[],
  expected: (route: Route) => Cell,
  ask: (route: Route) => Promise<{ status: number; code: string }>,
) => {
  const wrong: string[] = [];
  for (const route of routes) {
    const answer = await ask(route);
    const cell = cellOf(answer);
    if (cell !== expected(route) || answer.status >= 500)
      wrong.push(`${route.method} ${route.path} (${route.access}): ${cell}, ${answer.status} ${answer.code}`);
  }
  return wrong;
};

/** Calls that end the session: each gets a separate one. */
const endsItself = ['signout', 'deleteOtherSessions', 'deleteProfile', 'operatorSignOut', 'putSelfExclude'];

const asking =
  (make: () => Promise<Visitor>, ask: (route: Route, how: Knock) => Promise<{ status: number; code: string }>) =>
  async (route: Route) => {
    const visitor = await make();
    return ask(route, { headers: { cookie: visitor.cookie() } });
  };

const sharing = (visitor: Visitor, make: () => Promise<Visitor>) => (route: Route) => () =>
  endsItself.includes(route.name) ? make() : Promise.resolve(visitor);

const excluded = async (): Promise<SignedUp> => {
  const player = await server.signUp();
  const playerId = server.platform.ids.decode('usr', player.userId);
  if (playerId === undefined) throw new Error('No such player');
  await server.platform.db.transaction((sql) =>
    server.modules.identity.confineSessions(sql, playerId, 'self_excluded'),
  );
  return player;
};

describe('the players’ door', () => {
  test('a visitor comes in where it is open or public, and nowhere else', async () => {
    const routes = await routesOf(server.doors.site);
    expect(routes.length).toBeGreaterThan(80);
    const expected = ({ access }: Route): Cell =>
      access === 'play' ? 'play_session_ended' : access === 'player' || access === 'cashier' ? 'unauthenticated' : 'in';
    expect(await mismatches(routes, expected, (route) => atSite(route, {}))).toEqual([]);
  });

  test('a visitor of a restricted country comes in where it is open only', async () => {
    const routes = (await routesOf(server.doors.site)).filter(({ access }) => access !== 'provider');
    const expected = ({ access }: Route): Cell =>
      access === 'open' ? 'in' : access === 'cashier' ? 'unauthenticated' : 'country_restricted';
    const headers = { 'x-forwarded-for': '175.45.176.1' };
    expect(await mismatches(routes, expected, (route) => atSite(route, { headers }))).toEqual([]);
  });

  test('a player who has proven nothing yet comes in everywhere but into a game without its session', async () => {
    const shared = sharing(await server.signUp(), () => server.signUp());
    const expected = ({ access }: Route): Cell => (access === 'play' ? 'play_session_ended' : 'in');
    const ask = (route: Route) => asking(shared(route), atSite)(route);
    expect(await mismatches(await routesOf(server.doors.site), expected, ask)).toEqual([]);
  });

  test('a session of cashier scope gets the way out and hears its refusal everywhere else', async () => {
    const shared = sharing(await excluded(), excluded);
    const expected = ({ access, method }: Route): Cell => {
      if (access === 'play') return 'play_session_ended';
      return access === 'player' || (access === 'public' && method !== 'GET') ? 'self_excluded' : 'in';
    };
    const ask = (route: Route) => asking(shared(route), atSite)(route);
    expect(await mismatches(await routesOf(server.doors.site), expected, ask)).toEqual([]);
  });

  test('an operator’s cookie opens nothing here', async () => {
    const operator = await enrolOperator(server, 'admin');
    const routes = (await routesOf(server.doors.site)).filter(
      ({ access }) => access === 'player' || access === 'cashier',
    );
    const ask = (route: Route) => atSite(route, { headers: { cookie: operator.cookie() } });
    expect(await mismatches(routes, () => 'unauthenticated', ask)).toEqual([]);
  });
});

describe('what is another player’s', () => {
  /** By route: the owner of the id in the URL. A route with an id in its URL must be in one of the two lists. */
  const owned: Readonly<Record<string, { thing: keyof FullPlayer['owned']; body?: unknown; over?: true }>> = {
    getDeposit: { thing: 'deposit' },
    // A paid deposit has no checkout any more.
    getDepositCheckout: { thing: 'deposit', over: true },
    getOnRampOrderFrame: { thing: 'onRampOrder' },
    getWithdraw: { thing: 'cashOut' },
    getRoundRecord: { thing: 'round' },
    getExportFile: { thing: 'exported' },
    cancelPromotion: { thing: 'promotion' },
    dismissCampaignNotice: { thing: 'campaign' },
    deleteSession: { thing: 'session' },
    deletePasskey: { thing: 'passkey' },
    postLimitConfirm: { thing: 'limit' },
    deleteLimitRequest: { thing: 'limit' },
    getPlayRound: { thing: 'round' },
    markPlayRoundPresented: { thing: 'round', body: { parts: 1 } },
    cashOutTableBet: { thing: 'round' },
    undoTableBet: { thing: 'round' },
    actInPlayRound: { thing: 'round', body: { seq: 0, action: { type: 'stand' } } },
  };
  const nobodys = [
    'getFiatPayments',
    'getCryptoPayments',
    'postGatewayDeposit',
    'postTypedDeposit',
    'postOnRampOrder',
    'getCardPurchaseFrame',
    'postGatewayWithdraw',
    'removeFavourite',
    'getRoundsOfPair',
    'enterTournament',
    'joinTable',
    'postTableMessage',
    'reportTableMessage',
  ];

  const guarded = async () =>
    (await routesOf(server.doors.site)).filter(
      ({ path, access }) => path.includes('{') && ['player', 'cashier', 'play'].includes(access),
    );

  test('is listed for every address that names a thing', async () => {
    const routes = await guarded();
    const unlisted = routes.filter(({ name }) => !(name in owned) && !nobodys.includes(name));
    expect(nobodys.filter((name) => !routes.some((route) => route.name === name))).toEqual([]);
    expect(unlisted.map(({ name, path }) => `${name} ${path}`)).toEqual([]);
  });

  test('is not found, by any route', async () => {
    const other = await fullPlayer(server);
    const found: string[] = [];
    for (const route of (await guarded()).filter(({ name }) => name in owned)) {
      const { thing, body } = owned[route.name] as { thing: keyof FullPlayer['owned']; body?: unknown };
      const headers = { cookie: other.cookie(), authorization: `Bearer ${other.bearer}` };
      const answer = await atSite(route, { headers, params: { id: owner.owned[thing] }, body });
      if (answer.status !== 404) found.push(`${route.method} ${route.path}: ${answer.status} ${answer.code}`);
    }
    expect(found).toEqual([]);
  });

  test('is the owner’s own all the same', async () => {
    const asked = (await guarded()).filter(
      ({ name, method }) => method === 'GET' && name in owned && !owned[name]?.over,
    );
    for (const route of asked) {
      const { thing } = owned[route.name] as { thing: keyof FullPlayer['owned'] };
      const headers = { cookie: owner.cookie(), authorization: `Bearer ${owner.bearer}` };
      const { status } = await atSite(route, { headers, params: { id: owner.owned[thing] } });
      expect([route.path, status]).toEqual([route.path, 200]);
    }
  });
});

describe('the operators’ door', () => {
  test('is shut to visitors and to players', async () => {
    const routes = (await routesOf(server.doors.backOffice)).filter(({ access }) => access !== 'open');
    expect(routes.length).toBeGreaterThan(20);
    for (const headers of [{}, { cookie: owner.cookie() }])
      expect(
        await mismatches(
          routes,
          () => 'unauthenticated',
          (route) => atOffice(route, { headers }),
        ),
      ).toEqual([]);
  });

  test.each(operatorRoles)(
    'lets %s do what the role may do, and nothing more',
    async (role) => {
      const shared = sharing(await enrolOperator(server, role), () => enrolOperator(server, role));
      const expected = ({ access }: Route): Cell =>
        access === 'open' || isAllowed(role, access.slice('staff:'.length)) ? 'in' : 'not_allowed';
      const ask = (route: Route) => asking(shared(route), atOffice)(route);
      expect(await mismatches(await routesOf(server.doors.backOffice), expected, ask)).toEqual([]);
    },
    60_000,
  );
});
