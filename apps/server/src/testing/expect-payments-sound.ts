/** Payment invariants that must hold after every test. */
import { expect } from 'vitest';
import type { Sql } from '../database/database.ts';
import { auditPayments } from '../modules/payments/index.ts';
import { signatureChecks } from '../providers/chains/registry.ts';

/** Key of the marks on credits in tests. */
export const creditKey = Buffer.alloc(32, 9);

/** Tests give players money without a deposit, and proofs without a signature; everything else must be consistent. */
const given = ['credited without a deposit of its player and amount', 'no signature of its address'];

export const expectPaymentsSound = async (sql: Sql): Promise<void> => {
  const problems = await auditPayments(sql, { key: creditKey, signatures: signatureChecks });
  expect(problems.filter(({ problem }) => !given.includes(problem))).toEqual([]);
};
