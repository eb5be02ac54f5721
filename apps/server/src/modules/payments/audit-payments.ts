/** Whether what was booked for payments is what gateways and chains brought and took. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../database/database.ts';
import type { LedgerProblem } from '../wallet/index.ts';
import * as store from './credit-mark-store.ts';
import type { Credited } from './credit-mark-store.ts';

/** The servers' own word that they credited this: nobody with the database alone can write it. */
export const creditMark = (key: Buffer, { depositId, playerId, gateway, currency, amount }: Credited): Buffer =>
  createHmac('sha256', key).update([depositId, playerId, gateway, currency, amount].join(':')).digest();

/** `key` undefined: the marks cannot be checked, everything else is. Reads only. */
export const auditPayments = async (sql: Sql, key: Buffer | undefined): Promise<LedgerProblem[]> => {
  const problems = await store.paymentProblems(sql);
  if (key === undefined) return problems;
  const credits = await store.markedCredits(sql);
  const unmarked = credits.filter(
    ({ mark, ...credited }) => mark === null || !timingSafeEqual(mark, creditMark(key, credited)),
  );
  return [
    ...problems,
    ...unmarked.map(({ depositId }) => ({
      ...{ problem: 'credited, and not by the servers', table: 'deposits', id: String(depositId) },
    })),
  ];
};
