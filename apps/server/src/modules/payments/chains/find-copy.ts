/** Copies of one transaction with different fees: only one can be mined, and the network alone says which. */
import type { Network, Standing } from './ports.ts';

export type InBlock = Extract<Standing, { at: 'block' }>;

export interface Found<Copy> {
  /** The copy that is in a block. */
  readonly mined?: { readonly copy: Copy; readonly standing: InBlock };
  /** Nobody knows any copy. */
  readonly lost: boolean;
}

/** `undefined` while the chain does not answer for every copy. */
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

/** Ten times the first fee by then, as many as the tables take: what still waits is for the person whom the alarm calls. */
export const mostFeeBumps = 20;
