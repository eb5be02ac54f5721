/** Compares booked payments with what gateways and networks delivered and took. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { LedgerProblem } from '../../wallet/index.ts';
import * as store from './credit-mark-store.ts';
import type { Credited, Won } from './credit-mark-store.ts';

/** HMAC that shows the servers made this credit; it cannot be forged with access to the database alone. */
export const creditMark = (key: Buffer, { depositId, playerId, gateway, currency, amount }: Credited): Buffer =>
  createHmac('sha256', key).update([depositId, playerId, gateway, currency, amount].join(':')).digest();

/** The same for money that came back with a won dispute. */
export const wonMark = (key: Buffer, { disputeId, playerId, gateway, currency, amount }: Won): Buffer =>
  createHmac('sha256', key).update(['won', disputeId, playerId, gateway, currency, amount].join(':')).digest();

/** Won disputes without a mark, or with a wrong one. */
export const unmarkedWins = (key: Buffer, wins: readonly (Won & { readonly mark: Buffer | null })[]): LedgerProblem[] =>
  wins
    .filter(({ mark, ...won }) => mark === null || !timingSafeEqual(mark, wonMark(key, won)))
    .map(({ disputeId }) => ({ problem: 'won, and not by the servers', table: 'disputes', id: String(disputeId) }));

/** Credits without a mark, or with a wrong one. */
export const unmarked = (
  key: Buffer,
  credits: readonly (Credited & { readonly mark: Buffer | null })[],
): LedgerProblem[] =>
  credits
    .filter(({ mark, ...credited }) => mark === null || !timingSafeEqual(mark, creditMark(key, credited)))
    .map(({ depositId }) => ({
      ...{ problem: 'credited, and not by the servers', table: 'deposits', id: String(depositId) },
    }));

/** Signature verification of each network's addresses, by network code. */
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
  /** If undefined, everything except the marks is checked. */
  readonly key: Buffer | undefined;
  readonly signatures: SignatureChecks;
}

/** Read-only. */
export const auditPayments = async (sql: Sql, { key, signatures }: PaymentAudit): Promise<LedgerProblem[]> => {
  const problems = [...(await store.paymentProblems(sql)), ...(await falseProofs(sql, signatures))];
  if (key === undefined) return problems;
  return [
    ...problems,
    ...unmarked(key, await store.markedCredits(sql)),
    ...unmarkedWins(key, await store.markedWins(sql)),
  ];
};
