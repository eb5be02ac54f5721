/** Files of bank transfers. Pure. */
import type { CurrencyCode } from '@carmine/money';
import { createHash } from 'node:crypto';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/index.ts';

export type BatchId = Id<'bat'>;

export const batchStates = ['made', 'released', 'dropped'] as const;
/** `released`: the bank may have it. */
export type BatchState = (typeof batchStates)[number];

/** `refused`: certainly not paid by the bank. `returned`: paid, and came back. */
export type TransferState = 'waiting' | 'paid' | 'refused' | 'dropped' | 'returned';

export interface Batch {
  readonly id: BatchId;
  readonly currency: CurrencyCode;
  readonly transfers: number;
  readonly controlSum: bigint;
  readonly state: BatchState;
  readonly madeBy: OperatorId;
  readonly madeAt: Date;
  readonly releasedBy: OperatorId | undefined;
  readonly releasedAt: Date | undefined;
  /** SHA-256 of its file. */
  readonly fileHash: Buffer | undefined;
}

export interface Transfer {
  readonly playerId: PlayerId;
  readonly batchId: BatchId;
  readonly cashOutId: CashOutId;
  readonly leg: number;
  readonly accountId: bigint;
  readonly endToEndId: string;
  readonly amount: bigint;
  readonly payeeSealed: Buffer;
  readonly state: TransferState;
  /** What the bank's last word says about it, and who has read that first; it counts once a second operator has. */
  readonly said: { readonly word: 'paid' | 'refused'; readonly by: OperatorId; readonly at: Date } | undefined;
  /** The player has replaced the account, or the bank has refused it. */
  readonly accountOver: boolean;
  readonly refusedCode: string | undefined;
  /** The operator who first said that it came back. */
  readonly returnAskedBy: OperatorId | undefined;
}

/** Most transfers of one file. */
export const mostTransfers = 100;

/** What a file of the bank or for it is known by: SHA-256 of its bytes. */
export const hashOf = (file: Buffer): Buffer => createHash('sha256').update(file).digest();
