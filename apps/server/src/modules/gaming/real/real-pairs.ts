/** A player's pairs: ledger rows whose seeds the vault opens. */
import type { Database } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { SeedId, Wallet } from '../../wallet/index.ts';
import { seedsOfShared } from '../fairness/shared-seeds-store.ts';
import type { SeedCache } from '../fairness/seed-cache.ts';
import type { SeedVault } from '../fairness/server-seed.ts';
import type { OpenSeeds, Pairs, RotateReply } from '../rounds/pairs.ts';

export interface RealPairsDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'activeSeed' | 'seed' | 'insertSeeds' | 'rotateSeeds'>;
  readonly vault: SeedVault;
  readonly seedCache: SeedCache;
}

/** Creates the first pair on demand, with its committed successor. */
const readActive = async (deps: RealPairsDeps, playerId: PlayerId): Promise<OpenSeeds> => {
  const pair = await deps.wallet.activeSeed(playerId);
  if (pair !== undefined) {
    const { serverSeedSealed: sealed, serverSeedHash: hash } = pair;
    return {
      seedId: pair.seedId,
      serverSeed: deps.vault.open({ sealed, hash }),
      serverSeedHash: hash,
      clientSeed: pair.clientSeed,
      nextNonce: pair.nextNonce,
      nextServerSeedHash: pair.next.serverSeedHash,
    };
  }
  const [next, active] = [deps.vault.make(), deps.vault.make()];
  // Ignores the result: if a concurrent request was first, there is a pair too.
  await deps.wallet.insertSeeds(deps.db, {
    playerId,
    next,
    active: { ...active, clientSeed: deps.vault.clientSeed() },
  });
  return readActive(deps, playerId);
};

const rotate = async (
  deps: RealPairsDeps,
  playerId: PlayerId,
  clientSeed: string | undefined,
): Promise<RotateReply> => {
  const seeds = await readActive(deps, playerId);
  deps.seedCache.forget(playerId);
  const outcome = await deps.wallet.rotateSeeds(deps.db, {
    playerId,
    activeSeedId: seeds.seedId as SeedId,
    clientSeed: clientSeed ?? seeds.clientSeed,
    next: deps.vault.make(),
  });
  deps.seedCache.forget(playerId);
  if (!outcome.ok)
    return outcome.reason === 'stale' ? rotate(deps, playerId, clientSeed) : { ok: false, reason: 'round_open' };
  const stored = await deps.wallet.seed(outcome.revealed);
  const rounds = stored?.lastNonce === undefined ? 0n : stored.lastNonce + 1n;
  const { serverSeed, serverSeedHash, clientSeed: used } = seeds;
  return { ok: true, rotation: { revealed: { serverSeed, serverSeedHash, clientSeed: used, rounds } } };
};

export const realPairs = (deps: RealPairsDeps, playerId: PlayerId): Pairs => ({
  active: async () => {
    const known = deps.seedCache.get(playerId) ?? (await readActive(deps, playerId));
    deps.seedCache.set(playerId, known);
    return known;
  },
  forget: () => deps.seedCache.forget(playerId),
  ofRound: async ({ seedId, sharedRoundId }) => {
    if (sharedRoundId !== undefined) return seedsOfShared(deps.db, sharedRoundId);
    const stored = seedId === undefined ? undefined : await deps.wallet.seed(seedId);
    if (stored?.clientSeed === undefined) return undefined;
    const { serverSeedSealed: sealed, serverSeedHash: hash, clientSeed, state } = stored;
    return {
      serverSeed: deps.vault.open({ sealed, hash }),
      serverSeedHash: hash,
      clientSeed,
      revealed: state === 'revealed',
    };
  },
  rotate: (clientSeed) => rotate(deps, playerId, clientSeed),
});
