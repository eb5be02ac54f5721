/** The calls of the loyalty programme, races and tournaments, and their desk: what is answered, and what is refused. */
import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as desk from '@carmine/contract/back-office/competitions';
import { enterTournament, getCompetition, listCompetitions } from '@carmine/contract/promotions/competitions';
import { claimRakeback, getLoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ worker: false });
  await server.modules.competitions.run();
});
afterAll(() => server.close());

const query = { language: 'en' } as const;
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

test('a new player is on the first level, with the formula by published bets and nothing to claim', async () => {
  const player = await server.signUp();
  const level = dataOf(await player.call(getLoyaltyLevel, {}));
  expect(level).toMatchObject({ level: 1, points: 0, pointsToNext: 1_000, paused: false, rakeback: [] });
  expect(level.levels.map(({ rakebackPercent, giftEur }) => [rakebackPercent, giftEur])).toEqual([
    [5, '0.00'],
    [8, '5.00'],
    [11, '20.00'],
    [14, '75.00'],
    [17, '300.00'],
  ]);
  // A stake of EUR 10 at a house edge of 1 % is one point, and half a cent of rakeback.
  expect(level.example.games.find(({ gameId }) => gameId === 'dice')).toMatchObject({
    ...{ edgePercent: '1.00', points: '1.00', rakeback: '0.0050' },
  });
  expect(await player.call(claimRakeback, { body: { currency: 'EUR' } })).toMatchObject({
    problem: { status: 422, code: 'nothing_to_claim' },
  });
});

test('the race and the tournament of the week are there for everybody, with their rules', async () => {
  const listed = dataOf(await server.visitor().call(listCompetitions, { query: { language: 'de' } }));
  const race = listed.find(({ kind, state }) => kind === 'race' && state === 'running');
  expect(race).toMatchObject({ title: 'Wochenrennen', entry: null, players: 0, score: 'best_multiple' });
  expect(race?.prizesEur).toHaveLength(50);
  const table = dataOf(await server.visitor().call(getCompetition, { params: { id: race?.id ?? '' }, query }));
  expect(table).toMatchObject({ places: [], own: null });
  expect(await server.visitor().call(getCompetition, { params: { id: 'cmp_x' }, query })).toMatchObject({
    problem: { status: 404 },
  });
});

test('a tournament is entered once; a race is not, nor one that does not exist', async () => {
  const player = await server.signUp();
  const listed = dataOf(await player.call(listCompetitions, { query }));
  const tournament = listed.find(({ kind }) => kind === 'tournament');
  const race = listed.find(({ kind }) => kind === 'race');
  const enter = (id: string) => player.call(enterTournament, { params: { id }, query, body: { currency: 'EUR' } });
  expect(dataOf(await enter(tournament?.id ?? ''))).toMatchObject({ entered: true, players: 1 });
  expect(dataOf(await enter(tournament?.id ?? ''))).toMatchObject({ entered: true });
  for (const id of [race?.id ?? '', 'cmp_x'])
    expect(await enter(id)).toMatchObject({ problem: { status: 404, code: 'tournament_not_found' } });
});

test('a player is taken out of a tournament by two operators', async () => {
  const player = await server.signUp();
  const [risk, admin] = [await enrolOperator(server, 'risk'), await enrolOperator(server, 'admin')];
  const tournament = dataOf(await risk.call(desk.listDeskCompetitions, {})).items.find(
    ({ kind }) => kind === 'tournament',
  );
  const params = { id: tournament?.id ?? '' };
  await player.call(enterTournament, { params, query, body: { currency: 'EUR' } });
  const read = async () =>
    dataOf(await risk.call(desk.readDeskCompetition, { params, query: {} })).places.items.find(
      (place) => place.player.id === player.userId,
    );
  expect(await read()).toMatchObject({ state: 'in', score: 0, rank: null });
  const body = {
    playerId: player.userId,
    rule: 'several_accounts',
    reason: 'the same card as another player',
  } as const;
  expect(await risk.call(desk.askDisqualification, { params, body })).toMatchObject({ status: 202 });
  const open = dataOf(await admin.call(listApprovals, { query: {} })).items.find(
    ({ kind }) => kind === 'disqualify_player',
  );
  expect(open?.changes.map(({ field, to }) => [field, to])).toEqual([
    ['competition', params.id],
    ['disqualified', player.userId],
    ['brokenRule', 'several_accounts'],
  ]);
  const approval = { params: { id: open?.id ?? '' }, body: { reason: 'seen the documents' } };
  expect(await risk.call(approveRequest, approval)).toMatchObject({ ok: false });
  expect(await admin.call(approveRequest, approval)).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ state: 'disqualified' });
  expect(await risk.call(desk.askDisqualification, { params, body })).toMatchObject({
    problem: { code: 'competition_not_found' },
  });
  expect(dataOf(await risk.call(desk.readPlayerLoyalty, { params: { id: player.userId } }))).toMatchObject({
    ...{ level: 1, gifts: [] },
  });
});
