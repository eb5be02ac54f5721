import { getBetHistory } from '@carmine/contract/games/bet-history';
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { getGamesAndCategories, postGame } from '@carmine/contract/games/game-service';
import { startPlayRound } from '@carmine/contract/games/play';
import type { Problem } from '@carmine/contract/problem';
import { putProfile } from '@carmine/contract/account/profile';
import { everyEndpoint } from '@carmine/contract/testing/every-endpoint';
import { getWallets } from '@carmine/contract/payments/wallet';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type SignedUp, type TestServer } from '../testing/test-server.ts';
import { theGateway } from '../testing/the-gateway.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const details = {
  ...{ dateOfBirth: -86_400, country: 'MT', city: 'Sliema', address: '1 Tower Road', zipCode: 'SLM 1600' },
  ...{ phoneNumber: '99123418', dialingCode: '+356' },
};

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: Problem }): T => {
  if (!result.ok) throw new Error(`${result.problem.status} ${result.problem.code}: ${JSON.stringify(result.problem)}`);
  return result.data;
};

const until = <T>(look: () => Promise<T>, holds: (value: T) => boolean): Promise<T> =>
  vi.waitFor(
    async () => {
      const value = await look();
      if (!holds(value)) throw new Error(`Still ${JSON.stringify(value)}`);
      return value;
    },
    { timeout: 60_000, interval: 50 },
  );

const cashOf = async (player: SignedUp): Promise<string | undefined> =>
  dataOf(await player.call(getWallets, {}))[0]?.balance;

test('a player registers, deposits by card, plays and finds the money where it belongs', async () => {
  const player = await server.signUp();
  dataOf(await player.call(putProfile, { body: details }));
  const started = dataOf(
    await player.call(postGatewayDeposit, {
      params: { gateway: theGateway.path },
      body: { amount: '50', currency: 'EUR' },
      idempotencyKey: 'first',
    }),
  );
  await server.outside.act(started, 'approve');
  const deposit = await until(
    async () => dataOf(await player.call(getDeposit, { params: { id: started.id } })),
    ({ status }) => status === 'credited',
  );
  expect(deposit).toMatchObject({ status: 'credited', amount: '50.00', currency: 'EUR' });
  expect(await cashOf(player)).toBe('50.00');

  const game = dataOf(await player.call(getGamesAndCategories, { params: { currency: 'EUR' } })).games.find(
    ({ id }) => id === 'dice',
  );
  const launched = dataOf(
    await player.call(postGame, {
      body: {
        id: 'dice',
        gameName: 'Dice',
        demo: false,
        lang: 'en',
        launchId: game?.launchId ?? '',
        imageId: game?.imageId ?? '',
        platform: 'desktop',
        provider: game?.provider ?? '',
        category: game?.category ?? '',
      },
    }),
  );
  const bearer = launched.url.split('#session=')[1] ?? '';
  const round = dataOf(await player.call(startPlayRound, { bearer, body: { stake: '1' }, idempotencyKey: 'bet-1' }));
  expect(round).toMatchObject({ status: 'settled', staked: '1.00', currency: 'EUR' });
  expect(await cashOf(player)).toBe(round.balance);
  const again = dataOf(await player.call(startPlayRound, { bearer, body: { stake: '1' }, idempotencyKey: 'bet-1' }));
  expect(again.id).toBe(round.id);
  expect(dataOf(await player.call(getBetHistory, {})).items).toHaveLength(1);
  expect(await server.modules.wallet.watchInvariants()).toEqual([]);
});

test('what a player is told by mail arrives', async () => {
  const player = await server.signUp();
  const mails = await until(
    async () =>
      (await (await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(player.email)}`)).json()) as unknown[],
    (found) => found.length > 0,
  );
  expect(mails).toHaveLength(1);
});

test('every route of both doors stands in the printed contract and the other way round', async () => {
  const declared = everyEndpoint.map(({ name }) => name);
  const document = (await server.doors.site.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const printed = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(printed.toSorted()).toEqual([...new Set(declared)].toSorted());
});

test('a stranger finds nobody behind any call that needs somebody', async () => {
  const document = (await server.doors.site.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-access': string }>>;
  }>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { 'x-access': access }] of Object.entries(methods)) {
      if (!['player', 'cashier', 'play'].includes(access)) continue;
      const reply = await server.doors.site.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: { origin: server.url, cookie: `session=${'a'.repeat(43)}`, authorization: `Bearer ${'a'.repeat(43)}` },
      });
      expect([method, path, reply.statusCode]).toEqual([method, path, 401]);
    }
  }
});

test('hostile values in every field of every open call are refused, never a 500', async () => {
  const document = (await server.doors.site.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  const hostile = [
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '1e400',
    '../../etc/passwd',
    '{{7*7}}',
    'x'.repeat(5000),
    '-1',
    'NaN',
    '٣',
    '<script>',
  ];
  const failures: string[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      for (const value of hostile) {
        const query = new URLSearchParams({
          currency: value,
          from: value,
          page: value,
          size: value,
          action: value,
          id: value,
        });
        const reply = await server.doors.site.inject({
          method: method.toUpperCase() as 'GET',
          url: `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(Buffer.from(value).toString()))}?${query.toString()}`,
          headers: { origin: server.url, 'content-type': 'application/json', 'idempotency-key': 'k' },
          ...(method === 'get'
            ? {}
            : { payload: JSON.stringify({ email: value, token: value, id: value, name: value, currency: value }) }),
        });
        if (reply.statusCode >= 500) failures.push(`${method} ${path} ${JSON.stringify(value)}: ${reply.statusCode}`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test('an unknown call is a problem, not a page', async () => {
  expect((await server.doors.site.inject('/profile-service/api/v1/nothing')).json()).toMatchObject({
    code: 'not_found',
  });
  expect((await server.doors.site.inject('/cdn/none.json')).statusCode).toBe(404);
});

test('draining makes readiness false while calls are still answered', async () => {
  const other = await testServer({ worker: false });
  expect((await other.doors.site.inject('/readyz')).statusCode).toBe(200);
  other.readiness.drain();
  expect((await other.doors.site.inject('/readyz')).statusCode).toBe(503);
  expect((await other.doors.site.inject('/livez')).statusCode).toBe(200);
  await other.close();
});
