/** Compares what was acknowledged with the ledger. */
import type { Database } from '../../apps/server/src/database/database.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import type { Acknowledged } from './clients.ts';

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, but not in the ledger. */
  readonly lost: number;
  /** In the ledger more often than acknowledged. */
  readonly doubled: number;
  /** Invariants violated according to the audit. */
  readonly unsound: readonly string[];
}

/** `players`: whose rounds are compared; the audit covers everybody. */
export const verify = async (
  database: Database,
  acknowledged: readonly Acknowledged[],
  players: ReadonlySet<bigint>,
): Promise<Verdict> => {
  const rounds = await database.rows<{ id: bigint }>('select id from rounds where player_id = any ($1)', [
    [...players],
  ]);
  const known = new Set(rounds.map(({ id }) => id));
  const lost = acknowledged.filter(({ roundId }) => !known.has(roundId)).length;
  const distinct = new Set(acknowledged.map(({ player, key }) => `${player.playerId} ${key}`)).size;
  const findings = await auditLedger(database);
  return {
    acknowledged: acknowledged.length,
    lost,
    doubled: rounds.length - distinct + (acknowledged.length - distinct),
    unsound: findings.map(({ check }) => check),
  };
};
