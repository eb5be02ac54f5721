import { expect, it } from 'vitest';
import { rowArrayText } from '../../../database/row-literal.ts';
import { agreedSeed } from '../../../testing/agreed-seed.ts';
import { commitRounds } from '../rounds/commit-store.ts';
import { encodeElement } from '../rounds/round-codec.ts';
import { betElement, euroRate, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import type { NewPool } from './pool.ts';

const world = ledgerWorld();
let names = 0;

const pool = (seedCents: bigint, rest: Partial<NewPool> = {}) => {
  names += 1;
  return world.wallet.createPool(world.database.app, { name: `pool ${names}`, seedCents, ...rest });
};
const amountOf = async (poolId: bigint) => (await world.wallet.pool(poolId)).amountCents;
const bet = (player: Bettor, nonce: bigint, poolId: bigint, winBp = 0, stake = 100n, rest = {}) =>
  world.wallet.commitRound(betElement(player, { nonce, stake }, { jackpots: [{ poolId, winBp }], ...rest }));

it('accumulates fractions of a cent, in the meter and in the reserve', async () => {
  const [player, poolId] = [await world.bettor({ cash: 10_000n }), await pool(1_000n, { poolBp: 40, reserveBp: 25 })];
  for (const nonce of [0n, 1n, 2n]) await bet(player, nonce, poolId);
  expect(await world.wallet.pool(poolId)).toMatchObject({
    ...{ amountCents: 1_001n, meterMicro: 1_001_200_000n, reserveMicro: 750_000n, remainderMicro: 950_000n },
    ...{ contributedMicro: 1_950_000n, seededCents: 1_000n, paidCents: 0n, cycle: 1 },
  });
});

it('pays what the outcome wins under the pool’s lock, and restarts with what the reserve has for the seed', async () => {
  const poolId = await pool(5_000n, { poolBp: 2_505, reserveBp: 2_000 });
  const player = await world.bettor({ cash: 10_000n });
  await bet(player, 0n, poolId, 0, 1_000n);
  const reply = settled(await bet(player, 1n, poolId, 10_000, 1_000n));
  expect(reply.jackpotWins).toEqual([{ poolId, eurCents: 5_501n, amount: 5_501n, winBp: 10_000 }]);
  expect(reply.balances.cash).toBe(13_501n);
  expect(await world.cash(player)).toBe(13_501n);
  const gate = await world.wallet.gate(player.playerId);
  // Two stakes of 10.00 were lost and 55.01 were won: nothing of a loss limit is used.
  const { lost } = await world.database.db.one<{ lost: bigint }>(
    'select lost_day as lost from player_gate where player_id = $1',
    [player.playerId],
  );
  expect([gate?.protectionStatus, lost]).toEqual(['active', 2_000n - 5_501n]);
  expect(await world.wallet.pool(poolId)).toMatchObject({ amountCents: 400n, reserveMicro: 0n, cycle: 2 });
  // What the seed lacks is filled before the next one's reserve.
  await bet(player, 2n, poolId, 0, 1_000n);
  expect(await world.wallet.pool(poolId)).toMatchObject({
    amountCents: 850n,
    reserveMicro: 0n,
  });
  await agreedSeed(world.database, `pool ${names}`, 5_000n);
  expect(await world.wallet.pool(poolId)).toMatchObject({
    ...{ amountCents: 5_000n, reserveMicro: 850_500_000n, seededCents: 10_000n },
  });
});

it('returns a won jackpot again for the same key', async () => {
  const [player, poolId] = [await world.bettor({ cash: 10_000n }), await pool(700n)];
  const first = settled(await bet(player, 0n, poolId, 10_000));
  expect(await bet(player, 0n, poolId, 10_000)).toEqual({ ...first, status: 'replayed', reply: null });
});

it('stops at its cap, and keeps what comes after for the next seeds', async () => {
  const poolId = await pool(100n, { poolBp: 1_000, capCents: 105n });
  const player = await world.bettor({ cash: 1_000n });
  await bet(player, 0n, poolId);
  expect(await world.wallet.pool(poolId)).toMatchObject({ amountCents: 105n, reserveMicro: 5_000_000n });
  const [won] = settled(await bet(player, 1n, poolId, 10_000)).jackpotWins;
  expect(won?.eurCents).toBe(105n);
  expect(await amountOf(poolId)).toBe(15n);
});

it('pays in the player’s currency, floored, and takes no contribution from a refused bet', async () => {
  const [player, poolId] = [
    await world.bettor({ currency: 'BTC', cash: 10_000n }),
    await pool(9_999n, { poolBp: 5_000 }),
  ];
  const rate = { eurRate: 90_000n * euroRate };
  const poor = await world.bettor({ cash: 1n });
  expect(await bet(poor, 0n, poolId, 10_000)).toMatchObject({ status: 'funds' });
  expect(await amountOf(poolId)).toBe(9_999n);
  const reply = settled(await bet(player, 0n, poolId, 10_000, 100n, rate));
  // 100 satoshi at 90,000 EUR are 9 cents; 100.03 EUR are 111,144.4 satoshi.
  expect(reply.jackpotWins).toEqual([{ poolId, eurCents: 10_003n, amount: 111_144n, winBp: 10_000 }]);
});

it('takes part with cash only', async () => {
  const poolId = await pool(500n, { poolBp: 100 });
  const player = await world.bettor({ cash: 50n });
  await world.wallet.grantBonus(world.database.app, {
    ...{ playerId: player.playerId, bonusId: 9_000n, currency: 'EUR', amount: 400n, wagerRequired: 1_000n },
    ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 3_600_000) },
  });
  await expect(bet(player, 0n, poolId, 10_000)).rejects.toThrow('only cash');
  await expect(bet(player, 0n, poolId, 10_000, 0n, { funding: 'free_spin' })).rejects.toThrow('only cash');
  expect(await amountOf(poolId)).toBe(500n);
});

it('keeps several pools of one game consistent while many bet', async () => {
  const pools = [await pool(10n, { poolBp: 150 }), await pool(20n, { poolBp: 150 }), await pool(30n, { poolBp: 150 })];
  const players = await Promise.all(Array.from({ length: 20 }, () => world.bettor({ cash: 1_000n })));
  const jackpots = pools.map((poolId) => ({ poolId, winBp: 0 }));
  const all = players.flatMap((player) => [0n, 1n].map((nonce) => ({ player, nonce })));
  const replies = await Promise.all(
    all.map(({ player, nonce }) => world.wallet.commitRound(betElement(player, { nonce }, { jackpots }))),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['settled']));
  expect(await Promise.all(pools.map(amountOf))).toEqual([70n, 80n, 90n]);
});

it.each([
  ['one wins', 1],
  ['every one wins', 200],
])(
  'of 200 bets at once on a linked pool, where %s, all are taken, each win is paid once and nothing is lost',
  async (_, winners) => {
    const poolId = await pool(1_000n, { poolBp: 100, reserveBp: 50 });
    const players = await Promise.all(Array.from({ length: 200 }, () => world.bettor({ cash: 100n })));
    const replies = await Promise.all(
      players.map((player, index) => bet(player, 0n, poolId, index % (200 / winners) === 0 ? 10_000 : 0)),
    );
    const wins = replies.flatMap((reply) => settled(reply).jackpotWins);
    const paid = wins.reduce((sum, { eurCents }) => sum + eurCents, 0n);
    expect(wins).toHaveLength(winners);
    // The first takes the seed; what each later one finds came in after the one before it.
    expect(wins.filter(({ eurCents }) => eurCents > 1_000n)).toHaveLength(1);
    const after = await world.wallet.pool(poolId);
    expect(after).toMatchObject({ cycle: 1 + winners, contributedMicro: 300_000_000n, paidCents: paid });
    expect(after.meterMicro + after.reserveMicro).toBe((1_300n - paid) * 1_000_000n);
    const held = await Promise.all(players.map((player) => world.cash(player)));
    expect(held.reduce((sum, cash) => sum + cash, 0n)).toBe(paid);
    expect((await world.wallet.wonJackpots({ page: 0, size: 1, name: `pool ${names}` })).total).toBe(BigInt(winners));
  },
);

it('pays every win of a batch from its own pool, as the bets before it left it', async () => {
  const [first, second] = [await pool(1_000n, { poolBp: 1_000 }), await pool(500n, { poolBp: 1_000 })];
  const players = await Promise.all([1, 2, 3].map(() => world.bettor({ cash: 100n })));
  const wins = [[0, 10_000] as const, [10_000, 0] as const, [10_000, 5_000] as const];
  const elements = players.map((player, i) => {
    const [ofFirst = 0, ofSecond = 0] = wins[i] ?? [];
    return betElement(
      player,
      { nonce: 0n },
      {
        jackpots: [
          { poolId: second, winBp: ofSecond },
          { poolId: first, winBp: ofFirst },
        ],
      },
    );
  });
  const replies = (await commitRounds(world.database.app, elements, true)).map((reply) => settled(reply as never));
  const won = (poolId: typeof first, cents: bigint, winBp = 10_000) => ({
    ...{ poolId, eurCents: cents, amount: cents, winBp },
  });
  expect(replies.map(({ jackpotWins }) => jackpotWins)).toEqual([
    [won(second, 510n)],
    [won(first, 1_020n)],
    [won(first, 10n), won(second, 10n, 5_000)],
  ]);
  expect(replies.map(({ balances }) => balances.cash)).toEqual([510n, 1_020n, 20n]);
  expect(await Promise.all(players.map((player) => world.cash(player)))).toEqual([510n, 1_020n, 20n]);
  expect(await Promise.all([first, second].map(amountOf))).toEqual([0n, 10n]);
});

it('no bet takes part in a pool that its batch has not locked', async () => {
  const [locked, other] = [await pool(100n, { poolBp: 100 }), await pool(100n, { poolBp: 100 })];
  const player = await world.bettor({ cash: 100n });
  const element = betElement(player, { nonce: 0n }, { jackpots: [{ poolId: other, winBp: 10_000 }] });
  const values = [[`${player.playerId}`], rowArrayText([encodeElement(element, 0)]), [`${locked}`]];
  const call = 'select from commit_rounds($1::bigint[], $2::round_element[], $3::bigint[], true)';
  await expect(world.database.app.rows(call, values)).rejects.toThrow('out of range');
  expect([await world.cash(player), await amountOf(other)]).toEqual([100n, 100n]);
});

it('takes contributions and is won in a later step of a round, is paid once per key, and is booked separately from the payout', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(2_000n, { poolBp: 150 })];
  const { roundId } = settled(
    await world.wallet.commitRound(betElement(player, { open: true }, { jackpots: [{ poolId, winBp: 0 }] })),
  );
  const doubled = stepElement(
    player,
    { roundId, seq: 0 },
    {
      ...{ final: false, snapshot: {}, actions: [{ type: 'BET', amount: 100n }] },
      jackpots: [{ poolId, winBp: 5_000 }],
    },
  );
  const won = { poolId, eurCents: 1_001n, amount: 1_001n, winBp: 5_000 };
  const reply = settled(await world.wallet.commitRound(doubled));
  expect(reply).toMatchObject({ jackpotWins: [won], balances: { cash: 1_801n } });
  expect(await world.wallet.commitRound(doubled)).toEqual({ ...reply, status: 'replayed', reply: null });
  const last = stepElement(player, { roundId, seq: 1 }, { actions: [{ type: 'WIN', amount: 300n }] });
  expect(settled(await world.wallet.commitRound(last))).toMatchObject({ jackpotWins: [], balances: { cash: 2_101n } });
  expect(await world.wallet.pool(poolId)).toMatchObject({ amountCents: 1_002n, cycle: 1 });
  expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'settled', staked: 200n, payout: 300n });
  const [booked] = await world.wallet.jackpotWins([roundId]);
  expect(booked).toMatchObject({ roundId, amount: 1_001n, winBp: 5_000 });
});

it('records that an outcome won zero from an empty pool', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(0n)];
  const { roundId, jackpotWins } = settled(await bet(player, 0n, poolId, 10_000));
  expect(jackpotWins).toEqual([{ poolId, eurCents: 0n, amount: 0n, winBp: 10_000 }]);
  expect(await world.wallet.jackpotWins([roundId])).toMatchObject([{ amount: 0n, winBp: 10_000 }]);
});
