import { changeOfficeGame, listOfficeGames, type OfficeGame } from '@carmine/contract/back-office/games/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAudit } from '../../../modules/staff/audit/audit-store.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { testHttpContext } from '../../../testing/test-http-context.ts';
import { createServer } from '../../server.ts';
import { registerGames } from './games.ts';
import { backOfficeProblems } from '../problems.ts';
import type { BackOfficeModules } from '../service.ts';

let world: PlayWorld;
let office: ReturnType<typeof createServer>;
let permitted: string[] = [];
beforeAll(async () => {
  world = await createPlayWorld();
  const made = await world.database.db.one<{ id: bigint }>(
    `insert into operators (email, name, role) values ('c@example.com', 'Cleo', 'content') returning id`,
  );
  const http = testHttpContext('back-office');
  const ports = {
    ...http.ports,
    findOperator: async () => ({ id: made.id as OperatorId, name: 'Cleo', email: 'c@example.com', proven: true }),
    isAllowed: (_operator: unknown, permission: string) => permitted.includes(permission),
  };
  const served = { ...http, ports };
  office = createServer(served, { trustedProxies: [], hashAddress: () => 'hash' });
  const modules = { gaming: world.gaming } as unknown as BackOfficeModules;
  registerGames(office, { http: served, problems: backOfficeProblems, modules });
  permitted = ['catalogue.manage'];
});
afterAll(async () => {
  await office.close();
  await world.close();
});

const call = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
  const reply = await office.inject({
    ...{ method, url, headers: { cookie: 'operator=x', origin: 'http://casino.test' } },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
};
const list = async (): Promise<OfficeGame[]> => (await call('GET', listOfficeGames.path)).body;
const change = async (id: string, settings: Partial<OfficeGame['settings']>, reason = 'The week of cards') => {
  const before = (await list()).find((game) => game.id === id)?.settings;
  return call('PUT', changeOfficeGame.path.replace(':id', id), { settings: { ...before, ...settings }, reason });
};

it('an operator’s change is visible to visitors at once, and audited with the previous values', async () => {
  expect((await change('dice', { hot: false, place: 9, hiddenIn: ['SE', 'DK', 'SE'] })).status).toBe(204);
  const dice = (await list()).find(({ id }) => id === 'dice');
  expect(dice).toMatchObject({ shown: { hot: false }, settings: { place: 9, hiddenIn: ['DK', 'SE'] } });
  const hot = (await world.get('/game-service/api/v1/category/hot-games')).body as { readonly id: string }[];
  expect(hot.map(({ id }) => id)).not.toContain('dice');
  const { items } = await readAudit(world.database.app, { subjectId: 'dice', offset: 0, size: 5 });
  expect(items[0]).toMatchObject({
    action: 'game.change',
    details: { before: { hot: null, place: null }, after: { hot: false }, reason: 'The week of cards' },
  });
});

it('a table whose studio is not connected is open to nobody, whatever its game’s switch says', async () => {
  const [id] = ['studio-roulette'];
  await change(id, { enabled: true });
  await world.gaming.seedCatalogue();
  world.gaming.catalogue.forget();
  expect((await list()).find((game) => game.id === id)).toMatchObject({ away: true, settings: { enabled: true } });
  expect(await world.database.db.one(`select open from live_tables where id = '${id}'`)).toEqual({ open: false });
  const live = (await world.get('/game-service/api/v1/category/live-games')).body as { readonly id: string }[];
  expect(live.map((game) => game.id)).not.toContain(id);
  expect((await world.get('/game-service/api/v1/tables')).body).toEqual([]);
  const player = await world.player(1_000n);
  expect(await world.send('POST', `/game-service/api/v1/tables/${id}/join`, undefined, player)).toMatchObject({
    status: 404,
  });
  await change(id, { enabled: false });
});

it('a live table opens and closes with its game’s switch, and is off until somebody turns it on', async () => {
  const [id, tables] = ['fortune-wheel-50', '/game-service/api/v1/tables'];
  const isOpen = async () =>
    (await world.database.db.one<{ open: boolean }>(`select open from live_tables where id = '${id}'`)).open;
  expect([(await list()).find((game) => game.id === id)?.settings.enabled, await isOpen()]).toEqual([false, false]);
  expect((await world.get(tables)).body).toEqual([]);
  expect((await change(id, { enabled: true })).status).toBe(204);
  expect(await isOpen()).toBe(true);
  const live = (await world.get('/game-service/api/v1/category/live-games')).body as { readonly id: string }[];
  expect(live.map((game) => game.id)).toContain(id);
  await change(id, { maintenance: true });
  expect(await isOpen()).toBe(false);
  // As it was decided, also after a start.
  await world.gaming.seedCatalogue();
  expect(await isOpen()).toBe(false);
  await change(id, { maintenance: false, enabled: false });
});

it('a decision without a reason, of another shape or about no game is refused and changes nothing', async () => {
  const before = await list();
  expect((await change('dice', {}, '')).status).toBe(422);
  expect((await change('dice', { hiddenIn: ['sweden'] })).status).toBe(422);
  expect((await change('dice', { place: -1 })).status).toBe(422);
  const settings = before[0]?.settings;
  expect(
    (await call('PUT', changeOfficeGame.path.replace(':id', 'chess'), { settings, reason: 'A reason' })).body,
  ).toMatchObject({
    status: 404,
    code: 'game_unknown',
  });
  expect(await list()).toEqual(before);
});

it('needs the permission', async () => {
  permitted = ['players.read'];
  expect((await call('GET', listOfficeGames.path)).status).toBe(403);
  permitted = ['catalogue.manage'];
});
