/** Points and rakeback are the plain sum over what was staked and not taken back; rakeback is paid once, and gifts once ever. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { createRoundFeed, type Wallet } from '../../wallet/index.ts';
import { betElement, euroRate, hashOf, type Bettor } from '../../wallet/testing/bettor.ts';
import { ledgerWorld, settled } from '../../wallet/testing/ledger-world.ts';
import { seal } from '../../wallet/testing/seal-and-roll-up.ts';
import type { GrantByRule } from '../ports.ts';
import { createLoyalty, type BreakSpan, type HouseEdge, type Loyalty } from './index.ts';

const world = ledgerWorld();
const edges: Readonly<Record<string, HouseEdge>> = { dice: { n: 1n, d: 100n }, reels: { n: 19n, d: 487n } };
const percents = [5n, 8n, 11n, 14n, 17n];
const thresholds = [0n, 1_000n, 5_000n, 20_000n, 100_000n];

let loyalty: Loyalty;
let breaks: BreakSpan[] = [];
let refusal: string | undefined;
let isProtected = false;
const granted: string[] = [];
const paid: string[] = [];

/** The ledger's, and what it was asked. */
const payReward: Wallet['payReward'] = async (sql, reward) => {
  if (isProtected) return { ok: false, reason: 'protected' };
  paid.push(`${reward.key} ${reward.amount}`);
  return world.wallet.payReward(sql, reward);
};
const grantByRule: GrantByRule = async (_sql, { reference, amount, wageringTimes }) => {
  if (refusal !== undefined) return { state: 'refused', reason: refusal };
  granted.push(`${reference} ${amount} ${wageringTimes}`);
  return { state: 'queued' };
};
const euro = { currency: 'EUR' as CurrencyCode, scaled: euroRate, source: 'test', at: new Date(), stale: false };

beforeAll(async () => {
  loyalty = createLoyalty({
    ...{ db: world.database.app, log: { warn: () => undefined }, grantByRule },
    wallet: { gate: world.wallet.gate, payReward },
    rates: { all: async () => [euro], rate: async () => euro },
    houseEdge: ({ gameId }) => edges[gameId],
    publishedEdges: () => [],
    breaks: async () => breaks,
    defaultCurrency: async () => 'EUR',
    hintBalance: () => undefined,
  });
  // It starts with what is sealed from now on.
  await count();
});

const count = async () => {
  await seal(world.database.app);
  await createRoundFeed({ db: world.database.app, consumers: [loyalty.consumer] }).advance(loyalty.consumer.name);
};
const kept = async (playerId: PlayerId) => {
  const { points, earned } = await world.database.db.one<{ points: bigint; earned: string }>(
    `select coalesce((select points_micro from loyalty_players where player_id = $1), 0) as points,
       coalesce((select earned_micro from loyalty_rakeback where player_id = $1), 0) as earned`,
    [playerId],
  );
  return { points, rakeback: BigInt(earned) };
};

let rounds = 0;
const external = (player: Bettor, action: string, round: string, type: 'BET' | 'WIN' | 'REFUND', amount: bigint) =>
  world.wallet.commitRound(
    betElement(
      player,
      {},
      {
        ...{ key: '', requestHash: hashOf(action), multiplierE4: 0n, final: type !== 'BET', gameId: 'reels' },
        round: { kind: 'external', stake: amount },
        provider: { providerId: 'studio', externalRoundId: round, actionId: action },
        actions: [{ type, amount }],
      },
    ),
  );
const reverse = (player: Bettor, actionId: string) =>
  world.wallet.reverseAction(world.database.app, {
    ...{ playerId: player.playerId, providerId: 'studio', actionId, rollbackId: `r-${actionId}` },
    ...{ currency: player.currency, eurRate: euroRate, wagerWeightBp: 0 },
  });

interface Play {
  readonly kind: 'dice' | 'won' | 'voided' | 'reversed';
  readonly stake: bigint;
}
const play = fc.record<Play>({
  kind: fc.constantFrom('dice', 'won', 'voided', 'reversed'),
  stake: fc.bigInt({ min: 1n, max: 3_000_000n }),
});

const runRound = async (player: Bettor, nonce: { next: bigint }, { kind, stake }: Play) => {
  if (kind === 'dice') {
    settled(await world.wallet.commitRound(betElement(player, { nonce: nonce.next, stake, win: stake })));
    nonce.next += 1n;
    return undefined;
  }
  const name = `round-${(rounds += 1)}`;
  const reels = await world.launch(player, 'reels');
  settled(await external(reels, `${name}-bet`, name, 'BET', stake));
  settled(await external(reels, `${name}-end`, name, kind === 'voided' ? 'REFUND' : 'WIN', stake));
  return kind === 'reversed' ? `${name}-bet` : undefined;
};

/** Counted in whole fractions, and rounded down once a round. */
const earned = (stake: bigint, { n, d }: HouseEdge, points: bigint) => {
  const level = thresholds.findLastIndex((from) => points >= from * 1_000_000n);
  // Cents to euro is 1/100; ten points a euro.
  return {
    points: (stake * n * 10n * 1_000_000n) / (100n * d),
    rakeback: (stake * n * (percents[level] ?? 0n) * 1_000_000n) / (100n * d),
  };
};

describe('what rounds earn', () => {
  it('equals an independent sum over random rounds, voids and reversals, however they are batched', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(play, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        async (batches) => {
          const player = await world.bettor({ cash: 100_000_000n });
          const nonce = { next: 0n };
          const expected = { points: 0n, rakeback: 0n };
          let undone: { action: string; earned: ReturnType<typeof earned> }[] = [];
          for (const batch of batches) {
            const reversed: typeof undone = [];
            for (const round of batch) {
              const action = await runRound(player, nonce, round);
              const edge = edges[round.kind === 'dice' ? 'dice' : 'reels'] as HouseEdge;
              const gain =
                round.kind === 'voided' ? { points: 0n, rakeback: 0n } : earned(round.stake, edge, expected.points);
              expected.points += gain.points;
              expected.rakeback += gain.rakeback;
              if (action !== undefined) reversed.push({ action, earned: gain });
            }
            // The reversals of the previous batch come after rounds of this one.
            for (const one of undone) {
              await reverse(player, one.action);
              expected.points -= one.earned.points;
              expected.rakeback -= one.earned.rakeback;
            }
            undone = reversed;
            await count();
            await count();
          }
          expect(await kept(player.playerId)).toEqual(expected);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('nothing on a break, and rakeback is not paid then', async () => {
    const player = await world.bettor({ cash: 1_000_000n });
    breaks = [{ playerId: player.playerId, from: new Date(0), to: null }];
    settled(await world.wallet.commitRound(betElement(player, { stake: 100_000n })));
    await count();
    breaks = [];
    settled(await world.wallet.commitRound(betElement(player, { nonce: 1n, stake: 100_000n })));
    await count();
    expect(await kept(player.playerId)).toEqual({ points: 100_000_000n, rakeback: 50_000_000n });
    isProtected = true;
    expect(await loyalty.claim(player.playerId, 'EUR')).toEqual({ ok: false, reason: 'protected' });
    isProtected = false;
    expect(await loyalty.claim(player.playerId, 'EUR')).toEqual({ ok: true, amount: 50n });
  });
});

describe('rakeback', () => {
  it('is paid once by thirty claims at the same time, and the rest below a cent stays', async () => {
    const player = await world.bettor({ cash: 1_000_000n });
    settled(await world.wallet.commitRound(betElement(player, { stake: 123_450n })));
    await count();
    paid.length = 0;
    const claims = await Promise.all(Array.from({ length: 30 }, () => loyalty.claim(player.playerId, 'EUR')));
    expect(claims.filter(({ ok }) => ok)).toEqual([{ ok: true, amount: 61n }]);
    expect(paid).toEqual([`rakeback:${player.playerId}:EUR:1 61`]);
    expect(await world.cash(player)).toBe(1_000_000n - 123_450n + 61n);
    // 61.725 cents were earned; 55 cents more make 116.725.
    settled(await world.wallet.commitRound(betElement(player, { nonce: 1n, stake: 110_000n })));
    await count();
    await loyalty.payAllRakeback(player.playerId);
    expect(paid.at(-1)).toBe(`rakeback:${player.playerId}:EUR:2 55`);
    await expect(
      world.database.app.run(
        'update loyalty_rakeback set paid = paid + 1, payments = payments + 1 where player_id = $1',
        [player.playerId],
      ),
    ).rejects.toThrow('was not earned');
  });
});

describe('the gift of a level', () => {
  it('is granted once, after a refusal too, and is not due for points that were taken back', async () => {
    const [player, other] = [await world.bettor({ cash: 90_000_000n }), await world.bettor({ cash: 90_000_000n })];
    // EUR 60,000 at 1 %: 6,000 points, level 3.
    settled(await world.wallet.commitRound(betElement(player, { stake: 6_000_000n })));
    const reels = await world.launch(other, 'reels');
    settled(await external(reels, 'gift-bet', 'gift', 'BET', 6_000_000n));
    settled(await external(reels, 'gift-end', 'gift', 'WIN', 0n));
    await count();
    await reverse(other, 'gift-bet');
    await count();
    expect((await kept(other.playerId)).points).toBe(0n);
    const mine = [player.playerId, other.playerId];
    await world.database.db.run('delete from loyalty_gifts where player_id <> all ($1)', [mine]);
    const again = () =>
      world.database.db.run('update loyalty_gifts set next_attempt_at = now() where granted_at is null');
    refusal = 'protected';
    expect(await loyalty.grantDueGifts()).toBe(0);
    refusal = undefined;
    await again();
    await Promise.all([loyalty.grantDueGifts(), loyalty.grantDueGifts()]);
    await again();
    expect(await loyalty.grantDueGifts()).toBe(0);
    expect(granted.filter((one) => one.startsWith(`level-gift:${player.playerId}:`)).toSorted()).toEqual([
      `level-gift:${player.playerId}:2 500 10`,
      `level-gift:${player.playerId}:3 2000 10`,
    ]);
    expect(granted.some((one) => one.startsWith(`level-gift:${other.playerId}:`))).toBe(false);
    expect(await loyalty.level(player.playerId)).toMatchObject({
      ...{ level: 3, points: 6_000, pointsToNext: 14_000, paused: false },
      counted: { stakedEur: '60000.00', edgeEur: '600.00', edgePercent: '1.00' },
    });
  });
});
