/**
 * Decides whether a stake takes a must-hit pool to its trigger. The trigger is opened in memory alone; the ledger compares the meter that was
 * decided from, as it does with the nonce, and pays only a trigger that was committed to.
 */
import { isHit } from '@carmine/games';
import { currency as facts, rateDecimals, type CurrencyCode } from '@carmine/money';
import type { CommitReply, JackpotAction, MeterDecision, Pool, PoolId, Wallet } from '../../wallet/index.ts';
import type { Database } from '../../../database/database.ts';
import type { TriggerVault } from '../fairness/jackpot-trigger.ts';
import type { KeyMutex } from '../rounds/key-mutex.ts';

export interface MustHitDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'pool' | 'openJackpotCycle'>;
  readonly triggers: TriggerVault;
  readonly withKeyMutex: KeyMutex;
}

export interface Stake {
  readonly currency: CurrencyCode;
  readonly staked: bigint;
  /** EUR per unit in 1/10¹⁸. */
  readonly eurRate: bigint;
}

/** Other processes bet too; each time somebody's bet was taken. */
const attempts = 24;

/** A share of a stake in 1/1,000,000 of a EUR cent, floored, as the ledger works it out. */
const shareOf = ({ currency: code, staked, eurRate }: Stake, shareBp: number): bigint =>
  (staked * eurRate * BigInt(shareBp) * 10_000n) / 10n ** BigInt(rateDecimals + facts(code).decimals);

const micro = 1_000_000n;

/** What the meter lacks of its seed is filled first, from the reserve's share. */
const meterAfter = (pool: Pick<Pool, 'meterMicro' | 'seedCents' | 'poolBp' | 'reserveBp'>, stake: Stake): bigint => {
  const fed = pool.meterMicro + shareOf(stake, pool.poolBp);
  const [kept, lacks] = [shareOf(stake, pool.reserveBp), pool.seedCents * micro - fed];
  return fed + (lacks <= 0n ? 0n : kept < lacks ? kept : lacks);
};

const decide = ({ triggers }: MustHitDeps, pool: Pool, stake: Stake): MeterDecision => {
  if (pool.trigger === undefined) throw new Error(`${pool.name} has no commitment`);
  const trigger = triggers.open(pool.trigger);
  const isFallen = isHit(
    trigger.triggerCents * micro,
    { amount: pool.meterMicro },
    { amount: meterAfter(pool, stake) },
  );
  const decision = { cycle: pool.cycle, meterMicro: pool.meterMicro };
  if (!isFallen) return decision;
  return { ...decision, fallen: trigger, next: triggers.make({ ...pool, cycle: pool.cycle + 1 }) };
};

/** The pool in a cycle that has been committed to. A win begins the next one, a start the first: this one if neither did. */
export const openPool = async (
  { db, wallet, triggers }: Omit<MustHitDeps, 'withKeyMutex'>,
  id: PoolId,
): Promise<Pool> => {
  const pool = await wallet.pool(id);
  if (pool.trigger !== undefined || pool.mustHitByCents === undefined) return pool;
  await wallet.openJackpotCycle(db, { poolId: id, cycle: pool.cycle, ...triggers.make(pool) });
  return wallet.pool(id);
};

/** Commits with a decision for each of these pools, one bet of this process after the other, again while others were faster. */
export const commitDecided = (
  deps: MustHitDeps,
  ids: readonly PoolId[],
  stake: Stake,
  commit: (actions: readonly JackpotAction[]) => Promise<CommitReply>,
): Promise<CommitReply> => {
  const turn = async (): Promise<CommitReply> => {
    for (let count = 1; ; count += 1) {
      const pools = await Promise.all(ids.map((id) => openPool(deps, id)));
      const reply = await commit(
        pools.map((pool) => ({ poolId: pool.poolId, winBp: 0, decided: decide(deps, pool, stake) })),
      );
      if (reply.status !== 'stale_meter' || count >= attempts) return reply;
    }
  };
  // Always in the same order, so that no two bets wait for each other.
  return [...ids]
    .sort((a, b) => (a < b ? 1 : -1))
    .reduce((work, id) => () => deps.withKeyMutex(`pool:${id}`, work), turn)();
};
