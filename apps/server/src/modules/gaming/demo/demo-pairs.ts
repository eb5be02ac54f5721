/** Seed pairs of a demo session, with the same life cycle as a player's. */
import type { Database, Sql } from '../../../database/database.ts';
import { seedsOfShared } from '../fairness/shared-seeds-store.ts';
import type { SeedVault } from '../fairness/server-seed.ts';
import type { OpenSeeds, Pairs, RotateReply } from '../rounds/pairs.ts';
import { findOpenDemoRound } from './demo-round-store.ts';
import { activateNextDemoSeed, findDemoSeed, insertNextDemoSeed, readDemoSeeds } from './demo-seed-store.ts';
import { lockDemoState, readDemoState } from './demo-store.ts';

export interface DemoPairsDeps {
  readonly db: Database;
  readonly vault: SeedVault;
}

/** The first pair of a new session. */
export const seedDemo = async (sql: Sql, vault: SeedVault, sessionId: bigint): Promise<void> => {
  await insertNextDemoSeed(sql, sessionId, vault.make());
  await activateNextDemoSeed(sql, sessionId, vault.clientSeed());
  await insertNextDemoSeed(sql, sessionId, vault.make());
};

const readActive = async (sql: Sql, vault: SeedVault, sessionId: bigint): Promise<OpenSeeds> => {
  const [[active, next], state] = [await readDemoSeeds(sql, sessionId), await readDemoState(sql, sessionId)];
  if (active?.clientSeed === undefined || next === undefined) throw new Error('A demo session has no seeds');
  return {
    seedId: active.id,
    serverSeed: vault.open(active),
    serverSeedHash: active.hash,
    clientSeed: active.clientSeed,
    nextNonce: state.nextNonce,
    nextServerSeedHash: next.hash,
  };
};

const rotate = ({ db, vault }: DemoPairsDeps, id: bigint, clientSeed: string | undefined): Promise<RotateReply> =>
  db.transaction(async (sql) => {
    await lockDemoState(sql, id);
    if ((await findOpenDemoRound(sql, id)) !== undefined) return { ok: false, reason: 'round_open' };
    const seeds = await readActive(sql, vault, id);
    await activateNextDemoSeed(sql, id, clientSeed ?? seeds.clientSeed);
    await insertNextDemoSeed(sql, id, vault.make());
    const { serverSeed, serverSeedHash, clientSeed: used, nextNonce: rounds } = seeds;
    return { ok: true, rotation: { revealed: { serverSeed, serverSeedHash, clientSeed: used, rounds } } };
  });

export const demoPairs = (deps: DemoPairsDeps, sessionId: bigint): Pairs => ({
  active: () => readActive(deps.db, deps.vault, sessionId),
  forget: () => undefined,
  ofRound: async ({ seedId, sharedRoundId }) => {
    if (sharedRoundId !== undefined) return seedsOfShared(deps.db, sharedRoundId);
    const stored = seedId === undefined ? undefined : await findDemoSeed(deps.db, sessionId, seedId);
    if (stored?.clientSeed === undefined) return undefined;
    const { hash, clientSeed, state } = stored;
    return { serverSeed: deps.vault.open(stored), serverSeedHash: hash, clientSeed, revealed: state === 'revealed' };
  },
  rotate: (clientSeed) => rotate(deps, sessionId, clientSeed),
});
