import { expect, it } from 'vitest';
import { betElement, euroRate, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let names = 0;

const pool = (seedCents: bigint, mustHitAtCents?: bigint) => {
  names += 1;
  return world.wallet.createPool(world.database.app, {
    ...{ name: `pool ${names}`, seedCents },
    ...(mustHitAtCents === undefined ? {} : { mustHitAtCents }),
  });
};
const amountOf = async (poolId: bigint) =>
  (await world.wallet.pools()).find((one) => one.poolId === poolId)?.amountCents;
const bet = (player: Bettor, nonce: bigint, poolId: bigint, contributionMicro: bigint, winBp = 0, rest = {}) =>
  world.wallet.commitRound(
    betElement(player, { nonce }, { jackpots: [{ poolId, contributionMicro, winBp }], ...rest }),
  );

it('accumulates fractions of a cent', async () => {
  const [player, poolId] = [await world.bettor({ cash: 10_000n }), await pool(1_000n)];
  for (const nonce of [0n, 1n, 2n]) await bet(player, nonce, poolId, 400_000n);
  expect(await amountOf(poolId)).toBe(1_001n);
});

it('pays what the outcome wins under the pool’s lock, and restarts from the seed amount', async () => {
  const [player, poolId] = [await world.bettor({ cash: 10_000n }), await pool(5_000n)];
  await bet(player, 0n, poolId, 250_500_000n);
  const reply = settled(await bet(player, 1n, poolId, 0n, 10_000));
  expect(reply.jackpotWins).toEqual([{ poolId, eurCents: 5_250n, amount: 5_250n, winBp: 10_000 }]);
  expect(reply.balances.cash).toBe(15_050n);
  expect(await world.cash(player)).toBe(15_050n);
  expect(await amountOf(poolId)).toBe(5_000n);
});

it('returns a won jackpot again for the same key', async () => {
  const [player, poolId] = [await world.bettor({ cash: 10_000n }), await pool(700n)];
  const first = settled(await bet(player, 0n, poolId, 0n, 10_000));
  expect(await bet(player, 0n, poolId, 0n, 10_000)).toEqual({ ...first, status: 'replayed', reply: null });
});

it('is won by the bet that raises it to its secret trigger', async () => {
  const poolId = await pool(100n, 105n);
  const players = await Promise.all(Array.from({ length: 8 }, () => world.bettor({ cash: 1_000n })));
  const replies = await Promise.all(players.map((player) => bet(player, 0n, poolId, 1_000_000n)));
  const won = replies.map((reply) => settled(reply).jackpotWins).filter((wins) => wins.length > 0);
  expect(won).toEqual([[{ poolId, eurCents: 105n, amount: 105n, winBp: 0 }]]);
  expect(await amountOf(poolId)).toBe(103n);
  expect((await world.wallet.pools()).find((one) => one.poolId === poolId)?.needsTrigger).toBe(false);
  await world.wallet.setNextTrigger(world.database.app, { poolId, mustHitAtCents: 104n });
  const [player] = players;
  if (player === undefined) throw new Error('No player');
  expect(settled(await bet(player, 1n, poolId, 1_000_000n)).jackpotWins).toHaveLength(1);
});

it('pays in the player’s currency, floored, and takes no contribution from a refused bet', async () => {
  const [player, poolId] = [await world.bettor({ currency: 'BTC', cash: 10_000n }), await pool(9_999n)];
  const rate = { eurRate: 90_000n * euroRate };
  const reply = settled(await bet(player, 0n, poolId, 0n, 10_000, rate));
  // 99.99 EUR at 90,000 EUR are 111,100.0 satoshi.
  expect(reply.jackpotWins).toEqual([{ poolId, eurCents: 9_999n, amount: 111_100n, winBp: 10_000 }]);
  const poor = await world.bettor({ cash: 1n });
  expect(await bet(poor, 0n, poolId, 50_000_000n, 10_000)).toMatchObject({ status: 'funds' });
  expect(await amountOf(poolId)).toBe(9_999n);
});

it('keeps several pools of one game consistent while many bet', async () => {
  const pools = [await pool(10n), await pool(20n), await pool(30n)];
  const players = await Promise.all(Array.from({ length: 20 }, () => world.bettor({ cash: 1_000n })));
  const jackpots = pools.map((poolId) => ({ poolId, contributionMicro: 1_500_000n, winBp: 0 }));
  const all = players.flatMap((player) => [0n, 1n].map((nonce) => ({ player, nonce })));
  const replies = await Promise.all(
    all.map(({ player, nonce }) => world.wallet.commitRound(betElement(player, { nonce }, { jackpots }))),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['settled']));
  expect(await Promise.all(pools.map(amountOf))).toEqual([70n, 80n, 90n]);
});

it('takes contributions and is won in a later step of a round, is paid once per key, and is booked separately from the payout', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(2_000n)];
  const { roundId } = settled(
    await world.wallet.commitRound(
      betElement(player, { open: true }, { jackpots: [{ poolId, contributionMicro: 1_500_000n, winBp: 0 }] }),
    ),
  );
  const doubled = stepElement(
    player,
    { roundId, seq: 0 },
    {
      ...{ final: false, snapshot: {}, actions: [{ type: 'BET', amount: 100n }] },
      jackpots: [{ poolId, contributionMicro: 1_600_000n, winBp: 5_000 }],
    },
  );
  const won = { poolId, eurCents: 1_001n, amount: 1_001n, winBp: 5_000 };
  const reply = settled(await world.wallet.commitRound(doubled));
  expect(reply).toMatchObject({ jackpotWins: [won], balances: { cash: 1_801n } });
  expect(await world.wallet.commitRound(doubled)).toEqual({ ...reply, status: 'replayed', reply: null });
  const last = stepElement(player, { roundId, seq: 1 }, { actions: [{ type: 'WIN', amount: 300n }] });
  expect(settled(await world.wallet.commitRound(last))).toMatchObject({ jackpotWins: [], balances: { cash: 2_101n } });
  expect(await amountOf(poolId)).toBe(1_002n);
  expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'settled', staked: 200n, payout: 300n });
  const [booked] = await world.wallet.jackpotWins([roundId]);
  expect(booked).toMatchObject({ roundId, amount: 1_001n, winBp: 5_000 });
});

it('records that an outcome won zero from an empty pool', async () => {
  const [player, poolId] = [await world.bettor({ cash: 1_000n }), await pool(0n)];
  const { roundId, jackpotWins } = settled(await bet(player, 0n, poolId, 0n, 10_000));
  expect(jackpotWins).toEqual([{ poolId, eurCents: 0n, amount: 0n, winBp: 10_000 }]);
  expect(await world.wallet.jackpotWins([roundId])).toMatchObject([{ amount: 0n, winBp: 10_000 }]);
});
