import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '@carmine/games';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';
import type { SeedId } from '../../wallet/index.ts';
import type { PlaySession } from '../index.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const serverSeed = '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07';
const draws = async (clientSeed: string, nonce: number, ranges: readonly number[]) => {
  const row = await world.database.app.one<{ values: bigint[] }>('select pf1_draws($1, $2, $3, $4)::text[] as values', [
    serverSeed,
    clientSeed,
    nonce,
    ranges,
  ]);
  return row.values.map(Number);
};

describe('a second implementation of PF-1, in SQL', () => {
  it('gives the published vectors', async () => {
    expect(
      await draws(
        'lobby-demo_1',
        0,
        Array.from({ length: 10 }, () => 2 ** 32),
      ),
    ).toEqual([
      1473002532, 1677547974, 4050149577, 233207112, 572247455, 2876527763, 828893327, 3471901185, 1037267745,
      4031101170,
    ]);
    expect(await draws('lobby-demo_1', 0, [10_000])).toEqual([3429]);
    expect(await draws('lobby-demo_1', 2, [37])).toEqual([23]);
    expect(await draws('lobby-demo_1', 12, [3e9, 3e9, 3e9, 3e9])).toEqual([
      628606570, 1729618940, 163727868, 1620953400,
    ]);
  });

  it('agrees with the games’ implementation over many ranges and rounds', async () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const rng = createRng(serverSeed, 'other', nonce);
      const values = [
        rng.below(52),
        rng.u52(),
        rng.below(2 ** 21),
        rng.u32(),
        rng.below(7),
        rng.u52(),
        rng.below(3e9),
        rng.below(1),
      ];
      expect(
        await draws(
          'other',
          nonce,
          rng.draws.map(([n]) => n),
        ),
      ).toEqual(values);
    }
  });
});

/** Bets of all sizes and kinds, by direct calls of the module; HTTP is tested elsewhere. */
const playMany = async (player: WorldPlayer, count: number) => {
  const playSession = (await world.gaming.findPlaySession(await world.launch(player))) as PlaySession;
  for (let n = 0; n < count; n += 1) {
    const over = n % 3 !== 0;
    const chances = 1 + ((n * 397) % 9_800);
    const outcome = await world.gaming.startRound(
      playSession,
      { country: 'MT' },
      {
        key: `v${n}`,
        stake: `${1 + (n % 9)}.${n % 10}0`,
        params: { target: over ? 9_999 - chances : chances, direction: over ? 'over' : 'under' },
        grantId: undefined,
      },
    );
    if (!outcome.ok) throw new Error(outcome.reason);
  }
};

it(
  'every one of 1,050 real rounds is what its revealed seed says, and another seed is found out',
  { timeout: 300_000 },
  async () => {
    const player = await world.player(100_000_000n);
    await playMany(player, 1_050);
    const { seedId } = (await world.wallet.activeSeed(player.playerId)) as { seedId: SeedId };
    const verify = (seed: string) =>
      world.database.app.rows<{ nonce: bigint; complaint: string | null }>(
        'select nonce, complaint from verify_pair($1, $2)',
        [seedId, seed],
      );
    expect(await verify(serverSeed)).toEqual([]);

    const rotated = await world.gaming.rotate(player.playerId, undefined);
    if (!rotated.ok) throw new Error(rotated.reason);
    expect(rotated.rotation.revealed.nonce).toBe(1_050);
    const verdict = await verify(rotated.rotation.revealed.serverSeed);
    expect(verdict.map(({ nonce }) => Number(nonce))).toEqual(Array.from({ length: 1_050 }, (_, n) => n));
    expect(verdict.filter(({ complaint }) => complaint !== null)).toEqual([]);
    expect(new Set((await verify(serverSeed)).map(({ complaint }) => complaint))).toEqual(new Set(['commitment']));
  },
);

it('a changed draw, multiplier or payout is reported separately', async () => {
  const player = await world.player(1_000_000n);
  await playMany(player, 3);
  const { seedId } = (await world.wallet.activeSeed(player.playerId)) as { seedId: SeedId };
  const rotated = await world.gaming.rotate(player.playerId, undefined);
  if (!rotated.ok) throw new Error(rotated.reason);
  const { serverSeed: seed } = rotated.rotation.revealed;
  const undone = new Error('undone');
  let verdict: { complaint: string }[] = [];
  // Only the tables' owner, with triggers disabled, can make the changes that the verifier detects.
  const forgery = world.database.db.transaction(async (sql) => {
    const parts = await sql.rows<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'rounds'::regclass`,
    );
    for (const { name } of parts) await sql.run(`alter table ${name} disable trigger user`);
    const forge = (nonce: number, change: string) =>
      sql.run(`update rounds set ${change} where seed_id = $1 and nonce = $2`, [seedId, nonce]);
    await forge(0, 'draws = jsonb_build_array(jsonb_build_array(10000, ((draws -> 0 ->> 1)::int + 1) % 10000))');
    await forge(1, 'multiplier_e4 = multiplier_e4 + 1');
    await forge(2, 'payout = payout + 1');
    verdict = await sql.rows('select complaint from verify_pair($1, $2)', [seedId, seed]);
    throw undone;
  });
  await expect(forgery).rejects.toBe(undone);
  expect(verdict.map(({ complaint }) => complaint)).toEqual(['draws', 'multiplier', 'payout']);
});
