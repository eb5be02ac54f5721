import { getRoundRecord, postFairnessRotate } from '@carmine/contract/games/game-service';
import * as office from '@carmine/contract/back-office/rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullPlayer, type FullPlayer } from '../../../testing/full-player.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let owner: FullPlayer;
let support: Visitor;
let content: Visitor;
beforeAll(async () => {
  server = await testServer();
  [owner, support, content] = await Promise.all([
    fullPlayer(server),
    enrolOperator(server, 'support'),
    enrolOperator(server, 'content'),
  ]);
});
afterAll(() => server.close());

const read = (operator: Visitor, id: string) => operator.call(office.readRound, { params: { id } });

test('operators see a round like its player, its seed only once revealed, and the view is audited', async () => {
  const { round: id } = owner.owned;
  const own = await owner.call(getRoundRecord, { params: { id } });
  const shown = await read(support, id);
  if (!own.ok || !shown.ok) throw new Error('The round is not shown');
  expect(shown.data).toMatchObject({ player: { id: owner.userId } });
  expect(shown.data.round).toEqual(own.data);
  expect(shown.data.round.fairness?.serverSeed).toBeUndefined();
  expect((await owner.call(postFairnessRotate, { body: {} })).status).toBe(200);
  const revealed = await read(support, id);
  expect(revealed.ok && revealed.data.round.fairness?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  const logged = await server.database.db.rows<{ action: string }>(
    `select action from audit_log where action = 'player.read_round'`,
  );
  // Two views within five minutes are one entry.
  expect(logged).toHaveLength(1);
});

test('nobody without permission for players sees one, and an unknown id is not found', async () => {
  expect((await read(content, owner.owned.round)).status).toBe(403);
  expect(await read(support, 'rnd_00000')).toMatchObject({ status: 404, problem: { code: 'round_not_found' } });
});

test('rounds of all players are listed with filters and pages, and the view is audited', async () => {
  const list = async (query: object) => {
    const listed = await support.call(office.listRounds, { query });
    if (!listed.ok) throw new Error(listed.problem.code);
    return listed.data;
  };
  const own = await list({ player: owner.userId, size: 1 });
  expect(own.items).toMatchObject([{ player: { id: owner.userId } }]);
  const next = own.more ? await list({ player: owner.userId, size: 1, before: own.items[0]?.id ?? '' }) : undefined;
  expect(next?.items[0]?.id).not.toBe(own.items[0]?.id);
  expect((await list({ game: own.items[0]?.game ?? '' })).items.map(({ id }) => id)).toContain(own.items[0]?.id);
  expect((await list({ to: '2020-01-01T00:00:00Z' })).items).toEqual([]);
  expect(own.games.map(({ id }) => id)).toContain(own.items[0]?.game);
  const nobody = { query: { player: 'usr_nobody' } };
  expect(await support.call(office.listRounds, nobody)).toMatchObject({ problem: { code: 'player_not_found' } });
  expect((await content.call(office.listRounds, { query: {} })).status).toBe(403);
  const [last] = await server.database.db.rows<{ players: string[] }>(
    `select details -> 'players' as players from audit_log where action = 'round.list' order by id limit 1`,
  );
  expect(last?.players).toEqual([owner.userId]);
});
