/** What is kept of where a pool falls says nothing about it, not even by its length. */
import { expect, it } from 'vitest';
import { commitment } from '@carmine/games';
import { reseal } from '../../../platform/secrets/reseal.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createWallet } from '../../wallet/index.ts';
import { createTriggerVault, sealedTriggers } from './jackpot-trigger.ts';

const key = { keyId: 1, secret: Buffer.alloc(32, 3) };
const secretBox = createSecretBox([key]);
const vault = createTriggerVault({ random: systemRandom, secretBox });
const salt = 'ab'.repeat(32);

/** As they were sealed before: as long as the amount is. */
const sealedShort = (cents: bigint) => {
  const hash = commitment(`${cents}:${salt}`);
  return { sealed: secretBox.seal('jackpot-trigger', Buffer.from(`${cents}:${salt}`), hash), commitment: hash };
};

it.each([
  ['of cents and euros', 0n, 1_000n],
  ['of Midnight Parcel', 50_000n, 250_000n],
  ['of forty million euros, the most that is drawn', 1n, 4_000_000_000n],
])('every trigger of a pool %s is sealed in the same number of bytes', (_, seedCents, mustHitByCents) => {
  const made = Array.from({ length: 500 }, (__, index) =>
    vault.make({ name: 'lengths', seedCents, mustHitByCents, cycle: index + 1 }),
  );
  const digits = new Set(made.map((one) => vault.open(one).triggerCents.toString().length));
  expect(digits.size).toBeGreaterThan(1);
  // Key, nonce and tag, then the text.
  expect(new Set(made.map(({ sealed }) => sealed.length))).toEqual(new Set([29 + 96]));
});

it('a trigger that was sealed at its own length opens as before', () => {
  for (const triggerCents of [7n, 99_999n, 100_000n])
    expect(vault.open(sealedShort(triggerCents))).toEqual({ triggerCents, salt });
});

it('with another key the short ones are sealed again at the length of all, and open', async () => {
  const { db, app, close } = await testDatabase();
  try {
    const wallet = createWallet({ database: app, random: systemRandom, alarm: { checked: () => undefined } });
    const pool = { seedCents: 1n, mustHitByCents: 250_000n };
    for (const [name, cents] of [
      ['low', 99_999n],
      ['high', 100_000n],
    ] as const) {
      const poolId = await wallet.createPool(app, { name, ...pool });
      await wallet.openJackpotCycle(app, { poolId, cycle: 1, ...sealedShort(cents) });
    }
    const both = createSecretBox([{ keyId: 2, secret: Buffer.alloc(32, 4) }, key]);
    expect(await reseal(db, both, sealedTriggers)).toMatchObject({ done: 2, left: 0 });
    const kept = (await wallet.pools()).flatMap(({ trigger }) => (trigger === undefined ? [] : [trigger]));
    expect(new Set(kept.map(({ sealed }) => sealed.length))).toEqual(new Set([29 + 96]));
    const after = createTriggerVault({ random: systemRandom, secretBox: both });
    expect(kept.map((one) => after.open(one).triggerCents)).toEqual([99_999n, 100_000n]);
  } finally {
    await close();
  }
});
