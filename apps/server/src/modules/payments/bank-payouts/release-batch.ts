/**
 * The second operator releases a file: from then on the bank may have it, and it is always the same bytes. A file that nobody has released
 * can be dropped; its legs are back in the queue.
 */
import { money } from '@carmine/money';
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { lockCashOut } from '../cash-outs/index.ts';
import { whatKeepsLeg, writeTaken } from '../fiat-payouts/index.ts';
import { isAccountOver } from './account-store.ts';
import { hashOf, type Batch, type BatchId, type Transfer } from './batch.ts';
import { isOneChain, lockBatch, readBatch, readTransfers, writeDropped, writeReleased } from './batch-store.ts';
import type { BankDeps } from './deps.ts';
import { payeeField } from './make-batch.ts';
import type { OrderedTransfer, Payee } from './ports.ts';

export interface BatchWord {
  readonly id: BatchId;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type BatchDropped = { readonly ok: true } | Fail<'batch_not_found' | 'batch_over'>;
export type BatchReleased =
  | BatchDropped
  | Fail<'own_batch' | 'one_chain' | 'account_changed' | 'payee_erased'>
  | { readonly ok: false; readonly reason: 'leg_kept'; readonly keptBy: LegKeeper };

const refused = <R extends string>(reason: R): Fail<R> => ({ ok: false, reason });

const orderedOf = async (
  deps: BankDeps,
  sql: Sql,
  batch: Batch,
  transfer: Transfer,
): Promise<OrderedTransfer | undefined> => {
  const { playerId, payeeSealed: sealed, endToEndId, amount } = transfer;
  if (sealed.length === 0) return undefined;
  const [bytes] = (await deps.vault.open(playerId, [{ field: payeeField, sealed }], sql)) ?? [];
  if (bytes === undefined) return undefined;
  return { endToEndId, amount: money(batch.currency, amount), payee: JSON.parse(bytes.toString()) as Payee };
};

/** Undefined if a payee has been erased since. */
const fileOf = async (deps: BankDeps, sql: Sql, batch: Batch, releasedAt: Date): Promise<Buffer | undefined> => {
  const transfers: OrderedTransfer[] = [];
  for (const transfer of await readTransfers(sql, [batch.id])) {
    const ordered = await orderedOf(deps, sql, batch, transfer);
    if (ordered === undefined) return undefined;
    transfers.push(ordered);
  }
  return deps.bank.writeOrder({
    ...{ messageId: deps.ids.encode('bat', batch.id), currency: batch.currency, releasedAt, transfers },
    controlSum: money(batch.currency, batch.controlSum),
  });
};

/** What came up since the file was made; later holds wait until this transaction ends. */
const keeperOf = async (sql: Sql, batch: Batch): Promise<LegKeeper | undefined> => {
  const ids = [...new Set((await readTransfers(sql, [batch.id])).map(({ cashOutId }) => cashOutId))];
  for (const id of ids) await lockCashOut(sql, id);
  for (const id of ids) {
    const keeps = await whatKeepsLeg(sql, id);
    if (keeps !== undefined) return keeps;
  }
  return undefined;
};

export const releaseBatch =
  (deps: BankDeps) =>
  ({ id, operatorId, reason }: BatchWord): Promise<BatchReleased> =>
    deps.db.transaction(async (sql): Promise<BatchReleased> => {
      const batch = await lockBatch(sql, id);
      if (batch === undefined) return refused('batch_not_found');
      if (batch.state !== 'made') return refused('batch_over');
      if (batch.madeBy === operatorId) return refused('own_batch');
      if (await isOneChain(sql, batch.madeBy, operatorId)) return refused('one_chain');
      const keptBy = await keeperOf(sql, batch);
      if (keptBy !== undefined) return { ok: false, reason: 'leg_kept', keptBy };
      const accounts = (await readTransfers(sql, [id])).map(({ accountId }) => accountId);
      // Sent there, it would go to an account that the player may no longer have, or that somebody else had entered.
      if (await isAccountOver(sql, accounts)) return refused('account_changed');
      const at = deps.clock.now();
      const file = await fileOf(deps, sql, batch, at);
      if (file === undefined) return refused('payee_erased');
      await writeReleased(sql, id, { by: operatorId, at, fileHash: hashOf(file) });
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'bank.release_batch', before: [batch.madeBy] },
        details: { batch: deps.ids.encode('bat', id), file: hashOf(file).toString('hex'), reason },
      });
      return { ok: true };
    });

export const dropBatch =
  (deps: BankDeps) =>
  ({ id, operatorId, reason }: BatchWord): Promise<BatchDropped> =>
    deps.db.transaction(async (sql): Promise<BatchDropped> => {
      const batch = await lockBatch(sql, id);
      if (batch === undefined) return refused('batch_not_found');
      if (batch.state !== 'made') return refused('batch_over');
      const transfers = await readTransfers(sql, [id]);
      for (const cashOutId of new Set(transfers.map((one) => one.cashOutId))) await lockCashOut(sql, cashOutId);
      await writeDropped(sql, id, operatorId);
      for (const at of transfers) await writeTaken(sql, at, undefined);
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'bank.drop_batch' },
        details: { batch: deps.ids.encode('bat', id), reason },
      });
      return { ok: true };
    });

export type BatchFile =
  | { readonly ok: true; readonly file: Buffer; readonly name: string }
  | Fail<'batch_not_found' | 'batch_not_released' | 'payee_erased'>;

/** The same bytes at every download. */
export const downloadBatch =
  (deps: BankDeps) =>
  async ({ id, operatorId }: Pick<BatchWord, 'id' | 'operatorId'>): Promise<BatchFile> => {
    const batch = await readBatch(deps.db, id);
    if (batch === undefined) return refused('batch_not_found');
    if (batch.releasedAt === undefined) return refused('batch_not_released');
    const file = await fileOf(deps, deps.db, batch, batch.releasedAt);
    if (file === undefined) return refused('payee_erased');
    if (batch.fileHash === undefined || !hashOf(file).equals(batch.fileHash))
      throw new Error(`The file of batch ${id} is another one than was released`);
    const encoded = deps.ids.encode('bat', id);
    const details = { batch: encoded, file: batch.fileHash.toString('hex') };
    await deps.db.transaction((sql) => deps.audit.record(sql, { operatorId, action: 'bank.download', details }));
    return { ok: true, file, name: `${encoded}.pain.001.xml` };
  };
