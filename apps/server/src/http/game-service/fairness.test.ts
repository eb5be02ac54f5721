import { inspect } from 'node:util';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { createChecker, gameById, readRecords } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGaming } from '../../modules/gaming/index.ts';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const base = '/game-service/api/v1';

it('commits to the next seed before the client seed is chosen, and reveals only what is no longer used', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player);
  const { body: before } = await world.get(`${base}/fairness/seeds`, player);
  expect(before).toMatchObject({ nonce: 0 });
  expect(before.clientSeed).toMatch(/^[A-Za-z0-9_-]{16}$/);
  const { body: round } = await world.bet(token, { stake: '1.00' }, 'a');
  expect((await world.get(`${base}/rounds/${round.id}`, player)).body.fairness).not.toHaveProperty('serverSeed');

  const { status, body: rotated } = await world.send(
    'POST',
    `${base}/fairness/rotate`,
    { clientSeed: 'my_own-Seed' },
    player,
  );
  expect(status).toBe(200);
  expect(rotated.revealed).toMatchObject({
    serverSeedHash: before.serverSeedHash,
    clientSeed: before.clientSeed,
    nonce: 1,
  });
  expect(rotated.active).toMatchObject({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: 'my_own-Seed',
    nonce: 0,
  });
  expect((await world.play(token, 'GET', 'fairness')).body).toEqual(rotated.active);
  expect((await world.get(`${base}/fairness/seeds`, player)).body).toEqual(rotated.active);

  const { body: record } = await world.get(`${base}/rounds/${round.id}`, player);
  const { serverSeed, clientSeed } = record.fairness;
  expect(serverSeed).toBe(rotated.revealed.serverSeed);
  expect(gameById('dice')?.verify({ serverSeed, clientSeed, nonce: record.nonce }, record.params, [])).toEqual(
    record.view,
  );
  expect(record.draws).toEqual([[10_000, (record.view as { result: number }).result]]);
  const { body: next } = await world.bet(token, { stake: '1.00' }, 'b');
  expect(next).toMatchObject({
    nonce: 0,
    fairness: { clientSeed: 'my_own-Seed', serverSeedHash: before.nextServerSeedHash },
  });
});

it('refuses a client seed that would make the message ambiguous', async () => {
  const player = await world.player();
  for (const clientSeed of ['', 'a:b', 'ü', 'x'.repeat(65), 7])
    expect(await world.send('POST', `${base}/fairness/rotate`, { clientSeed }, player)).toMatchObject({ status: 422 });
  expect(await world.send('POST', `${base}/fairness/rotate`, {})).toMatchObject({ status: 401 });
});

it('rotates a pair by itself once it has decided as many rounds as it may', async () => {
  const player = await world.player(10_000n);
  const playSession = await world.gaming.findPlaySession(await world.launch(player));
  const brief = createGaming({ ...world.gamingDeps, roundsPerPair: 2n });
  const bet = async (key: string) => {
    const outcome =
      playSession &&
      (await brief.startRound(
        playSession,
        { country: 'MT' },
        { key, stake: '1.00', params: undefined, grantId: undefined },
      ));
    return outcome?.ok === true ? [outcome.round.nonce, outcome.round.fairness?.serverSeedHash] : outcome;
  };
  const { body: before } = await world.get(`${base}/fairness/seeds`, player);
  expect([await bet('a'), await bet('b'), await bet('c')]).toEqual([
    [0, before.serverSeedHash],
    [1, before.serverSeedHash],
    [0, before.nextServerSeedHash],
  ]);
});

it('every pair and its rounds can be read page by page, and only the player’s own', async () => {
  const [player, other] = [await world.player(10_000n), await world.player(10_000n)];
  const token = await world.launch(player);
  for (const key of ['a', 'b', 'c']) await world.bet(token, { stake: '1.00' }, key);
  const table = await world.launch(player, 'blackjack-classic');
  const { body: hand } = await world.bet(table, { stake: '1.00' }, 'd');
  if (hand.status === 'open')
    for (let seq = hand.seq, open = true; open; seq += 1)
      open =
        (await world.play(table, 'POST', `rounds/${hand.id}/actions`, { seq, action: { type: 'stand' } }, `s${seq}`))
          .body.status === 'open';
  const { body: before } = await world.get(`${base}/fairness/pairs`, player);
  expect(before).toMatchObject([{ rounds: 4 }]);
  expect(before[0]).not.toHaveProperty('serverSeed');
  const address = `${base}/fairness/pairs/${before[0].serverSeedHash}/rounds`;
  expect((await world.get(address, player)).body[0].fairness).not.toHaveProperty('serverSeed');

  const { body: rotated } = await world.send('POST', `${base}/fairness/rotate`, {}, player);
  expect((await world.get(`${base}/fairness/pairs`, player)).body).toMatchObject([
    { rounds: 0, serverSeedHash: rotated.active.serverSeedHash },
    { rounds: 4, serverSeed: rotated.revealed.serverSeed },
  ]);
  const pages = [`${address}?size=3`, `${address}?from=3`].map((url) => world.get(url, player));
  const records = (await Promise.all(pages)).flatMap(({ body }) => body as RoundRecord[]);
  expect(records.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3]);
  const checker = createChecker();
  for (const record of readRecords(JSON.stringify(records)) ?? []) checker.add(record);
  expect(checker.pairs()).toMatchObject([{ held: 4, differ: 0, missing: 0, repeated: 0 }]);
  expect((await world.get(`${base}/rounds/${records[3]?.id}`, player)).body).toEqual(records[3]);

  expect(await world.get(address, other)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await world.get(address)).toMatchObject({ status: 401 });
  for (const query of ['size=501', 'from=-1', 'size=x'])
    expect((await world.get(`${address}?${query}`, player)).status).toBe(422);
});

it('another player’s round is nothing', async () => {
  const [mine, other] = [await world.player(10_000n), await world.player(10_000n)];
  const { body } = await world.bet(await world.launch(mine), { stake: '1.00' }, 'a');
  expect(await world.get(`${base}/rounds/${body.id}`, other)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await world.get(`${base}/rounds/${body.id}`)).toMatchObject({ status: 401 });
  for (const id of ['1', 'rnd_1', `${body.id}x`, 'usr_00000000000000000000000000'])
    expect((await world.get(`${base}/rounds/${id}`, mine)).status).toBe(404);
  const token = await world.launch(other);
  expect(await world.play(token, 'GET', `rounds/${body.id}`)).toMatchObject({ status: 404, code: 'not_found' });
  expect(
    await world.play(token, 'POST', `rounds/${body.id}/actions`, { seq: 0, action: { type: 'x' } }, 'k'),
  ).toMatchObject({ status: 404 });
});

it('no answer, pushed hint or log line holds an unrevealed seed', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player);
  const answers = [
    await world.bet(token, { stake: '1.00' }, 'a'),
    await world.play(token, 'GET', 'session'),
    await world.play(token, 'GET', 'rounds'),
    await world.get(`${base}/fairness/seeds`, player),
  ];
  const { body } = await world.send('POST', `${base}/fairness/rotate`, {}, player);
  const seed = body.revealed.serverSeed as string;
  const seen = inspect([answers.map((answer) => answer.body), world.http.logged, world.pushed], {
    depth: null,
    maxStringLength: null,
    maxArrayLength: null,
  });
  expect(seen).toContain(body.revealed.serverSeedHash);
  expect(seen).not.toContain(seed);
  const { found } = await world.database.db.one<{ found: boolean }>(
    `select exists (select from seeds where position($1::bytea in server_seed_enc) > 0) as found`,
    [Buffer.from(seed)],
  );
  expect(found).toBe(false);
});
