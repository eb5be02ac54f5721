/** The house's own games with jackpots, as they are shipped: what a stake puts into their pools, and what takes no part. */
import { registry } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { auditRounds } from '../index.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const games = registry.filter(({ catalogue }) => catalogue.jackpots.length > 0);
const contributed = async () =>
  Object.fromEntries((await world.wallet.pools()).map((pool) => [pool.name, pool.contributedMicro]));

/** Of ten euros, in 1/1,000,000 of a cent. */
const shares = ({ catalogue }: (typeof games)[number]) =>
  catalogue.jackpots.map(({ name, poolBp, reserveBp }) => [name, BigInt(poolBp + reserveBp) * 100_000n] as const);

it.each(games)('a cash stake on $id feeds each of its pools by its shares, and no other', async (game) => {
  const before = await contributed();
  const token = await world.launch(await world.player(100_000n), game.id);
  const { status, body } = await world.bet(token, { stake: '10.00' }, 'one');
  expect(status).toBe(201);
  // What it won of them, if it did, is booked apart from what the reels pay.
  expect(body).toMatchObject({ staked: '10.00', status: 'settled' });
  const after = await contributed();
  const fed = Object.keys(after).map((name) => [name, (after[name] ?? 0n) - (before[name] ?? 0n)] as const);
  expect(Object.fromEntries(fed.filter(([, amount]) => amount > 0n))).toEqual(Object.fromEntries(shares(game)));
  await expectLedgerSound(world.database.app);
});

it.each(games)('play money and bonus money put nothing into the pools of $id', async ({ id }) => {
  const before = await contributed();
  const demo = await world.launch(undefined, id);
  expect(await world.bet(demo, { stake: '10.00' }, 'demo')).toMatchObject({ status: 201 });
  const player = await world.player(0n);
  await world.wallet.grantBonus(world.database.app, {
    ...{ playerId: player.playerId, bonusId: BigInt(id.length), currency: 'EUR', amount: 5_000n },
    ...{ wagerRequired: 50_000n, maxFirstStake: 5_000n, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  const reply = await world.bet(await world.launch(player, id), { stake: '10.00' }, 'bonus');
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(await contributed()).toEqual(before);
});

it('the rounds are drawn again with what their stakes were worth', async () => {
  const { problems, checked } = await auditRounds(world.database.app, world.gamingDeps);
  expect([problems, checked]).toEqual([[], games.length]);
});
