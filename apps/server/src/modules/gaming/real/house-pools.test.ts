/** The house's own games with jackpots, as they are shipped: what a stake puts into their pools, and what takes no part. */
import { createRng, gameById, registry, walkThrough } from '@carmine/games';
import { formatAmount, money, readAmount } from '@carmine/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { createSeedVault } from '../fairness/server-seed.ts';
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

const mini = 'signal-ridge-mini';

/** What nobody can do who has not the house's key: a client seed whose first round wins the Mini at ten euros. */
const winningSeed = async (playerId: bigint): Promise<string> => {
  const { sealed, hash } = await world.database.db.one<{ sealed: Buffer; hash: string }>(
    `select server_seed_enc as sealed, server_seed_hash as hash from seeds where player_id = $1 and state = 'next'`,
    [playerId],
  );
  const serverSeed = createSeedVault(world.gamingDeps).open({ sealed, hash });
  for (let tried = 0; ; tried += 1) {
    const rng = createRng(serverSeed, `tried-${tried}`, 0);
    const { jackpots = [] } = gameById('signal-ridge')?.init({ microEuros: 10_000_000 }, rng) ?? {};
    if (jackpots.map(({ name }) => name).join() === mini) return `tried-${tried}`;
  }
};

it('a round that draws the Mini is paid all that is in it, on top and in cash, and its player can work it out', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, 'signal-ridge');
  await world.play(token, 'POST', 'fairness/rotate', {});
  const clientSeed = await winningSeed(player.playerId);
  await world.play(token, 'POST', 'fairness/rotate', { clientSeed });
  const poolNow = async () => (await world.wallet.pools()).find(({ name }) => name === mini);
  const before = await poolNow();
  const { body } = await world.bet(token, { stake: '10.00' }, 'wins');
  const after = await poolNow();
  const paid = (after?.paidCents ?? 0n) - (before?.paidCents ?? 0n);
  // The seed, and what stakes have put in since.
  expect(paid).toBeGreaterThanOrEqual(2_000n);
  expect(after?.cycle).toBe((before?.cycle ?? 0) + 1);
  const text = (cents: bigint) => formatAmount(money('EUR', cents));
  expect(body.jackpots).toEqual([{ name: mini, winBp: 10_000, amount: text(paid) }]);
  const payout = readAmount('EUR', body.payout as string).subunits;
  expect(body.balance).toBe(text(100_000n - 1_000n + payout + paid));
  expect((await world.get('/game-service/api/v1/jackpots/wins?size=5')).body).toMatchObject({
    items: [{ jackpot: mini, amount: text(paid), currency: 'EUR', game: 'signal-ridge' }],
  });
  const { body: rotated } = await world.play(token, 'POST', 'fairness/rotate', {});
  const seeds = { serverSeed: rotated.revealed.serverSeed as string, clientSeed, nonce: 0 };
  const game = gameById('signal-ridge');
  if (game === undefined) throw new Error('No such game');
  const [line] = walkThrough(game, { seeds, params: body.params, actions: [] }).explanation;
  expect(line).toMatchObject({ label: 'Jackpot Mini', value: 'won' });
  await expectLedgerSound(world.database.app);
});

it('the rounds are drawn again with what their stakes were worth', async () => {
  const { problems, checked } = await auditRounds(world.database.app, world.gamingDeps);
  expect([problems, checked]).toEqual([[], games.length + 1]);
});
