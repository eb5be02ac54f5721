/**
 * Makes one file of the legs that are to be sent by bank: each is taken by the operator, as if it were sent by hand, and stays in this
 * file alone. What may not be sent now, or has no account, stays in the queue.
 */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { type CashOut, lockCashOut, readCashOuts } from '../cash-outs/index.ts';
import {
  askBeforeSending,
  type LegAt,
  legReference,
  manualMethod,
  readLegs,
  whatKeepsLeg,
  writeTaken,
} from '../fiat-payouts/index.ts';
import { readAccounts } from './account-store.ts';
import type { AccountDetails } from './bank-account.ts';
import { mostTransfers, type Batch } from './batch.ts';
import { insertBatch, insertTransfer, readBatchByKey, readUnsent } from './batch-store.ts';
import type { BankDeps } from './deps.ts';
import type { Payee } from './ports.ts';
import { holderOf, openAccount } from './set-account.ts';

export interface BatchWish {
  /** Of the call: repeated, it gets the same file. */
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

export type BatchMade =
  | { readonly ok: true; readonly batch: Batch }
  | { readonly ok: false; readonly reason: 'nothing_to_send' | 'cashouts_stopped' };

export const payeeField = 'bank-payee';

interface Candidate extends LegAt {
  readonly accountId: bigint;
  readonly payee: Payee;
}

/** Read and asked before the transaction, so that it holds no lock while a gateway or a key is waited for. */
const candidateOf = async (deps: BankDeps, at: LegAt, { playerId }: CashOut): Promise<Candidate | undefined> => {
  const row = (await readAccounts(deps.db, [playerId])).get(playerId);
  if (row === undefined || row.refusedAt !== null) return undefined;
  const [details, holder]: [AccountDetails | undefined, string | undefined] = await Promise.all([
    openAccount(deps, row),
    holderOf(deps, playerId),
  ]);
  if (details === undefined || holder === undefined) return undefined;
  // A card that has failed may have paid since.
  if ((await askBeforeSending(deps, at.cashOutId, at.leg)) !== undefined) return undefined;
  return { ...at, accountId: row.id, payee: { holder, ...details } };
};

const candidates = async (deps: BankDeps, currency: CurrencyCode): Promise<Candidate[]> => {
  const legs = await readUnsent(deps.db, { currency, size: mostTransfers });
  const cashOuts = new Map(
    (await readCashOuts(deps.db, [...new Set(legs.map(({ cashOutId }) => cashOutId))])).map((one) => [one.id, one]),
  );
  const found: Candidate[] = [];
  for (const at of legs) {
    const cashOut = cashOuts.get(at.cashOutId);
    const candidate = cashOut && (await candidateOf(deps, at, cashOut));
    if (candidate !== undefined) found.push(candidate);
  }
  return found;
};

interface Taken extends Candidate {
  readonly cashOut: CashOut;
  readonly amount: bigint;
  readonly payeeSealed: Buffer;
}

/** Undefined if it is kept, or somebody else has it. */
const takeWithin = async (
  deps: BankDeps,
  sql: Sql,
  { candidate, cashOut }: { candidate: Candidate; cashOut: CashOut },
  by: OperatorId,
): Promise<Taken | undefined> => {
  const { cashOutId, leg, accountId, payee } = candidate;
  const found = (await readLegs(sql, [cashOutId])).get(cashOutId)?.find((one) => one.leg === leg);
  const account = (await readAccounts(sql, [cashOut.playerId])).get(cashOut.playerId);
  const free = found?.method === manualMethod && found.state === 'waiting' && found.takenBy === undefined;
  if (cashOut.state !== 'submitted' || !free || account?.id !== accountId || account.refusedAt !== null)
    return undefined;
  if ((await whatKeepsLeg(sql, cashOutId)) !== undefined) return undefined;
  const values = [{ field: payeeField, bytes: Buffer.from(JSON.stringify(payee)) }];
  const [payeeSealed] = (await deps.vault.seal(cashOut.playerId, values, sql)) ?? [];
  if (payeeSealed === undefined || !(await writeTaken(sql, { cashOutId, leg }, by))) return undefined;
  return { ...candidate, cashOut, amount: found.amount, payeeSealed };
};

const makeWithin = async (
  deps: BankDeps,
  sql: Sql,
  found: readonly Candidate[],
  { key, currency, operatorId, reason }: BatchWish,
): Promise<BatchMade> => {
  // All rows first, in the order of their ids: two operators wait for each other instead of blocking each other.
  const locked = new Map<bigint, CashOut>();
  for (const id of [...new Set(found.map(({ cashOutId }) => cashOutId))].toSorted((a, b) => (a < b ? -1 : 1))) {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut !== undefined) locked.set(id, cashOut);
  }
  // The same call may have been faster on another connection.
  const before = await readBatchByKey(sql, key);
  if (before !== undefined) return { ok: true, batch: before };
  const taken: Taken[] = [];
  for (const candidate of found) {
    const cashOut = locked.get(candidate.cashOutId);
    const one = cashOut && (await takeWithin(deps, sql, { candidate, cashOut }, operatorId));
    if (one !== undefined) taken.push(one);
  }
  if (taken.length === 0) return { ok: false, reason: 'nothing_to_send' };
  const controlSum = taken.reduce((sum, { amount }) => sum + amount, 0n);
  const batch = await insertBatch(sql, {
    ...{ key, currency, transfers: taken.length, controlSum, madeBy: operatorId },
  });
  for (const { cashOut, cashOutId, leg, accountId, amount, payeeSealed } of taken)
    await insertTransfer(sql, {
      ...{ playerId: cashOut.playerId, batchId: batch.id, cashOutId, leg, accountId, amount, payeeSealed },
      endToEndId: legReference(deps.ids, cashOutId, leg),
    });
  await deps.audit.record(sql, {
    ...{ operatorId, action: 'bank.make_batch' },
    details: {
      ...{ batch: deps.ids.encode('bat', batch.id), currency, transfers: taken.length, reason },
      sum: formatAmount(money(currency, controlSum)),
    },
  });
  return { ok: true, batch };
};

export const makeBatch =
  (deps: BankDeps) =>
  async (wish: BatchWish): Promise<BatchMade> => {
    const before = await readBatchByKey(deps.db, wish.key);
    if (before !== undefined) return { ok: true, batch: before };
    if ((await deps.wallet.cashOutsStopped()) !== undefined) return { ok: false, reason: 'cashouts_stopped' };
    const found = await candidates(deps, wish.currency);
    const made = await deps.db.transaction((sql) => makeWithin(deps, sql, found, wish));
    if (made.ok) return made;
    const repeated = await readBatchByKey(deps.db, wish.key);
    return repeated === undefined ? made : { ok: true, batch: repeated };
  };
