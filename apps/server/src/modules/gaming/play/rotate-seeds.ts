/** Reveals the active seed and starts the pair that was committed to before. */
import type { FairnessRotation } from '@carmine/contract/fairness';
import { refused, type Refused } from '../rounds/errors.ts';
import type { RoundBook } from '../rounds/round-book.ts';
import { readFairness } from './tell-session.ts';

export type RotateOutcome = { readonly ok: true; readonly rotation: FairnessRotation } | Refused;

export const rotateSeeds = async (book: RoundBook, clientSeed: string | undefined): Promise<RotateOutcome> => {
  const outcome = await book.rotate(clientSeed);
  if (!outcome.ok) return refused('round_open');
  const { rounds, ...revealed } = outcome.rotation.revealed;
  return { ok: true, rotation: { revealed: { ...revealed, nonce: Number(rounds) }, active: await readFairness(book) } };
};
