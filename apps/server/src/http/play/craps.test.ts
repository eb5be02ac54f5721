/** Chips that are placed between the rolls of a round. */
import type { RoundRecord } from '@carmine/contract/games/game-service';
import type { PlayRound } from '@carmine/contract/games/play';
import { definitionsOf, gameById, replay, type GameAction } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFile, type File } from '../../../../../tools/verifier/check.mjs';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

const id = 'craps';
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
  await world.wallet.setFurtherBetGames(world.database.app, [id]);
});
afterAll(() => world.close());

type Seen = { readonly point: number | null; readonly standing: Record<string, number>; readonly further: number };
const seen = ({ view }: PlayRound): Seen => view as unknown as Seen;
const cents = (amount: string) => BigInt(amount.replace('.', ''));

const roll = async (token: string, { id: roundId, seq }: PlayRound, chips?: unknown, key = `${roundId}:${seq}`) =>
  world.play(
    token,
    'POST',
    `rounds/${roundId}/actions`,
    { seq, action: { type: 'roll', ...(chips === undefined ? {} : { chips }) } },
    key,
  );

/** Rounds until one has a point. */
const pointOf = async (token: string, params: object, name: string): Promise<PlayRound> => {
  for (let count = 0; ; count += 1) {
    const { status, body } = await world.bet(token, { stake: '1.00', params }, `${name}-${count}`);
    if (status !== 201) throw new Error(`The bet was ${status}`);
    if (body.status === 'open') return body;
  }
};

/** Odds, a come bet, and a place bet, wherever they may be placed. */
const more = (round: PlayRound): Record<string, number> => {
  const { point, standing } = seen(round);
  const line: Record<string, number> = point === null ? { pass: 1 } : { come: 1 };
  const odds = point !== null && standing['pass'] === 1 && standing['odds'] === undefined ? { odds: 2 } : {};
  return { ...line, ...odds };
};

it('every chip is taken when it is placed and every bet paid, and each round follows from the seeds', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, id);
  const ended: PlayRound[] = [];
  for (let count = 0; count < 12; count += 1) {
    const params = { chips: { pass: 1, 'place-6': 6 } };
    let { body }: { body: PlayRound } = await world.bet(token, { stake: '1.00', params }, `round-${count}`);
    for (let rolls = 0; body.status === 'open'; rolls += 1)
      ({ body } = await roll(token, body, rolls < 3 ? more(body) : undefined));
    ended.push(body);
  }
  expect(ended.some(({ staked }) => cents(staked) > 900n)).toBe(true);
  const net = ended.reduce((sum, { staked, payout }) => sum + cents(payout) - cents(staked), 0n);
  expect((await world.wallet.wallets(player.playerId))[0]?.cash).toBe(100_000n + net);

  const { body: rotated } = await world.play(token, 'POST', 'fairness/rotate', {});
  const game = gameById(id);
  const records: RoundRecord[] = [];
  for (const round of ended) {
    const { body: record } = await world.play(token, 'GET', `rounds/${round.id}`);
    records.push(record);
    const actions = (record.actions as { action: GameAction }[]).map(({ action }) => action);
    const { serverSeed, clientSeed } = record.fairness as { serverSeed: string; clientSeed: string };
    const seeds = { serverSeed, clientSeed, nonce: record.nonce as number };
    const replayed = replay(game as never, seeds, game?.params.parse(record.params) as never, actions as never);
    expect(game?.view(replayed.state)).toEqual(record.view);
    expect(replayed.debitUnits * 100n).toBe(cents(record.staked as string));
  }
  const pair = await world.database.app.one<{ seedId: bigint }>(
    'select id as "seedId" from seeds where server_seed_hash = $1',
    [rotated.revealed.serverSeedHash],
  );
  const verdict = 'select complaint from verify_pair($1, $2)';
  expect(await world.database.app.rows(verdict, [pair.seedId, rotated.revealed.serverSeed])).toEqual(
    ended.map(() => ({ complaint: null })),
  );
  const file = JSON.parse(JSON.stringify({ rounds: records, definitions: definitionsOf(records) })) as File;
  expect(checkFile(file)).toEqual({ rounds: 12, checked: 12, complaints: [], gaps: [] });
});

it('chips that may not be placed are refused, whatever they are, and leave the round as it was', async () => {
  const token = await world.launch(await world.player(10_000n), id);
  const opened = await pointOf(token, { chips: { pass: 1 } }, 'refused');
  const wrong = [
    { pass: 1 },
    { odds: 6 },
    { 'place-6': 1 },
    { twelve: 21 },
    { come: -1 },
    { come: 0.5 },
    [],
    'all',
    null,
  ];
  for (const [index, chips] of wrong.entries())
    expect(await roll(token, opened, chips, `wrong-${index}`)).toMatchObject({ status: 422, code: 'illegal_action' });
  const { body: session } = await world.play(token, 'GET', 'session');
  expect(session.openRound).toMatchObject({ id: opened.id, seq: 0, staked: '1.00' });
});

it('while a bonus is active, chips placed later count towards the most that a round may stake', async () => {
  const player = await world.player(10_000n);
  const { playerId } = player;
  await world.wallet.grantBonus(world.database.app, {
    ...{ playerId, bonusId: 7_001n, currency: 'EUR', amount: 5_000n, wagerRequired: 1_000_000n, maxFirstStake: 500n },
    expiresAt: new Date(Date.now() + 600_000),
  });
  const token = await world.launch(player, id);
  const opened = await pointOf(token, { chips: { pass: 2 } }, 'bonus');
  const refused = await roll(token, opened, { come: 4 }, 'much');
  expect(refused).toMatchObject({ status: 422, code: 'bonus_max_bet' });
  expect(await roll(token, opened, { come: 3 }, 'fits')).toMatchObject({ status: 200, body: { staked: '5.00' } });
});

it('an abandoned round is rolled on with what stands there, and stakes nothing more', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player, id);
  const opened = await pointOf(token, { chips: { pass: 1, 'place-4': 1 } }, 'left');
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  const { body: record } = await world.play(token, 'GET', `rounds/${opened.id}`);
  expect(record).toMatchObject({ status: 'settled', staked: '2.00', view: { standing: {} } });
  const taken = (record.actions as { action: GameAction }[]).map(({ action }) => action);
  expect(taken.every((action) => JSON.stringify(action) === '{"type":"roll"}')).toBe(true);
});

it('two tabs roll at once: the chips of one of them are taken, the other one is told', async () => {
  const player = await world.player(100_000n);
  const [token, other] = [await world.launch(player, id), await world.launch(player, id)];
  for (const turn of ['first', 'second']) {
    const opened = await pointOf(token, { chips: { pass: 1 } }, turn);
    const replies = await Promise.all([
      roll(token, opened, { twelve: 1 }, `${turn}-one`),
      roll(other, opened, { twelve: 2 }, `${turn}-two`),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const taken = replies[0].status === 200 ? '2.00' : '3.00';
    const { body: record } = await world.play(token, 'GET', `rounds/${opened.id}`);
    expect(record.staked).toBe(taken);
    await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  }
});

it('a roll against the end of an abandoned round: its chips are in the round, or they are not taken', async () => {
  for (const turn of ['first', 'second', 'third']) {
    const player = await world.player(10_000n);
    const token = await world.launch(player, id);
    const cash = async () => (await world.wallet.wallets(player.playerId))[0]?.cash;
    const before = await cash();
    const opened = await pointOf(token, { chips: { 'place-4': 1 } }, turn);
    await Promise.all([roll(token, opened, { twelve: 3 }), world.gaming.resolve.ofPlayer(player.playerId, 'break')]);
    await world.gaming.resolve.ofPlayer(player.playerId, 'break');
    const { items } = await world.wallet.betHistory({ playerId: player.playerId, page: 0, size: 50 });
    const net = items.reduce((sum, round) => sum + round.payout - round.staked, 0n);
    expect(items.every(({ status }) => status === 'settled')).toBe(true);
    expect([100n, 400n]).toContain(items[0]?.staked);
    expect(await cash()).toBe((before ?? 0n) + net);
  }
});
