/** What must hold of payments after every test that moved them. */
import { expect } from 'vitest';
import type { Sql } from '../database/database.ts';
import { auditPayments } from '../modules/payments/index.ts';
import { signatureChecks } from '../providers/chains/registry.ts';

/** What marks credits in tests. */
export const creditKey = Buffer.alloc(32, 9);

/** Tests give players money without a deposit, and let addresses count as proven; everything else has to fit. */
const given = ['credited without a deposit of its player and amount', 'no signature of its address'];

export const expectPaymentsSound = async (sql: Sql): Promise<void> => {
  const problems = await auditPayments(sql, { key: creditKey, signatures: signatureChecks });
  expect(problems.filter(({ problem }) => !given.includes(problem))).toEqual([]);
};
