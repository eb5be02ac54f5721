/** Owns players' bank accounts and the files of bank transfers. Must never put a leg into two files that could both be paid. */
import { listBatches, listToConfirm, readQueue } from './bank-desk.ts';
import type { BankDeps } from './deps.ts';
import { makeBatch } from './make-batch.ts';
import { downloadBatch, dropBatch, releaseBatch } from './release-batch.ts';
import { returnTransfer } from './return-transfer.ts';
import { readOwnAccount, setAccount } from './set-account.ts';
import { takeReport } from './take-report.ts';

export { sameAccount } from './account-store.ts';
export type { BatchAtDesk, UnsentLeg } from './bank-desk.ts';
export type { BatchId } from './batch.ts';
export type { BankDeps } from './deps.ts';
export type { Bank } from './ports.ts';
export type { OwnBankAccount } from './set-account.ts';

export const createBankPayouts = (deps: BankDeps) => ({
  account: readOwnAccount(deps),
  setAccount: setAccount(deps),
  /** For operators: legs that no file has yet. */
  queue: readQueue(deps),
  toConfirm: listToConfirm(deps),
  batches: listBatches(deps),
  makeBatch: makeBatch(deps),
  releaseBatch: releaseBatch(deps),
  dropBatch: dropBatch(deps),
  download: downloadBatch(deps),
  takeReport: takeReport(deps),
  returnTransfer: returnTransfer(deps),
});

export type BankPayouts = ReturnType<typeof createBankPayouts>;
