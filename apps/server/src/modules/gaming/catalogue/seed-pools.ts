/** Creates the jackpot pools that games name, and commits to where each must-hit pool falls before anybody can stake on it. */
import type { AnyGame, GameJackpot } from '@carmine/games';
import type { Sql } from '../../../database/database.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { NewPool, Pool, SealedTrigger, Wallet } from '../../wallet/index.ts';

export interface SeedPoolsDeps {
  readonly games: readonly AnyGame[];
  readonly log: Pick<Log, 'warn'>;
  /** Commits to where a must-hit pool falls. */
  readonly sealTrigger: (pool: NewPool & Pick<Pool, 'cycle'>) => SealedTrigger;
  readonly wallet: Pick<Wallet, 'createPool' | 'pools' | 'openJackpotCycle'>;
}

const wanted = ({ name, seedCents, poolBp, reserveBp, mustHitByCents, capCents }: GameJackpot): NewPool => ({
  ...{ name, poolBp, reserveBp, seedCents: BigInt(seedCents) },
  mustHitByCents: mustHitByCents === undefined ? undefined : BigInt(mustHitByCents),
  capCents: capCents === undefined ? undefined : BigInt(capCents),
});

const textOf = ({ seedCents, poolBp, reserveBp, mustHitByCents, capCents }: NewPool | Pool): string =>
  [seedCents, poolBp, reserveBp, mustHitByCents ?? '-', capCents ?? '-'].join(' ');

/** A pool in a cycle that nobody has committed to yet gets its commitment, whoever left it without. */
const openCycle = async (
  sql: Sql,
  { wallet, sealTrigger }: Pick<SeedPoolsDeps, 'wallet' | 'sealTrigger'>,
  pool: NewPool & Pick<Pool, 'poolId' | 'cycle'> & Partial<Pick<Pool, 'trigger'>>,
): Promise<void> => {
  if (pool.mustHitByCents === undefined || pool.trigger !== undefined) return;
  await wallet.openJackpotCycle(sql, { poolId: pool.poolId, cycle: pool.cycle, ...sealTrigger(pool) });
};

/** Existing pools hold money, so a restart never changes them. */
export const seedPools = async (sql: Sql, deps: SeedPoolsDeps): Promise<void> => {
  const { games, log, wallet } = deps;
  const named = games.flatMap(({ catalogue }) => catalogue.jackpots).map(wanted);
  if (named.length === 0) return;
  const present = new Map((await wallet.pools()).map((pool) => [pool.name, pool]));
  for (const pool of named) {
    const known = present.get(pool.name);
    await openCycle(sql, deps, known ?? { ...pool, poolId: await wallet.createPool(sql, pool), cycle: 1 });
    if (known !== undefined && textOf(known) !== textOf(pool))
      log.warn(
        { pool: pool.name, has: textOf(known), wanted: textOf(pool) },
        'a jackpot pool keeps its seed and its shares: only an operator changes a pool that is there',
      );
  }
};
