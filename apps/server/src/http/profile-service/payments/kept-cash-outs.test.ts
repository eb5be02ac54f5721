/** A requested withdrawal cannot be cancelled by its player to play with the money. */
import { getWithdraw } from '@carmine/contract/payments/cash-outs';
import { getWallets } from '@carmine/contract/payments/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullPlayer, type FullPlayer } from '../../../testing/full-player.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: FullPlayer;

beforeAll(async () => {
  server = await testServer();
  // In review, so that only the player's calls could move it here.
  await server.database.db.run('update cash_out_rules set automatic = false');
  owner = await fullPlayer(server);
});
afterAll(() => server.close());

const cashOut = async () => {
  const result = await owner.call(getWithdraw, { params: { id: owner.owned.cashOut } });
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const wallets = async () => {
  const result = await owner.call(getWallets, {});
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

/** Calls with an id that change something for a player, from the OpenAPI document. */
const changing = async (): Promise<{ method: string; path: string }[]> => {
  const { paths } = (await server.doors.site.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-access': string }>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, route]) => method !== 'get' && ['player', 'cashier', 'public'].includes(route['x-access']))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
};

test('a cash-out that waits is moved by no call that its player could make of it', async () => {
  await expect.poll(async () => (await cashOut()).status).toBe('review');
  const [before, held] = [await cashOut(), await wallets()];
  const { cashOut: id } = owner.owned;
  // Removing an unknown favourite succeeds, because any word is accepted.
  const named = (await changing()).filter(({ path }) => path.includes('{id}') && !path.includes('favoriteGame'));
  const base = '/profile-service/api/v1/profile';
  const imagined = ['withdraw', 'crypto/withdraw', 'fiat/withdraw', 'purse/withdraw', 'payment', 'deposit'].flatMap(
    (name) =>
      ['', '/cancel', '/refund'].flatMap((end) =>
        ['DELETE', 'PUT', 'POST', 'PATCH'].map((method) => ({ method, path: `${base}/${name}/{id}${end}` })),
      ),
  );
  for (const { method, path } of [...named, ...imagined]) {
    for (const payload of [{}, { status: 'cancelled' }, { state: 'returned' }]) {
      const reply = await server.doors.site.inject({
        method: method as 'DELETE',
        url: path.replace('{id}', id),
        headers: { origin: server.platform.config.publicUrl, cookie: owner.cookie(), 'idempotency-key': 'back' },
        payload,
      });
      expect([404, 405, 415, 422], `${method} ${path}`).toContain(reply.statusCode);
    }
  }
  expect(await cashOut()).toEqual(before);
  expect(await wallets()).toEqual(held);
});

test('asking, and asking what it would cost, is all that a player can say of cash-outs', async () => {
  const said = (await changing()).filter(({ path }) => /withdraw|cash-?out/i.test(path));
  expect(said.length).toBeGreaterThan(2);
  for (const { method, path } of said) expect(`${method} ${path}`).toMatch(/^POST .*\/withdraw(\/quote)?$/);
});
