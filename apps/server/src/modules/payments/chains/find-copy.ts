/** A transaction's copies with different fees: only one can be mined, and only the network knows which. */
import type { Network, Standing } from './ports.ts';

export type InBlock = Extract<Standing, { at: 'block' }>;

export interface Found<Copy> {
  /** The copy that was mined. */
  readonly mined?: { readonly copy: Copy; readonly standing: InBlock };
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
    const standing = await network.standing(copy.txid);
    if (!standing.ok) return undefined;
    if (standing.at === 'block') return { mined: { copy, standing }, lost: false };
    lost &&= standing.at === 'unknown';
  }
  return { lost };
};

/**
 * By then the fee is about ten times the first, and the tables allow no more copies; what is still not mined is left to the operator
 * whom the alarm calls.
 */
export const mostFeeBumps = 20;
