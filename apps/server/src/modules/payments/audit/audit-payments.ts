/** Whether what was booked for payments is what gateways and networks brought and took. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { LedgerProblem } from '../../wallet/index.ts';
import * as store from './credit-mark-store.ts';
import type { Credited } from './credit-mark-store.ts';

/** The servers' own word that they credited this: nobody with the database alone can write it. */
export const creditMark = (key: Buffer, { depositId, playerId, gateway, currency, amount }: Credited): Buffer =>
  createHmac('sha256', key).update([depositId, playerId, gateway, currency, amount].join(':')).digest();

/** Those that carry no mark of the servers, or another one. */
export const unmarked = (
  key: Buffer,
  credits: readonly (Credited & { readonly mark: Buffer | null })[],
): LedgerProblem[] =>
  credits
    .filter(({ mark, ...credited }) => mark === null || !timingSafeEqual(mark, creditMark(key, credited)))
    .map(({ depositId }) => ({
      ...{ problem: 'credited, and not by the servers', table: 'deposits', id: String(depositId) },
    }));

/** By the code of a network: how a signature of one of its addresses is checked. */
export type SignatureChecks = Readonly<
  Record<string, (signed: { address: string; message: string; signature: string }) => Promise<boolean>>
>;

const falseProofs = async (sql: Sql, checks: SignatureChecks): Promise<LedgerProblem[]> => {
  const problems: LedgerProblem[] = [];
  for (const proof of await store.signedProofs(sql))
    if ((await checks[proof.chain]?.(proof)) !== true)
      problems.push({
        ...{ problem: 'no signature of its address', table: 'address_proofs' },
        id: `${proof.playerId} ${proof.chain} ${proof.address}`,
      });
  return problems;
};

export interface PaymentAudit {
  /** Undefined: the marks cannot be checked, everything else is. */
  readonly key: Buffer | undefined;
  readonly signatures: SignatureChecks;
}

/** Reads only. */
export const auditPayments = async (sql: Sql, { key, signatures }: PaymentAudit): Promise<LedgerProblem[]> => {
  const problems = [...(await store.paymentProblems(sql)), ...(await falseProofs(sql, signatures))];
  if (key === undefined) return problems;
  return [...problems, ...unmarked(key, await store.markedCredits(sql))];
};
