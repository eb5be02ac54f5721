import { expect, it } from 'vitest';
import { betElement, stepElement } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
const next = (letter: string) => ({ sealed: Buffer.from(letter), hash: letter.repeat(64) });

it('rotates: reveals the active pair, activates the committed next one, starts its nonces at 0', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const before = await world.wallet.activeSeed(player.playerId);
  if (before === undefined) throw new Error('No seeds');
  await world.wallet.commitRound(betElement(player));
  const rotate = (activeSeedId: typeof before.seedId) =>
    world.wallet.rotateSeeds(world.database.app, {
      playerId: player.playerId,
      activeSeedId,
      clientSeed: 'mine',
      next: next('c'),
    });
  const results = await Promise.all([rotate(before.seedId), rotate(before.seedId)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await world.wallet.activeSeed(player.playerId);
  expect(after).toMatchObject({
    ...before.next,
    clientSeed: 'mine',
    nextNonce: 0n,
    next: { serverSeedHash: 'c'.repeat(64) },
  });
  expect(await world.wallet.seed(before.seedId)).toMatchObject({ state: 'revealed', lastNonce: 0n });
  expect(await world.wallet.commitRound(betElement(player, { nonce: 1n, key: 'old' }))).toEqual({
    status: 'stale_nonce',
  });
});

it('does not rotate while a round of the pair is open', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const { roundId } = settled(await world.wallet.commitRound(betElement(player, { open: true })));
  const rotate = () =>
    world.wallet.rotateSeeds(world.database.app, {
      playerId: player.playerId,
      activeSeedId: player.seedId,
      clientSeed: 'x',
      next: next('d'),
    });
  expect(await rotate()).toEqual({ ok: false, reason: 'round_open' });
  await world.wallet.commitRound(stepElement(player, { roundId, seq: 0 }));
  expect(await rotate()).toEqual({ ok: true, revealed: player.seedId });
});

it('keeps the first pair when two are created at once', async () => {
  const { playerId } = await world.bettor();
  const again = { playerId, active: { ...next('a'), clientSeed: 'b' }, next: next('e') };
  expect(await world.wallet.insertSeeds(world.database.app, again)).toEqual({ ok: false, reason: 'already_seeded' });
});

it('reveals a pair that was never played without a last nonce', async () => {
  const player = await world.bettor();
  await world.wallet.rotateSeeds(world.database.app, {
    playerId: player.playerId,
    activeSeedId: player.seedId,
    clientSeed: 'x',
    next: next('f'),
  });
  expect(await world.wallet.seed(player.seedId)).toMatchObject({ state: 'revealed', lastNonce: undefined });
});
