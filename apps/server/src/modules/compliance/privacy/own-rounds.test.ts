import { expect, it } from 'vitest';
import { createIds } from '../../../platform/ids/ids.ts';
import { betElement } from '../../wallet/testing/bettor.ts';
import { ledgerWorld, settled } from '../../wallet/testing/ledger-world.ts';
import { readTable } from './own-data-store.ts';
import { readable } from './own-data-tables.ts';

const world = ledgerWorld();

it('a round in the copy of one’s data says what it won of jackpots beside its payout', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const poolId = await world.wallet.createPool(world.database.app, { name: 'copied', seedCents: 5_000n });
  const jackpots = [{ poolId, winBp: 10_000 }];
  settled(await world.wallet.commitRound(betElement(player, { nonce: 0n, win: 150n }, { jackpots })));
  settled(await world.wallet.commitRound(betElement(player, { nonce: 1n })));
  const rows = await readTable(world.database.app, 'rounds', player.playerId);
  const rounds = readable('rounds', rows, createIds(Buffer.alloc(32, 1)));
  expect(rounds).toHaveLength(2);
  expect(rounds).toContainEqual(expect.objectContaining({ payout: '1.50', jackpot: '50.00' }));
  expect(rounds).toContainEqual(expect.objectContaining({ payout: '0.00', jackpot: '0.00' }));
});
