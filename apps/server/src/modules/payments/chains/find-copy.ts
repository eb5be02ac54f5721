/** A transaction's copies with different fees: only one can be mined, and only the network knows which. */
import type { Network, TransactionStatus } from './ports.ts';

export type InBlock = Extract<TransactionStatus, { at: 'block' }>;

export interface Found<Copy> {
  /** The copy that was mined. */
  readonly mined?: { readonly copy: Copy; readonly inBlock: InBlock };
  /** The network knows none of the copies. */
  readonly lost: boolean;
}

/** `undefined` while the status of any copy is unknown. */
export const findCopy = async <Copy extends { readonly txid: string }>(
  network: Network,
  copies: readonly Copy[],
): Promise<Found<Copy> | undefined> => {
  let lost = true;
  for (const copy of copies) {
    const status = await network.transactionStatus(copy.txid);
    if (!status.ok) return undefined;
    if (status.at === 'block') return { mined: { copy, inBlock: status }, lost: false };
    lost &&= status.at === 'unknown';
  }
  return { lost };
};

/**
 * By then the fee is about ten times the first, and the tables allow no more copies; what is still not mined is left to the operator
 * whom the alarm calls.
 */
export const mostFeeBumps = 20;
